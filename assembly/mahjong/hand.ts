/**
 * A hand in a search: four part numbers in one u64, characters lowest. What follows from it (shanten by form, what is
 * accepted, what may be discarded) is read from the parts.
 *
 * `open(hand)` unpacks a hand into module variables; the questions below are about the hand opened last.
 */
import { britishRanks, britishShanten, britishShantenWithout } from './british-forms';
import { knittedRanks, knittedShanten, knittedShantenWithout } from './knitted-forms';
import { KNITTED_SETS } from './knitted-straight';
import { available, melded, started } from './memory';
import { oneChowShanten, oneChowWith, oneChowWithout } from './one-chow';
import {
  changingIn, classWithLess, classWithMore, copyCounts, countIn, excessIn, foursIn, heldIn, kindsIn, orphanPairsIn, orphansIn, pairsIn, partAt, partOf,
  partWith, partWithout, rowClass,
} from './parts';
import { mixClass, pairClass, standardShanten } from './rows';
import { sevenPairsShanten } from './shanten';
import { snakeRanks, snakeShanten, snakeShantenWithout } from './special-snake';
import { COPIES, HONOURS, isOrphan, KINDS, suitStart } from './tiles';

/** A distance larger than any: the form is excluded. */
export const NEVER: i32 = 99;
const PAIRS: i32 = 7;

let sets: i32 = 4;
/** Forms without melds: seven pairs, thirteen orphans. */
let specialForms: bool = true;
/** Added to the distance of seven pairs: nothing, or more than any distance where the rules don't know them. */
let noSevenPairs: i32 = 0;
/** Whether four of a kind may be two of the seven pairs. */
let equalPairs: bool = false;
/** Whether the rules know the wriggly snake. */
let snakes: bool = false;
/** Whether the rules know the knitted straight, and whether the melds leave room for it. */
let knits: bool = false;
let knittable: bool = false;
/** Whether hands may have one chow at most and some are British special ones. */
let british: bool = false;

let partM: usize = 0, partP: usize = 0, partS: usize = 0, partZ: usize = 0;
let pairMP: i32 = 0, mixSZ: i32 = 0;
let classM: i32 = 0, classP: i32 = 0, classS: i32 = 0, classZ: i32 = 0;
let kinds: i32 = 0, pairs: i32 = 0, orphans: i32 = 0, orphanPairs: i32 = 0;

export let standardBest: i32 = 0;
export let sevenPairsBest: i32 = 0;
export let orphansBest: i32 = 0;
/** Only where the rules know it. */
export let snakeBest: i32 = 0;

/** How many concealed sets the hands to come still need: 4 less the melds. */
export function setForms(setsNeeded: i32): void {
  sets = setsNeeded;
  specialForms = setsNeeded == 4;
  knittable = knits && setsNeeded >= KNITTED_SETS;
}

/**
 * Which forms the rules know besides sets and a pair, and thirteen orphans: seven pairs, among them equal ones, the wriggly
 * snake, the knitted straight; whether they are British (british-forms.ts). `setForms` comes after it.
 */
export function setKnownForms(
  sevenPairs: bool, equal: bool, wrigglySnake: bool, knittedStraight: bool, isBritish: bool,
): void {
  noSevenPairs = sevenPairs ? 0 : NEVER;
  equalPairs = equal;
  snakes = wrigglySnake;
  knits = knittedStraight;
  british = isBritish;
}

/** The hand of the 34 counts (u8) at `tiles`. */
export function handOf(tiles: usize): u64 {
  let hand: u64 = 0;
  for (let suit = 0; suit <= HONOURS; suit++)
    hand |= (<u64>partOf(suit, tiles + suitStart(suit))) << (suit << 4);
  return hand;
}

/** Writes the counts (u8) of a hand to `tiles`, and zeros up to the next 36. */
export function writeTiles(hand: u64, tiles: usize): void {
  for (let suit = 0; suit <= HONOURS; suit++) copyCounts(partAt(partNumber(hand, suit)), tiles + suitStart(suit));
}

// @ts-ignore: decorator
@inline
function partNumber(hand: u64, suit: i32): i32 {
  return <i32>(hand >> (suit << 4)) & 0xffff;
}

// @ts-ignore: decorator
@inline
function replacePart(hand: u64, suit: i32, part: i32): u64 {
  const shift = suit << 4;
  return (hand & ~((<u64>0xffff) << shift)) | ((<u64>part) << shift);
}

// @ts-ignore: decorator
@inline
export function handWith(hand: u64, suit: i32, rank: i32): u64 {
  return replacePart(hand, suit, partWith(partNumber(hand, suit), rank));
}

// @ts-ignore: decorator
@inline
export function handWithout(hand: u64, suit: i32, rank: i32): u64 {
  return replacePart(hand, suit, partWithout(partNumber(hand, suit), rank));
}

// @ts-ignore: decorator
@inline
function partOfOpen(suit: i32): usize {
  return suit == 0 ? partM : suit == 1 ? partP : suit == 2 ? partS : partZ;
}

/** Unpacks a hand and returns its shanten: the least of all forms. */
export function open(hand: u64): i32 {
  partM = partAt(partNumber(hand, 0));
  partP = partAt(partNumber(hand, 1));
  partS = partAt(partNumber(hand, 2));
  partZ = partAt(partNumber(hand, 3));
  classM = rowClass(partM);
  classP = rowClass(partP);
  classS = rowClass(partS);
  classZ = rowClass(partZ);
  pairMP = pairClass(classM, classP);
  mixSZ = mixClass(classS, classZ);
  standardBest = british
    ? oneChowShanten(partM, partP, partS, partZ, sets)
    : standardShanten(pairMP, mixSZ, sets);
  const best = specialForms ? min(standardBest, openSpecialForms()) : standardBest;
  return knittable ? min(best, knittedShanten(partM, partP, partS, partZ, sets)) : best;
}

function openSpecialForms(): i32 {
  kinds = kindsIn(partM) + kindsIn(partP) + kindsIn(partS) + kindsIn(partZ);
  pairs = pairsIn(partM) + pairsIn(partP) + pairsIn(partS) + pairsIn(partZ);
  orphans = orphansIn(partM) + orphansIn(partP) + orphansIn(partS) + orphansIn(partZ);
  orphanPairs = orphanPairsIn(partM) + orphanPairsIn(partP) + orphanPairsIn(partS) + orphanPairsIn(partZ);
  if (equalPairs) countEqualPairs();
  sevenPairsBest = sevenPairsShanten(kinds, pairs) + noSevenPairs;
  orphansBest = orphansShanten(orphans, orphanPairs);
  if (british) return min(orphansBest, britishShanten(partM, partP, partS, partZ));
  if (!snakes) return min(sevenPairsBest, orphansBest);
  snakeBest = snakeShanten(partM, partP, partS, partZ);
  return min(snakeBest, min(sevenPairsBest, orphansBest));
}

/** Where four of a kind are two pairs, any seven pairs do, and new kinds are not asked for. */
function countEqualPairs(): void {
  pairs += foursIn(partM) + foursIn(partP) + foursIn(partS) + foursIn(partZ);
  kinds = PAIRS;
}

// @ts-ignore: decorator
@inline
function orphansShanten(held: i32, heldTwice: i32): i32 {
  return 13 - held - (heldTwice > 0 ? 1 : 0);
}

// @ts-ignore: decorator
@inline
function standardWith(suit: i32, part: usize, rank: i32): i32 {
  return british ? oneChowWith(suit, part, rank) : standardWithClass(suit, classWithMore(part, rank));
}

// @ts-ignore: decorator
@inline
function standardWithout(suit: i32, part: usize, rank: i32): i32 {
  return british ? oneChowWithout(suit, part, rank) : standardWithClass(suit, classWithLess(part, rank));
}

/** Standard shanten of the open hand when the row class of one suit becomes `other`. */
// @ts-ignore: decorator
@inline
function standardWithClass(suit: i32, other: i32): i32 {
  if (suit == 0) return standardShanten(pairClass(other, classP), mixSZ, sets);
  if (suit == 1) return standardShanten(pairClass(classM, other), mixSZ, sets);
  if (suit == 2) return standardShanten(pairMP, mixClass(other, classZ), sets);
  return standardShanten(pairMP, mixClass(classS, other), sets);
}

/** Shanten of the open hand less one tile. */
export function shantenWithout(suit: i32, rank: i32): i32 {
  const part = partOfOpen(suit);
  let best = standardWithout(suit, part, rank);
  if (knittable) best = knittedShantenWithout(suit, rank, best);
  if (!specialForms) return best;
  if (snakes) best = min(best, snakeShantenWithout(partM, partP, partS, suit, rank, countIn(part, rank)));
  if (british) best = britishShantenWithout(suit, part, rank, best);
  const count = countIn(part, rank);
  const lostKind = count == 1 ? 1 : 0;
  const lostPair = count == 2 ? 1 : 0;
  const special = pairsWithout(count) + noSevenPairs;
  if (!isOrphan(suit, rank)) return min(best, min(special, orphansBest));
  return min(best, min(special, orphansShanten(orphans - lostKind, orphanPairs - lostPair)));
}

/** Shanten to seven pairs without one of `count` tiles of a kind. */
function pairsWithout(count: i32): i32 {
  if (equalPairs) return sevenPairsShanten(kinds, pairs - ((count & 1) ^ 1));
  return sevenPairsShanten(kinds - (count == 1 ? 1 : 0), pairs - (count == 2 ? 1 : 0));
}

/** Ranks of a suit that the open hand holds, a bit a rank. */
// @ts-ignore: decorator
@inline
export function heldRanks(suit: i32): i32 {
  return heldIn(partOfOpen(suit));
}

/** Ranks of one suit that lower the shanten of the open hand, which is `shanten`; a bit a rank. */
function loweringRanks(suit: i32, shanten: i32): i32 {
  const part = partOfOpen(suit);
  let ranks = 0;
  if (standardBest == shanten) {
    for (let left = changingIn(part); left; left &= left - 1) {
      const rank = ctz(left);
      if (standardWith(suit, part, rank) < shanten) ranks |= 1 << rank;
    }
  }
  if (knittable) ranks |= knittedRanks(suit, shanten);
  return specialForms ? ranks | specialRanks(suit, part, shanten) : ranks;
}

/** Seven pairs want a second tile, and a new kind while there are fewer than seven; orphans a new kind or the pair. */
function specialRanks(suit: i32, part: usize, shanten: i32): i32 {
  let ranks = 0;
  if (sevenPairsBest == shanten) {
    for (let left = heldIn(part); left; left &= left - 1) {
      const rank = ctz(left);
      const count = countIn(part, rank);
      if (count == 1 || (equalPairs && count == 3)) ranks |= 1 << rank;
    }
    if (kinds < PAIRS) ranks |= allRanks(suit) & ~heldIn(part);
  }
  if (orphansBest == shanten) {
    const orphanRanks = suit == HONOURS ? 0x7f : 0x101;
    ranks |= orphanPairs > 0 ? orphanRanks & ~heldIn(part) : orphanRanks;
  }
  if (snakes && snakeBest == shanten) ranks |= snakeRanks(partM, partP, partS, suit, part);
  return british ? ranks | britishRanks(suit, part, shanten) : ranks;
}

/**
 * Copies of a kind that may still come while the open hand is held: all but those seen, melded or held, and those that
 * were held at the start and have been discarded since.
 */
// @ts-ignore: decorator
@inline
function copiesLeft(suit: i32, part: usize, rank: i32): i32 {
  const kind = suitStart(suit) + rank;
  return available(kind) - max(countIn(part, rank), started(kind));
}

/** Tiles of the open hand that the start does not hold. */
export function excess(): i32 {
  return excessIn(partM) + excessIn(partP) + excessIn(partS) + excessIn(partZ);
}

/** True when the open hand holds more of a kind than the start. */
// @ts-ignore: decorator
@inline
export function isExcess(suit: i32, rank: i32): bool {
  return countIn(partOfOpen(suit), rank) > started(suitStart(suit) + rank);
}

/** The draws listed last: suit, rank, copies, and whether the tile lowers the shanten; in the order of kinds. */
const drawSuit = memory.data(KINDS);
const drawRank = memory.data(KINDS);
const drawCopies = memory.data(KINDS);
const drawLowers = memory.data(KINDS);
export let drawCount: i32 = 0;
/** Copies of all that lower the shanten. */
export let acceptedCopies: i32 = 0;

/**
 * Lists the draws of the open hand, which is `shanten`: what lowers it, or with `all` every tile that may come and be
 * kept. Kinds discarded since the start are only taken back where they lower the shanten.
 */
export function listDraws(shanten: i32, all: bool): void {
  drawCount = acceptedCopies = 0;
  for (let suit = 0; suit <= HONOURS; suit++) {
    const part = partOfOpen(suit);
    const lowering = loweringRanks(suit, shanten);
    for (let ranks = all ? allRanks(suit) : lowering; ranks; ranks &= ranks - 1) {
      const rank = ctz(ranks);
      const lowers = (lowering >> rank) & 1;
      const copies = copiesLeft(suit, part, rank);
      if (copies > 0 && (lowers || countIn(part, rank) >= started(suitStart(suit) + rank)))
        addDraw(suit, rank, copies, lowers);
    }
  }
}

// @ts-ignore: decorator
@inline
function allRanks(suit: i32): i32 {
  return suit == HONOURS ? 0x7f : 0x1ff;
}

function addDraw(suit: i32, rank: i32, copies: i32, lowers: i32): void {
  store<u8>(drawSuit + drawCount, <u8>suit);
  store<u8>(drawRank + drawCount, <u8>rank);
  store<u8>(drawCopies + drawCount, <u8>copies);
  store<u8>(drawLowers + drawCount, <u8>lowers);
  drawCount++;
  if (lowers) acceptedCopies += copies;
}

// @ts-ignore: decorator
@inline
export function drawSuitAt(index: i32): i32 {
  return <i32>load<u8>(drawSuit + index);
}

// @ts-ignore: decorator
@inline
export function drawRankAt(index: i32): i32 {
  return <i32>load<u8>(drawRank + index);
}

// @ts-ignore: decorator
@inline
export function drawCopiesAt(index: i32): i32 {
  return <i32>load<u8>(drawCopies + index);
}

// @ts-ignore: decorator
@inline
export function drawLowersAt(index: i32): bool {
  return load<u8>(drawLowers + index) != 0;
}

/** The waits listed last: kind and copies. */
const waitKinds = memory.data(KINDS);
const waitCopies = memory.data(KINDS);
export let waitCount: i32 = 0;
/** Kinds that complete it, of which the hand and its melds do not hold all four. */
export let shapeWaits: i32 = 0;

/** Lists the kinds, and the copies that may come, that complete the open hand, which is tenpai. The list of draws stays. */
export function listWaits(): void {
  waitCount = shapeWaits = 0;
  for (let suit = 0; suit <= HONOURS; suit++) {
    const part = partOfOpen(suit);
    for (let ranks = loweringRanks(suit, 0); ranks; ranks &= ranks - 1) {
      const rank = ctz(ranks);
      if (countIn(part, rank) + melded(suitStart(suit) + rank) < COPIES) shapeWaits++;
      const copies = copiesLeft(suit, part, rank);
      if (copies <= 0) continue;
      store<u8>(waitKinds + waitCount, <u8>(suitStart(suit) + rank));
      store<u8>(waitCopies + waitCount, <u8>copies);
      waitCount++;
    }
  }
}

// @ts-ignore: decorator
@inline
export function waitKindAt(index: i32): i32 {
  return <i32>load<u8>(waitKinds + index);
}

// @ts-ignore: decorator
@inline
export function waitCopiesAt(index: i32): i32 {
  return <i32>load<u8>(waitCopies + index);
}

/** How many copies of the tiles that lower the shanten of the open hand may still come. */
export function countAccepted(shanten: i32): i32 {
  let total = 0;
  for (let suit = 0; suit <= HONOURS; suit++) {
    const part = partOfOpen(suit);
    for (let ranks = loweringRanks(suit, shanten); ranks; ranks &= ranks - 1)
      total += max(0, copiesLeft(suit, part, ctz(ranks)));
  }
  return total;
}
