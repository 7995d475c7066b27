/**
 * The search for chains, in small steps, so that it can be left at any time. A level first records what each candidate implies, then
 * compares the records. A dynamic chain that comes to a halt looks for patterns, then opens a nested level and goes on with what
 * that finds.
 */
import { compareCandidate, isCompared } from './compare';
import { assume, propagate } from './implications';
import { inferByPatterns } from './patterns';
import {
  COMPARING, DYNAMIC, isDynamic, keepRecord, Level, levelAt, MULTIPLE, openLevel, overflowed, RECORDING, setOverflow, SINGLE, sourceOf,
  currentOf,
} from './level';
import { CANDIDATE_COUNT, LEVEL_COUNT } from './memory';
import { inferByNested } from './nested-chains';
import { openNestedHints } from './nested-hints';
import { mayHold } from './position';
import { recordEnd } from './record';
import { stepSingle } from './single-chains';

/** What a step is counted for, in units of about a microsecond. */
const SINGLE_WORK: i32 = 40;
const CHAIN_WORK: i32 = 20;
const COMPARE_WORK: i32 = 30;

let depth: i32 = 0;
let work: i32 = 0;

export function beginSearch(grid: usize, kind: i32, nesting: i32, innerNesting: i32): void {
  depth = 0;
  setOverflow(false);
  openLevel(0, grid, kind, nesting, innerNesting);
}

/** Goes on for some work; what is left of it, or -1 where the search came to its end. */
export function goOn(budget: i32): i32 {
  for (work = budget; work > 0 && !overflowed; ) {
    if (step(levelAt(depth))) continue;
    if (depth == 0) return -1;
    depth--;
    returnTo(levelAt(depth), levelAt(depth + 1));
  }
  return overflowed ? -1 : 0;
}

/** False at the end of a level. */
function step(level: Level): bool {
  if (level.kind == SINGLE) {
    work -= SINGLE_WORK;
    return stepSingle(level);
  }
  if (level.isRunning) stepChain(level);
  else if (level.phase == RECORDING) startRecord(level);
  else return compareNext(level);
  return true;
}

function startRecord(level: Level): void {
  const grid = sourceOf(level);
  while (level.cursor < CANDIDATE_COUNT && !mayHold(grid, level.cursor / 9, level.cursor % 9)) level.cursor++;
  if (level.cursor < CANDIDATE_COUNT) return start(level, level.cursor);
  level.phase = COMPARING;
  level.cursor = 0;
}

function start(level: Level, node: i32): void {
  assume(level, node);
  level.isRunning = !overflowed;
  level.nextNested = 0;
}

function stepChain(level: Level): void {
  work -= CHAIN_WORK;
  if (propagate(level)) return finish(level);
  if (level.kind != DYNAMIC || level.nesting == 0) return finish(level);
  level.hasGrown = false;
  if (inferByPatterns(level)) {
    if (!level.hasGrown) finish(level);
    return;
  }
  nest(level);
}

/** Opens the next nested level of the chain at hand; without one, the chain is at its end. */
function nest(level: Level): void {
  const kinds = level.nesting == 3 ? 2 : level.nesting >= 2 ? 1 : 0;
  if (level.nextNested == kinds || depth + 1 == LEVEL_COUNT) return finish(level);
  const kind = level.nesting == 4 ? DYNAMIC : level.nextNested == 0 ? SINGLE : MULTIPLE;
  level.nextNested++;
  depth++;
  openNestedHints(openLevel(depth, currentOf(level), kind, kind == DYNAMIC ? level.innerNesting : 0, 0));
}

function returnTo(level: Level, nested: Level): void {
  level.hasGrown = false;
  const inferred = inferByNested(level, nested);
  if (level.hasGrown) level.nextNested = 0;
  else if (inferred) finish(level);
  else nest(level);
}

function finish(level: Level): void {
  level.isRunning = false;
  level.arenaTop = recordEnd(level.record);
  if (level.phase == RECORDING) keepRecord(level, level.cursor++, level.record);
  else level.offRecord = level.record;
}

function compareNext(level: Level): bool {
  const grid = sourceOf(level);
  for (; level.cursor < CANDIDATE_COUNT; level.cursor++) {
    const cell = level.cursor / 9;
    if (mayHold(grid, cell, level.cursor % 9) && isCompared(level, cell)) break;
  }
  if (level.cursor == CANDIDATE_COUNT) return false;
  if (isDynamic(level) && level.offRecord == 0) {
    start(level, CANDIDATE_COUNT + level.cursor);
    return true;
  }
  work -= COMPARE_WORK;
  level.isOffKept = false;
  compareCandidate(level, level.cursor++);
  if (level.offRecord != 0 && !level.isOffKept) level.arenaTop = level.offRecord;
  level.offRecord = 0;
  return true;
}
