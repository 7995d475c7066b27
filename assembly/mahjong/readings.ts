/**
 * Every reading of a hand under the rules in use (special-rules.ts): of a complete hand all ways to see it as a whole, of
 * an unfinished one the readings of least distance. What a reading is: docs/mahjong.md.
 */
import { listNearBritish, nearestBritish } from './british-readings';
import { orphansBest, sevenPairsBest, standardBest } from './hand';
import { honoursBest, straightBest } from './knitted-forms';
import { KNITTED_SETS, listHonours, listNearHonours, listNearStraights, listStraights } from './knitted-straight';
import { HAND, READING_BYTES, READINGS } from './memory';
import {
  FIRST_SPECIAL, HONOURS_AND_KNITTED, KNITTED_STRAIGHT, KNITTING, SEVEN_PAIRS, STANDARD, TRIPLE_KNITTING,
} from './patterns';
import { listComplete } from './readings-complete';
import {
  blockCount, blockKind, blockShape, clearBlocks, clearReadings, listReading, PAIR, PUNG, pushBlock, readingCount, SINGLE,
} from './readings-list';
import { listUnfinished } from './readings-unfinished';
import { listBySuits } from './suit-readings';
import { anyPairs, kindsHeld, sevenPairs, thirteenOrphans } from './shanten';
import {
  distanceIn, heldExtras, rowCopies, rowKinds, SPECIAL_HANDS, specialDistance, UNIQUE_WONDER, variants,
} from './special';
import { isAllPairHonours, isKnitting, isTripleKnitting, pushKnitted } from './special-knitted';
import {
  allowsEqualPairs, allowsKnittedStraight, allowsKnitting, allowsSevenPairs, hasSpecial, mostChows, specialForms,
} from './special-rules';
import { COPIES, KINDS } from './tiles';

const CONCEALED: i32 = 4;
const NEVER: i32 = 99;

/**
 * Lists the readings of the complete hand in memory and returns how many there are, 0 for an unfinished hand. `sets`:
 * concealed sets that a complete hand needs; `chows`: chows in its melds.
 */
export function readComplete(sets: i32, chows: i32): i32 {
  clearReadings();
  listComplete(sets, mostChows() - chows, STANDARD);
  return listOtherForms(sets, chows);
}

/** As `readComplete`, of a hand of a search: its sets and pair are read suit by suit. */
export function readWhole(hand: u64, sets: i32, chows: i32): i32 {
  return listBySuits(hand, mostChows() - chows) ? listOtherForms(sets, chows) : readComplete(sets, chows);
}

function listOtherForms(sets: i32, chows: i32): i32 {
  if (allowsKnittedStraight() && sets >= KNITTED_SETS) listStraights(sets, mostChows() - chows, KNITTED_STRAIGHT);
  if (sets == CONCEALED) listConcealed(0);
  if (sets == CONCEALED && allowsKnitting()) listBritish();
  return readingCount;
}

/**
 * Lists the readings of the unfinished hand in memory, right after `examine` has told its shanten by form; returns how
 * many there are.
 */
export function readUnfinished(sets: i32, chows: i32): i32 {
  clearReadings();
  const concealed = sets == CONCEALED;
  const knits = allowsKnittedStraight() && sets >= KNITTED_SETS;
  const nearest = min(min(standardBest, concealed ? concealedBest() : NEVER), knits ? knittedBest(concealed) : NEVER);
  if (standardBest == nearest) listUnfinished(sets, nearest + 1, max(0, mostChows() - chows), STANDARD);
  clearBlocks();
  if (knits && straightBest == nearest) listNearStraights(sets, nearest + 1, KNITTED_STRAIGHT);
  if (knits && concealed && honoursBest == nearest) listNearHonours(HONOURS_AND_KNITTED);
  clearBlocks();
  if (concealed) listConcealed(nearest + 1);
  if (concealed && allowsKnitting()) listNearBritish(nearest);
  return readingCount;
}

function knittedBest(concealed: bool): i32 {
  return concealed ? min(straightBest, honoursBest) : straightBest;
}

function concealedBest(): i32 {
  let best = allowsSevenPairs() ? min(sevenPairsBest, orphansBest) : orphansBest;
  for (let id = UNIQUE_WONDER + 1; id < SPECIAL_HANDS; id++)
    if (hasSpecial(specialForms(), id)) best = min(best, specialDistance(id) - 1);
  return allowsKnitting() ? min(best, nearestBritish()) : best;
}

/** The forms without melds, those that are `distance` tiles away. */
function listConcealed(distance: i32): void {
  if (allowsSevenPairs() && pairsShanten() == distance - 1) listSevenPairs();
  if (thirteenOrphans(HAND) == distance - 1) listSpecial(UNIQUE_WONDER, distance);
  if (distance == 0 && allowsKnittedStraight()) listHonours(HONOURS_AND_KNITTED);
  const forms = specialForms();
  if (forms == 1 << UNIQUE_WONDER) return;
  for (let id = UNIQUE_WONDER + 1; id < SPECIAL_HANDS; id++)
    if (hasSpecial(forms, id)) listSpecial(id, distance);
}

function pairsShanten(): i32 {
  return allowsEqualPairs() ? anyPairs(HAND) : sevenPairs(HAND);
}

function listSevenPairs(): void {
  clearBlocks();
  for (let kinds = kindsHeld(HAND, 1); kinds; kinds &= kinds - 1) {
    const kind = <i32>ctz(kinds);
    const held = <i32>load<u8>(HAND + kind);
    const paired = held == COPIES && allowsEqualPairs() ? COPIES : min(held, 2);
    if (paired == COPIES) pushBlock(PAIR, kind);
    pushKind(kind, min(paired, 2), held - paired);
  }
  listReading(SEVEN_PAIRS);
}

/** The concealed hands of the British rules; a hand is one of them at most. */
function listBritish(): void {
  if (isAllPairHonours()) return listSevenPairs();
  const knitting = isKnitting();
  if (!knitting && !isTripleKnitting()) return;
  clearBlocks();
  pushKnitted();
  listReading(knitting ? KNITTING : TRIPLE_KNITTING);
}

/** Each suit and each kind that may be the copy more give a reading; without one to spare the suit gives one. */
function listSpecial(id: i32, distance: i32): void {
  for (let suit = 0; suit < variants(id); suit++) {
    if (distanceIn(id, suit) != distance) continue;
    const extras = heldExtras(id, suit);
    if (!extras) listRow(id, suit, 0);
    for (let kinds = extras; kinds; kinds &= kinds - 1) listRow(id, suit, kinds & -kinds);
  }
}

/** The reading that serves `extra` (one kind's bit) as the copy more. Tiles beyond the special hand are single. */
function listRow(id: i32, suit: i32, extra: u64): void {
  clearBlocks();
  const row = rowKinds(id, suit);
  for (let kind = 0; kind < KINDS; kind++) {
    const held = <i32>load<u8>(HAND + kind);
    if (held == 0) continue;
    const mask = (<u64>1) << kind;
    const wanted = (row & mask ? rowCopies(id, kind) : 0) + (extra & mask ? 1 : 0);
    pushKind(kind, min(held, wanted), max(0, held - wanted));
  }
  if (!isListed(FIRST_SPECIAL + id)) listReading(FIRST_SPECIAL + id);
}

/** Blocks for `together` copies that belong together and `alone` that don't. */
function pushKind(kind: i32, together: i32, alone: i32): void {
  if (together >= 3) pushBlock(PUNG, kind);
  if (together == 2) pushBlock(PAIR, kind);
  const singles = alone + (together == 1 || together == 4 ? 1 : 0);
  for (let i = 0; i < singles; i++) pushBlock(SINGLE, kind);
}

/** True when the blocks on the stack are a reading of the list already: two suits may leave the same single tiles. */
function isListed(pattern: i32): bool {
  for (let i = 0; i < readingCount; i++) if (isSame(READINGS + <usize>i * READING_BYTES, pattern)) return true;
  return false;
}

function isSame(reading: usize, pattern: i32): bool {
  if (<i32>load<u8>(reading) != pattern || <i32>load<u8>(reading, 1) != blockCount) return false;
  for (let i = 0; i < blockCount; i++) {
    if (<i32>load<u8>(reading + (i << 1), 2) != blockShape(i)) return false;
    if (<i32>load<u8>(reading + (i << 1), 3) != blockKind(i)) return false;
  }
  return true;
}
