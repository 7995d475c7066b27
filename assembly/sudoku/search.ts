/** A search for solutions that the caller drives in steps: it counts them up to a limit and keeps the first, or all. */
import { CELLS, POSITION, SOLUTION_CAPACITY, SOLUTIONS } from './memory';
import { writeGrid } from './triads';
import { leaveSolution, nextSolution, openSearch, setBudget, solvedState } from './triad-search';

/** Where a search stands. */
const RUNNING: i32 = 0;
const DONE: i32 = 1;
/** No room for another solution: `takeKept` makes room. */
const FULL: i32 = 2;

let found: f64 = 0;
let limit: f64 = 0;
let keep: i32 = 0;
let kept: i32 = 0;
let open: bool = false;

/** Begins to look for up to `most` solutions of the candidates in POSITION; the first `toKeep` of them go to SOLUTIONS. */
export function beginSearch(most: f64, toKeep: i32): void {
  openSearch(POSITION);
  found = 0;
  limit = most;
  keep = toKeep;
  kept = 0;
  open = true;
}

/** Goes on for about `work` branches. */
export function stepSearch(work: i32): i32 {
  if (!open) return DONE;
  setBudget(work);
  while (found < limit) {
    if (kept == SOLUTION_CAPACITY) return FULL;
    const answer = nextSolution();
    if (answer < 0) return RUNNING;
    if (answer == 0) break;
    if (keep > 0) keepSolution();
    found += 1;
    if (found < limit) leaveSolution();
  }
  open = false;
  return DONE;
}

function keepSolution(): void {
  writeGrid(solvedState(), SOLUTIONS + <usize>(kept * CELLS));
  kept++;
  keep--;
}

export function foundCount(): f64 {
  return found;
}

/** How many solutions lie in SOLUTIONS. */
export function keptCount(): i32 {
  return kept;
}

/** The solutions in SOLUTIONS are taken. */
export function takeKept(): void {
  kept = 0;
}
