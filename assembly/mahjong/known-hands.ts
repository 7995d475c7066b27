/**
 * Complete hands that a search has scored, so that what does not depend on the tile drawn last is worked out once: the same hand is
 * met about three times, completed by different tiles. A table by key in which a later hand takes the place of an earlier one.
 *
 *   entry   offset   0  u8       readings
 *                    1  u8       most han that may be added, plus one; 0: not known (riichi)
 *                    2  u8       known worths (riichi); FIXED: one, whatever the last tile
 *                   16  f64 x 14 chances of so many han (score/riichi-chance.ts)
 *                  128  32 x 4   readings (readings-list.ts)
 *                  256  16 x 4   what the last tile decides (score/last-tile.ts), u64, and the hand's worth then, f64
 */
import { clearBlocks, copyBlocks, KNOWN_ENTRIES, KNOWN_KEYS, KNOWN_SLOTS, READING_BYTES, READINGS } from './memory';
import { readingCount, restoreReadings } from './readings-list';

const ENTRY_BYTES: usize = 320;
const CHANCES: usize = 16;
export const MOST_CHANCES: i32 = 14;
const LISTED: usize = 128;
const MOST_READINGS: i32 = 4;
const WORTHS: usize = 256;
const MOST_WORTHS: i32 = 4;

/** Of the hand asked for last: its entry, 0 where it has none. */
export let knownEntry: usize = 0;

export function forgetHands(): void {
  memory.fill(KNOWN_KEYS, 0, <usize>KNOWN_SLOTS << 3);
}

// @ts-ignore: decorator
@inline
function slotOf(key: u64): i32 {
  return <i32>((key * 0x9e3779b97f4a7c15) >> 54);
}

// @ts-ignore: decorator
@inline
function entryAt(slot: i32): usize {
  return KNOWN_ENTRIES + <usize>slot * ENTRY_BYTES;
}

/** True for a hand that is known, which `knownEntry` then is; its readings are not listed yet. */
export function knowsHand(key: u64): bool {
  const slot = slotOf(key);
  knownEntry = load<u64>(KNOWN_KEYS + (slot << 3)) == key ? entryAt(slot) : 0;
  return knownEntry != 0;
}

/** Keeps the readings listed for a hand; too many are not kept, and the hand stays unknown. */
export function keepHand(key: u64): void {
  if (readingCount > MOST_READINGS) return;
  const slot = slotOf(key);
  store<u64>(KNOWN_KEYS + (slot << 3), key);
  knownEntry = entryAt(slot);
  clearBlocks(knownEntry, CHANCES);
  store<u8>(knownEntry, <u8>readingCount);
  copyBlocks(knownEntry + LISTED, READINGS, <usize>readingCount * READING_BYTES);
}

/** Lists the readings of the known hand. */
export function listKnown(): i32 {
  const count = <i32>load<u8>(knownEntry);
  restoreReadings(knownEntry + LISTED, count);
  return count;
}

/** Where the chances of the known hand lie, f64 each. */
// @ts-ignore: decorator
@inline
export function knownChances(): usize {
  return knownEntry + CHANCES;
}

/** The most han that the known hand's chances are told for, plus one; 0 where they are not known. */
// @ts-ignore: decorator
@inline
export function knownHan(): i32 {
  return <i32>load<u8>(knownEntry, 1);
}

export function setKnownHan(han: i32): void {
  store<u8>(knownEntry, <u8>han, 1);
}

const FIXED: u8 = 255;

/** Whether the known hand is worth the same whatever its last tile. */
// @ts-ignore: decorator
@inline
export function isWorthFixed(): bool {
  return load<u8>(knownEntry, 2) == FIXED;
}

// @ts-ignore: decorator
@inline
export function fixedWorth(): f64 {
  return load<f64>(knownEntry + WORTHS);
}

export function fixWorth(worth: f64): void {
  store<f64>(knownEntry + WORTHS, worth);
  store<u8>(knownEntry, FIXED, 2);
}

/** Where the known hand's worth lies for what the last tile decides; 0 where it is not known. */
export function knownWorth(decided: u64): usize {
  const end = WORTHS + (<usize>load<u8>(knownEntry, 2) << 4);
  for (let at: usize = WORTHS; at < end; at += 16)
    if (load<u64>(knownEntry + at) == decided) return knownEntry + at + 8;
  return 0;
}

export function keepWorth(decided: u64, worth: f64): void {
  const count = <i32>load<u8>(knownEntry, 2);
  if (count == MOST_WORTHS) return;
  const at = knownEntry + WORTHS + (<usize>count << 4);
  store<u64>(at, decided);
  store<f64>(at, worth, 8);
  store<u8>(knownEntry, <u8>(count + 1), 2);
}
