/** From a text to the position in the kernel; what the rules forbid is refused here, with the place where it stands. */
import { type ErrorCode, HintwrightError } from '../errors.js';
import { unwrap } from '../result.js';
import { WALL_WORDS } from './explain.js';
import type { PawnFault, QuoridorKernel } from './kernel.js';
import { isWall } from './moves.js';
import { makeMove, parsePosition } from './notation.js';
import type { Notation, Player, WallFault } from './types.js';
import type { BoardPosition, PlacedMove, Supply } from './written.js';

/**
 * Sets the kernel to the position that a text describes. Returns the moves played and the walls on the board.
 * Throws HintwrightError: what `parsePosition` reports, and `ERR_ILLEGAL_MOVE`, `ERR_GAME_OVER`, `ERR_NO_WALLS_LEFT`,
 * `ERR_WALL_OVERLAP`, `ERR_WALL_CROSSING`, `ERR_SEALED`.
 */
export function setPosition(
  kernel: QuoridorKernel,
  text: string,
  supply: Supply,
  notation: Notation,
): { moves: number[]; walls: number[] } {
  const written = unwrap(parsePosition(text, supply, notation));
  kernel.setUp(supply);
  const source: Source = { text, nameOf: (move) => makeMove(move, supply, notation) };
  if (written.form === 'moves') {
    for (const placed of written.moves) playMove(kernel, source, placed);
    const moves = written.moves.map(({ move }) => move);
    return { moves, walls: moves.filter(isWall) };
  }
  setBoard(kernel, source, written.position, written.walls);
  return { moves: [], walls: [...written.position.walls] };
}

/** The text that is read, and how it writes a move: what is said of it is said in its own notation. */
interface Source {
  text: string;
  nameOf(move: number): string;
}

function playMove(kernel: QuoridorKernel, source: Source, { move, at }: PlacedMove): void {
  const fault = (code: ErrorCode, message: string) =>
    new HintwrightError({ code, message, input: source.text, at });
  const { winner } = kernel;
  if (winner !== null) throw fault('ERR_GAME_OVER', `Player ${winner} has won: no move comes after that.`);
  if (isWall(move)) {
    const reason = kernel.wallFault(move);
    if (reason) throw fault(WALL_CODES[reason], sayWall(source, move, reason));
  } else {
    const reason = kernel.pawnFault(move);
    if (reason) throw fault('ERR_ILLEGAL_MOVE', sayPawn(kernel, source, move, reason));
  }
  kernel.play(move);
}

/** Walls are laid one by one, so that the one at fault is known. */
function setBoard(
  kernel: QuoridorKernel,
  source: Source,
  { pawns, wallsLeft, toMove }: BoardPosition,
  walls: readonly PlacedMove[],
): void {
  for (const player of [1, 2] as const) {
    kernel.setPawn(player, pawns[player - 1] as number);
    kernel.setWallsLeft(player, wallsLeft[player - 1] as number);
  }
  kernel.setToMove(toMove);
  for (const { move, at } of walls) {
    const reason = kernel.placeFault(move);
    if (reason) {
      const message = sayWall(source, move, reason);
      throw new HintwrightError({ code: WALL_CODES[reason], message, input: source.text, at });
    }
    kernel.layWall(move);
  }
}

const WALL_CODES: Readonly<Record<WallFault, ErrorCode>> = {
  overlap: 'ERR_WALL_OVERLAP',
  crossing: 'ERR_WALL_CROSSING',
  'seals-player-1': 'ERR_SEALED',
  'seals-player-2': 'ERR_SEALED',
  'seals-both': 'ERR_SEALED',
  'none-left': 'ERR_NO_WALLS_LEFT',
};

const sayWall = ({ nameOf }: Source, wall: number, fault: WallFault): string =>
  `The wall ${nameOf(wall)} can't be laid: ${WALL_WORDS[fault]}.`;

const PAWN_WORDS: Readonly<Record<PawnFault, string>> = {
  stays: 'it stands there already',
  occupied: 'the other pawn stands there',
  'too-far': 'a pawn goes one step, or over the other pawn beside it',
  walled: 'a wall lies between',
  'behind-closed': 'the square behind the other pawn is closed off',
  'behind-open': 'the other pawn can be jumped straight, and then there is no going round it',
};

function sayPawn(kernel: QuoridorKernel, { nameOf }: Source, square: number, fault: PawnFault): string {
  const player: Player = kernel.toMove;
  const from = nameOf(kernel.pawn(player));
  return `Player ${player}'s pawn can't go from ${from} to ${nameOf(square)}: ${PAWN_WORDS[fault]}.`;
}
