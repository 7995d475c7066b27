/**
 * The payout: every reading of a complete hand, with every choice of the block that the winning tile completed, is laid
 * down and scored by the rules in use; the best counts.
 *
 * The block completed by a claim lies open; the pair stays concealed, and so do hands that are not sets and a pair.
 */
import { copyBlocks, LAID, READING_BYTES, READINGS } from '../memory';
import { KNITTED_STRAIGHT, STANDARD } from '../patterns';
import { readComplete } from '../readings';
import { CHOW, KNITTED, PAIR } from '../readings-list';
import { meldConcealed, meldCount, meldKind, meldShape, NO_TILE, selfDraw, winKind } from './context';
import { addLaid, beginLaid, COMPLETED, CONCEALED, laidCount, laidKind, laidShape, MELD, setFlags } from './laid';
import { beginResult, clearBest, keepBest } from './result';
import { countMore, countsMore } from './riichi-more';
import { prepareScorer, scoreLaid } from './rules';

const MAX_LAID: usize = 64;
const bestLaid = memory.data(64);

export let bestReading: i32 = -1;

/**
 * Scores the complete hand in memory, which needs `sets` concealed sets, by the context in memory. Returns the number of
 * the best reading, whose result is then in BEST_RESULT; -1 when the hand is not complete. `chows`: those in melds.
 */
export function scoreComplete(sets: i32, chows: i32): i32 {
  clearBest();
  bestReading = -1;
  const readings = readComplete(sets, chows);
  if (readings > 0) prepareScorer(sets, chows);
  for (let reading = 0; reading < readings; reading++) layDown(reading);
  return bestReading;
}

/** The way of laying down that `scoreComplete` found best: see laid.ts for the form. */
export function bestWay(): usize {
  return bestLaid;
}

function layDown(reading: i32): void {
  lay(reading);
  const concealed = laidCount() - meldCount();
  const pattern = laidPattern(reading);
  if ((pattern != STANDARD && pattern != KNITTED_STRAIGHT) || winKind() == NO_TILE) return score(reading);
  let before = -1;
  for (let block = 0; block < concealed; block++) {
    if (!holds(block, winKind())) continue;
    // Equal blocks give equal results: the first of them stands for all.
    if (before >= 0 && laidShape(before) == laidShape(block) && laidKind(before) == laidKind(block)) continue;
    before = block;
    complete(block, true);
    score(reading);
    complete(block, false);
  }
}

// @ts-ignore: decorator
@inline
function readingAt(reading: i32): usize {
  return READINGS + <usize>reading * READING_BYTES;
}

// @ts-ignore: decorator
@inline
function laidPattern(reading: i32): i32 {
  return <i32>load<u8>(readingAt(reading));
}

/** The blocks of a reading, all concealed, and the melds behind them. */
function lay(reading: i32): void {
  const address = readingAt(reading);
  beginLaid(laidPattern(reading));
  const blocks = <i32>load<u8>(address, 1);
  for (let i = 0; i < blocks; i++)
    addLaid(<i32>load<u8>(address + (i << 1), 2), <i32>load<u8>(address + (i << 1), 3), CONCEALED);
  layMelds();
}

/** Adds the melds to the blocks laid down. */
export function layMelds(): void {
  for (let meld = 0; meld < meldCount(); meld++)
    addLaid(meldShape(meld), meldKind(meld), MELD | (meldConcealed(meld) ? CONCEALED : 0));
}

function holds(block: i32, kind: i32): bool {
  const first = laidKind(block);
  if (laidShape(block) == KNITTED) return kind == first || kind == first + 3 || kind == first + 6;
  return laidShape(block) == CHOW ? kind >= first && kind <= first + 2 : kind == first;
}

function complete(block: i32, by: bool): void {
  const open = by && !selfDraw() && laidShape(block) != PAIR;
  setFlags(block, (by ? COMPLETED : 0) | (open ? 0 : CONCEALED));
}

function score(reading: i32): void {
  beginResult();
  scoreLaid();
  if (keepBest()) {
    bestReading = reading;
    keepLaid();
  }
  if (countsMore()) countMore();
}

/** Keeps the way of laying down as the best. */
export function keepLaid(): void {
  copyBlocks(bestLaid, LAID, MAX_LAID);
}
