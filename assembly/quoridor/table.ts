/**
 * Positions met, with what was found. A bucket holds two: the deeper one of this search, and the last.
 *
 *      0  u64  key
 *      8  i16  score, wins counted from the position
 *     10  i16  what the evaluation said
 *     12  u8   depth + 1
 *     13  u8   best move
 *     14  u8   bound
 *     15  u8   the search's number
 */
import { BUCKET_BYTES, BUCKETS_LOG, ENTRY_BYTES, TABLE } from './search-memory';

export const NO_MOVE: i32 = 255;

export const LOWER: i32 = 1;
export const UPPER: i32 = 2;
export const EXACT: i32 = 3;

let age: u8 = 0;

/** Forgets everything, so that a search depends on nothing that came before. */
export function clearTable(): void {
  memory.fill(TABLE, 0, BUCKET_BYTES << BUCKETS_LOG);
  age = 1;
}

/** A new search: what earlier ones found stays until it is in the way. */
export function ageTable(): void {
  age = age == 255 ? 1 : age + 1;
}

// @ts-ignore: decorator
@inline
function bucketOf(key: u64): usize {
  return TABLE + <usize>(key & ((1 << BUCKETS_LOG) - 1)) * BUCKET_BYTES;
}

/** The address of what is known of a position, 0 for nothing. */
export function find(key: u64): usize {
  const bucket = bucketOf(key);
  if (load<u64>(bucket) == key) return bucket;
  return load<u64>(bucket, ENTRY_BYTES) == key ? bucket + ENTRY_BYTES : 0;
}

// @ts-ignore: decorator
@inline
export function scoreAt(entry: usize): i32 {
  return <i32>load<i16>(entry, 8);
}

// @ts-ignore: decorator
@inline
export function evalAt(entry: usize): i32 {
  return <i32>load<i16>(entry, 10);
}

// @ts-ignore: decorator
@inline
export function depthAt(entry: usize): i32 {
  return <i32>load<u8>(entry, 12) - 1;
}

// @ts-ignore: decorator
@inline
export function moveAt(entry: usize): i32 {
  return <i32>load<u8>(entry, 13);
}

// @ts-ignore: decorator
@inline
export function boundAt(entry: usize): i32 {
  return <i32>load<u8>(entry, 14);
}

export function remember(key: u64, depth: i32, bound: i32, score: i32, evaluation: i32, move: i32): void {
  const bucket = bucketOf(key);
  let entry = bucket + ENTRY_BYTES;
  if (load<u64>(bucket) == key || load<u8>(bucket, 15) != age || <i32>load<u8>(bucket, 12) <= depth + 1) {
    if (load<u64>(bucket) != key) copy(entry, bucket);
    entry = bucket;
  }
  // An upper bound has no best move: keep the one known.
  if (move == NO_MOVE && load<u64>(entry) == key) move = moveAt(entry);
  store<u64>(entry, key);
  store<i16>(entry, <i16>score, 8);
  store<i16>(entry, <i16>evaluation, 10);
  store<u8>(entry, <u8>(max(depth, 0) + 1), 12);
  store<u8>(entry, <u8>move, 13);
  store<u8>(entry, <u8>bound, 14);
  store<u8>(entry, age, 15);
}

// @ts-ignore: decorator
@inline
function copy(to: usize, from: usize): void {
  v128.store(to, v128.load(from));
}
