/** What the hints of a nested level say to the chain that it was nested in. */
import { cellAt } from '../techniques/geometry';
import { reach, reached } from './ancestors';
import {
  addChain, chainEnd, chainRecord, chainsListed, clearChains, OF_BOTH, OF_CELL, OF_REGION,
} from './chain-hints';
import { listChains } from './compare';
import { addBasis, clearBasis, hasBasis, infer } from './inferences';
import { currentOf, Level, noteNested, recordOf, sourceOf } from './level';
import { ASSUMED, BY_BOX, BY_CELL, BY_COLUMN, BY_PATTERN, BY_ROW, houseBy } from './links';
import { CANDIDATE_COUNT } from './memory';
import {
  hintAbout, hintAddressOf, hintComplexity, hintDigit, hintKind, hintTarget, nestedHint, orderNestedHints,
} from './nested-hints';
import { OF_CYCLE, OF_PATH, pathCause, pathLength, pathNode, pathRemoved, pathRemovedCount } from './nested-paths';
import { BOX, lowest, maskOf, placesOf, ROW } from './position';
import { absurdOff, absurdOn, causeAt, nodeAt, offsetOf } from './record';

/** Whether a nested hint was of use; `level.hasGrown` tells whether it said anything new. */
export function inferByNested(level: Level, nested: Level): bool {
  let inferred = false;
  orderNestedHints(nested);
  for (let i = 0; i < nested.hintCount; i++) {
    const hint = nestedHint(nested, i);
    identity = 0;
    clearBasis();
    const kind = hintKind(hint);
    if (kind == OF_PATH || kind == OF_CYCLE) basisOfPath(level, hint);
    else basisOfChains(level, nested, hint);
    if (!hasBasis()) continue;
    inferred = true;
    conclude(level, nested, hint);
  }
  return inferred;
}

/** Which chain it is: a hash of the nodes in its order. */
let identity: u64 = 0;

function identify(node: i32): void {
  identity = (identity ^ <u64>(node + 1)) * 0x100000001b3;
  identity ^= identity >> 29;
}

/** What the chain took away, without which this node, on, would not follow. */
function needs(level: Level, candidate: i32, cause: i32): void {
  if (cause >= BY_PATTERN) return;
  const cell = candidate / 9, digit = candidate % 9;
  const source = sourceOf(level), grid = currentOf(level);
  if (cause == BY_CELL) {
    for (let gone = maskOf(source, cell) & ~maskOf(grid, cell); gone != 0; gone &= gone - 1) addBasis(9 * cell + lowest(gone));
    return;
  }
  const house = houseBy(cell, cause);
  for (let gone = placesOf(source, house, digit) & ~placesOf(grid, house, digit); gone != 0; gone &= gone - 1)
    addBasis(9 * cellAt(house, lowest(gone)) + digit);
}

function basisOfPath(level: Level, hint: usize): void {
  const path = hintAddressOf(hint);
  for (let i = 0; i < pathLength(path); i++) {
    const node = pathNode(path, i);
    identify(node);
    if (node < CANDIDATE_COUNT) needs(level, node, pathCause(path, i));
  }
  if (hintKind(hint) == OF_PATH) return;
  // The other way round a cycle, the off nodes are on.
  for (let i = pathLength(path) - 1; i > 0; i -= 2) needs(level, pathNode(path, i) - CANDIDATE_COUNT, pathCause(path, i));
}

function basisOfChains(level: Level, nested: Level, hint: usize): void {
  list(nested, hint);
  const assumed = causeOfStart(hint);
  for (let i = 0; i < chainsListed(); i++) identify(nodeAt(chainRecord(i), chainEnd(i)));
  for (let i = 0; i < chainsListed(); i++) {
    const record = chainRecord(i);
    identify(NODE_GAP);
    for (let n = 0, count = reach(record, chainEnd(i)); n < count; n++) {
      const node = nodeAt(record, reached(n)), cause = causeAt(record, reached(n));
      identify(node);
      if (node < CANDIDATE_COUNT) needs(level, node, cause == ASSUMED ? assumed : cause);
    }
  }
}

const NODE_GAP: i32 = 2000;

/** Why one of the starts must be on: they are all of a cell, or of a house. */
function causeOfStart(hint: usize): i32 {
  if (hintKind(hint) == OF_CELL) return BY_CELL;
  if (hintKind(hint) != OF_REGION) return ASSUMED;
  const kind = hintAbout(hint) / 9;
  return kind == BOX ? BY_BOX : kind == ROW ? BY_ROW : BY_COLUMN;
}

/** Lists the chains of a hint again. */
function list(nested: Level, hint: usize): void {
  const kind = hintKind(hint), about = hintAbout(hint), digit = hintDigit(hint), target = hintTarget(hint);
  const source = sourceOf(nested);
  if (kind == OF_CELL || kind == OF_REGION) {
    listChains(nested, kind, about, digit, kind == OF_CELL ? maskOf(source, about) : placesOf(source, about, digit), target);
    return;
  }
  clearChains();
  const on = recordOf(nested, about), off = hintAddressOf(hint);
  if (kind == OF_BOTH) {
    addChain(on, offsetOf(on, target));
    addChain(off, offsetOf(off, target));
    return;
  }
  const record = target >= CANDIDATE_COUNT ? on : off;
  addChain(record, absurdOn(record));
  addChain(record, absurdOff(record));
}

function conclude(level: Level, nested: Level, hint: usize): void {
  const number = noteNested(level, identity, hintComplexity(hint));
  const target = hintTarget(hint);
  if (hintKind(hint) == OF_CYCLE) {
    const path = hintAddressOf(hint);
    for (let i = 0; i < pathRemovedCount(path); i++) infer(level, pathRemoved(path, i), number);
  } else if (target >= CANDIDATE_COUNT) infer(level, target - CANDIDATE_COUNT, number);
  else {
    const cell = target / 9;
    for (let mask = maskOf(sourceOf(nested), cell) & ~(1 << (target % 9)); mask != 0; mask &= mask - 1)
      infer(level, 9 * cell + lowest(mask), number);
  }
}
