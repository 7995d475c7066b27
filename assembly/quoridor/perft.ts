/**
 * Counts the positions after a number of plies, move orders told apart; games that end earlier count nothing. The count is
 * made in steps, so that whoever asked can breathe and give up.
 */
import { countMoves, listMoves, movesAt } from './legal';
import { PERFT } from './memory';
import { make, ply, unmake } from './moves';

let depth: i32 = 0;
let base: i32 = 0;
let leaves: u64 = 0;

/** Starts counting from the position that stands, `plies` (1 to MAX_PLIES - 1) deep. */
export function perftBegin(plies: i32): void {
  depth = plies;
  base = ply;
  leaves = 0;
  if (depth > 1) openPly(0);
}

/**
 * Counts on, about `work` positions' lists of moves; true when done. The position must not be touched between the steps;
 * when done it is the first again.
 */
export function perftStep(work: i32): bool {
  if (depth == 1) {
    leaves = <u64>countMoves(movesAt(0));
    return true;
  }
  while (work > 0) {
    const level = ply - base;
    const next = load<i32>(PERFT + (level << 3), 4);
    if (next == load<i32>(PERFT + (level << 3))) {
      if (level == 0) return true;
      unmake();
      continue;
    }
    store<i32>(PERFT + (level << 3), next + 1, 4);
    make(<i32>load<u8>(movesAt(level) + next));
    work--;
    if (level + 2 < depth) {
      openPly(level + 1);
    } else {
      leaves += <u64>countMoves(movesAt(level + 1));
      unmake();
    }
  }
  return false;
}

/** Positions counted so far, exact up to 2^53: more would take centuries. */
export function perftLeaves(): f64 {
  return <f64>leaves;
}

/** The share of the work that is done, 0 to 1, by the moves of the first two plies. */
export function perftShare(): f64 {
  if (depth < 2) return 0;
  const outer = share(0, 0);
  return depth < 3 || ply == base ? outer : outer + share(1, 1) / <f64>load<i32>(PERFT);
}

/** Of the moves of a level those gone through, less the one that is being looked into. */
function share(level: i32, open: i32): f64 {
  const count = load<i32>(PERFT + (level << 3));
  return count == 0 ? 0 : <f64>max(0, load<i32>(PERFT + (level << 3), 4) - open) / <f64>count;
}

function openPly(level: i32): void {
  store<i32>(PERFT + (level << 3), listMoves(movesAt(level)));
  store<i32>(PERFT + (level << 3), 0, 4);
}
