/**
 * The search: propagation, then a guess, in frames on a stack of its own, so that it can stop after any guess and go on later.
 *
 * Digits that are alike (none of them placed, each allowed where the others are) are told apart by nothing: where several of
 * them could be guessed one is tried, and what follows counts as often as there are of them. An empty 6x6 grid needs 39,168
 * leaves for its 28,200,960 solutions.
 */
import {
  alike, digitsAt, frameAt, guessCell, setDigits, setGuess, setStanding, setUntried, untried, weight,
} from './frames';
import { cells, side } from './grid';
import { blame, chooseCell, clearBlame, randomDigit } from './guess';
import { FIRST_SOLUTION, START, TALLY, TALLY_BYTES } from './memory';
import { beginPropagation, failedCell, followSingles, keepOnly, propagate } from './propagate';

/** What `generalStep` answers. */
export const RUNNING: i32 = 0;
/** All solutions have been counted. */
export const DONE: i32 = 1;
/** There are more than the limit. */
export const CAPPED: i32 = 2;

let depth: i32 = -1;
let most: f64 = 0;
let tallied: bool = false;
let shuffled: bool = false;

/** Solutions found. */
export let generalCount: f64 = 0;

/**
 * Begins to count the solutions of the candidates in START, up to more than `limit`. `tally`: also by cell and digit;
 * `alikeDigits`: those that are alike; `shuffle`: digits are tried in random order (then none may be alike).
 */
export function beginSearch(limit: f64, tally: bool, alikeDigits: u32, shuffle: bool): void {
  most = limit;
  tallied = tally;
  shuffled = shuffle;
  generalCount = 0;
  clearBlame();
  if (tally) memory.fill(TALLY, 0, TALLY_BYTES);
  const root = frameAt(0);
  memory.copy(root, START, 4 * cells);
  setStanding(root, alikeDigits, 1);
  depth = -1;
  if (beginPropagation(root) && propagate(root)) enter(0);
}

/** Goes on for about `work` guesses. */
export function step(work: i32): i32 {
  while (work-- > 0) {
    if (generalCount > most) return CAPPED;
    if (depth < 0) return DONE;
    const frame = frameAt(depth);
    if (untried(frame) == 0) depth--;
    else tryNext(frame);
  }
  return generalCount > most ? CAPPED : depth < 0 ? DONE : RUNNING;
}

/** Opens the frame at a depth, whose propagation is done: a solution, or a cell to guess at. */
function enter(at: i32): void {
  const frame = frameAt(at);
  const cell = chooseCell(frame);
  if (cell < 0) {
    addSolution(frame);
    return;
  }
  setGuess(frame, cell, digitsAt(frame, cell));
  depth = at;
}

function tryNext(frame: usize): void {
  const left = untried(frame);
  const digit = shuffled ? randomDigit(left) : left & (0 - left);
  const twins = alike(frame);
  const isTwin = (digit & twins) != 0;
  setUntried(frame, left & ~(isTwin ? twins : digit));
  const next = frameAt(depth + 1);
  memory.copy(next, frame, 4 * cells);
  setStanding(next, twins & ~digit, weight(frame) * (isTwin ? <f64>popcnt(left & twins) : 1));
  if (keepOnly(next, guessCell(frame), digit) && propagate(next)) enter(depth + 1);
  else blame(failedCell);
}

function addSolution(frame: usize): void {
  if (generalCount == 0)
    for (let cell = 0; cell < cells; cell++)
      store<u8>(FIRST_SOLUTION + cell, <u8>(ctz(digitsAt(frame, cell)) + 1));
  const worth = weight(frame);
  generalCount += worth;
  if (!tallied) return;
  for (let cell = 0; cell < cells; cell++) {
    const at = TALLY + 8 * (<usize>cell * side + ctz(digitsAt(frame, cell)));
    store<f64>(at, load<f64>(at) + worth);
  }
}

/**
 * One way down from START by guesses at random: the number of digits there were to choose from at each guess, multiplied,
 * where it ends in a solution, else 0. On average over many that is the number of solutions (Knuth 1975, "Estimating the
 * efficiency of backtrack programs").
 */
export function descend(): f64 {
  const frame = frameAt(0);
  memory.copy(frame, START, 4 * cells);
  if (!beginPropagation(frame) || !propagate(frame)) return 0;
  let ways: f64 = 1;
  for (let cell = chooseCell(frame); cell >= 0; cell = chooseCell(frame)) {
    const digits = digitsAt(frame, cell);
    ways *= <f64>popcnt(digits);
    if (!keepOnly(frame, cell, randomDigit(digits)) || !propagate(frame)) return 0;
  }
  return ways;
}

/**
 * What follows from START without guessing, with a cell left only some digits: -1 contradictory, 1 all cells known, 0
 * neither.
 */
export function probe(cell: i32, digits: u32): i32 {
  const frame = frameAt(0);
  memory.copy(frame, START, 4 * cells);
  setDigits(frame, cell, digitsAt(frame, cell) & digits);
  if (!beginPropagation(frame) || !followSingles(frame)) return -1;
  return chooseCell(frame) < 0 ? 1 : 0;
}
