/**
 * What the Quoridor module offers. Players are 0 and 1; squares, walls and moves are numbered as in squares.ts. Set a position up
 * with `setUp` and, from there, `setPawn`, `setLeft`, `setTurn`, `layWall` or `play`; nothing here judges what it is given, so
 * ask first.
 */
import { reserve } from '../common/memory';
import { setUp as setUpBoard } from './board';
import { initKeys } from './keys';
import { listMoves, movesAt } from './legal';
import { BASE } from './memory';
import { settle } from './moves';
import { isOpen } from './paths';
import { PAST_END } from './search-memory';
import { initSquares } from './squares';

export { key, layWall, leftOf, pawnOf, setLeft, setPawn, setTurn, turn, winner } from './board';
export {
  depthDone, readLines, searchBegin, searchEnd, searchLine, searchNodes, searchStep,
} from './deepen';
export { listFeatures, staticScore } from './eval';
export { FEATURE_COUNT } from './features';
export { findEffects } from './effects';
export { pawnFault, placeFault, sealFault, wallFault } from './faults';
export { forgetPast, rememberPast } from './repetition';
export { FEATURES } from './search-memory';
export { isThorough } from './small-boards';
export { outcomeOf, solveBegin, solveStep } from './solve';
export { reserveSearch } from './solve-memory';
export { writeSolvedLine } from './solved-lines';
export { DISTANCES, EFFECTS, MAX_PLIES, MAX_WALLS, MOVES, PATHS, STATE, STATE_BYTES } from './memory';
export { play } from './moves';
export { mapDistances, pathLength, tracePath } from './paths';
export { perftBegin, perftLeaves, perftShare, perftStep } from './perft';

/** Makes the tables. Call once, before anything else. False where the memory can't be had. */
export function init(): bool {
  assert(__heap_base <= BASE);
  if (!reserve(PAST_END)) return false;
  initSquares();
  initKeys();
  return true;
}

/** An empty board of `columns` by `rows` (2 to 9 each), pawns where they start, `walls` (0 to MAX_WALLS) for each player. */
export function setUp(columns: i32, rows: i32, walls: i32): void {
  settle();
  setUpBoard(columns, rows, walls);
}

/** Lists the legal moves in MOVES, u8 each; returns how many. */
export function legalMoves(): i32 {
  return listMoves(movesAt(0));
}

/** The open edges of a square: bit 0 north, 1 east, 2 south, 3 west. */
export function exitsOf(square: i32): i32 {
  let exits = 0;
  for (let direction = 0; direction < 4; direction++) exits |= <i32>isOpen(square, direction) << direction;
  return exits;
}
