/**
 * The moves of the root:
 *
 *      0  i32  score in this pass, -INFINITE where it is only known not to be the best
 *      4  i32  nodes spent on it in this pass
 *      8  i32  nodes spent on it in the pass before
 *     12  u8   move
 *     13  u8   the line it heads in this depth, 1 for the best; 0 for none yet
 */
import { listMoves, movesAt } from './legal';
import { mix } from '../common/random';
import { ROOT, ROOT_BYTES } from './search-memory';
import { INFINITE } from './scores';

export let rootCount: i32 = 0;
let nodesBefore: i32 = 0;

// @ts-ignore: decorator
@inline
function entryAt(index: i32): usize {
  return ROOT + <usize>index * ROOT_BYTES;
}

// @ts-ignore: decorator
@inline
export function rootMove(index: i32): i32 {
  return <i32>load<u8>(entryAt(index), 12);
}

// @ts-ignore: decorator
@inline
export function rootScore(index: i32): i32 {
  return load<i32>(entryAt(index));
}

// @ts-ignore: decorator
@inline
export function rootLine(index: i32): i32 {
  return <i32>load<u8>(entryAt(index), 13);
}

// @ts-ignore: decorator
@inline
export function rootEffort(index: i32): i32 {
  return load<i32>(entryAt(index), 8);
}

/** Lists the legal moves; the seed decides between those about which nothing is known. */
export function listRootMoves(seed: i32): void {
  rootCount = listMoves(movesAt(0));
  for (let i = 0; i < rootCount; i++) {
    const entry = entryAt(i);
    const move = load<u8>(movesAt(0) + i);
    store<i32>(entry, -INFINITE);
    store<i32>(entry, 0, 4);
    store<i32>(entry, seed == 0 ? 0 : <i32>(mix((<u64>seed << 8) + move) & 0xff), 8);
    store<u8>(entry, move, 12);
    store<u8>(entry, 0, 13);
  }
}

export function indexOf(move: i32): i32 {
  for (let i = 0; i < rootCount; i++) if (rootMove(i) == move) return i;
  return -1;
}

/** Before each pass. */
export function startPass(nodes: i32): void {
  nodesBefore = nodes;
  for (let i = 0; i < rootCount; i++) {
    const entry = entryAt(i);
    const spent = load<i32>(entry, 4);
    if (spent > 0) store<i32>(entry, spent, 8);
    store<i32>(entry, 0, 4);
    store<i32>(entry, -INFINITE);
  }
}

/** Before each depth. */
export function clearLines(): void {
  for (let i = 0; i < rootCount; i++) store<u8>(entryAt(i), 0, 13);
}

export function headLine(index: i32, line: i32): void {
  store<u8>(entryAt(index), <u8>line, 13);
}

/** Called by the search after each root move. */
export function noteRootMove(move: i32, score: i32, nodes: i32): void {
  const entry = entryAt(indexOf(move));
  store<i32>(entry, score);
  store<i32>(entry, load<i32>(entry, 4) + nodes - nodesBefore, 4);
  nodesBefore = nodes;
}
