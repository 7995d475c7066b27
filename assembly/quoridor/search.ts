/**
 * Principal variation search (Marsland 1983) on a stack of frames in place of recursion, so that it can stop after any node
 * and go on later. Moves that look unlikely are searched less deep (reductions.ts), never for good.
 *
 * A node is entered with its position made and its frame filled in; it is left by setting `returned`, its value for the
 * player to move there.
 */
import { inGoal, key, leftOf, pawnOf, turn } from './board';
import { evaluate } from './eval';
import {
  ALPHA, ATTEMPT, BEST, BEST_MOVE, BETA, CAME_BY, COUNT, DEPTH, EVAL, FLOOR, frameAt, get, KEY, MAP, mapOf,
  MIRROR_KEY, MOVE, PRINCIPAL, QUIET, RANK, SEARCHED, set, setMap, SINCE_WALL, STAGE, TABLE_MOVE,
} from './frames';
import { movesAt } from './legal';
import { clearLine, extendLine } from './lines';
import { mapAfter, mapAt, stepsFrom } from './maps';
import { addHistory, noteCutOff } from './memories';
import { mirrorChange, mirrored } from './mirror';
import { make, ply, unmake } from './moves';
import { nextMove, QUIET_WALL } from './order';
import { listPawnMoves } from './pawns';
import { quietLimit, reductionOf } from './reductions';
import { canSolve } from './race';
import { pliesOf, raceValues } from './race-cache';
import { isRepeated } from './repetition';
import { noteRootMove } from './root-moves';
import { DRAW, fromTable, INFINITE, toTable, WIN, WON } from './scores';
import { isThorough } from './small-boards';
import { SEARCH_PLIES } from './search-memory';
import { FIRST_WALL } from './squares';
import { boundAt, depthAt, evalAt, EXACT, find, LOWER, moveAt, NO_MOVE, remember, scoreAt, UPPER } from './table';

/** How a move is searched: with a window as wide as the node's, with none at full depth, with none and reduced. */
const FULL: i32 = 0;
const NARROW: i32 = 1;
const REDUCED: i32 = 2;

const NOTHING: i32 = 0x7fffffff;

/** Nodes entered. */
export let nodes: i32 = 0;
let returned: i32 = NOTHING;

/** A lead so large that a shallow search would not turn it, by depth. */
const MARGIN: i32 = 110;
const MARGIN_DEPTH: i32 = 3;
/** From which depth on a race table costs less than the nodes it saves. */
const RACE_DEPTH: i32 = 4;

export function clearNodes(): void {
  nodes = 0;
}

/** Enters the root, whose frame says how deep and in which window; its moves are listed already. */
export function enterRoot(): void {
  returned = NOTHING;
  const frame = frameAt(0);
  nodes++;
  clearLine(0);
  set(frame, BEST, -INFINITE);
  set(frame, BEST_MOVE, NO_MOVE);
  set(frame, FLOOR, get(frame, ALPHA));
  set(frame, SEARCHED, 0);
  set(frame, QUIET, 0);
}

/** Searches on until `limit` nodes are entered in all; true when the root's value is found. */
export function run(limit: i32): bool {
  while (true) {
    if (returned != NOTHING) {
      if (ply == 0) return true;
      receive();
    } else if (nodes >= limit) {
      return false;
    } else {
      advance();
    }
  }
}

/** The root's value. */
export function value(): i32 {
  return returned;
}

// @ts-ignore: decorator
@inline
function leave(score: i32): void {
  returned = score;
}

function enter(): void {
  nodes++;
  const frame = frameAt(ply);
  const you = 1 - turn();
  if (inGoal(you, pawnOf(you))) return leave(ply - WIN);
  // A draw depends on how a position was reached, and what is exact must not: small boards do without.
  if (!isThorough() && isRepeated(ply)) return leave(DRAW);
  const alpha = max(get(frame, ALPHA), ply - WIN);
  const beta = min(get(frame, BETA), WIN - ply - 1);
  if (alpha >= beta) return leave(alpha);
  const depth = get(frame, DEPTH);
  if (leftOf(0) + leftOf(1) == 0 && canSolve() && isRaced(depth)) return;
  if (depth <= 0 || ply >= SEARCH_PLIES) return leave(leafValue(frame));
  set(frame, ALPHA, alpha);
  set(frame, BETA, beta);
  set(frame, FLOOR, alpha);
  if (isKnown(frame, depth, alpha, beta)) return;
  const score = get(frame, EVAL);
  const isSafe = depth <= MARGIN_DEPTH && beta < WON && score - MARGIN * depth >= beta;
  if (isSafe && !get(frame, PRINCIPAL) && !isThorough()) return leave(score);
  if (get(frame, PRINCIPAL)) clearLine(ply);
  set(frame, BEST, -INFINITE);
  set(frame, BEST_MOVE, NO_MOVE);
  set(frame, STAGE, 0);
  set(frame, COUNT, 0);
  set(frame, SEARCHED, 0);
  set(frame, QUIET, 0);
}

/** Once all walls are laid the race table knows the value; it is made where it saves more than it costs. */
function isRaced(depth: i32): bool {
  const values = raceValues(depth >= RACE_DEPTH, nodes);
  if (values == 0) return false;
  if (get(frameAt(ply), PRINCIPAL)) clearLine(ply);
  const plies = pliesOf(values);
  leave(plies > 0 ? WIN - ply - plies : plies < 0 ? ply - plies - WIN : DRAW);
  return true;
}

/** Looks the node up: leaves it where the table knows enough, else takes the move and the evaluation from there. */
function isKnown(frame: usize, depth: i32, alpha: i32, beta: i32): bool {
  const entry = find(tableKey(frame));
  set(frame, TABLE_MOVE, NO_MOVE);
  if (entry == 0) {
    set(frame, EVAL, evaluateFrame(frame));
    return false;
  }
  const move = moveAt(entry);
  if (move != NO_MOVE) set(frame, TABLE_MOVE, isMirrored(frame) ? mirrored(move) : move);
  set(frame, EVAL, evalAt(entry));
  if (get(frame, PRINCIPAL) || depthAt(entry) < depth) return false;
  const score = fromTable(scoreAt(entry), ply);
  const bound = boundAt(entry);
  if (bound == EXACT || (bound == LOWER ? score >= beta : score <= alpha)) {
    leave(score);
    return true;
  }
  return false;
}

/** A position and its mirror image share the smaller key. */
// @ts-ignore: decorator
@inline
function isMirrored(frame: usize): bool {
  return load<u64>(frame, MIRROR_KEY) < load<u64>(frame, KEY);
}

// @ts-ignore: decorator
@inline
function tableKey(frame: usize): u64 {
  return min(load<u64>(frame, KEY), load<u64>(frame, MIRROR_KEY));
}

// @ts-ignore: decorator
@inline
function evaluateFrame(frame: usize): i32 {
  const me = turn();
  return evaluate(mapOf(frame, me), mapOf(frame, 1 - me));
}

/** The value where the search ends: a win in one is seen, all else is judged. */
function leafValue(frame: usize): i32 {
  if (get(frame, PRINCIPAL)) clearLine(ply);
  const me = turn();
  if (stepsFrom(mapOf(frame, me), pawnOf(me)) <= 2 && canArrive(me)) return WIN - ply - 1;
  return evaluateFrame(frame);
}

function canArrive(player: i32): bool {
  const moves = movesAt(ply);
  const end = listPawnMoves(player, moves);
  for (let at = moves; at < end; at++) if (inGoal(player, <i32>load<u8>(at))) return true;
  return false;
}

/** Goes on with the next move of the node, or leaves it. */
function advance(): void {
  const frame = frameAt(ply);
  const depth = get(frame, DEPTH);
  while (true) {
    const move = nextMove(frame, ply);
    if (move == NO_MOVE) return finish(frame);
    const rank = get(frame, RANK);
    const searched = get(frame, SEARCHED);
    if (rank <= QUIET_WALL && ply > 0) {
      const quiet = get(frame, QUIET);
      if (quiet >= quietLimit(depth) && get(frame, BEST) > -WON) return finish(frame);
      set(frame, QUIET, quiet + 1);
    }
    const principal = get(frame, PRINCIPAL) != 0;
    const plies = reductionOf(rank, depth, searched, principal);
    const attempt = searched == 0 ? (principal ? FULL : NARROW) : plies > 0 ? REDUCED : NARROW;
    if (tryMove(frame, attempt, plies)) return;
  }
}

/** Makes the frame's move and enters the node it leads to; false where a wall leaves no way. */
function tryMove(frame: usize, attempt: i32, reduction: i32): bool {
  const move = get(frame, MOVE);
  const next = frameAt(ply + 1);
  store<u64>(next, load<u64>(frame, MIRROR_KEY) ^ mirrorChange(move), MIRROR_KEY);
  make(move);
  if (move < FIRST_WALL) {
    store<u64>(next + MAP, load<u64>(frame + MAP));
    set(next, SINCE_WALL, get(frame, SINCE_WALL) + 1);
  } else {
    for (let player = 0; player < 2; player++) {
      const map = mapAfter(mapOf(frame, player), move - FIRST_WALL, player, mapAt(ply, player));
      if (map == 0) {
        unmake();
        return false;
      }
      setMap(next, player, map);
    }
    set(next, SINCE_WALL, 0);
  }
  const alpha = get(frame, ALPHA);
  set(frame, ATTEMPT, attempt);
  set(next, ALPHA, attempt == FULL ? -get(frame, BETA) : -alpha - 1);
  set(next, BETA, -alpha);
  set(next, PRINCIPAL, attempt == FULL ? 1 : 0);
  set(next, DEPTH, get(frame, DEPTH) - 1 - reduction);
  set(next, CAME_BY, move);
  store<u64>(next, key(), KEY);
  enter();
  return true;
}

/** Takes the value of the move under search to its node. */
function receive(): void {
  const score = -returned;
  returned = NOTHING;
  unmake();
  const frame = frameAt(ply);
  const attempt = get(frame, ATTEMPT);
  const alpha = get(frame, ALPHA);
  if (score > alpha && attempt == REDUCED) {
    tryMove(frame, NARROW, 0);
    return;
  }
  if (score > alpha && attempt == NARROW && get(frame, PRINCIPAL)) {
    tryMove(frame, FULL, 0);
    return;
  }
  const move = get(frame, MOVE);
  const searched = get(frame, SEARCHED);
  set(frame, SEARCHED, searched + 1);
  if (score > get(frame, BEST)) set(frame, BEST, score);
  if (score > alpha) {
    set(frame, BEST_MOVE, move);
    set(frame, ALPHA, score);
    if (get(frame, PRINCIPAL)) extendLine(ply, move);
    if (score >= get(frame, BETA)) {
      noteCutOff(turn(), ply, move, get(frame, CAME_BY), get(frame, DEPTH));
      if (ply == 0) noteRootMove(move, score, nodes);
      return finish(frame);
    }
  } else if (searched < 32 && get(frame, DEPTH) >= 2) {
    addHistory(turn(), move, -get(frame, DEPTH) << 3);
  }
  if (ply == 0) noteRootMove(move, score > alpha ? score : -INFINITE, nodes);
}

/** Leaves a node whose moves are done. */
function finish(frame: usize): void {
  // On two rows a wall can leave a player without a move; then nobody wins.
  const best = get(frame, SEARCHED) > 0 ? get(frame, BEST) : DRAW;
  const bound = best >= get(frame, BETA) ? LOWER : best > get(frame, FLOOR) ? EXACT : UPPER;
  const move = get(frame, BEST_MOVE);
  const kept = move != NO_MOVE && isMirrored(frame) ? mirrored(move) : move;
  if (ply > 0) remember(tableKey(frame), get(frame, DEPTH), bound, toTable(best, ply), get(frame, EVAL), kept);
  leave(best);
}
