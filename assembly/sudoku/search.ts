/**
 * A search for solutions that the caller drives in steps. It counts them up to a limit, keeps some, and tallies digits by cell.
 *
 * Which engine, by measurement (bench/sudoku): the band engine where solutions are to be counted, and for the first
 * branches where there are one or two to be found; few grids need more. Those go to the box-and-band engine, from the start.
 */
import {
  groups, leaveBandSolution, nextBandSolution, openBandSearch, setBudget as setBandBudget, solvedBands,
} from './band-search';
import { writeBandGrid } from './bands';
import { CELLS, POSITION, SOLUTION_CAPACITY, SOLUTIONS } from './memory';
import { clearTally, tally } from './tally';
import { leaveSolution, nextSolution, openSearch, setBudget, solvedState } from './triad-search';
import { writeGrid } from './triads';

/** Where a search stands. */
const RUNNING: i32 = 0;
const DONE: i32 = 1;
/** No room for another solution: `takeKept` makes room. */
const FULL: i32 = 2;

/** Limits up to this are a matter of the first solutions, not of counting. */
const FEW: f64 = 2;
/** Branches that the band engine gets where few solutions are wanted. */
const SPRINT: i32 = 4;

const BANDS: i32 = 0;
const SPRINTING: i32 = 1;
const TRIADS: i32 = 2;

let engine: i32 = BANDS;
let open: bool = false;
let found: f64 = 0;
let limit: f64 = 0;
let toKeep: i32 = 0;
let kept: i32 = 0;
let tallying: bool = false;

/**
 * Begins to look for up to `most` solutions of the candidates in POSITION. The first `keep` of them go to SOLUTIONS; with
 * `counts` digits are tallied by cell.
 */
export function beginSearch(most: f64, keep: i32, counts: bool): void {
  limit = most;
  toKeep = keep;
  tallying = counts;
  if (counts) clearTally();
  engine = counts || most > FEW ? BANDS : SPRINTING;
  restart();
  openBandSearch(POSITION);
}


function restart(): void {
  found = 0;
  kept = 0;
  open = true;
}

/** Goes on for about `work` branches. */
export function stepSearch(work: i32): i32 {
  if (!open) return DONE;
  if (engine == SPRINTING) {
    const state = runBands(SPRINT);
    if (state == DONE) return DONE;
    engine = TRIADS;
    toKeep += kept;
    restart();
    openSearch(POSITION);
  }
  return engine == TRIADS ? runTriads(work) : runBands(work);
}

function runBands(work: i32): i32 {
  setBandBudget(work);
  while (found < limit) {
    if (kept == SOLUTION_CAPACITY) return FULL;
    const answer = nextBandSolution(toKeep == 0);
    if (answer < 0) return RUNNING;
    if (answer == 0) break;
    if (toKeep > 0) keepSolution();
    if (tallying) tally(solvedBands(), groups);
    found += <f64>(<i64>1 << groups);
    if (found < limit) leaveBandSolution();
  }
  open = false;
  return DONE;
}

function runTriads(work: i32): i32 {
  setBudget(work);
  while (found < limit) {
    const answer = nextSolution();
    if (answer < 0) return RUNNING;
    if (answer == 0) break;
    if (toKeep > 0) keepSolution();
    found += 1;
    if (found < limit) leaveSolution();
  }
  open = false;
  return DONE;
}

function keepSolution(): void {
  const to = SOLUTIONS + <usize>(kept * CELLS);
  if (engine == TRIADS) writeGrid(solvedState(), to);
  else writeBandGrid(solvedBands(), to);
  kept++;
  toKeep--;
}

/** Solutions found, at most the limit. */
export function foundCount(): f64 {
  return min(found, limit);
}

/** How many solutions lie in SOLUTIONS. */
export function keptCount(): i32 {
  return kept;
}

/** The solutions in SOLUTIONS are taken. */
export function takeKept(): void {
  kept = 0;
}
