/**
 * Steps: what a technique finds. A finder describes one at a time,
 *
 *   open(NAKED_PAIR);                     a fresh draft
 *   removeAll(digit, board);              what follows; candidates that are not there are passed over
 *   if (isUseless()) continue;            nothing follows
 *   showCandidates(PATTERN, digit, cells) what it follows from, to be drawn and told
 *   if (commit()) return true;            kept; true: enough, stop looking
 *
 * and answers true as soon as `commit` does, false when there is nothing more to find. Records in STEPS:
 *
 *   u16 technique, u16 placements P, u16 eliminations E, u16 items I
 *   u16 x P, u16 x E     candidates, 9 x cell + digit; padded to 4 bytes
 *   u32 x I              kind << 28 | role << 24 | a << 12 | b; padded to 8
 *
 The kinds of items say what a and b are; roles are below. Their order is the finder's.
 */
import { and, cellBoard, first, isEmpty, or, rest } from './board';
import {
  BOARD_BYTES, DRAFT_ITEM_CAPACITY, DRAFT_ITEMS, DRAFT_PLACED, DRAFT_PLACED_CAPACITY, DRAFT_REMOVED, STEP_CAPACITY, STEP_INDEX, STEPS,
  STEPS_BYTES,
} from './memory';
import { digitBoard, place, remove } from './state';

/** Items: a is a cell. */
const CELL: i32 = 0;
/** a is a candidate. */
const CANDIDATE: i32 = 1;
/** a is a house. */
export const HOUSE: i32 = 2;
/** a is a set of digits, nine bits. */
const DIGITS: i32 = 3;
/** a link from candidate a to candidate b. */
export const LINK: i32 = 4;
/** a is a number that the words need. */
const NUMBER: i32 = 5;
/** candidate a stands for candidate b as well: one end of a link that is several cells. */
const GROUP: i32 = 6;

/** Roles of cells, candidates and digits: what the pattern is made of, or its first colour, first set, ... */
export const PATTERN: i32 = 0;
/** What makes the pattern more than the plain one: fins, extra candidates; or the second colour, second set, ... */
export const EXTRA: i32 = 1;
/** Fins that are in two base sets; or the third colour. */
export const ENDO: i32 = 2;
/** The fourth colour. */
export const FOURTH: i32 = 3;

/** Roles of houses. */
export const BASE: i32 = 0;
export const COVER: i32 = 1;

/** Roles of links: of two candidates at least one is true; at most one is true. */
export const STRONG: i32 = 0;
export const WEAK: i32 = 1;

let draftTechnique: i32 = 0;
let placedCount: i32 = 0;
let itemCount: i32 = 0;

/** Steps in STEPS. */
export let stepCount: i32 = 0;
let used: usize = 0;
/** Steps wanted before a finder stops. */
let wanted: i32 = 1;

/** Forgets all steps; finders stop after `most` more. */
export function clearSteps(most: i32): void {
  stepCount = 0;
  used = 0;
  wanted = most;
}

/** Keeps the steps there are; finders stop after `most` more. How many more they wanted before. */
export function wantMore(most: i32): i32 {
  const before = wanted - stepCount;
  wanted = stepCount + most;
  return before;
}

/** Whether the finder may stop at the first: then it should be a good one. */
export function isOneWanted(): bool {
  return wanted - stepCount == 1;
}

export function open(technique: i32): void {
  draftTechnique = technique;
  placedCount = 0;
  itemCount = 0;
  memory.fill(DRAFT_REMOVED, 0, 9 * BOARD_BYTES);
}

/** The same draft by another name. */
export function rename(technique: i32): void {
  draftTechnique = technique;
}

export function addPlacement(cell: i32, digit: i32): void {
  if (placedCount == DRAFT_PLACED_CAPACITY) return;
  store<u16>(DRAFT_PLACED + 2 * placedCount++, <u16>(9 * cell + digit));
}

/** Removes a digit from cells; those that can't hold it are passed over. */
export function removeAll(digit: i32, cells: v128): void {
  const at = removedAddress(digit);
  v128.store(at, or(v128.load(at), and(cells, digitBoard(digit))));
}

/** Removes digits, a bit each, from cells. */
export function removeDigits(digits: i32, cells: v128): void {
  for (; digits != 0; digits &= digits - 1) removeAll(<i32>ctz(digits), cells);
}

// @ts-ignore: decorator
@inline
function removedAddress(digit: i32): usize {
  return DRAFT_REMOVED + <usize>digit * BOARD_BYTES;
}

/** What the draft removes of a digit. */
export function removedOf(digit: i32): v128 {
  return v128.load(removedAddress(digit));
}

/** Adds all that a record says to the draft. */
export function addRecord(at: usize): void {
  const placements = <i32>load<u16>(at, 2), eliminations = <i32>load<u16>(at, 4), items = <i32>load<u16>(at, 6);
  for (let i = 0; i < placements + eliminations; i++) {
    const candidate = <i32>load<u16>(at + 8 + 2 * i);
    if (i < placements) addPlacement(candidate / 9, candidate % 9);
    else removeAll(candidate % 9, cellBoard(candidate / 9));
  }
  for (let i = 0; i < items && itemCount < DRAFT_ITEM_CAPACITY; i++) store<u32>(DRAFT_ITEMS + 4 * itemCount++, itemAt(at, i));
}

/** One item of a record. */
export function itemAt(at: usize, index: i32): u32 {
  return load<u32>(itemsAt(at) + 4 * index);
}

/** Items of a record. */
export function itemsIn(at: usize): i32 {
  return <i32>load<u16>(at, 6);
}

/** Whether two records have the same results. */
export function haveSameResults(a: usize, b: usize): bool {
  if (load<u16>(a, 2) != load<u16>(b, 2) || load<u16>(a, 4) != load<u16>(b, 4)) return false;
  return memory.compare(a + 8, b + 8, 2 * (<usize>load<u16>(a, 2) + <usize>load<u16>(a, 4))) == 0;
}

/** Whether nothing follows. */
export function isUseless(): bool {
  if (placedCount > 0) return false;
  for (let digit = 0; digit < 9; digit++) if (!isEmpty(removedOf(digit))) return false;
  return true;
}

/** Ends a look aside: steps found since `stepCount` was `count` are copied to `to` and forgotten. Their number. */
export function takeAside(count: i32, to: usize, capacity: usize): i32 {
  const taken = stepCount - count;
  if (taken == 0) return 0;
  const from = load<u32>(STEP_INDEX + 8 * count);
  let fit = 0;
  for (; fit < taken; fit++) {
    const end = fit + 1 < taken ? <usize>load<u32>(STEP_INDEX + 8 * (count + fit + 1)) : used;
    if (end - from > capacity) break;
  }
  memory.copy(to, STEPS + from, min(used - from, capacity));
  stepCount = count;
  used = from;
  return fit;
}

/** How long a record is. */
export function lengthOf(at: usize): usize {
  return (itemsAt(at) - at + 4 * <usize>load<u16>(at, 6) + 7) & ~7;
}

function show(kind: i32, role: i32, a: i32, b: i32): void {
  if (itemCount == DRAFT_ITEM_CAPACITY) return;
  store<u32>(DRAFT_ITEMS + 4 * itemCount++, (<u32>kind << 28) | (<u32>role << 24) | (<u32>a << 12) | <u32>b);
}

export function showCells(role: i32, cells: v128): void {
  for (; !isEmpty(cells); cells = rest(cells)) show(CELL, role, first(cells), 0);
}

export function showCandidate(role: i32, cell: i32, digit: i32): void {
  show(CANDIDATE, role, 9 * cell + digit, 0);
}

/** A digit in those of the cells that can hold it. */
export function showCandidates(role: i32, digit: i32, cells: v128): void {
  for (cells = and(cells, digitBoard(digit)); !isEmpty(cells); cells = rest(cells)) showCandidate(role, first(cells), digit);
}

/** Several digits, a bit each. */
export function showMasks(role: i32, digits: i32, cells: v128): void {
  for (; digits != 0; digits &= digits - 1) showCandidates(role, <i32>ctz(digits), cells);
}

export function showHouse(role: i32, house: i32): void {
  show(HOUSE, role, house, 0);
}

/** Houses, a bit each. */
export function showHouses(role: i32, houses: i32): void {
  for (; houses != 0; houses &= houses - 1) showHouse(role, <i32>ctz(houses));
}

/** A set of digits that the words name, a bit each. */
export function showDigits(role: i32, digits: i32): void {
  show(DIGITS, role, digits, 0);
}

/** From a digit in a cell to a digit in a cell; `role` STRONG or WEAK. */
export function showLink(role: i32, cell: i32, digit: i32, otherCell: i32, otherDigit: i32): void {
  show(LINK, role, 9 * cell + digit, 9 * otherCell + otherDigit);
}

/** Two candidates of a digit that are one end of a link. */
export function showGroup(digit: i32, cell: i32, other: i32): void {
  show(GROUP, PATTERN, 9 * cell + digit, 9 * other + digit);
}

export function showNumber(role: i32, value: i32): void {
  show(NUMBER, role, value, 0);
}

/** Keeps the draft unless the same was kept before: the same technique, cells and results. */
export function commit(): bool {
  return keep(true);
}

/** Keeps the draft unless the technique led to the same results before, from whatever cells: where one of many reasons will do. */
export function commitNew(): bool {
  return keep(false);
}

function keep(byPattern: bool): bool {
  const longest = <usize>(8 + 2 * (placedCount + removedCount()) + 4 * itemCount + 11);
  if (stepCount == STEP_CAPACITY || used + longest > STEPS_BYTES) return true;
  const at = STEPS + used;
  write(at);
  const hash = hashOf(at);
  for (let i = 0; i < stepCount; i++)
    if (load<u32>(STEP_INDEX + 8 * i, 4) == hash && isSame(stepAt(i), at, byPattern)) return false;
  store<u32>(STEP_INDEX + 8 * stepCount, <u32>used);
  store<u32>(STEP_INDEX + 8 * stepCount, hash, 4);
  stepCount++;
  used += lengthOf(at);
  return stepCount >= wanted;
}

/** FNV-1a over the results. */
function hashOf(at: usize): u32 {
  let hash: u32 = 0x811c9dc5;
  const end = at + 8 + 2 * (<usize>load<u16>(at, 2) + <usize>load<u16>(at, 4));
  for (at += 8; at < end; at += 2) hash = (hash ^ <u32>load<u16>(at)) * 0x01000193;
  return hash;
}

/** How many candidates the draft removes. */
export function removedCount(): i32 {
  let sum = 0;
  for (let digit = 0; digit < 9; digit++) {
    const board = removedOf(digit);
    sum += <i32>(popcnt(i64x2.extract_lane(board, 0)) + popcnt(i64x2.extract_lane(board, 1)));
  }
  return sum;
}

function write(at: usize): void {
  store<u16>(at, <u16>draftTechnique);
  store<u16>(at, <u16>placedCount, 2);
  store<u16>(at, <u16>removedCount(), 4);
  store<u16>(at, <u16>itemCount, 6);
  let to = at + 8;
  memory.copy(to, DRAFT_PLACED, 2 * <usize>placedCount);
  to += 2 * <usize>placedCount;
  for (let digit = 0; digit < 9; digit++)
    for (let board = removedOf(digit); !isEmpty(board); board = rest(board), to += 2) store<u16>(to, <u16>(9 * first(board) + digit));
  memory.copy(itemsAt(at), DRAFT_ITEMS, 4 * <usize>itemCount);
}

/** Items begin at a multiple of four. */
function itemsAt(at: usize): usize {
  return (at + 8 + 2 * (<usize>load<u16>(at, 2) + <usize>load<u16>(at, 4)) + 3) & ~3;
}

/** The address of a step. */
export function stepAt(index: i32): usize {
  return STEPS + <usize>load<u32>(STEP_INDEX + 8 * index);
}

function isSame(a: usize, b: usize, byPattern: bool): bool {
  if (load<u16>(a) != load<u16>(b) || !haveSameResults(a, b)) return false;
  if (!byPattern) return true;
  return load<u16>(a, 6) == load<u16>(b, 6) && memory.compare(itemsAt(a), itemsAt(b), 4 * <usize>load<u16>(a, 6)) == 0;
}

/** Does what a step says. */
export function applyStep(index: i32): void {
  const at = stepAt(index);
  const placements = <i32>load<u16>(at, 2), eliminations = <i32>load<u16>(at, 4);
  for (let i = 0; i < placements + eliminations; i++) {
    const candidate = <i32>load<u16>(at + 8 + 2 * i);
    if (i < placements) place(candidate / 9, candidate % 9);
    else remove(candidate / 9, candidate % 9);
  }
}
