/**
 * The memory of the general engine, in one place, above that of the 9x9 engines:
 *
 *   HOUSES       what the caller writes: the cells of each house, the peers of each cell, the cages, the candidates
 *   ANSWER       what the caller reads: the first solution, the solutions by cell and digit
 *   LISTS        houses and cage of each cell, queues of the propagation
 *   FRAMES       one frame a guess: candidates of all cells, and where the guess stands
 *
 * Fixed and never allocated; `reserveGeneral` grows the memory once.
 */

import { END } from '../memory';

/** The largest grid is 25x25. */
export const MAX_SIDE: i32 = 25;
export const MAX_CELLS: i32 = 625;

/** The 9x9 engines stay below. */
const GENERAL_BASE: usize = (END + 63) & ~63;

/** u16 x 32 a house: its cells; `side` of them count. */
export const HOUSES: usize = GENERAL_BASE;
export const HOUSE_CAPACITY: i32 = 256;
export const HOUSE_BYTES: i32 = 64;

/** u16 x 256 a cell: the number of its peers, then the peers. */
export const PEERS: usize = HOUSES + <usize>(HOUSE_CAPACITY * HOUSE_BYTES);
export const PEER_BYTES: i32 = 512;

/** u16 x 32 a cage: its sum, the number of its cells, then the cells. */
export const CAGES: usize = PEERS + <usize>(MAX_CELLS * PEER_BYTES);
export const CAGE_BYTES: i32 = 64;

/** u32 a cell: bit d - 1 for digit d. */
export const START: usize = CAGES + <usize>(MAX_CELLS * CAGE_BYTES);
export const CELL_MASKS_BYTES: usize = 2560;

/** u8 a cell: the digit. */
export const FIRST_SOLUTION: usize = START + CELL_MASKS_BYTES;
/** f64 x side a cell: the solutions found with each digit there. */
export const TALLY: usize = FIRST_SOLUTION + 640;
export const TALLY_BYTES: usize = 125056;

/** u8 x 16 a cell: the number of its houses, then the houses. */
export const HOUSES_OF: usize = TALLY + TALLY_BYTES;
export const HOUSES_OF_BYTES: i32 = 16;
/** u16 a cell: its cage, or NO_CAGE. */
export const CAGE_OF: usize = HOUSES_OF + <usize>(MAX_CELLS * HOUSES_OF_BYTES);
export const NO_CAGE: i32 = 0xffff;

/** Cells whose digit is known but not yet taken from their peers; each comes once. */
export const PENDING: usize = CAGE_OF + 1280;
/** Houses and cages that have changed: a queue (ring) of u16 and a flag (u8) each. */
export const DIRTY: usize = PENDING + 1280;
export const DIRTY_SLOTS: i32 = 1024;
export const DIRTY_FLAGS: usize = DIRTY + 2 * <usize>DIRTY_SLOTS;
/** u8 a house: whether it has changed since its locked candidates were looked for. */
export const UNLOCKED: usize = DIRTY_FLAGS + <usize>DIRTY_SLOTS;
/** Bits by cell, u32 x 20 a cell: its peers. */
export const PEER_BITS: usize = UNLOCKED + <usize>HOUSE_CAPACITY;
export const PEER_BITS_BYTES: i32 = 80;

/** f32 a cell: how often it was where a guess failed. */
export const BLAME: usize = PEER_BITS + <usize>(MAX_CELLS * PEER_BITS_BYTES);

/** The candidates of all cells, then the guess made from them (frames.ts). */
export const FRAMES: usize = BLAME + CELL_MASKS_BYTES;
export const FRAME_BYTES: usize = CELL_MASKS_BYTES + 64;
const FRAME_CAPACITY: usize = <usize>MAX_CELLS + 2;

const GENERAL_END: usize = FRAMES + FRAME_CAPACITY * FRAME_BYTES;

/** Makes room for this engine and those below. False where the memory can't be had. */
export function reserveGeneral(): bool {
  const missing = <i32>((GENERAL_END + 0xffff) >> 16) - memory.size();
  return missing <= 0 || memory.grow(missing) >= 0;
}
