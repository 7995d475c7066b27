/**
 * A level of chain search: the grid it looks at, what it looks for, and where it stands. The outermost level looks at the position;
 * a chain that needs another chain opens a level for it, on the grid as it is then.
 */
import {
  ARENA_BYTES, LEVEL_ARENA, LEVEL_BYTES, LEVEL_CURRENT, LEVEL_NESTED, LEVEL_RECORDS, LEVEL_SOURCE, LEVELS, NESTED_CAPACITY,
} from './memory';
import { copyGrid } from './position';

/** What is looked for: chains that do not branch; contradictions of one digit; several chains to one end; the same, dynamic. */
export const SINGLE: i32 = 0;
export const ONE_DIGIT: i32 = 1;
export const MULTIPLE: i32 = 2;
export const DYNAMIC: i32 = 3;

/** Where a search stands: it makes records of what candidates imply; it compares them. */
export const RECORDING: i32 = 0;
export const COMPARING: i32 = 1;

@unmanaged
export class Level {
  kind: i32;
  /** What a dynamic chain may rest on: 1 patterns, 2 single chains too, 3 multiple ones too, 4 dynamic ones instead. */
  nesting: i32;
  /** The `nesting` of the dynamic chains nested in it. */
  innerNesting: i32;
  phase: i32;
  /** The candidate being looked at; single chains: of X-, then Y-, then XY-links. */
  cursor: i32;
  /** Whether the record at hand is not finished. */
  isRunning: bool;
  /** The record at hand; the next of its nodes to be looked at that are on, and off, as offsets. */
  record: usize;
  onAt: usize;
  offAt: usize;
  /** Whether a pattern found something new for it; the kind of level to be nested next in it. */
  hasGrown: bool;
  nextNested: i32;
  /** What follows from the candidate being off, while it is compared; 0 otherwise. */
  offRecord: usize;
  /** Whether a hint of this level rests on that. */
  isOffKept: bool;
  arenaTop: usize;
  nestedCount: i32;
  hintCount: i32;
}

/** What nested chains do not fit into; the search is given up then. */
export let overflowed: bool = false;

export function setOverflow(value: bool): void {
  overflowed = value;
}

// @ts-ignore: decorator
@inline
export function levelAt(depth: i32): Level {
  return changetype<Level>(LEVELS + <usize>depth * LEVEL_BYTES);
}

// @ts-ignore: decorator
@inline
export function baseOf(level: Level): usize {
  return changetype<usize>(level);
}

/** The grid that the level starts from. */
// @ts-ignore: decorator
@inline
export function sourceOf(level: Level): usize {
  return baseOf(level) + LEVEL_SOURCE;
}

/** The grid as the chain at hand leaves it; only dynamic chains change it. */
// @ts-ignore: decorator
@inline
export function currentOf(level: Level): usize {
  return baseOf(level) + LEVEL_CURRENT;
}

export function isDynamic(level: Level): bool {
  return level.kind == DYNAMIC || level.kind == ONE_DIGIT;
}

export function openLevel(depth: i32, grid: usize, kind: i32, nesting: i32, innerNesting: i32): Level {
  const level = levelAt(depth);
  level.kind = kind;
  level.nesting = nesting;
  level.innerNesting = innerNesting;
  level.phase = RECORDING;
  level.cursor = 0;
  level.isRunning = false;
  level.offRecord = 0;
  level.arenaTop = baseOf(level) + LEVEL_ARENA;
  level.nestedCount = 0;
  level.hintCount = 0;
  copyGrid(sourceOf(level), grid);
  copyGrid(currentOf(level), grid);
  return level;
}

/** The record of what follows from a candidate being on. */
export function recordOf(level: Level, candidate: i32): usize {
  return <usize>load<u32>(baseOf(level) + LEVEL_RECORDS + 4 * candidate);
}

export function keepRecord(level: Level, candidate: i32, record: usize): void {
  store<u32>(baseOf(level) + LEVEL_RECORDS + 4 * candidate, <u32>record);
}

/** Whether there is room for so many bytes more. */
export function hasRoom(level: Level, bytes: usize): bool {
  if (level.arenaTop + bytes <= baseOf(level) + LEVEL_ARENA + ARENA_BYTES) return true;
  overflowed = true;
  return false;
}

/** Notes a nested chain by what it is and how complex; its number. */
export function noteNested(level: Level, identity: u64, complexity: i32): i32 {
  if (level.nestedCount == NESTED_CAPACITY) {
    overflowed = true;
    return 0;
  }
  const at = nestedAddress(level, level.nestedCount);
  store<u64>(at, identity);
  store<i32>(at, complexity, 8);
  return level.nestedCount++;
}

function nestedAddress(level: Level, number: i32): usize {
  return baseOf(level) + LEVEL_NESTED + 16 * <usize>number;
}

export function nestedIdentity(level: Level, number: i32): u64 {
  return load<u64>(nestedAddress(level, number));
}

export function nestedComplexity(level: Level, number: i32): i32 {
  return load<i32>(nestedAddress(level, number), 8);
}
