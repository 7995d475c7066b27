/**
 * Iterative deepening: one ply more each time, first for the best move, then, a little less deep, for the next best ones.
 * A window around the last value (aspiration) saves most of the work; a value outside it is searched again.
 */
import { columns, key, rows } from './board';
import {
  ALPHA, BEST, BEST_MOVE, BETA, CAME_BY, COUNT, DEPTH, EVAL, frameAt, get, KEY, MIRROR_KEY, PRINCIPAL, set, setMap, SINCE_WALL, STAGE,
  TABLE_MOVE,
} from './frames';
import { lineAt } from './lines';
import { drawMap, mapAt } from './maps';
import { clearMemories } from './memories';
import { initMirror, mirrorKey } from './mirror';
import { ply, settle, unmake } from './moves';
import { CUTTING, listAt, TAKE_ROOT } from './order';
import { clearRaces } from './race-cache';
import { pastLength } from './repetition';
import {
  clearLines, headLine, indexOf, listRootMoves, rootCount, rootEffort, rootLine, rootMove, rootScore, startPass,
} from './root-moves';
import { INFINITE, WIN, WON } from './scores';
import { clearNodes, enterRoot, nodes, run, value } from './search';
import { LINE_BYTES, RESULT_BYTES, RESULTS, SEARCH_PLIES, VIEW } from './search-memory';
import { ageTable, clearTable, NO_MOVE } from './table';

/** Half the first window, in steps of 1 / 100. */
const WINDOW: i32 = 40;
/** From which depth the last value is worth a window. */
const WINDOW_DEPTH: i32 = 4;
/** Plies by which the further lines are searched less deep. */
const LINE_LAG: i32 = 2;
/** How much a window that missed grows. */
const WIDER: i32 = 4;
const WIDEST: i32 = 2000;

let wanted: i32 = 1;
let deepest: i32 = 0;
let depth: i32 = 0;
/** The line being searched, 0 the best. */
let line: i32 = 0;
let low: i32 = 0;
let high: i32 = 0;
let width: i32 = 0;
let running: bool = false;
/** The board that the table is about. */
let tableColumns: i32 = 0;
let tableRows: i32 = 0;
let linesFound: i32 = 0;
/** The depth of the last whole search. */
export let depthDone: i32 = 0;

// @ts-ignore: decorator
@inline
function resultAt(index: i32): usize {
  return RESULTS + <usize>index * RESULT_BYTES;
}

/**
 * Begins a search of the position that stands, whose game is not over: for the `lines` best moves, `plies` deep at most
 * (0: as deep as can be). `fresh`: nothing that earlier searches found is used, so that the same comes out every time.
 */
export function searchBegin(lines: i32, plies: i32, seed: i32, fresh: bool): void {
  settle();
  if (fresh || columns != tableColumns || rows != tableRows) clearTable();
  else ageTable();
  tableColumns = columns;
  tableRows = rows;
  clearMemories();
  clearRaces();
  initMirror();
  clearNodes();
  listRootMoves(seed);
  wanted = min(lines, rootCount);
  deepest = plies > 0 ? min(plies, SEARCH_PLIES - 1) : SEARCH_PLIES - 1;
  linesFound = depthDone = depth = 0;
  const frame = frameAt(0);
  for (let player = 0; player < 2; player++) {
    const map = mapAt(0, player);
    drawMap(map, player);
    setMap(frame, player, map);
  }
  store<u64>(frame, key(), KEY);
  store<u64>(frame, mirrorKey(), MIRROR_KEY);
  set(frame, SINCE_WALL, pastLength());
  set(frame, CAME_BY, NO_MOVE);
  set(frame, TABLE_MOVE, NO_MOVE);
  set(frame, EVAL, 0);
  running = wanted > 0;
  if (running) startDepth();
}

/** Searches on until `limit` nodes have been looked at in all; true when there is nothing left to do. */
export function searchStep(limit: i32): bool {
  while (running) {
    if (!run(limit)) return false;
    endPass();
  }
  return true;
}

/** Gives a search up: the position is the root's again, the lines found stay. */
export function searchEnd(): void {
  running = false;
  while (ply > 0) unmake();
}

export function searchNodes(): i32 {
  return nodes;
}

/** Makes what has been found ready to be read; returns the number of lines. Changes nothing for the search. */
export function readLines(): i32 {
  memory.copy(VIEW, RESULTS, RESULT_BYTES * <usize>linesFound);
  if (!running || !hasNews()) return linesFound;
  const count = keep(VIEW, linesFound, get(frameAt(0), BEST));
  // The other lines are from a depth that knew less: they are no better than what is now best.
  for (let i = 1; i < count; i++) {
    const at = VIEW + <usize>i * RESULT_BYTES;
    store<i32>(at, min(load<i32>(at), load<i32>(at - RESULT_BYTES)));
  }
  return count;
}

/** A line as `readLines` found it: i32 score, i32 depth, then its length and moves, u8 each. The best first. */
export function searchLine(index: i32): usize {
  return VIEW + <usize>index * RESULT_BYTES;
}

function startDepth(): void {
  depth++;
  line = 0;
  clearLines();
  aim(linesFound > 0 ? load<i32>(resultAt(0)) : 0);
}

/** Opens the window around the value expected. */
function aim(expected: i32): void {
  width = WINDOW;
  const sure = depth < WINDOW_DEPTH || abs(expected) >= WON;
  low = sure ? -INFINITE : expected - width;
  high = sure ? INFINITE : expected + width;
  startWindow();
}

function startWindow(): void {
  startPass(nodes);
  const frame = frameAt(0);
  set(frame, ALPHA, low);
  set(frame, BETA, high);
  set(frame, DEPTH, line == 0 ? depth : max(depth - LINE_LAG, 1));
  set(frame, PRINCIPAL, 1);
  set(frame, STAGE, TAKE_ROOT);
  listRoot(frame);
  enterRoot();
}

/** The best move of the last depth first, then those that took most work to refute. */
function listRoot(frame: usize): void {
  const expected = line < linesFound ? <i32>load<u8>(resultAt(line), 9) : NO_MOVE;
  const list = listAt(0);
  let count = 0;
  for (let i = 0; i < rootCount; i++) {
    if (rootLine(i) > 0) continue;
    const move = rootMove(i);
    const order = move == expected ? 0xfffff : min(rootEffort(i), 0xffffe);
    store<u32>(list + (count++ << 2), ((<u32>CUTTING) << 28) | ((<u32>order) << 8) | <u32>move);
  }
  set(frame, COUNT, count);
}

function endPass(): void {
  const found = value();
  if (found <= low || found >= high) {
    if (found >= high && line == 0) linesFound = keep(RESULTS, linesFound, found);
    width *= WIDER;
    if (found <= low) low = width > WIDEST ? -INFINITE : max(found - width, -INFINITE);
    else high = width > WIDEST ? INFINITE : min(found + width, INFINITE);
    return startWindow();
  }
  linesFound = keep(RESULTS, linesFound, found);
  headLine(indexOf(<i32>load<u8>(lineAt(0), 1)), line + 1);
  if (++line < wanted) return aim(line < linesFound ? load<i32>(resultAt(line)) : found);
  depthDone = depth;
  if (depth < deepest && !isDecided()) startDepth();
  else running = false;
}

/** Once wins and losses are all that is left, deeper looks have nothing to find. */
function isDecided(): bool {
  for (let i = 0; i < linesFound; i++) {
    const score = abs(load<i32>(resultAt(i)));
    if (score < WON || WIN - score > depth) return false;
  }
  return true;
}

/** The best move of a search under way is better than that of the last depth once it has been compared with it. */
function hasNews(): bool {
  const frame = frameAt(0);
  return line == 0 && get(frame, BEST_MOVE) != NO_MOVE && get(frame, BEST) > low;
}

/** Writes the root's best move, its score and what follows to the line that is being searched; returns how many lines there are. */
function keep(results: usize, count: i32, score: i32): i32 {
  const result = results + <usize>line * RESULT_BYTES;
  const found = lineAt(0);
  const move = load<u8>(found, 1);
  if (line < count && load<u8>(result, 9) != move) count = makeRoom(results, count, move);
  // A line that was searched less deep may look better than the first, which is known to be no worse.
  store<i32>(result, line == 0 ? score : min(score, load<i32>(result - RESULT_BYTES)));
  store<i32>(result, get(frameAt(0), DEPTH), 4);
  memory.copy(result + 8, found, LINE_BYTES);
  return max(count, line + 1);
}

/** Where a line rises, those between move down one; the last goes if there would be too many. */
function makeRoom(results: usize, count: i32, move: u8): i32 {
  let last = line;
  while (last < count && load<u8>(results + <usize>last * RESULT_BYTES, 9) != move) last++;
  if (last == count && count < wanted) count++;
  for (let at = min(last, count - 1); at > line; at--) {
    memory.copy(results + <usize>at * RESULT_BYTES, results + <usize>(at - 1) * RESULT_BYTES, RESULT_BYTES);
  }
  return count;
}
