/**
 * The memory of the Sudoku module, in one place. Below `BASE` lies the generated data; then, fixed:
 *
 *   POSITION      what the caller writes: the candidates of 81 cells
 *   COUNTS        what the caller reads: a number by cell and digit
 *   SOLUTIONS     grids found and not yet taken by the caller
 *   TABLES        of the two engines (triads.ts, band-tables.ts)
 *   SLOTS         the stack of the box-and-band engine: a state a level (triad-search.ts)
 *   BAND_SLOTS    the stack of the band engine (band-search.ts)
 *   TALLY         counters of solutions by cell and digit (tally.ts)
 *   SINGLES       states of the propagation by singles (singles.ts), and what candidates lead to (guesses.ts)
 *   MADE          the grid being made (generate.ts)
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

/** f64 x 81 x 9. */
export const COUNTS: usize = POSITION + 256;

/** u8 x 81 each: digits 1-9. */
export const SOLUTIONS: usize = COUNTS + <usize>(CELLS * DIGITS * 8);
export const SOLUTION_CAPACITY: i32 = 1024;

export const TABLES: usize = aligned(SOLUTIONS + <usize>(SOLUTION_CAPACITY * CELLS));
export const BAND_TABLES: usize = TABLES + 256;
export const BAND_TABLES_BYTES: usize = 512 + 2 * 2048 + 1024 + 2 * 16 * <usize>CELLS;

export const SLOTS: usize = aligned(BAND_TABLES + BAND_TABLES_BYTES);
export const SLOT_BYTES: usize = 512;
/** A level assigns one digit in one band, of which there are 54; one more for the root, one to try things on. */
export const SLOT_COUNT: i32 = 56;

export const BAND_SLOTS: usize = SLOTS + <usize>SLOT_COUNT * SLOT_BYTES;
export const BAND_SLOT_BYTES: usize = 192;
/** A level fills a cell; one more for the root, one to try things on. */
export const BAND_SLOT_COUNT: i32 = 83;

/** Powers of two up to 2^52: what an f64 counts exactly. A sum and a summand each, a vector a digit. */
export const TALLY: usize = BAND_SLOTS + <usize>BAND_SLOT_COUNT * BAND_SLOT_BYTES;
export const TALLY_LEVELS: i32 = 53;
export const TALLY_CARRY: usize = TALLY + <usize>TALLY_LEVELS * 288;

/** The position as it is, as singles leave it, and one to try a candidate on. */
export const SINGLES: usize = TALLY_CARRY + 144;
export const SINGLES_BYTES: usize = 160;
/** u8 x 81 x 9: what a candidate leads to. */
export const OUTCOMES: usize = SINGLES + 3 * SINGLES_BYTES;

/** u8 x 81 each: the grid made, 0 for an empty cell, and its solution. */
export const MADE: usize = aligned(OUTCOMES + <usize>(CELLS * DIGITS));
export const MADE_SOLUTION: usize = MADE + <usize>CELLS;
/** u8 x 81: a cell of each orbit, in the order in which they are tried. */
export const ORBITS: usize = MADE_SOLUTION + <usize>CELLS;
/** As POSITION. */
export const MADE_POSITION: usize = aligned(ORBITS + <usize>CELLS);

export const END: usize = MADE_POSITION + 256;

/** The next multiple of 64. */
// @ts-ignore: decorator
@inline
function aligned(at: usize): usize {
  return (at + 63) & ~63;
}

/** Grows the memory so that addresses below `end` may be used; false where the machine refuses. */
export function reserve(end: usize): bool {
  const missing = <i32>((end + 0xffff) >> 16) - memory.size();
  return missing <= 0 || memory.grow(missing) >= 0;
}
