/**
 * The memory of the Mahjong module, in one place. Below `BASE` lies the generated data; then, fixed:
 *
 *   REQUEST      what the caller writes: concealed tiles, tiles in melds, copies not seen elsewhere, the start
 *   ANSWER       what the caller reads: accepted copies by kind, gains by kind
 *   SUIT TABLES  counts of a suit -> row class (suits.ts)
 *   ROW TABLES   row classes -> distance of the hand (rows.ts)
 *   PARTS        the suits met in one search, interned (parts.ts)
 *   READINGS     the readings of a hand (readings.ts)
 *   SUIT READINGS  the readings of the suits of complete hands (suit-readings.ts)
 *   SCORE        what a hand is scored by, one way to lay it down, and what it counts (score/)
 *   PROSPECT     what is known of tiles to come (score/prospect.ts)
 *   KNOWN        complete hands that a search has scored (known-hands.ts)
 *   SEARCH       from SEARCH_BASE on, laid out anew for each search (graph.ts, values.ts)
 *
 * Nothing is allocated while a kernel runs; memory only grows, through `reserve`.
 */
import { KINDS } from './tiles';

export { reserve } from '../common/memory';

export const BASE: usize = 0x10000;

/** u8 x 34 each; 64 bytes apart so that none shares a line with another. */
export const HAND: usize = BASE;
export const MELDED: usize = HAND + 64;
export const AVAILABLE: usize = MELDED + 64;
/** The hand a search starts from: tiles of it that were discarded never come back. Zeros: they do. */
export const START: usize = AVAILABLE + 64;
export const ACCEPTED: usize = START + 64;
/** f64 x 34. */
export const GAINS: usize = ACCEPTED + 64;

/** u16 by the base-5 code of a suit's first five kinds: the state of the automaton after them. */
export const HEAD_STATE: usize = GAINS + 320;
export const HEAD_CODES: i32 = 3125;
/** u16 by the base-5 code of a suit's last four kinds, read backwards. */
export const TAIL_STATE: usize = HEAD_STATE + 6272;
export const TAIL_CODES: i32 = 625;
/** u8 by head state and tail state: the class of the row. */
export const SUIT_CLASS: usize = TAIL_STATE + 1280;
export const HEAD_STATES: i32 = 680;
export const TAIL_STATES: i32 = 320;
/** u8 by how many honours are held once, twice, three and four times, three bits each: the class of the row. */
export const HONOUR_CLASS: usize = SUIT_CLASS + <usize>(HEAD_STATES * TAIL_STATES);
/** Where the automaton is unfolded while the tables are made: u16 x 5 a state. */
export const AUTOMATON: usize = HONOUR_CLASS + 4096;

/** Rows, u64 each: ten nibbles. */
export const ROWS: usize = AUTOMATON + 45056;
export const ROW_CAPACITY: i32 = 256;
/** u8 tables that combine classes. */
export const PAIR: usize = ROWS + <usize>(4 * ROW_CAPACITY * 8);
export const MIX: usize = PAIR + 256 * 256;
export const FINAL: usize = MIX + 256 * 64;

/** The suits met in one search. */
export const PART_HASH: usize = FINAL + 5 * 256 * 256;
export const PART_HASH_SLOTS: i32 = 32768;
export const PARTS: usize = PART_HASH + <usize>(PART_HASH_SLOTS * 2);
export const PART_CAPACITY: i32 = 16384;
export const PART_BYTES: usize = 128;

/** Readings of a hand: the pattern (u8), the number of blocks (u8), then a shape and a first kind (u8 each) a block. */
export const READINGS: usize = PARTS + <usize>PART_CAPACITY * PART_BYTES;
export const READING_CAPACITY: i32 = 256;
export const READING_BYTES: usize = 32;

/** Rows of 16 bytes. */
export const SUIT_READINGS: usize = READINGS + <usize>READING_CAPACITY * READING_BYTES;
export const SUIT_READING_ROWS: i32 = 8192;

/** See score/context.ts, score/laid.ts and score/result.ts. */
export const SCORE_CONTEXT: usize = SUIT_READINGS + (<usize>SUIT_READING_ROWS << 4);
export const PROSPECT: usize = SCORE_CONTEXT + 512;
export const LAID: usize = PROSPECT + 64;
export const RESULT_BYTES: usize = 1024;
export const RESULT: usize = LAID + 128;
export const BEST_RESULT: usize = RESULT + RESULT_BYTES;

/** Complete hands that a search has scored (known-hands.ts): u64 keys, then 320 bytes a hand. */
export const KNOWN_SLOTS: i32 = 1024;
export const KNOWN_KEYS: usize = BEST_RESULT + RESULT_BYTES;
export const KNOWN_ENTRIES: usize = KNOWN_KEYS + (<usize>KNOWN_SLOTS << 3);

export const SEARCH_BASE: usize = KNOWN_ENTRIES + <usize>KNOWN_SLOTS * 320;

/** Copies blocks of 16 bytes: for a few of them a call to `memory.copy` costs more than the copying. */
// @ts-ignore: decorator
@inline
export function copyBlocks(to: usize, from: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 16) v128.store(to + at, v128.load(from + at));
}

// @ts-ignore: decorator
@inline
export function clearBlocks(to: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 16) v128.store(to + at, i64x2.splat(0));
}

// @ts-ignore: decorator
@inline
export function available(kind: i32): i32 {
  return <i32>load<u8>(AVAILABLE + kind);
}

// @ts-ignore: decorator
@inline
export function melded(kind: i32): i32 {
  return <i32>load<u8>(MELDED + kind);
}

// @ts-ignore: decorator
@inline
export function started(kind: i32): i32 {
  return <i32>load<u8>(START + kind);
}

export function clearAccepted(): void {
  memory.fill(ACCEPTED, 0, KINDS);
}
