/**
 * The readings of an unfinished hand that are `distance` tiles from completion, each once. Kinds are read in order; the
 * copies of the lowest kind left are shared out among a pung, a pair, beginnings of chows and of two tiles of a chow, and
 * single tiles, so the numbers of each decide the blocks.
 *
 * Readings that leave apart what belongs together are not made: where sets are missing, no two single tiles make a pair
 * or a part of a chow that may still be completed.
 */
import { HAND } from './memory';
import { countRoom, grows, isLive, rankIn } from './readings-growth';
import {
  CHOW, CLOSED, cutReadings, EDGE, listReading, OPEN, PAIR, popBlocks, PUNG, pushBlock, SINGLE,
} from './readings-list';
import { FIRST_HONOUR, KINDS } from './tiles';

/** Splits tried at most: a few milliseconds. */
const MAX_STEPS: i32 = 400000;

/** More than any hand has blocks. */
const ANY_CHOWS: i32 = 99;

const left = memory.data(48);
/** Single tiles of each kind; two bytes before the first kind, so that a kind may look back. */
const singles = memory.data(48);

let needed: i32 = 0;
let goal: i32 = 0;
/** Chows that the blocks may become, at most. */
let mostChows: i32 = 0;
let pattern: i32 = 0;
let steps: i32 = 0;
/** Of the blocks on the stack. */
let sets: i32 = 0;
let chowSets: i32 = 0;
let partials: i32 = 0;
/** Two tiles of a chow; pairs apart from these. */
let chowParts: i32 = 0;
let pairs: i32 = 0;
/** How often two single tiles could be joined: as a pair, as two tiles of a chow. */
let twins: i32 = 0;
let neighbours: i32 = 0;

// @ts-ignore: decorator
@inline
function leftOf(kind: i32): i32 {
  return <i32>load<u8>(left + kind);
}

// @ts-ignore: decorator
@inline
function take(kind: i32, copies: i32): void {
  if (copies) store<u8>(left + kind, <u8>(leftOf(kind) - copies));
}

// @ts-ignore: decorator
@inline
function singlesOf(kind: i32): i32 {
  return <i32>load<u8>(singles + kind, 2);
}

/**
 * Lists under `id` the readings of the hand in memory that become `sets` sets, of which `chows` chows at most, and a pair by
 * `distance` more tiles.
 */
export function listUnfinished(setsNeeded: i32, distance: i32, chows: i32, id: i32): void {
  memory.copy(left, HAND, KINDS);
  memory.fill(singles, 0, 48);
  needed = setsNeeded;
  goal = distance;
  mostChows = chows >= setsNeeded ? ANY_CHOWS : chows;
  pattern = id;
  steps = sets = chowSets = partials = chowParts = pairs = twins = neighbours = 0;
  let tiles = 0;
  for (let kind = 0; kind < KINDS; kind++) tiles += leftOf(kind);
  countRoom();
  split(0, tiles);
}

/** The sets and partials that so many tiles can become at best, two for a set and one for a partial. */
// @ts-ignore: decorator
@inline
function mostOf(tiles: i32): i32 {
  return 2 * (tiles / 3) + (tiles % 3 == 2 ? 1 : 0);
}

/** Whether single tiles could be joined, whatever comes behind them: more parts of chows leave no room for others. */
// @ts-ignore: decorator
@inline
function mayJoin(): bool {
  return twins > 0 || (neighbours > 0 && mostChows == ANY_CHOWS);
}

/** False when the blocks so far can't belong to a reading that counts. */
function hopeful(tiles: i32): bool {
  if (sets > needed) return false;
  if (chowSets + chowParts > mostChows) return false;
  if (mayJoin() && sets + tiles / 3 < needed) return false;
  return 2 * sets + partials + mostOf(tiles) >= 2 * needed + 1 - goal;
}

/** Splits the `tiles` left from `kind` on. True when it is time to stop. */
function split(kind: i32, tiles: i32): bool {
  while (kind < KINDS && leftOf(kind) == 0) kind++;
  if (kind == KINDS) return finish();
  if (++steps > MAX_STEPS) {
    cutReadings();
    return true;
  }
  const copies = leftOf(kind);
  for (let pung = copies >= 3 ? 1 : 0; pung >= 0; pung--)
    for (let pair = copies - 3 * pung >= 2 ? 1 : 0; pair >= 0; pair--)
      if (splitRest(kind, tiles, copies - 3 * pung - 2 * pair, pung, pair)) return true;
  return false;
}

/** The copies that are in no pung or pair begin chows, begin partials, or stay single. */
function splitRest(kind: i32, tiles: i32, rest: i32, pung: i32, pair: i32): bool {
  const numbered = kind < FIRST_HONOUR;
  const next = numbered && rankIn(kind) < 8 ? leftOf(kind + 1) : 0;
  const afterNext = numbered && rankIn(kind) < 7 ? leftOf(kind + 2) : 0;
  for (let chows = min(rest, min(next, afterNext)); chows >= 0; chows--) {
    const mostTwos = next > chows && isLive(neighbourShape(kind), kind) ? min(rest - chows, next - chows) : 0;
    for (let twos = mostTwos; twos >= 0; twos--) {
      const others = rest - chows - twos;
      const mostGaps = afterNext > chows && isLive(CLOSED, kind) ? min(others, afterNext - chows) : 0;
      for (let gaps = mostGaps; gaps >= 0; gaps--)
        if (divide(kind, tiles, pung, pair, chows, twos, gaps, others - gaps)) return true;
    }
  }
  return false;
}

/** 12 and 89 wait at one end. */
// @ts-ignore: decorator
@inline
function neighbourShape(kind: i32): i32 {
  const rank = rankIn(kind);
  return rank == 0 || rank == 7 ? EDGE : OPEN;
}

function divide(
  kind: i32, tiles: i32, pung: i32, pair: i32, chows: i32, twos: i32, gaps: i32, alone: i32,
): bool {
  if (pung) pushBlock(PUNG, kind);
  if (pair) pushBlock(PAIR, kind);
  for (let i = 0; i < chows; i++) pushBlock(CHOW, kind);
  for (let i = 0; i < twos; i++) pushBlock(neighbourShape(kind), kind);
  for (let i = 0; i < gaps; i++) pushBlock(CLOSED, kind);
  for (let i = 0; i < alone; i++) pushBlock(SINGLE, kind);
  const moreTwins = alone > 1 && pair == 0 ? 1 : 0;
  const moreNeighbours = alone > 0 && kind < FIRST_HONOUR ? joinsBelow(kind) : 0;
  const own = leftOf(kind);
  move(kind, own, pung, pair, chows, twos, gaps, 1);
  store<u8>(singles + kind, <u8>alone, 2);
  twins += moreTwins;
  neighbours += moreNeighbours;
  const used = own + 2 * chows + twos + gaps;
  const stop = hopeful(tiles - used) && split(kind + 1, tiles - used);
  twins -= moreTwins;
  neighbours -= moreNeighbours;
  store<u8>(singles + kind, 0, 2);
  move(kind, own, pung, pair, chows, twos, gaps, -1);
  popBlocks(pung + pair + chows + twos + gaps + alone);
  return stop;
}

/** Takes the tiles of the blocks that begin with `kind` (`sign` 1) or gives them back (-1). */
function move(kind: i32, own: i32, pung: i32, pair: i32, chows: i32, twos: i32, gaps: i32, sign: i32): void {
  take(kind, own * sign);
  take(kind + 1, (chows + twos) * sign);
  take(kind + 2, (chows + gaps) * sign);
  sets += (pung + chows) * sign;
  chowSets += chows * sign;
  partials += (pair + twos + gaps) * sign;
  chowParts += (twos + gaps) * sign;
  pairs += pair * sign;
}

/** How many parts of chows a single tile of `kind` may make with lower ones. */
function joinsBelow(kind: i32): i32 {
  const rank = rankIn(kind);
  const below = rank >= 1 && singlesOf(kind - 1) > 0 && isLive(neighbourShape(kind - 1), kind - 1) ? 1 : 0;
  const lower = rank >= 2 && singlesOf(kind - 2) > 0 && isLive(CLOSED, kind - 2) ? 1 : 0;
  return below + lower;
}

/** All tiles are in blocks. */
function finish(): bool {
  const missing = needed - sets;
  if (missing == 0 ? chowParts > 0 : twins > 0) return false;
  if (missing > 0 && neighbours > 0 && chowSets + chowParts < mostChows) return false;
  const others = pairs > 0 ? partials - 1 : partials;
  if (2 * missing - min(others, missing) + (pairs > 0 ? 0 : 1) > goal) return false;
  return grows(needed, mostChows, goal) && !listReading(pattern);
}
