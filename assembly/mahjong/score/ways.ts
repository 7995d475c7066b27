/**
 * Every way to lay a reading down: with each choice of the block that the winning tile completed.
 *
 * The block completed by a claim lies open; the pair stays concealed, and so do hands that are not sets and a pair.
 */
import { READING_BYTES, READINGS } from '../memory';
import { KNITTED_STRAIGHT, STANDARD } from '../patterns';
import { CHOW, clearBlocks, KNITTED, listReading, PAIR, pushBlock, readingCount } from '../readings-list';
import { meldConcealed, meldCount, meldKind, meldShape, NO_TILE, selfDraw, winKind } from './context';
import { addLaid, COMPLETED, CONCEALED, laidCount, laidHas, laidKind, laidPattern, laidShape, layConcealed, MELD, setFlags } from './laid';

/** In the list of claims, added to the shape of the block that lies open. */
export const OPENED: i32 = 0x80;

/** The block completed last, and the one to go on with. */
let completed: i32 = -1;
let next: i32 = 0;
let blocks: i32 = 0;

/** Begins with a reading of the list: `nextWay` lays down its ways, one a call. */
export function beginWays(reading: i32): void {
  lay(READINGS + <usize>reading * READING_BYTES);
  blocks = laidCount() - meldCount();
  completed = -1;
  next = completes() ? 0 : blocks;
}

/** Lays down the next way; false when there is none left. */
export function nextWay(): bool {
  if (!completes()) return next++ == blocks;
  if (completed >= 0) setFlags(completed, CONCEALED);
  while (next < blocks) {
    const block = next++;
    // Equal blocks give equal results: the first of them stands for all.
    if (!holdsKind(laidShape(block), laidKind(block), winKind()) || isCompletedAgain(block)) continue;
    completed = block;
    setFlags(block, COMPLETED | (selfDraw() || laidShape(block) == PAIR ? CONCEALED : 0));
    return true;
  }
  return false;
}

/** Whether the winning tile completes one block; elsewhere it completes the hand. */
// @ts-ignore: decorator
@inline
function completes(): bool {
  return (laidPattern() == STANDARD || laidPattern() == KNITTED_STRAIGHT) && winKind() != NO_TILE;
}

function isCompletedAgain(block: i32): bool {
  return completed >= 0 && laidShape(completed) == laidShape(block) && laidKind(completed) == laidKind(block);
}

/** The blocks of a reading, all concealed, and the melds behind them. */
function lay(reading: usize): void {
  layConcealed(<i32>load<u8>(reading), reading + 2, <i32>load<u8>(reading, 1));
  layMelds();
}

/** Adds the melds to the blocks laid down. */
export function layMelds(): void {
  for (let meld = 0; meld < meldCount(); meld++)
    addLaid(meldShape(meld), meldKind(meld), MELD | (meldConcealed(meld) ? CONCEALED : 0));
}

/** Whether a block of `shape` that begins with `first` holds a tile of `kind`. */
export function holdsKind(shape: i32, first: i32, kind: i32): bool {
  if (shape == KNITTED) return kind == first || kind == first + 3 || kind == first + 6;
  return shape == CHOW ? kind >= first && kind <= first + 2 : kind == first;
}

/** Adds to the list of readings, behind them, every way to lay them down by the context in memory. Returns its new length. */
export function listWays(): i32 {
  const readings = readingCount;
  for (let reading = 0; reading < readings; reading++) {
    beginWays(reading);
    while (nextWay()) {
      clearBlocks();
      for (let i = 0; i < blocks; i++) pushBlock(laidShape(i) | (laidHas(i, CONCEALED) ? 0 : OPENED), laidKind(i));
      listReading(laidPattern());
    }
  }
  return readingCount;
}
