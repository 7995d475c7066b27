/**
 * Bidirectional cycles: a chain of links that comes back to the node it started from, so that of each two neighbours one is true.
 * What the nodes that are on see and those that are off see too goes.
 */
import { and, cellBoard, isEmpty, minus, none, or, peers } from '../techniques/board';
import { beats, wouldBeat } from './chain-hints';
import { openHint, takeAway } from './hint';
import { Level, levelAt, sourceOf } from './level';
import { BY_BOX, BY_CELL, BY_COLUMN, BY_X, BY_XY, BY_Y, followsEarlier, onBy, PEER_COUNT, peerAt } from './links';
import { NONE, WALK_OFF, WALK_OFF_CAPACITY, WALK_ON } from './memory';
import { offerCycle } from './nested-paths';
import { lowest, maskOf, mayHold } from './position';
import { lengthSurcharge, X_CYCLE } from './scale';
import {
  boardIn, clearBoards, forgetWalk, grandparentOf, parentOf, PLACES, reachNode, SEEN_BY_OFF, SEEN_BY_ON, setBoard, setGrandparent,
  wasReached,
} from './walk';

let offCount: i32 = 0;
let onTail: i32 = 0;

/** All cycles through a candidate that is on, of these links. */
export function findCycles(level: Level, source: i32, links: i32): void {
  const grid = sourceOf(level);
  forgetWalk();
  reachNode(source, NONE, BY_CELL);
  setGrandparent(source, NONE);
  store<u16>(WALK_ON, <u16>source);
  onTail = 1;
  for (let onHead = 0, length = 2; onHead < onTail; length += 2) {
    offCount = 0;
    for (const end = onTail; onHead < end; onHead++) spreadOn(grid, <i32>load<u16>(WALK_ON + 2 * <usize>onHead), links);
    for (let i = 0; i < offCount; i++) {
      const pair = load<u32>(WALK_OFF + 4 * <usize>i);
      spreadOff(level, <i32>(pair & 0xffff), <i32>(pair >> 16), links, length >= 4 ? source : NONE);
    }
  }
}

function spreadOn(grid: usize, on: i32, links: i32): void {
  const cell = on / 9, digit = on % 9;
  if (links != BY_X)
    for (let mask = maskOf(grid, cell) & ~(1 << digit); mask != 0; mask &= mask - 1) pushOff(9 * cell + lowest(mask), on);
  for (let n = 0; n < PEER_COUNT; n++) if (mayHold(grid, peerAt(cell, n), digit)) pushOff(9 * peerAt(cell, n) + digit, on);
}

/** Off nodes may be reached again and again, but not from what follows from them. */
function pushOff(off: i32, parent: i32): void {
  for (let on = parent; on != NONE; on = grandparentOf(on)) if (parentOf(on) == off) return;
  if (offCount < WALK_OFF_CAPACITY) store<u32>(WALK_OFF + 4 * offCount++, <u32>off | (<u32>parent << 16));
}

/** `source`: where a cycle would close; NONE while it would be too short. */
function spreadOff(level: Level, off: i32, parent: i32, links: i32, source: i32): void {
  const grid = sourceOf(level);
  const firstCause = links == BY_X ? BY_BOX : BY_CELL;
  const lastCause = links == BY_Y ? BY_CELL : BY_COLUMN;
  for (let cause = firstCause; cause <= lastCause; cause++) {
    const on = onBy(grid, off, cause);
    if (on == NONE || followsEarlier(grid, off, cause, firstCause, on)) continue;
    if (on == source) closeCycle(level, source, off, parent, cause, links);
    if (wasReached(on)) continue;
    reachNode(on, off, cause);
    setGrandparent(on, parent);
    store<u16>(WALK_ON + 2 * onTail++, <u16>on);
  }
}

function closeCycle(level: Level, source: i32, off: i32, parent: i32, cause: i32, links: i32): void {
  let complexity = 0;
  for (let on = parent; on != NONE; on = grandparentOf(on)) complexity += 2;
  const difficulty = (links == BY_XY ? 7.0 : 6.5) + lengthSurcharge(complexity);
  const key = links == BY_X ? 2 : links == BY_Y ? 3 : 4;
  const outermost = level == levelAt(0);
  if ((outermost && !wouldBeat(difficulty, complexity, key)) || !removes(off, parent)) return;
  if (!outermost) return offerCycle(level, difficulty, complexity, key, source, off, parent, cause);
  beats(difficulty, complexity, key);
  openHint(X_CYCLE + links, difficulty);
  takeSeen(sourceOf(level));
}

/** Works out what is seen from both sides; whether there is anything. */
function removes(off: i32, parent: i32): bool {
  let cells = none();
  clearBoards(SEEN_BY_ON);
  clearBoards(SEEN_BY_OFF);
  for (let on = parent, before = off; on != NONE; before = parentOf(on), on = grandparentOf(on)) {
    cells = or(cells, or(cellBoard(before / 9), cellBoard(on / 9)));
    see(SEEN_BY_OFF, before);
    see(SEEN_BY_ON, on);
  }
  let any = none();
  for (let digit = 0; digit < 9; digit++) {
    const seen = minus(and(boardIn(PLACES, digit), and(boardIn(SEEN_BY_ON, digit), boardIn(SEEN_BY_OFF, digit))), cells);
    setBoard(SEEN_BY_OFF, digit, seen);
    any = or(any, seen);
  }
  return !isEmpty(any);
}

function see(set: i32, candidate: i32): void {
  setBoard(set, candidate % 9, or(boardIn(set, candidate % 9), peers(candidate / 9)));
}

function takeSeen(grid: usize): void {
  for (let cell = 0; cell < 81; cell++) {
    let digits = 0;
    for (let digit = 0; digit < 9; digit++) if (!isEmpty(and(boardIn(SEEN_BY_OFF, digit), cellBoard(cell)))) digits |= 1 << digit;
    takeAway(cell, digits & maskOf(grid, cell));
  }
}
