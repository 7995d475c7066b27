/**
 * Solving as Sudoku Explainer does: always the easiest hint. The techniques in their order; of each that does not chain the first
 * hint is taken, of chains the best (chain-hints.ts).
 */
import { findAligned } from './aligned';
import { findBug } from './bug';
import { noChainYet, openBest } from './chain-hints';
import { findFish } from './fish';
import { applyHint } from './hint';
import { DYNAMIC, MULTIPLE, ONE_DIGIT, overflowed, SINGLE } from './level';
import { findDirectLocked, findLocked } from './locked';
import { POSITION } from './memory';
import { readValues, valueOf } from './position';
import { CELL_CHAINS, DYNAMIC_CHAINS, NISHIO, X_CYCLE } from './scale';
import { beginSearch, goOn } from './search';
import { findHiddenSingles, findNakedSingles } from './singles';
import { findHiddenSets, findNakedSets } from './subsets';
import { findUniqueLoops } from './unique-loops';
import { findWings } from './wings';

export const RUNNING: i32 = 0;
/** A hint was found and applied; it is in HINT. */
export const FOUND: i32 = 1;
export const SOLVED: i32 = 2;
/** No technique helps, or memory does not suffice. */
export const STUCK: i32 = 3;

/** Techniques that do not chain come first, then a triplet exclusion among the chains. */
const SINGLE_CHAINS: i32 = 20;
const TRIPLETS: i32 = 21;
const NISHIO_CHAINS: i32 = 22;
const MULTIPLE_CHAINS: i32 = 23;
/** Dynamic chains resting on nothing, patterns, single chains, multiple ones, dynamic ones; then these nest in turn. */
const DYNAMIC_STAGES: i32 = 24;
const LAST_STAGE: i32 = 31;

/** What a technique that does not chain is counted for. */
const FINDER_WORK: i32 = 10;

let stage: i32 = 0;
let isSearching: bool = false;

export function beginSolving(): void {
  readValues();
  stage = 0;
  isSearching = false;
}

/** Goes on for some work, a microsecond or so a unit, or up to the next hint. */
export function solveOn(budget: i32): i32 {
  while (budget > 0) {
    if (stage == 0 && isFull()) return SOLVED;
    if (isSearching) {
      budget = goOn(budget);
      if (budget >= 0) return RUNNING;
      isSearching = false;
      if (overflowed) return STUCK;
      if (openBest()) return apply();
      budget = 1;
    } else {
      budget -= FINDER_WORK;
      if (isChaining(stage)) {
        beginStage(stage);
        isSearching = true;
        continue;
      }
      if (find(stage)) return apply();
    }
    if (stage == LAST_STAGE) return STUCK;
    stage++;
  }
  return RUNNING;
}

function isFull(): bool {
  for (let cell = 0; cell < 81; cell++) if (valueOf(cell) == 0) return false;
  return true;
}

function apply(): i32 {
  applyHint();
  stage = 0;
  return FOUND;
}

function isChaining(at: i32): bool {
  return at >= SINGLE_CHAINS && at != TRIPLETS;
}

function find(at: i32): bool {
  switch (at) {
    case 0: return findHiddenSingles(POSITION);
    case 1: return findDirectLocked(POSITION);
    case 2: return findHiddenSets(POSITION, 2, true);
    case 3: return findNakedSingles(POSITION);
    case 4: return findHiddenSets(POSITION, 3, true);
    case 5: return findLocked(POSITION);
    case 6: return findNakedSets(POSITION, 2);
    case 7: return findFish(POSITION, 2);
    case 8: return findHiddenSets(POSITION, 2, false);
    case 9: return findNakedSets(POSITION, 3);
    case 10: return findFish(POSITION, 3);
    case 11: return findHiddenSets(POSITION, 3, false);
    case 12: return findWings(POSITION, 2);
    case 13: return findWings(POSITION, 3);
    case 14: return findUniqueLoops(POSITION);
    case 15: return findNakedSets(POSITION, 4);
    case 16: return findFish(POSITION, 4);
    case 17: return findHiddenSets(POSITION, 4, false);
    case 18: return findBug(POSITION);
    case 19: return findAligned(POSITION, 2);
    default: return findAligned(POSITION, 3);
  }
}

function beginStage(at: i32): void {
  if (at == SINGLE_CHAINS) return begin(SINGLE, 0, 0, X_CYCLE, 0);
  if (at == NISHIO_CHAINS) return begin(ONE_DIGIT, 0, 0, NISHIO, 7.5);
  if (at == MULTIPLE_CHAINS) return begin(MULTIPLE, 0, 0, CELL_CHAINS, 8.0);
  const nesting = min(at - DYNAMIC_STAGES, 4);
  begin(DYNAMIC, nesting, at - DYNAMIC_STAGES - nesting, DYNAMIC_CHAINS + 4 * nesting, 8.5 + 0.5 * <f64>nesting);
}

function begin(kind: i32, nesting: i32, innerNesting: i32, technique: i32, difficulty: f64): void {
  noChainYet(technique, difficulty);
  beginSearch(POSITION, kind, nesting, innerNesting);
}
