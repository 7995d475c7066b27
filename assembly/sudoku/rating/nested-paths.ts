/**
 * Single chains that another chain rests on. They are written into the arena of their level, from their end back to their start:
 *
 *   u16 nodes N, u16 removed R, u16 x 2 x N node and cause, u16 x R candidates that the hint takes away
 */
import { and, cellBoard, first, isEmpty, or, none, peers, rest } from '../techniques/board';
import { hasRoom, Level } from './level';
import { ASSUMED, causeBetween } from './links';
import { CANDIDATE_COUNT, NONE, SMALL } from './memory';
import { claim, hashOf, offerNested, setPath } from './nested-hints';
import { boardIn, causeOf, grandparentOf, parentOf, SEEN_BY_OFF } from './walk';

export const OF_PATH: i32 = 8;
export const OF_CYCLE: i32 = 9;
const MOST_BYTES: usize = 16384;

/** The cells that a cycle takes candidates from. */
const CELLS: usize = SMALL + 8192;
let cellCount: i32 = 0;

export function offerPath(level: Level, difficulty: f64, complexity: i32, key: i32, target: i32): void {
  const path = level.arenaTop;
  if (!hasRoom(level, MOST_BYTES)) return;
  level.offRecord = path;
  const kept = offerNested(level, difficulty, complexity, key, target, OF_PATH, 0, 0);
  level.offRecord = 0;
  if (!kept) return;
  let count = 0;
  for (let node = target; node != NONE; node = parentOf(node))
    writeNode(path, count++, node, parentOf(node) == NONE ? ASSUMED : causeOf(node));
  close(level, path, count, 0);
}

function writeNode(path: usize, index: i32, node: i32, cause: i32): void {
  store<u16>(path + 4 * <usize>index, <u16>node, 4);
  store<u16>(path + 4 * <usize>index, <u16>cause, 6);
}

function close(level: Level, path: usize, nodes: i32, removed: i32): void {
  store<u16>(path, <u16>nodes);
  store<u16>(path, <u16>removed, 2);
  level.arenaTop = (path + 4 + 4 * <usize>nodes + 2 * <usize>removed + 15) & ~15;
}

/** SEEN_BY_OFF holds what the cycle takes away. */
export function offerCycle(level: Level, difficulty: f64, complexity: i32, key: i32, source: i32, off: i32, parent: i32, cause: i32): void {
  const path = level.arenaTop;
  if (!hasRoom(level, MOST_BYTES)) return;
  let hash: u64 = 0;
  for (let digit = 0; digit < 9; digit++)
    for (let board = boardIn(SEEN_BY_OFF, digit); !isEmpty(board); board = rest(board)) hash += hashOf(9 * first(board) + digit);
  const hint = claim(level, hash, difficulty, complexity, key);
  if (hint == 0) return;
  setPath(hint, -1, OF_CYCLE, path);
  let count = 0;
  writeNode(path, count++, source, cause);
  for (let on = parent, before = off; on != NONE; before = parentOf(on), on = grandparentOf(on)) {
    writeNode(path, count++, CANDIDATE_COUNT + before, causeBetween(before / 9, on / 9));
    if (on != source) writeNode(path, count++, on, causeOf(on));
  }
  close(level, path, count, writeRemoved(path, count));
}

/** Sudoku Explainer takes the cells out of a hash table; the order matters where another chain goes on from them. */
function writeRemoved(path: usize, nodes: i32): i32 {
  listCells(path, nodes);
  let slots = 16;
  while (cellCount > slots * 3 / 4) slots *= 2;
  const to = path + 4 + 4 * <usize>nodes;
  let removed = 0;
  for (let slot = 0; slot < slots; slot++)
    for (let i = 0; i < cellCount; i++) {
      const cell = <i32>load<u8>(CELLS + i);
      if ((cell & (slots - 1)) != slot) continue;
      for (let digit = 0; digit < 9; digit++)
        if (!isEmpty(and(boardIn(SEEN_BY_OFF, digit), cellBoard(cell)))) store<u16>(to + 2 * removed++, <u16>(9 * cell + digit));
    }
  return removed;
}

/** The cells as the nodes of the cycle that are on see them, one after the other. */
function listCells(path: usize, nodes: i32): void {
  let listed = none();
  cellCount = 0;
  for (let i = 0; i < nodes; i += 2) {
    const on = pathNode(path, i);
    let seen = and(boardIn(SEEN_BY_OFF, on % 9), peers(on / 9));
    for (; !isEmpty(seen); seen = rest(seen)) {
      const cell = first(seen);
      if (!isEmpty(and(listed, cellBoard(cell)))) continue;
      listed = or(listed, cellBoard(cell));
      store<u8>(CELLS + cellCount++, <u8>cell);
    }
  }
}

export function pathLength(path: usize): i32 {
  return <i32>load<u16>(path);
}

export function pathNode(path: usize, index: i32): i32 {
  return <i32>load<u16>(path + 4 * <usize>index, 4);
}

export function pathCause(path: usize, index: i32): i32 {
  return <i32>load<u16>(path + 4 * <usize>index, 6);
}

export function pathRemovedCount(path: usize): i32 {
  return <i32>load<u16>(path, 2);
}

export function pathRemoved(path: usize, index: i32): i32 {
  return <i32>load<u16>(path + 4 + 4 * <usize>pathLength(path) + 2 * <usize>index);
}
