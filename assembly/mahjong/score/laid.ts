/**
 * One way to lay a hand down: the blocks of a reading with the melds, each told whether it is concealed and whether the
 * winning tile completed it.
 *
 *   LAID:  pattern (u8), number of blocks (u8), then shape, kind, flags (u8 each) a block
 */
import { HAND, LAID, MELDED } from '../memory';
import { CHOW, PUNG } from '../readings-list';

/** Four tiles of a kind; the other shapes are those of readings. */
export const KONG: i32 = 7;

export const CONCEALED: i32 = 1;
/** Completed by the winning tile. */
export const COMPLETED: i32 = 2;
/** A meld of the hand, as against a part of its concealed tiles. */
export const MELD: i32 = 4;

// @ts-ignore: decorator
@inline
export function laidPattern(): i32 {
  return <i32>load<u8>(LAID);
}

// @ts-ignore: decorator
@inline
export function laidCount(): i32 {
  return <i32>load<u8>(LAID, 1);
}

// @ts-ignore: decorator
@inline
export function laidShape(index: i32): i32 {
  return <i32>load<u8>(LAID + index * 3, 2);
}

// @ts-ignore: decorator
@inline
export function laidKind(index: i32): i32 {
  return <i32>load<u8>(LAID + index * 3, 3);
}

// @ts-ignore: decorator
@inline
export function laidHas(index: i32, flag: i32): bool {
  return (load<u8>(LAID + index * 3, 4) & flag) != 0;
}

export function beginLaid(pattern: i32): void {
  store<u8>(LAID, <u8>pattern);
  store<u8>(LAID, 0, 1);
}

/** Lays down the first `count` blocks, shape and kind (u8 each) at `blocks`, all concealed. */
export function layConcealed(pattern: i32, blocks: usize, count: i32): void {
  store<u8>(LAID, <u8>pattern);
  store<u8>(LAID, <u8>count, 1);
  for (let i: usize = 0; i < <usize>count; i++) {
    store<u16>(LAID + i * 3, load<u16>(blocks + (i << 1)), 2);
    store<u8>(LAID + i * 3, CONCEALED, 4);
  }
}

export function addLaid(shape: i32, kind: i32, flags: i32): void {
  const count = laidCount();
  const block = LAID + count * 3;
  store<u8>(block, <u8>shape, 2);
  store<u8>(block, <u8>kind, 3);
  store<u8>(block, <u8>flags, 4);
  store<u8>(LAID, <u8>(count + 1), 1);
}

// @ts-ignore: decorator
@inline
export function setFlags(index: i32, flags: i32): void {
  store<u8>(LAID + index * 3, <u8>flags, 4);
}

/** A pung or kong. */
// @ts-ignore: decorator
@inline
export function isTriplet(index: i32): bool {
  const shape = laidShape(index);
  return shape == PUNG || shape == KONG;
}

// @ts-ignore: decorator
@inline
export function isChow(index: i32): bool {
  return laidShape(index) == CHOW;
}

/** Copies of a kind in the whole hand, melds included (all four of a kong). */
// @ts-ignore: decorator
@inline
export function copiesInHand(kind: i32): i32 {
  return <i32>load<u8>(HAND + kind) + <i32>load<u8>(MELDED + kind);
}
