/**
 * Hints that chains give. Of those of the outermost level only the best is kept: the easiest, then the least complex, then by kind,
 * then the first found. Of a nested level, the best for each thing that is taken away (nested-hints.ts).
 */
import { ancestors, forgetCounted, nestedIn } from './ancestors';
import { openHint, putDown, takeAway } from './hint';
import { DYNAMIC, Level, levelAt, sourceOf } from './level';
import { CANDIDATE_COUNT, POSITION, SMALL } from './memory';
import { offerNested } from './nested-hints';
import { maskOf } from './position';
import { lengthSurcharge } from './scale';

/** What a hint of several chains compares; in the order of techniques of one strength. */
export const OF_CELL: i32 = 0;
export const OF_REGION: i32 = 1;
export const OF_CONTRADICTION: i32 = 2;
export const OF_BOTH: i32 = 3;

/** Sudoku Explainer's order of hints that are equally hard and complex. */
export function sortKeyOf(kind: i32): i32 {
  return kind == OF_CELL ? 5 : kind == OF_REGION ? 6 : kind == OF_CONTRADICTION ? 7 : 1;
}

/** u32 x 2 each: the chains of the hint at hand, a record and the offset of the end in it. */
const CHAINS: usize = SMALL + 8192;

let chainCount: i32 = 0;

export function clearChains(): void {
  chainCount = 0;
}

export function addChain(record: usize, offset: usize): void {
  const at = CHAINS + 8 * chainCount++;
  store<u32>(at, <u32>record);
  store<u32>(at, <u32>offset, 4);
}

export function chainsListed(): i32 {
  return chainCount;
}

export function chainRecord(index: i32): usize {
  return <usize>load<u32>(CHAINS + 8 * <usize>index);
}

export function chainEnd(index: i32): usize {
  return <usize>load<u32>(CHAINS + 8 * <usize>index, 4);
}

/** What the outermost search begins with: the technique of hints of the first kind, and how hard short ones are. */
let baseTechnique: i32 = 0;
let baseDifficulty: f64 = 0;

let found: bool = false;
let bestDifficulty: f64 = 0;
let bestComplexity: i32 = 0;
let bestKey: i32 = 0;
let bestTechnique: i32 = 0;
/** Where its chains end; -1 where the hint was opened at once. Patterns in chains open hints of their own. */
let bestTarget: i32 = -1;

export function noChainYet(technique: i32, difficulty: f64): void {
  baseTechnique = technique;
  baseDifficulty = difficulty;
  found = false;
  bestTarget = -1;
}

/** Whether a hint was found; the best is open then. */
export function openBest(): bool {
  if (found && bestTarget >= 0) {
    openHint(bestTechnique, bestDifficulty);
    concludeFrom(POSITION, bestTarget);
  }
  return found;
}

/** Whether a hint would be better than the best so far. */
export function wouldBeat(difficulty: f64, complexity: i32, key: i32): bool {
  return !found || isLess(difficulty, complexity, key, bestDifficulty, bestComplexity, bestKey);
}

/** Whether a hint is better than the best so far, which it then replaces. */
export function beats(difficulty: f64, complexity: i32, key: i32): bool {
  if (!wouldBeat(difficulty, complexity, key)) return false;
  found = true;
  bestDifficulty = difficulty;
  bestComplexity = complexity;
  bestKey = key;
  return true;
}

function isLess(difficulty: f64, complexity: i32, key: i32, than: f64, thanComplexity: i32, thanKey: i32): bool {
  if (difficulty != than) return difficulty < than;
  if (complexity != thanComplexity) return complexity < thanComplexity;
  return key < thanKey;
}

/** Whether anything follows from a node: where it is on, its cell has other candidates. */
export function isUseful(grid: usize, node: i32): bool {
  return node >= CANDIDATE_COUNT || (maskOf(grid, node / 9) & ~(1 << (node % 9))) != 0;
}

/**
 * Judges a hint of the chains that are listed. `about`: the cell, the house, or the candidate that it starts from; `digit`: of a
 * house. True where a nested level keeps it.
 */
export function offer(level: Level, kind: i32, about: i32, digit: i32, target: i32): bool {
  if (!isUseful(sourceOf(level), target)) return false;
  let complexity = 0;
  for (let i = 0; i < chainCount; i++) complexity += ancestors(chainRecord(i), chainEnd(i));
  forgetCounted();
  for (let i = 0; i < chainCount; i++) complexity += nestedIn(level, chainRecord(i), chainEnd(i));
  const difficulty = difficultyOf(level) + lengthSurcharge(complexity);
  if (level != levelAt(0)) return offerNested(level, difficulty, complexity, sortKeyOf(kind), target, kind, about, digit);
  if (!beats(difficulty, complexity, sortKeyOf(kind))) return false;
  bestTechnique = baseTechnique + (level.kind == DYNAMIC ? kind : kind == OF_REGION ? 1 : 0);
  bestTarget = target;
  return false;
}

/** Of levels nested in others only their order matters, which it leaves as it is. */
function difficultyOf(level: Level): f64 {
  return level == levelAt(0) ? baseDifficulty : 0.0;
}

/** What a node at the end says: its candidate goes, or stands. */
export function concludeFrom(grid: usize, target: i32): void {
  if (target >= CANDIDATE_COUNT) {
    takeAway((target - CANDIDATE_COUNT) / 9, 1 << ((target - CANDIDATE_COUNT) % 9));
    return;
  }
  takeAway(target / 9, maskOf(grid, target / 9) & ~(1 << (target % 9)));
  putDown(target / 9, target % 9);
}
