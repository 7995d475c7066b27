/**
 * The memory of the 9x9 engines, in one place. Below `BASE` lies the generated data; then, fixed:
 *
 *   POSITION      what the caller writes: the candidates of 81 cells
 *   COUNTS        what the caller reads: a number by cell and digit
 *   SOLUTIONS     grids found and not yet taken by the caller
 *   TABLES        of the two engines (triads.ts, band-tables.ts)
 *   SLOTS         the stack of the box-and-band engine: a state a level (triad-search.ts)
 *   BAND_SLOTS    the stack of the band engine (band-search.ts)
 *   TALLY         counters of solutions by cell and digit (tally.ts)
 *   SINGLES       states of the propagation by singles (singles.ts)
 *
 * Nothing is allocated while a kernel runs: the memory grows once, for the general engine above.
 *
 * Addresses are sums, without a call: only such the compiler writes into the instructions, where they cost neither a load nor a byte.
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
export const SOLUTION_CAPACITY: i32 = 256;

export const TABLES: usize = (SOLUTIONS + <usize>(SOLUTION_CAPACITY * CELLS) + 63) & ~63;
export const BAND_TABLES: usize = TABLES + 256;
export const BAND_TABLES_BYTES: usize = 512 + 2 * 2048 + 1024 + 2 * 16 * <usize>CELLS;

export const SLOTS: usize = (BAND_TABLES + BAND_TABLES_BYTES + 63) & ~63;
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

/** What `probe` starts from, and what it tries a digit on. */
export const SINGLES: usize = TALLY_CARRY + 144;
export const SINGLES_BYTES: usize = 160;

/** The techniques begin here (techniques/memory.ts), then the general engine. */
export const END: usize = SINGLES + 2 * SINGLES_BYTES;
