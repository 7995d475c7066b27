/**
 * Records: all that follows from one candidate being on, or off, and each node's parents. In bytes:
 *
 *    0  u32  where the nodes end, as an offset
 *    4  u32  contradiction: the node that is on; 0 without
 *    8  u32  and the same candidate off. One of the two is no member, but lies behind the members
 *   12  u32  1 where a node rests on a nested chain
 *   16  u32  where the record ends
 *   32  u16 x 1458  where each node is, its offset / 2; 0 where it does not follow
 *  NODES     nodes in the order in which they were found:
 *            u16 node, u16 cause << 12 | parents P, u16 ancestors once counted, u16 number of the nested chain, u16 x P parents
 */
import { hasRoom, Level, setOverflow } from './level';
import { NONE } from './memory';

const INDEX: usize = 32;
const NODES: usize = INDEX + 2920;
/** Offsets are stored halved in 16 bits. */
const MOST_BYTES: usize = 0x1f000;

export function openRecord(level: Level): usize {
  const record = level.arenaTop;
  level.record = record;
  if (!hasRoom(level, MOST_BYTES + 4096)) return record;
  memory.fill(record, 0, NODES);
  store<u32>(record, <u32>NODES);
  store<u32>(record, <u32>NODES, 16);
  level.onAt = NODES;
  level.offAt = NODES;
  return record;
}

// @ts-ignore: decorator
@inline
export function nodesEnd(record: usize): usize {
  return <usize>load<u32>(record);
}

export function firstNode(): usize {
  return NODES;
}

export function recordEnd(record: usize): usize {
  return (record + <usize>load<u32>(record, 16) + 15) & ~15;
}

/** The offset of a node; 0 where it does not follow. */
// @ts-ignore: decorator
@inline
export function offsetOf(record: usize, node: i32): usize {
  return 2 * <usize>load<u16>(record + INDEX + 2 * node);
}

// @ts-ignore: decorator
@inline
export function nodeAt(record: usize, offset: usize): i32 {
  return <i32>load<u16>(record + offset);
}

// @ts-ignore: decorator
@inline
export function causeAt(record: usize, offset: usize): i32 {
  return <i32>load<u16>(record + offset, 2) >> 12;
}

// @ts-ignore: decorator
@inline
export function parentCount(record: usize, offset: usize): i32 {
  return <i32>load<u16>(record + offset, 2) & 0xfff;
}

// @ts-ignore: decorator
@inline
export function parentAt(record: usize, offset: usize, index: i32): i32 {
  return <i32>load<u16>(record + offset + 2 * index, 8);
}

// @ts-ignore: decorator
@inline
export function nextNode(record: usize, offset: usize): usize {
  return offset + 8 + 2 * <usize>parentCount(record, offset);
}

export function nestedAt(record: usize, offset: usize): i32 {
  return <i32>load<u16>(record + offset, 6);
}

export function hasNested(record: usize): bool {
  return load<u32>(record, 12) != 0;
}

// @ts-ignore: decorator
@inline
export function knownAncestors(record: usize, offset: usize): i32 {
  return <i32>load<u16>(record + offset, 4);
}

export function keepAncestors(record: usize, offset: usize, count: i32): void {
  store<u16>(record + offset, <u16>count, 4);
}

/** Writes a node behind all others, without parents; `addParent` gives it some. */
export function addNode(record: usize, node: i32, cause: i32, nested: i32): usize {
  const offset = <usize>load<u32>(record, 16);
  store<u16>(record + offset, <u16>node);
  store<u16>(record + offset, <u16>(cause << 12), 2);
  store<u16>(record + offset, 0, 4);
  store<u16>(record + offset, <u16>nested, 6);
  store<u32>(record, <u32>(offset + 8), 16);
  if (nested != NONE) store<u32>(record, 1, 12);
  return offset;
}

/** To the node written last. */
export function addParent(record: usize, offset: usize, parent: i32): void {
  const at = <usize>load<u32>(record, 16);
  if (at >= MOST_BYTES) return setOverflow(true);
  store<u16>(record + at, <u16>parent);
  store<u16>(record + offset, <u16>(<i32>load<u16>(record + offset, 2) + 1), 2);
  store<u32>(record, <u32>(at + 2), 16);
}

/** Makes the node written last a member. */
export function enter(record: usize, offset: usize): void {
  store<u16>(record + INDEX + 2 * nodeAt(record, offset), <u16>(offset >> 1));
  store<u32>(record, load<u32>(record, 16));
}

/** Two nodes that cannot both follow. */
export function contradict(record: usize, on: usize, off: usize): void {
  store<u32>(record, <u32>on, 4);
  store<u32>(record, <u32>off, 8);
}

/** The offset of the node that is on in the contradiction; 0 without one. */
export function absurdOn(record: usize): usize {
  return <usize>load<u32>(record, 4);
}

export function absurdOff(record: usize): usize {
  return <usize>load<u32>(record, 8);
}
