/**
 * The hints of a nested level. For each set of candidates that some hint takes away, the best is kept; afterwards they are put in
 * order. In bytes:
 *
 *    0  u64  the candidates taken away, as a hash          8  f64  difficulty
 *   16  i32  complexity   20  i32  sort key                24  i32  target, or -1 of a cycle
 *   28  i32  kind         32  i32  what it is about        36  i32  digit
 *   40  u32  record of the candidate off; or the chain in the arena (nested-paths.ts)
 *   44  i32  when it was offered
 */
import { mix, RANDOM_STEP } from '../../common/random';
import { baseOf, Level, setOverflow, sourceOf } from './level';
import {
  CANDIDATE_COUNT, HINT_TABLE_SLOTS, LEVEL_HINT_ORDER, LEVEL_HINT_TABLE, LEVEL_HINTS, NESTED_HINT_BYTES, NESTED_HINT_CAPACITY,
} from './memory';
import { lowest, maskOf } from './position';

export function openNestedHints(level: Level): void {
  level.hintCount = 0;
  memory.fill(baseOf(level) + LEVEL_HINT_TABLE, 0, 2 * HINT_TABLE_SLOTS);
}

/** A hash of a set of candidates is the sum of these. */
export function hashOf(candidate: i32): u64 {
  return mix(RANDOM_STEP * <u64>(candidate + 1));
}

function hashOfTarget(grid: usize, target: i32): u64 {
  if (target >= CANDIDATE_COUNT) return hashOf(target - CANDIDATE_COUNT);
  const cell = target / 9;
  let hash: u64 = 0;
  for (let mask = maskOf(grid, cell) & ~(1 << (target % 9)); mask != 0; mask &= mask - 1) hash += hashOf(9 * cell + lowest(mask));
  return hash;
}

function hintAddress(level: Level, number: i32): usize {
  return baseOf(level) + LEVEL_HINTS + NESTED_HINT_BYTES * <usize>number;
}

export function offerNested(
  level: Level, difficulty: f64, complexity: i32, key: i32, target: i32, kind: i32, about: i32, digit: i32,
): bool {
  const at = claim(level, hashOfTarget(sourceOf(level), target), difficulty, complexity, key);
  if (at == 0) return false;
  store<i32>(at, target, 24);
  store<i32>(at, kind, 28);
  store<i32>(at, about, 32);
  store<i32>(at, digit, 36);
  store<u32>(at, <u32>level.offRecord, 40);
  return true;
}

/** The place for a hint that takes these candidates away; 0 where there is one as good. */
export function claim(level: Level, hash: u64, difficulty: f64, complexity: i32, key: i32): usize {
  const slot = slotOf(level, hash);
  const number = numberIn(level, slot);
  if (number != 0) {
    const at = hintAddress(level, number - 1);
    return comesBefore(difficulty, complexity, key, at) ? write(at, hash, difficulty, complexity, key) : 0;
  }
  if (level.hintCount == NESTED_HINT_CAPACITY) {
    setOverflow(true);
    return 0;
  }
  const at = hintAddress(level, level.hintCount++);
  store<u16>(baseOf(level) + LEVEL_HINT_TABLE + 2 * slot, <u16>level.hintCount);
  return write(at, hash, difficulty, complexity, key);
}

/** Where a hash is in the table, or would be. */
function slotOf(level: Level, hash: u64): i32 {
  let slot = <i32>(hash & (HINT_TABLE_SLOTS - 1));
  while (numberIn(level, slot) != 0 && load<u64>(hintAddress(level, numberIn(level, slot) - 1)) != hash)
    slot = (slot + 1) & (HINT_TABLE_SLOTS - 1);
  return slot;
}

/** The number of the hint in a slot, from 1; 0 for none. */
function numberIn(level: Level, slot: i32): i32 {
  return <i32>load<u16>(baseOf(level) + LEVEL_HINT_TABLE + 2 * slot);
}

function write(at: usize, hash: u64, difficulty: f64, complexity: i32, key: i32): usize {
  store<u64>(at, hash);
  store<f64>(at, difficulty, 8);
  store<i32>(at, complexity, 16);
  store<i32>(at, key, 20);
  store<i32>(at, offers++, 44);
  return at;
}

/** Counts offers, so that of equal hints the first stays first. */
let offers: i32 = 0;

function comesBefore(difficulty: f64, complexity: i32, key: i32, at: usize): bool {
  if (difficulty != load<f64>(at, 8)) return difficulty < load<f64>(at, 8);
  if (complexity != load<i32>(at, 16)) return complexity < load<i32>(at, 16);
  return key < load<i32>(at, 20);
}

/** Puts the hints in order; `nestedHint` gives them out so. */
export function orderNestedHints(level: Level): void {
  const order = baseOf(level) + LEVEL_HINT_ORDER;
  for (let i = 0; i < level.hintCount; i++) store<u32>(order + 4 * <usize>i, <u32>hintAddress(level, i));
  for (let root = level.hintCount / 2 - 1; root >= 0; root--) sift(order, root, level.hintCount);
  for (let end = level.hintCount - 1; end > 0; end--) {
    swap(order, 0, end);
    sift(order, 0, end);
  }
}

/** A heap with the last hint on top. */
function sift(order: usize, root: i32, end: i32): void {
  for (let child = 2 * root + 1; child < end; child = 2 * root + 1) {
    if (child + 1 < end && precedes(at(order, child), at(order, child + 1))) child++;
    if (!precedes(at(order, root), at(order, child))) return;
    swap(order, root, child);
    root = child;
  }
}

function at(order: usize, index: i32): usize {
  return <usize>load<u32>(order + 4 * <usize>index);
}

function swap(order: usize, a: i32, b: i32): void {
  const kept = load<u32>(order + 4 * <usize>a);
  store<u32>(order + 4 * <usize>a, load<u32>(order + 4 * <usize>b));
  store<u32>(order + 4 * <usize>b, kept);
}

function precedes(a: usize, b: usize): bool {
  const difficulty = load<f64>(a, 8), complexity = load<i32>(a, 16), key = load<i32>(a, 20);
  if (comesBefore(difficulty, complexity, key, b)) return true;
  if (difficulty != load<f64>(b, 8) || complexity != load<i32>(b, 16) || key != load<i32>(b, 20)) return false;
  return load<i32>(a, 44) < load<i32>(b, 44);
}

export function nestedHint(level: Level, index: i32): usize {
  return at(baseOf(level) + LEVEL_HINT_ORDER, index);
}

export function hintComplexity(hint: usize): i32 {
  return load<i32>(hint, 16);
}

/** -1 of a cycle. */
export function hintTarget(hint: usize): i32 {
  return load<i32>(hint, 24);
}

export function hintKind(hint: usize): i32 {
  return load<i32>(hint, 28);
}

export function hintAbout(hint: usize): i32 {
  return load<i32>(hint, 32);
}

export function hintDigit(hint: usize): i32 {
  return load<i32>(hint, 36);
}

/** The record of the candidate off, or the chain in the arena. */
export function hintAddressOf(hint: usize): usize {
  return <usize>load<u32>(hint, 40);
}

export function setPath(hint: usize, target: i32, kind: i32, path: usize): void {
  store<i32>(hint, target, 24);
  store<i32>(hint, kind, 28);
  store<u32>(hint, <u32>path, 40);
}
