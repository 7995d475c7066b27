/**
 * Inferences: what follows if a candidate is true, or if it is false. They are followed breadth first, so the way to each is one of
 * the shortest. Nodes and literals are as in nodes.ts.
 */
import { and, cellBoard, first, isEmpty, meet, minus, or, peers, rest, seenByAll, within } from './board';
import { cellsOfSet, digitsOfSet, seenOfSet } from './als';
import { enteredCount, enteredSet } from './als-links';
import { cellAt, FIRST_BOX, FIRST_COLUMN, houseOf, placeOf } from './geometry';
import { BOARD_BYTES, INFERENCES, REACHED } from './memory';
import { boxAcross, FIRST_GROUP, FIRST_SET, groupCells, groupNode, isFalse, isGroup, isTrue, LITERALS } from './nodes';
import { candidatesOf, digitBoard, placesIn } from './state';

/** What inferences may rest on, a bit each: that a cell has one digit, that a house has each digit once, groups, almost locked sets. */
export const BY_CELL: i32 = 1;
export const BY_HOUSE: i32 = 2;
export const BY_GROUP: i32 = 4;
export const BY_SET: i32 = 8;

/**
 * A literal is reached in one of two states: its own number while the way has passed no node that is asked for, LITERALS more after.
 * u16 a state: how far it is from the start; the state it follows from. Then the states reached, in their order.
 */
const STATES: usize = 2 * <usize>LITERALS;
const DISTANCES: usize = INFERENCES;
const SOURCES: usize = DISTANCES + 2 * STATES;
const QUEUE: usize = SOURCES + 2 * STATES;
const FAR: i32 = 0xffff;
const NO_NODE: i32 = i32.MAX_VALUE;

let means: i32 = 0;
let scope: v128 = i64x2.splat(-1);
/** Nodes from this one on are asked for. */
let passing: i32 = NO_NODE;
/** What the states of ends that are wanted have more than the literals. */
let ends: i32 = 0;
/** The same for the state that is being followed. */
let layer: i32 = 0;
let used: usize = 0;
let tail: i32 = 0;

/** Inferences from now on rest on these means alone; candidates in other cells than these are passed over. */
export function inferBy(wanted: i32, cells: v128 = i64x2.splat(-1)): void {
  means = wanted;
  scope = cells;
  passing = NO_NODE;
  ends = 0;
  used = 4 * <usize>((wanted & BY_SET) != 0 ? LITERALS / 2 : (wanted & BY_GROUP) != 0 ? FIRST_SET : FIRST_GROUP);
}

/** Inferences from now on count only where they pass a group, or a set: a node from this one on. */
export function inferThrough(node: i32): void {
  passing = node;
  ends = LITERALS;
}

// @ts-ignore: decorator
@inline
export function wasReached(literal: i32): bool {
  return distanceTo(literal) != FAR;
}

/** Links from the start to a literal that was reached. */
// @ts-ignore: decorator
@inline
export function distanceTo(literal: i32): i32 {
  return <i32>load<u16>(DISTANCES + 2 * (literal + ends));
}

/** Writes the literals on the way to one that was reached, u16 each, from the start on; their number is one more than its distance. */
export function writeWay(end: i32, to: usize): void {
  let state = end + ends;
  for (let i = distanceTo(end); i >= 0; i--) {
    store<u16>(to + 2 * i, <u16>(state % LITERALS));
    state = <i32>load<u16>(SOURCES + 2 * state);
  }
}

/** The cells that were found to hold a digit, or not to. */
// @ts-ignore: decorator
@inline
export function reached(digit: i32, holds: bool): v128 {
  return v128.load(reachedAddress(digit, holds, ends));
}

// @ts-ignore: decorator
@inline
function reachedAddress(digit: i32, holds: bool, states: i32): usize {
  return REACHED + <usize>(2 * digit + i32(holds) + (states == 0 ? 0 : 18)) * BOARD_BYTES;
}

/** Follows the inferences from a literal as far as `most` links. */
export function infer(start: i32, most: i32): void {
  memory.fill(DISTANCES, 0xff, used);
  if (ends != 0) memory.fill(DISTANCES + 2 * LITERALS, 0xff, used);
  memory.fill(REACHED, 0, 36 * BOARD_BYTES);
  tail = 0;
  layer = 0;
  reach(start, start, 0);
  for (let head = 0; head < tail; head++) {
    const state = <i32>load<u16>(QUEUE + 2 * head);
    const distance = <i32>load<u16>(DISTANCES + 2 * state);
    if (distance >= most) return;
    layer = state < LITERALS ? 0 : LITERALS;
    follow(state - layer, distance + 1);
  }
}

function reach(literal: i32, source: i32, distance: i32): void {
  const node = literal >> 1, states = node >= passing ? LITERALS : layer, state = literal + states;
  if (<i32>load<u16>(DISTANCES + 2 * state) != FAR) return;
  store<u16>(DISTANCES + 2 * state, <u16>distance);
  store<u16>(SOURCES + 2 * state, <u16>(source + layer));
  store<u16>(QUEUE + 2 * tail++, <u16>state);
  if (node >= FIRST_GROUP) return;
  const at = reachedAddress(node % 9, (literal & 1) != 0, states);
  v128.store(at, or(v128.load(at), cellBoard(node / 9)));
}

function follow(literal: i32, distance: i32): void {
  const node = literal >> 1;
  if (node >= FIRST_SET) followSet(node, literal, distance);
  else if (node >= FIRST_GROUP) {
    if ((literal & 1) != 0) followGroup(node, literal, distance);
    else followNoGroup(node, literal, distance);
  } else if ((literal & 1) != 0) followDigit(node / 9, node % 9, literal, distance);
  else followNoDigit(node / 9, node % 9, literal, distance);
}

/** The cell holds the digit: no other cell of its houses does, and it holds no other. */
function followDigit(cell: i32, digit: i32, literal: i32, distance: i32): void {
  exclude(digit, peers(cell), literal, distance);
  if ((means & BY_CELL) != 0)
    for (let others = candidatesOf(cell) & ~(1 << digit); others != 0; others &= others - 1)
      reach(isFalse(9 * cell + <i32>ctz(others)), literal, distance);
  if ((means & BY_GROUP) != 0) excludeGroups(digit, cellBoard(cell), peers(cell), cell, literal, distance);
  if ((means & BY_SET) != 0) enterSets(9 * cell + digit, digit, literal, distance);
}

function exclude(digit: i32, cells: v128, literal: i32, distance: i32): void {
  let fresh = minus(and(and(cells, digitBoard(digit)), scope), v128.load(reachedAddress(digit, false, layer)));
  for (; !isEmpty(fresh); fresh = rest(fresh)) reach(isFalse(9 * first(fresh) + digit), literal, distance);
}

/** Groups of a digit that lie in `seen`; they are looked for in the lines and boxes of a cell. */
function excludeGroups(digit: i32, cells: v128, seen: v128, cell: i32, literal: i32, distance: i32): void {
  const row = cell / 9, column = cell % 9;
  const top = 3 * (row / 3), left = 3 * (column / 3);
  for (let segment = 0; segment < 3; segment++) {
    excludeGroup(digit, row, segment, cells, seen, literal, distance);
    excludeGroup(digit, FIRST_COLUMN + column, segment, cells, seen, literal, distance);
    excludeGroup(digit, top + segment, column / 3, cells, seen, literal, distance);
    excludeGroup(digit, FIRST_COLUMN + left + segment, row / 3, cells, seen, literal, distance);
  }
}

function excludeGroup(digit: i32, line: i32, segment: i32, cells: v128, seen: v128, literal: i32, distance: i32): void {
  const node = groupNode(digit, line, segment);
  const group = groupCells(node);
  if (isGroup(group) && within(group, seen) && !meet(group, cells)) reach(isFalse(node), literal, distance);
}

/** The cell does not hold the digit: where two are left, in the cell or in a house, it is the other. */
function followNoDigit(cell: i32, digit: i32, literal: i32, distance: i32): void {
  if ((means & BY_CELL) != 0) {
    const others = candidatesOf(cell) & ~(1 << digit);
    if (others != 0 && (others & (others - 1)) == 0) reach(isTrue(9 * cell + <i32>ctz(others)), literal, distance);
  }
  if ((means & BY_HOUSE) == 0) return;
  for (let kind = 0; kind < 3; kind++) {
    const house = houseOf(cell, kind);
    demand(house, digit, placesIn(house, digit) & ~(1 << placeOf(cell, kind)), literal, distance);
  }
}

/** A digit is in one of these places of a house. */
function demand(house: i32, digit: i32, places: i32, literal: i32, distance: i32): void {
  if (places == 0) return;
  if ((places & (places - 1)) == 0) {
    reach(isTrue(9 * cellAt(house, <i32>ctz(places)) + digit), literal, distance);
    return;
  }
  if ((means & BY_GROUP) == 0) return;
  const segment = <i32>ctz(places) / 3;
  if ((places & ~(0b111 << (3 * segment))) == 0) {
    if (house < FIRST_BOX) reach(isTrue(groupNode(digit, house, segment)), literal, distance);
    else reach(isTrue(groupNode(digit, 3 * ((house - FIRST_BOX) / 3) + segment, (house - FIRST_BOX) % 3)), literal, distance);
  }
  if (house < FIRST_BOX) return;
  const column = <i32>ctz(places) % 3;
  if ((places & ~(0b1001001 << column)) == 0)
    reach(isTrue(groupNode(digit, FIRST_COLUMN + 3 * ((house - FIRST_BOX) % 3) + column, (house - FIRST_BOX) / 3)), literal, distance);
}

function followGroup(node: i32, literal: i32, distance: i32): void {
  const digit = (node - FIRST_GROUP) / 54, group = groupCells(node), seen = seenByAll(group);
  exclude(digit, seen, literal, distance);
  excludeGroups(digit, group, seen, first(group), literal, distance);
  if ((means & BY_SET) != 0) enterSets(node, digit, literal, distance);
}

function followNoGroup(node: i32, literal: i32, distance: i32): void {
  const index = node - FIRST_GROUP, digit = index / 54, line = (index % 54) / 3, segment = index % 3;
  demand(line, digit, placesIn(line, digit) & ~(0b111 << (3 * segment)), literal, distance);
  const box = boxAcross(line, segment);
  const inBox = line < FIRST_COLUMN ? 0b111 << (3 * (line % 3)) : 0b1001001 << (line % 3);
  demand(box, digit, placesIn(box, digit) & ~inBox, literal, distance);
}

/** Sets that lose the digit hold all others of theirs. */
function enterSets(node: i32, digit: i32, literal: i32, distance: i32): void {
  const entered = enteredCount(node);
  for (let i = 0; i < entered; i++) {
    const set = enteredSet(node, i);
    for (let left = digitsOfSet(set) & ~(1 << digit); left != 0; left &= left - 1)
      reach(isTrue(FIRST_SET + 9 * set + <i32>ctz(left)), literal, distance);
  }
}

/** A set holds a digit: cells that see all its cells with it don't. */
function followSet(node: i32, literal: i32, distance: i32): void {
  const set = (node - FIRST_SET) / 9, digit = (node - FIRST_SET) % 9;
  const seen = seenOfSet(set, digit), cells = and(cellsOfSet(set), digitBoard(digit));
  exclude(digit, seen, literal, distance);
  excludeGroups(digit, cells, seen, first(cells), literal, distance);
}
