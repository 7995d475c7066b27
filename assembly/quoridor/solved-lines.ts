/** Best play after the root is solved, as far as its layer tells: the pawns' moves, and those after the last wall. */
import { leftOf, turn, winner } from './board';
import { movesAt } from './legal';
import { make, ply, unmake } from './moves';
import { listPawnMoves } from './pawns';
import { pliesOf, raceValues } from './race-cache';
import { WIN } from './scores';
import { LINE_BYTES, RESULT_BYTES, VIEW } from './search-memory';
import { outcomeOf } from './solve';
import { VALUES } from './solve-memory';
import { FIRST_WALL } from './squares';

/**
 * Writes the line that begins with a legal move of the root, in the form of `searchLine`, as number `index`. The position must be
 * the root's, and solved.
 */
export function writeSolvedLine(index: i32, move: i32): void {
  const line = VIEW + <usize>index * RESULT_BYTES;
  const outcome = outcomeOf(move);
  store<i32>(line, outcome > 0 ? WIN - outcome : outcome < 0 ? -WIN - outcome : 0);
  store<i32>(line, abs(outcome), 4);
  const base = ply;
  let length = 0;
  store<u8>(line + 9, <u8>move);
  make(move);
  const values = layerAfter(move);
  for (length = 1; values != 0 && length < <i32>LINE_BYTES - 2 && outcome != 0 && winner() < 0; length++) {
    const next = bestStep(values);
    if (next < 0) break;
    store<u8>(line + 9 + length, <u8>next);
    make(next);
  }
  store<u8>(line, <u8>length, 8);
  while (ply > base) unmake();
}

/** The layer that the pawns move in after a move: the root's, or that of the race it begins, else none that is known. */
function layerAfter(move: i32): usize {
  if (move < FIRST_WALL) return VALUES;
  return leftOf(0) + leftOf(1) == 0 ? raceValues(true, i32.MAX_VALUE) : 0;
}

/** The pawn's move that loses nothing, -1 if only a wall does so. */
function bestStep(values: usize): i32 {
  const plies = pliesOf(values);
  const moves = movesAt(ply);
  const end = listPawnMoves(turn(), moves);
  for (let at = moves; at < end; at++) {
    make(<i32>load<u8>(at));
    const after = winner() >= 0 ? 0 : pliesOf(values);
    unmake();
    if (plies > 0 ? after == 1 - plies : after == -plies - 1) return <i32>load<u8>(at);
  }
  return -1;
}
