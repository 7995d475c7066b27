/**
 * What follows from a node by links alone, breadth first: nodes that are on before those that are off. Dynamic chains take off nodes
 * out of the grid as they go, so that later links rest on them too: they become parents.
 */
import { cellAt } from '../techniques/geometry';
import { currentOf, isDynamic, Level, ONE_DIGIT, sourceOf } from './level';
import { ASSUMED, BY_CELL, BY_COLUMN, BY_BOX, followsEarlier, houseBy, onBy, PEER_COUNT, peerAt } from './links';
import { CANDIDATE_COUNT, NONE } from './memory';
import { copyGrid, lowest, maskOf, mayHold, placesOf, removeFrom } from './position';
import { addNode, addParent, contradict, enter, nextNode, nodeAt, nodesEnd, offsetOf, openRecord } from './record';

/** Begins a record. */
export function assume(level: Level, node: i32): void {
  const record = openRecord(level);
  if (isDynamic(level)) copyGrid(currentOf(level), sourceOf(level));
  enter(record, addNode(record, node, ASSUMED, NONE));
}

/** The links as far as they lead; true where they lead to a contradiction. */
export function propagate(level: Level): bool {
  const record = level.record;
  let halted = false;
  while (!halted) {
    const on = skip(record, level.onAt, false);
    level.onAt = on;
    if (on < nodesEnd(record)) {
      level.onAt = nextNode(record, on);
      if (followOn(level, nodeAt(record, on))) return true;
      continue;
    }
    const off = skip(record, level.offAt, true);
    level.offAt = off;
    halted = off >= nodesEnd(record);
    if (halted) continue;
    level.offAt = nextNode(record, off);
    if (followOff(level, nodeAt(record, off) - CANDIDATE_COUNT)) return true;
  }
  return false;
}

/** The first node from an offset on that is off, or on. */
function skip(record: usize, offset: usize, off: bool): usize {
  const end = nodesEnd(record);
  while (offset < end && (nodeAt(record, offset) >= CANDIDATE_COUNT) != off) offset = nextNode(record, offset);
  return offset;
}

function followOn(level: Level, candidate: i32): bool {
  const grid = currentOf(level);
  const cell = candidate / 9, digit = candidate % 9;
  if (level.kind != ONE_DIGIT)
    for (let mask = maskOf(grid, cell) & ~(1 << digit); mask != 0; mask &= mask - 1)
      if (turnOff(level.record, 9 * cell + lowest(mask), candidate)) return true;
  for (let n = 0; n < PEER_COUNT; n++) {
    const peer = peerAt(cell, n);
    if (mayHold(grid, peer, digit) && turnOff(level.record, 9 * peer + digit, candidate)) return true;
  }
  return false;
}

function turnOff(record: usize, candidate: i32, parent: i32): bool {
  const on = offsetOf(record, candidate);
  if (on == 0 && offsetOf(record, CANDIDATE_COUNT + candidate) != 0) return false;
  const node = addNode(record, CANDIDATE_COUNT + candidate, BY_CELL, NONE);
  addParent(record, node, parent);
  if (on != 0) contradict(record, on, node);
  else enter(record, node);
  return on != 0;
}

function followOff(level: Level, candidate: i32): bool {
  const grid = currentOf(level);
  const firstCause = level.kind == ONE_DIGIT ? BY_BOX : BY_CELL;
  for (let cause = firstCause; cause <= BY_COLUMN; cause++) {
    const on = onBy(grid, candidate, cause);
    if (on == NONE || followsEarlier(grid, candidate, cause, firstCause, on)) continue;
    if (turnOn(level, on, candidate, cause)) return true;
  }
  if (isDynamic(level)) removeFrom(grid, candidate / 9, candidate % 9);
  return false;
}

function turnOn(level: Level, candidate: i32, parent: i32, cause: i32): bool {
  const record = level.record;
  const off = offsetOf(record, CANDIDATE_COUNT + candidate);
  if (off == 0 && offsetOf(record, candidate) != 0) return false;
  const node = addNode(record, candidate, cause, NONE);
  addParent(record, node, CANDIDATE_COUNT + parent);
  if (isDynamic(level)) addRemoved(level, node, candidate, cause);
  if (off != 0) contradict(record, node, off);
  else enter(record, node);
  return off != 0;
}

/** What the chain itself took away, and the link needs gone. */
function addRemoved(level: Level, node: usize, candidate: i32, cause: i32): void {
  const record = level.record, source = sourceOf(level), grid = currentOf(level);
  const cell = candidate / 9, digit = candidate % 9;
  if (cause == BY_CELL) {
    for (let gone = maskOf(source, cell) & ~maskOf(grid, cell); gone != 0; gone &= gone - 1)
      addParent(record, node, CANDIDATE_COUNT + 9 * cell + lowest(gone));
    return;
  }
  const house = houseBy(cell, cause);
  for (let gone = placesOf(source, house, digit) & ~placesOf(grid, house, digit); gone != 0; gone &= gone - 1)
    addParent(record, node, CANDIDATE_COUNT + 9 * cellAt(house, lowest(gone)) + digit);
}
