/**
 * What the Quoridor module offers. Players are 0 and 1; squares, walls and moves are numbered as in squares.ts. Set a position up
 * with `setUp` and, from there, `setPawn`, `setLeft`, `setTurn`, `layWall` or `play`; nothing here judges what it is given, so
 * ask first.
 */
import { initKeys } from './keys';
import { listMoves, movesAt } from './legal';
import { END, reserve } from './memory';
import { isOpen } from './paths';
import { forgetPast, rememberPast } from './repetition';
import { reserveSearch } from './search-memory';
import { initSquares } from './squares';

export { forgetPast, rememberPast, reserveSearch };

export { leftOf, pawnOf, setLeft, setPawn, setTurn, setUp, turn, layWall, winner } from './board';
export { depthDone, linesFound, searchBegin, searchEnd, searchLine, searchNodes, searchStep, version } from './deepen';
export { findEffects, placeFault, sealFault, wallFault } from './effects';
export { DISTANCES, EFFECTS, MAX_PLIES, MAX_WALLS, MOVES, PATHS, STATE } from './memory';
export { make, play, settle, unmake } from './moves';
export { mapDistances, pathLength, tracePath } from './paths';
export { perftBegin, perftLeaves, perftShare, perftStep } from './perft';

/** Makes the tables. Call once, before anything else. False where the memory can't be had. */
export function init(): bool {
  if (!reserve(END)) return false;
  initSquares();
  initKeys();
  return true;
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
