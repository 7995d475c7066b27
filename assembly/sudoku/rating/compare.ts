/**
 * What several chains say together: both states of a candidate, all candidates of a cell, all places of a digit in a house, in the
 * order of Sudoku Explainer.
 */
import { cellAt } from '../techniques/geometry';
import { addChain, clearChains, OF_BOTH, OF_CELL, OF_CONTRADICTION, OF_REGION, offer } from './chain-hints';
import { DYNAMIC, isDynamic, Level, MULTIPLE, ONE_DIGIT, recordOf, sourceOf } from './level';
import { BY_BOX, BY_COLUMN, houseBy } from './links';
import { CANDIDATE_COUNT } from './memory';
import { lowest, maskOf, placesOf, size } from './position';
import { absurdOff, absurdOn, firstNode, nextNode, nodeAt, nodesEnd, offsetOf } from './record';

/** All hints that begin with a candidate. Whether a nested level keeps one that rests on the candidate being off. */
export function compareCandidate(level: Level, candidate: i32): void {
  const grid = sourceOf(level);
  const cell = candidate / 9, digit = candidate % 9;
  const on = recordOf(level, candidate);
  if (isDynamic(level)) {
    contradictions(level, candidate, on);
    if (level.kind == DYNAMIC && size(maskOf(grid, cell)) >= 3) bothStates(level, candidate, on);
  }
  if (level.kind == ONE_DIGIT) return;
  for (let cause = BY_BOX; cause <= BY_COLUMN; cause++) compareHouse(level, cell, digit, houseBy(cell, cause));
  const mask = maskOf(grid, cell);
  if (mask >> (digit + 1) == 0) compareCell(level, cell, mask);
}

function contradictions(level: Level, candidate: i32, on: usize): void {
  refute(level, on, candidate, CANDIDATE_COUNT + candidate);
  if (refute(level, level.offRecord, candidate, candidate)) level.isOffKept = true;
}

/** The candidate is what `target` says if the record contradicts itself. */
function refute(level: Level, record: usize, candidate: i32, target: i32): bool {
  if (absurdOn(record) == 0) return false;
  clearChains();
  addChain(record, absurdOn(record));
  addChain(record, absurdOff(record));
  return offer(level, OF_CONTRADICTION, candidate, 0, target);
}

function bothStates(level: Level, candidate: i32, on: usize): void {
  for (let off = 0; off < 2; off++)
    for (let at = firstNode(), end = nodesEnd(on); at < end; at = nextNode(on, at)) {
      const node = nodeAt(on, at);
      if (node >= CANDIDATE_COUNT != (off == 1)) continue;
      const other = offsetOf(level.offRecord, node);
      if (other == 0) continue;
      clearChains();
      addChain(on, at);
      addChain(level.offRecord, other);
      if (offer(level, OF_BOTH, candidate, 0, node)) level.isOffKept = true;
    }
}

/** Only where the cell is the first of the house that may hold the digit. */
function compareHouse(level: Level, cell: i32, digit: i32, house: i32): void {
  const places = placesOf(sourceOf(level), house, digit);
  if (size(places) < 2 || cellAt(house, lowest(places)) != cell) return;
  commonNodes(level, OF_REGION, house, digit, places, false);
  commonNodes(level, OF_REGION, house, digit, places, true);
}

function compareCell(level: Level, cell: i32, mask: i32): void {
  commonNodes(level, OF_CELL, cell, 0, mask, false);
  commonNodes(level, OF_CELL, cell, 0, mask, true);
}

/** Nodes in the records of all candidates of a cell, or all places of a house. */
function commonNodes(level: Level, kind: i32, about: i32, digit: i32, starts: i32, off: bool): void {
  const record = recordAt(level, kind, about, digit, lowest(starts));
  for (let at = firstNode(), end = nodesEnd(record); at < end; at = nextNode(record, at)) {
    const node = nodeAt(record, at);
    if (node >= CANDIDATE_COUNT == off && listChains(level, kind, about, digit, starts, node)) offer(level, kind, about, digit, node);
  }
}

function recordAt(level: Level, kind: i32, about: i32, digit: i32, start: i32): usize {
  return recordOf(level, kind == OF_CELL ? 9 * about + start : 9 * cellAt(about, start) + digit);
}

/** Lists the chains of all starts to a node; false where one of them does not lead there. */
export function listChains(level: Level, kind: i32, about: i32, digit: i32, starts: i32, node: i32): bool {
  clearChains();
  for (; starts != 0; starts &= starts - 1) {
    const record = recordAt(level, kind, about, digit, lowest(starts));
    const at = offsetOf(record, node);
    if (at == 0) return false;
    addChain(record, at);
  }
  return true;
}

/** Whether hints begin with the candidates of a cell. */
export function isCompared(level: Level, cell: i32): bool {
  const digits = size(maskOf(sourceOf(level), cell));
  return digits > 2 || (digits > 1 && level.kind != MULTIPLE);
}
