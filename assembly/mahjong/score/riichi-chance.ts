/**
 * How many han dora will add that are not known yet, as exact chances: red fives among the tiles drawn, and ura dora.
 *
 * Red fives: those held at the start are kept as long as a five of their suit is. Of the fives drawn since, each is as likely
 * to be the red one as any that was unseen.
 *
 * Ura dora: the indicators are any of the tiles that are unseen when the hand is won, drawn without replacement. A tile of
 * which the hand holds j of the next kind adds j, so that only the numbers N(j) of such tiles count: multivariate
 * hypergeometric, built up group by group in `ways`: by indicators taken and han.
 */
import { AVAILABLE, available, clearBlocks, copyBlocks, HAND, MELDED, PROSPECT } from '../memory';
import { kindsHeld } from '../shanten';
import { COPIES, HONOURS } from '../tiles';
import { northDora } from './context';
import { copiesInHand } from './laid';
import { heldAtStart, redAtStart, redUnseen, uraIndicators } from './prospect';
import { MOST_MORE } from './riichi-more';

const FIVE: i32 = 4;
const NORTH: i32 = 30;
const MOST_INDICATORS: i32 = 5;
const URA_WIDTH: i32 = MOST_INDICATORS * COPIES + 1;

const CHANCE_BYTES: usize = 272;
/** Of chances that red fives can make: four of each suit held at the start, and one more drawn. */
const RED_BYTES: usize = 128;
const chances = memory.data(272, 16);
/** The most han that may be added. */
export let mostHan: i32 = 0;

/** The chance that `han` are added. */
// @ts-ignore: decorator
@inline
export function chanceOf(han: i32): f64 {
  return load<f64>(chances + (han << 3));
}

// @ts-ignore: decorator
@inline
function setChance(han: i32, chance: f64): void {
  store<f64>(chances + (han << 3), chance);
}

/** Copies the chances to `to`; false where there are more than `most`. */
export function copyChances(to: usize, most: i32): bool {
  if (mostHan >= most) return false;
  copyBlocks(to, chances, <usize>(mostHan + 1) << 3);
  return true;
}

/** Takes chances of up to `han` han back from where they were copied. */
export function restoreChances(from: usize, han: i32): void {
  mostHan = han;
  copyBlocks(chances, from, <usize>(han + 1) << 3);
}

/** Works out the chances for the complete hand in memory. */
export function lookAhead(withUra: bool): void {
  clearBlocks(chances, RED_BYTES);
  mostHan = 0;
  setChance(0, 1);
  for (let suit = 0; suit < HONOURS; suit++) addReds(suit);
  if (withUra) addUra();
  assert(mostHan <= MOST_MORE);
}

function addReds(suit: i32): void {
  const five = suit * 9 + FIVE;
  const held = <i32>load<u8>(HAND + five), start = heldAtStart(five);
  for (let kept = min(redAtStart(suit), held); kept > 0; kept--) addHan(1);
  const drawn = held - start, unseen = available(five) - start;
  if (drawn > 0 && redUnseen(suit) > 0 && unseen > 0) addHan(min(1, <f64>drawn / <f64>unseen));
}

/** One han more with a chance. */
function addHan(chance: f64): void {
  mostHan++;
  for (let han = mostHan; han > 0; han--)
    setChance(han, chanceOf(han) * (1 - chance) + chanceOf(han - 1) * chance);
  setChance(0, chanceOf(0) * (1 - chance));
}

/** By j from 0 to 4: unseen tiles that would make j tiles of the hand dora. */
const groups = memory.data(32, 16);
const unseenTiles = memory.data(48, 16);
let unseenCount: i32 = 0;

function addUra(): void {
  countUnseen();
  groupIndicators();
  const indicators = min(min(uraIndicators(), MOST_INDICATORS), unseenCount);
  if (indicators == 1) convolve(groups, 1 / <f64>unseenCount);
  else if (indicators > 1) addIndicators(indicators);
}

/** Copies of each kind that are unseen when the hand in memory is won. */
function countUnseen(): void {
  let sum = i32x4.splat(0);
  for (let i: usize = 0; i < 48; i += 16) {
    const own = i8x16.max_u(v128.load(HAND + i), v128.load(PROSPECT + i));
    const left = i8x16.sub_sat_u(v128.load(AVAILABLE + i), own);
    v128.store(unseenTiles + i, left);
    sum = i32x4.add(sum, i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(left)));
  }
  unseenCount = i32x4.extract_lane(sum, 0) + i32x4.extract_lane(sum, 1) + i32x4.extract_lane(sum, 2) + i32x4.extract_lane(sum, 3);
}

function groupIndicators(): void {
  clearBlocks(groups, 32);
  let rest = unseenCount;
  const norths = northDora();
  let kinds = kindsHeld(HAND, 1) | kindsHeld(MELDED, 1);
  if (norths > 0) kinds |= (<u64>1) << NORTH;
  for (; kinds; kinds &= kinds - 1) {
    const kind = <i32>ctz(kinds);
    const copies = min(COPIES, copiesInHand(kind) + (kind == NORTH ? norths : 0));
    const indicators = <i32>load<u8>(unseenTiles + indicatorOf(kind));
    store<i32>(groups + (copies << 2), load<i32>(groups + (copies << 2)) + indicators);
    rest -= indicators;
  }
  store<i32>(groups, rest);
}

/** By kind, the one that makes it dora: suits, winds and dragons each go round. */
const indicatorKinds = memory.data<u8>([
  8, 0, 1, 2, 3, 4, 5, 6, 7, 17, 9, 10, 11, 12, 13, 14, 15, 16, 26, 18, 19, 20, 21, 22, 23, 24, 25, 30, 27, 28, 29, 33, 31, 32,
]);

// @ts-ignore: decorator
@inline
function indicatorOf(kind: i32): i32 {
  return <i32>load<u8>(indicatorKinds + kind);
}

/** Adds 0 to 4 han with the weights (i32) at `weights` times `share`; from the most han down, since each looks at fewer. */
function convolve(weights: usize, share: f64): void {
  const most = mostHan;
  mostHan += COPIES;
  for (let han = mostHan; han >= 0; han--) {
    let sum: f64 = 0;
    for (let ura = max(0, han - most); ura <= min(COPIES, han); ura++)
      sum += <f64>load<i32>(weights + (ura << 2)) * chanceOf(han - ura);
    setChance(han, sum * share);
  }
  dropImpossible();
}

function dropImpossible(): void {
  while (chanceOf(mostHan) == 0) mostHan--;
}

const before = memory.data(272, 16);
/** f64 by indicators taken and han: in how many ways the groups looked at so far give them. */
const ways = memory.data(1008);

// @ts-ignore: decorator
@inline
function wayOf(taken: i32, han: i32): usize {
  return ways + ((taken * URA_WIDTH + han) << 3);
}

function addIndicators(indicators: i32): void {
  memory.fill(ways, 0, 1008);
  store<f64>(wayOf(0, 0), 1);
  for (let copies = 1; copies <= COPIES; copies++) takeGroup(copies, indicators);
  const mostUra = indicators * COPIES;
  copyBlocks(before, chances, CHANCE_BYTES);
  const most = mostHan;
  mostHan += mostUra;
  const all = choose(unseenCount, indicators);
  clearBlocks(chances, CHANCE_BYTES);
  for (let ura = 0; ura <= mostUra; ura++) {
    let sum: f64 = 0;
    for (let taken = 0; taken <= indicators; taken++)
      sum += load<f64>(wayOf(taken, ura)) * choose(load<i32>(groups), indicators - taken);
    for (let han = 0; han <= most; han++)
      setChance(han + ura, chanceOf(han + ura) + (sum / all) * load<f64>(before + (han << 3)));
  }
}

/** Lets the group of tiles that add `copies` each give any number of the indicators; more before fewer, so that none is taken twice. */
function takeGroup(copies: i32, indicators: i32): void {
  const size = load<i32>(groups + (copies << 2));
  for (let taken = indicators; taken > 0; taken--)
    for (let han = indicators * COPIES; han >= 0; han--)
      for (let given = 1; given <= taken && given * copies <= han; given++) {
        const fewer = load<f64>(wayOf(taken - given, han - given * copies));
        store<f64>(wayOf(taken, han), load<f64>(wayOf(taken, han)) + fewer * choose(size, given));
      }
}

function choose(from: i32, count: i32): f64 {
  let product: f64 = 1;
  for (let i = 0; i < count; i++) product *= <f64>(from - i) / <f64>(i + 1);
  return from < count ? 0 : product;
}
