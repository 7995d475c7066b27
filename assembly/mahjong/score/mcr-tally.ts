/** Which fan a hand has, and how often: a count (u8) for each item of the rules. */
import { ITEM_COUNT } from './mcr.generated';

const counts = memory.data(96, 16);

export function clearTally(): void {
  assert(ITEM_COUNT <= 96);
  for (let i: usize = 0; i < 96; i += 16) v128.store(counts + i, i64x2.splat(0));
}

// @ts-ignore: decorator
@inline
export function times(fan: i32): i32 {
  return <i32>load<u8>(counts + fan);
}

// @ts-ignore: decorator
@inline
export function has(fan: i32): bool {
  return load<u8>(counts + fan) != 0;
}

// @ts-ignore: decorator
@inline
export function add(fan: i32): void {
  store<u8>(counts + fan, <u8>(times(fan) + 1));
}

// @ts-ignore: decorator
@inline
export function addTimes(fan: i32, more: i32): void {
  store<u8>(counts + fan, <u8>(times(fan) + more));
}

// @ts-ignore: decorator
@inline
export function drop(fan: i32): void {
  store<u8>(counts + fan, 0);
}

/** Which of sixteen fan from `first` on count, a bit each. */
// @ts-ignore: decorator
@inline
export function countingFrom(first: i32): i32 {
  return i8x16.bitmask(i8x16.ne(v128.load(counts + first), i64x2.splat(0)));
}

/** True when nothing counts. */
export function isEmpty(): bool {
  let all = v128.load(counts);
  for (let i: usize = 16; i < 96; i += 16) all = v128.or(all, v128.load(counts + i));
  return !v128.any_true(all);
}
