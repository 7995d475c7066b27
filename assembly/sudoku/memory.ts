/**
 * The memory of the Sudoku module, in one place. Below `BASE` lies the generated data; then, fixed:
 *
 *   POSITION    what the caller writes: the candidates of 81 cells
 *   ANSWER      what the caller reads: a grid, candidates or counts by cell and digit
 *   SOLUTIONS   grids found and not yet taken by the caller
 *   TABLES      of the box-and-band engine (triads.ts)
 *   SLOTS       its stack: a state a level (triad-search.ts)
 *
 * Nothing is allocated while a kernel runs: `init` grows the memory once, up to `END`.
 */

export const CELLS: i32 = 81;
export const DIGITS: i32 = 9;
/** A set of digits is 9 bits, digit 1 the lowest. */
export const ALL: i32 = 0x1ff;

export const BASE: usize = 0x10000;

/** u16 x 81: the candidates of each cell; one bit where a digit stands. Read in blocks of 8 bytes: padded. */
export const POSITION: usize = BASE;
/** u8 x 81: digits 1-9. */
export const GRID: usize = POSITION + 256;

/** u8 x 81 each. */
export const SOLUTIONS: usize = GRID + 256;
export const SOLUTION_CAPACITY: i32 = 1024;

export const TABLES: usize = (SOLUTIONS + <usize>(SOLUTION_CAPACITY * CELLS) + 63) & ~63;

export const SLOTS: usize = TABLES + 0x1000;
export const SLOT_BYTES: usize = 512;
/** A level assigns one digit in one band, of which there are 54; one more for the root, one to try things on. */
export const SLOT_COUNT: i32 = 56;

export const END: usize = SLOTS + <usize>SLOT_COUNT * SLOT_BYTES;

/** Grows the memory so that addresses below `end` may be used; false where the machine refuses. */
export function reserve(end: usize): bool {
  const missing = <i32>((end + 0xffff) >> 16) - memory.size();
  return missing <= 0 || memory.grow(missing) >= 0;
}
