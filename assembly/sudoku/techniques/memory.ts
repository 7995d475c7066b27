/**
 * The memory of the techniques, above that of the 9x9 engines, in one place:
 *
 *   GEOMETRY     cells, houses and peers as boards (geometry.ts)
 *   STATE        the position that techniques are looked for in (state.ts)
 *   DRAFT        the step being described (step.ts)
 *   STEPS        the steps found, in records of their own length, and where each begins (step.ts)
 *   SCRATCH      what a finder needs for itself while it runs; the next finder overwrites it
 *   INFERENCES   what follows from a candidate, and the way to it (inferences.ts, chain.ts)
 *   ALS          the almost locked sets, what takes a digit from each, and which are linked (als.ts, als-links.ts, als-chain.ts)
 *
 * A board is a set of cells: a vector whose bit c stands for cell c, 81 of 128 in use. Cells, digits, houses and places count
 * from 0; houses are the rows 0-8, columns 9-17 and boxes 18-26. A candidate is the number 9 x cell + digit.
 */
import { END } from '../memory';

export const BOARD_BYTES: usize = 16;
export const HOUSE_COUNT: i32 = 27;

const BASE: usize = (END + 63) & ~63;

/** A board a cell: it alone; then its peers. */
export const CELL_BOARDS: usize = BASE;
export const PEER_BOARDS: usize = CELL_BOARDS + 81 * BOARD_BYTES;
/** A board a house. */
export const HOUSE_BOARDS: usize = PEER_BOARDS + 81 * BOARD_BYTES;
/** u8 x 16 a house: its nine cells. */
export const HOUSE_CELLS: usize = HOUSE_BOARDS + 27 * BOARD_BYTES;
/** u8 x 4 a cell: its row, column and box as houses; then its place in each. */
export const CELL_HOUSES: usize = HOUSE_CELLS + 27 * 16;
export const CELL_PLACES: usize = CELL_HOUSES + 81 * 4;

/** A board a digit: the open cells that may hold it. */
export const DIGIT_BOARDS: usize = (CELL_PLACES + 81 * 4 + 63) & ~63;
/** A board: the open cells. Then those with two candidates. */
export const OPEN: usize = DIGIT_BOARDS + 9 * BOARD_BYTES;
/** u16 x 81: candidates of open cells, 0 for others. The caller writes here those of all cells. */
export const CANDIDATES: usize = OPEN + BOARD_BYTES;
/** u8 x 81: the digit that stands in a cell, from 1; 0 for none. Written by the caller. */
export const VALUES: usize = CANDIDATES + 192;
/** u8 x 81: 1 where the digit was printed. Written by the caller. */
export const GIVENS: usize = VALUES + 96;
/** u16 x 16 a house: the places of each digit in it. */
export const PLACES: usize = GIVENS + 96;
const STATE_END: usize = PLACES + 27 * 32;
/** The whole position, for those who try things on a copy. */
export const STATE: usize = DIGIT_BOARDS;
export const STATE_BYTES: usize = STATE_END - STATE;

/** u8 a technique: whether `nextStep` looks for it. Written by the caller. */
export const ENABLED: usize = STATE_END;

/** A board a digit: what the step removes. */
export const DRAFT_REMOVED: usize = (ENABLED + 256 + 63) & ~63;
/** u16 each. */
export const DRAFT_PLACED: usize = DRAFT_REMOVED + 9 * BOARD_BYTES;
export const DRAFT_PLACED_CAPACITY: i32 = 81;
/** u32 each. */
export const DRAFT_ITEMS: usize = DRAFT_PLACED + 256;
export const DRAFT_ITEM_CAPACITY: i32 = 2048;

/** u32 x 2 a step: its offset in STEPS, and a number that steps with the same results share. */
export const STEP_INDEX: usize = DRAFT_ITEMS + 4 * <usize>DRAFT_ITEM_CAPACITY;
export const STEP_CAPACITY: i32 = 4096;
export const STEPS: usize = STEP_INDEX + 8 * <usize>STEP_CAPACITY;
export const STEPS_BYTES: usize = 1 << 20;

export const SCRATCH: usize = STEPS + STEPS_BYTES;
export const SCRATCH_BYTES: usize = 1 << 18;

/** Three u16 a literal, twice. */
export const INFERENCES: usize = SCRATCH + SCRATCH_BYTES;
/** Two boards a digit, twice: the cells found not to hold it, those found to hold it. */
export const REACHED: usize = INFERENCES + (3 << 17);

/** u16 each: the literals of a chain. */
export const ON_CHAIN: usize = REACHED + 36 * BOARD_BYTES;

export const ALS: usize = ON_CHAIN + 8192;
export const ALS_BYTES: usize = 11 * BOARD_BYTES;
export const ALS_CAPACITY: i32 = 4096;
export const ENTRIES: usize = ALS + <usize>ALS_CAPACITY * ALS_BYTES;
export const ENTRY_CAPACITY: i32 = 1 << 17;

export const ALS_LINKS: usize = ENTRIES + 8192 + 2 * <usize>ENTRY_CAPACITY;
export const ALS_LINK_CAPACITY: i32 = 1 << 17;

/** The ratings begin here (rating/memory.ts). */
export const TECHNIQUES_END: usize = ALS_LINKS + 4 * <usize>(ALS_CAPACITY + 1 + ALS_LINK_CAPACITY);
