/**
 * The memory of the Quoridor module, in one place. Below `BASE` lies what the compiler needs; then, fixed:
 *
 *   STATE       the position (board.ts): all that a move changes, so that taking it back is one copy
 *   STACK       the states before the moves made, one a ply (moves.ts)
 *   MOVES       a list of moves a ply (legal.ts)
 *   LAYERS      squares within 0, 1, 2, … steps of a goal row (paths.ts)
 *   DISTANCES   steps to the goal row from every square, a player each (paths.ts)
 *   PATHS       a shortest path of each player (paths.ts)
 *   EFFECTS     both path lengths after each legal move (effects.ts)
 *   PERFT       where the count stands (perft.ts)
 *   tables      made once by `init`
 *
 * Nothing is allocated while a kernel runs.
 */

export const BASE: usize = 0x1000;

export const STATE: usize = BASE;
export const STATE_BYTES: usize = 128;

/** Moves that can be made and taken back in a row. */
export const MAX_PLIES: i32 = 256;
export const STACK: usize = STATE + STATE_BYTES;

/** u8 by move; no position has more than 128 walls and 5 pawn moves. */
export const MOVES: usize = STACK + STATE_BYTES * <usize>MAX_PLIES;
export const MOVES_BYTES: usize = 144;

/** Two u64 a layer. No square is further away than there are squares. */
export const LAYERS: usize = MOVES + MOVES_BYTES * <usize>(MAX_PLIES + 1);

/** u8 x 81, `SQUARES_BYTES` a player. */
export const SQUARES_BYTES: usize = 96;
export const DISTANCES: usize = LAYERS + 16 * 82;
/** u8 by step, from the pawn's square to the goal row, `SQUARES_BYTES` a player. */
export const PATHS: usize = DISTANCES + 2 * SQUARES_BYTES;

/** u8 x 2 a move, in the order of the list of moves. */
export const EFFECTS: usize = PATHS + 2 * SQUARES_BYTES;

/** i32 x 2 a ply: moves listed, moves gone through. */
export const PERFT: usize = EFFECTS + 2 * MOVES_BYTES;

/** Two u64 each: a square as a set; the edges that a wall closes. */
export const SQUARE_SETS: usize = PERFT + 8 * <usize>MAX_PLIES;
export const WALL_SETS: usize = SQUARE_SETS + 16 * 81;
/** u64 by square: the slots whose walls close its north edge, its east edge. */
export const NORTH_CLOSERS: usize = WALL_SETS + 16 * 128;
export const EAST_CLOSERS: usize = NORTH_CLOSERS + 8 * 81;
/** u64 each, random: pawns by player and square, walls, walls left by player and number. */
export const PAWN_KEYS: usize = EAST_CLOSERS + 8 * 81;
export const WALL_KEYS: usize = PAWN_KEYS + 8 * 2 * 81;
export const MAX_WALLS: i32 = 64;
export const LEFT_KEYS: usize = WALL_KEYS + 8 * 128;

/** Where a search may lay out its own memory. */
export const END: usize = (LEFT_KEYS + 8 * 2 * <usize>(MAX_WALLS + 1) + 15) & ~15;
