/**
 * The memory of the general engine, in one place, above that of the ratings:
 *
 *   HOUSES       what the caller writes: the cells of each house, the peers of each cell, the cages, the candidates
 *   ANSWER       what the caller reads: the first solution, the solutions by cell and digit
 *   LISTS        houses and cage of each cell, queues of the propagation
 *   FRAMES       one frame a guess: candidates of all cells, and where the guess stands
 *   STEPS        the position that steps are looked for in, the step being described, the steps found (techniques)
 *
 * Fixed and never allocated; `reserveGeneral` grows the memory once.
 */

import { RATING_END } from '../rating/memory';

/** The largest grid is 25x25. */
export const MAX_SIDE: i32 = 25;
export const MAX_CELLS: i32 = 625;

/** The 9x9 engines, techniques and ratings stay below. */
const GENERAL_BASE: usize = (RATING_END + 63) & ~63;

/** u16 x 32 a house: its cells, of which `side` count; in the last word its kind (grid.ts). */
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


/** Bits by cell, u32 x 20: a set of cells. */
export const CELL_SET_BYTES: usize = 80;
/** u32 a cell: the candidates of open cells, 0 where a digit stands. */
export const OPEN_DIGITS: usize = FRAMES + FRAME_CAPACITY * FRAME_BYTES;
/** u8 a cell: the digit that stands, from 1; 0 for none. Written by the caller. */
export const STANDING: usize = OPEN_DIGITS + CELL_MASKS_BYTES;
/** A set of cells a digit: the open ones that may hold it. */
export const DIGIT_CELLS: usize = STANDING + 640;
/** A set of cells: those that see all of a pattern. Then those of some houses. */
export const SEEN: usize = DIGIT_CELLS + 25 * CELL_SET_BYTES;
export const AREA: usize = SEEN + CELL_SET_BYTES;
/** u32 a cell: the digits that the step being described removes. */
export const DRAFT_GONE: usize = AREA + CELL_SET_BYTES;
/** u32 x 2 each (techniques/step.ts). */
export const DRAFT_ITEMS: usize = DRAFT_GONE + CELL_MASKS_BYTES;
export const DRAFT_ITEM_CAPACITY: i32 = 2048;
/** u32 a step: its offset in RECORDS. */
export const RECORD_INDEX: usize = DRAFT_ITEMS + 8 * <usize>DRAFT_ITEM_CAPACITY;
export const RECORD_CAPACITY: i32 = 4096;
export const RECORDS: usize = RECORD_INDEX + 4 * <usize>RECORD_CAPACITY;
export const RECORDS_BYTES: usize = 1 << 20;
/** u16 x 4 a strong link: its two cells, its house. */
export const STRONG_LINKS: usize = RECORDS + RECORDS_BYTES;
/** u16 a cell of a sum; u32 a cell, the digits that it may have in it. */
export const SUM_CELLS: usize = STRONG_LINKS + 8 * <usize>HOUSE_CAPACITY;
export const SUM_DIGITS: usize = SUM_CELLS + 1280;
/** u8 a set of digits: what is known of it as part of a sum (techniques/sums.ts). */
export const SUM_SETS: usize = SUM_DIGITS + CELL_MASKS_BYTES;
export const SUM_POOL: i32 = 16;

/** Literals (techniques/implications.ts): u16 each, what it follows from; then those that were found, in order; then a way. */
export const LITERALS: i32 = 64 * MAX_CELLS;
export const SOURCES: usize = SUM_SETS + (1 << SUM_POOL);
export const FOUND: usize = SOURCES + 2 * <usize>LITERALS;
export const WAY: usize = FOUND + 2 * <usize>LITERALS;
/** u32 x 25 a house: the places of each digit. */
export const HOUSE_PLACES: usize = WAY + 2 * <usize>LITERALS;
export const HOUSE_PLACES_BYTES: i32 = 100;

/** u32 x 256 a cell: the places of each house that it sees (techniques/places.ts). */
export const SEEN_PLACES: usize = HOUSE_PLACES + <usize>(HOUSE_CAPACITY * HOUSE_PLACES_BYTES);
export const SEEN_PLACES_BYTES: i32 = 4 * HOUSE_CAPACITY;
/** u16 a literal: the house by which it follows, from 1. */
export const VIAS: usize = SEEN_PLACES + <usize>(MAX_CELLS * SEEN_PLACES_BYTES);
/** u8 a candidate: what the draft has it for as an end of links (techniques/ways.ts). */
export const ENDS: usize = VIAS + 2 * <usize>LITERALS;

/** What a net leaves (techniques/net.ts): the candidates and the places that are left, what is right; why; what is to be shown. */
export const NET_DIGITS: usize = ENDS + 32 * <usize>MAX_CELLS;
export const NET_RIGHT: usize = NET_DIGITS + CELL_MASKS_BYTES;
export const NET_PLACES: usize = NET_RIGHT + CELL_MASKS_BYTES;
/** u32 a literal. */
export const NET_REASONS: usize = NET_PLACES + <usize>(HOUSE_CAPACITY * HOUSE_PLACES_BYTES);
/** u8 a literal. */
export const NET_NEEDED: usize = NET_REASONS + 4 * <usize>LITERALS;
/** u32 a house: the digits that have lost places since the net was looked through for sets. */
export const NET_CHANGED: usize = NET_NEEDED + <usize>LITERALS;

/** u8 a region: the cells that it shares with some lines (techniques/leftovers.ts). */
export const SHARED: usize = NET_CHANGED + 4 * <usize>HOUSE_CAPACITY;

const GENERAL_END: usize = SHARED + 32;

/** Makes room for this engine and those below. False where the memory can't be had. */
export function reserveGeneral(): bool {
  const missing = <i32>((GENERAL_END + 0xffff) >> 16) - memory.size();
  return missing <= 0 || memory.grow(missing) >= 0;
}
