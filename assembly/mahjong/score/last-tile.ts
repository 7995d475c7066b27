/**
 * All that the tile drawn last decides of a complete hand in riichi, as a number: for each reading whether what it waited with adds
 * fu or may make pinfu, of hands without chows with what it waited (suuankou), and in hands of one suit or of terminals and
 * honours alone which kind it is (the pure forms of nine gates and thirteen orphans). Hands of the same tiles for which it is
 * equal are worth the same when they are drawn in no special way.
 */
import { HAND, READING_BYTES, READINGS } from '../memory';
import { STANDARD } from '../patterns';
import { CHOW } from '../readings-list';
import { kindsHeld, ORPHAN_MASK } from '../shanten';
import { suitOf, suitStart } from '../tiles';
import { winKind } from './context';
import { WAIT_CLOSED, WAIT_EDGE, WAIT_PAIR, waitIn } from './riichi-hand';
import { holdsKind } from './ways';

const SUIT_KINDS: u64 = 0x1ff;
/** Six bits a reading, a bit a kind of wait. */
const READING_BITS: i32 = 6;
/** Waits that add fu: the same, whichever it is (riichi-fu.ts). */
const FU_WAITS: u64 = (1 << WAIT_EDGE) | (1 << WAIT_CLOSED) | (1 << WAIT_PAIR);
/** Bits of readings with chows, in which the others are an open wait or a pung: pinfu has no pung. */
const OTHER_WAIT: u64 = 1;
const FU_WAIT: u64 = 2;

/** `readings`: how many are listed, four at most. */
export function decidedByLast(readings: i32): u64 {
  let decided: u64 = kindMatters() ? winKind() + 1 : 0;
  for (let reading = 0; reading < readings; reading++)
    decided = (decided << READING_BITS) | waitsOf(READINGS + <usize>reading * READING_BYTES);
  return decided;
}

/** Whether the hand may be one of the pure forms by the kind drawn last. */
export function kindMatters(): bool {
  const kinds = kindsHeld(HAND, 1);
  return (kinds & ~ORPHAN_MASK) == 0 || (kinds & ~(SUIT_KINDS << suitStart(suitOf(winKind())))) == 0;
}

/** The ways in which a reading can have waited for the winning tile, a bit each. */
function waitsOf(reading: usize): u64 {
  if (<i32>load<u8>(reading) != STANDARD) return 0;
  let waits: u64 = 0;
  let chows = 0;
  for (let blocks = <i32>load<u8>(reading, 1); blocks > 0; blocks--, reading += 2) {
    const shape = <i32>load<u8>(reading, 2), first = <i32>load<u8>(reading, 3);
    if (shape == CHOW) chows++;
    if (holdsKind(shape, first, winKind())) waits |= <u64>1 << waitIn(shape, first);
  }
  return chows == 0 ? waits : (waits & ~FU_WAITS ? OTHER_WAIT : 0) | (waits & FU_WAITS ? FU_WAIT : 0);
}
