/**
 * Makes grids of one solution: a random full grid, from which givens go, an orbit of the symmetry at a time, as long as the solution
 * stays the only one. What cannot go once cannot go later, so that one round over all orbits is enough.
 */
import { descend, descended, openDescents } from './descent';
import { ALL, CELLS, DIGITS, MADE, MADE_POSITION, MADE_SOLUTION, ORBITS } from './memory';
import { seedRandom, shuffleBytes } from './random';
import { begin, foundCount, stepSearch } from './search';
import { image, leadsOrbit } from './symmetry';
import { writeGrid } from './triads';

const RUNNING: i32 = 0;
const DONE: i32 = 1;

let symmetries: i32 = 1;
let least: i32 = 0;
let most: i32 = CELLS;
let minimal: bool = true;

let orbitCount: i32 = 0;
/** The orbit, or in the end the given, that is being tried; -1 before the grid is filled. */
let next: i32 = -1;
let givens: i32 = 0;
/** Whether it is single givens now that must not be able to go. */
let proving: bool = false;
let searching: bool = false;
let attempts: i32 = 0;

/**
 * Begins to make a grid. `group`: symmetries (symmetry.ts) as a closed set of bits. It ends with `fewest` to `highest` givens, and
 * with `strict` none of which can go; attempts go on until there is one.
 */
export function beginGenerate(seed: f64, group: i32, fewest: i32, highest: i32, strict: bool): void {
  seedRandom(seed);
  symmetries = group;
  least = fewest;
  most = highest;
  minimal = strict;
  attempts = 0;
  startAgain();
}

function startAgain(): void {
  next = -1;
  proving = false;
  searching = false;
}

/** How many full grids have been begun with. */
export function attemptCount(): i32 {
  return attempts;
}

/** Goes on for about `work` branches. 1 when the grid is made, which is in MADE, its solution in MADE_SOLUTION. */
export function stepGenerate(work: i32): i32 {
  for (; work > 0; work -= PROBE_WORK) {
    if (next < 0) {
      if (fillGrid()) listOrbits();
    } else if (searching) {
      if (stepSearch(work) == 0) return RUNNING;
      searching = false;
      judge(foundCount() == 1);
    } else if (proposeNext()) return DONE;
  }
  return RUNNING;
}

/** What a try costs besides its branches, in branches. */
const PROBE_WORK: i32 = 4;

/** Fills MADE_SOLUTION. False where a descent came to a dead end. */
function fillGrid(): bool {
  for (let cell = 0; cell < CELLS; cell++) store<u16>(MADE_POSITION + (cell << 1), ALL);
  // Three boxes on a diagonal say nothing of each other: random to begin with.
  for (let box = 0; box < 3; box++) fillBox(30 * box);
  if (!openDescents(MADE_POSITION) || descend() == 0) return false;
  writeGrid(descended(), MADE_SOLUTION);
  memory.copy(MADE, MADE_SOLUTION, CELLS);
  givens = CELLS;
  attempts++;
  return true;
}

function fillBox(corner: i32): void {
  for (let digit = 0; digit < DIGITS; digit++) store<u8>(ORBITS + digit, digit);
  shuffleBytes(ORBITS, DIGITS);
  for (let i = 0; i < DIGITS; i++) setCell(corner + 9 * (i / 3) + i % 3, 1 << load<u8>(ORBITS + i));
}

// @ts-ignore: decorator
@inline
function setCell(cell: i32, set: i32): void {
  store<u16>(MADE_POSITION + (cell << 1), set);
}

function listOrbits(): void {
  orbitCount = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    setCell(cell, 1 << (load<u8>(MADE_SOLUTION + cell) - 1));
    if (leadsOrbit(cell, symmetries)) store<u8>(ORBITS + orbitCount++, cell);
  }
  shuffleBytes(ORBITS, orbitCount);
  next = 0;
}

/** Proposes to go without the next orbit or given; true when all have been tried and the grid is as wanted. */
function proposeNext(): bool {
  if (!proving && (next == orbitCount || givens <= least)) {
    if (givens > most || givens < least) return fail();
    if (!minimal) return true;
    proving = true;
    next = 0;
  }
  if (proving) return proveNext();
  const lost = orbitSize(load<u8>(ORBITS + next));
  if (givens - lost < least) next++;
  else propose(load<u8>(ORBITS + next), symmetries);
  return false;
}

function fail(): bool {
  startAgain();
  return false;
}

/** True when no given is left to be tried. */
function proveNext(): bool {
  while (next < CELLS && load<u8>(MADE + next) == 0) next++;
  if (next == CELLS) return true;
  propose(next, 1);
  return false;
}

function orbitSize(cell: i32): i32 {
  let size = 0;
  for (let rest = symmetries; rest != 0; rest &= rest - 1) if (isFirstImage(cell, rest)) size++;
  return size;
}

/** Whether the lowest symmetry of `rest` takes the cell where none above does. */
function isFirstImage(cell: i32, rest: i32): bool {
  const to = image(cell, <i32>ctz(rest));
  for (let above = rest & (rest - 1); above != 0; above &= above - 1) if (image(cell, <i32>ctz(above)) == to) return false;
  return true;
}

/** Opens the cells of an orbit, and begins to look for a second solution. */
function propose(cell: i32, group: i32): void {
  for (let rest = group; rest != 0; rest &= rest - 1) setCell(image(cell, <i32>ctz(rest)), ALL);
  begin(MADE_POSITION, 2, 0);
  searching = true;
}

/** Whether the solution is still the only one without what was proposed. */
function judge(unique: bool): void {
  if (proving) {
    if (unique) startAgain();
    else close(next++, 1);
  } else if (unique) {
    const cell = <i32>load<u8>(ORBITS + next++);
    givens -= orbitSize(cell);
    for (let rest = symmetries; rest != 0; rest &= rest - 1) store<u8>(MADE + image(cell, <i32>ctz(rest)), 0);
  } else close(load<u8>(ORBITS + next++), symmetries);
}

/** Puts the digits of an orbit back. */
function close(cell: i32, group: i32): void {
  for (let rest = group; rest != 0; rest &= rest - 1) {
    const to = image(cell, <i32>ctz(rest));
    setCell(to, 1 << (load<u8>(MADE_SOLUTION + to) - 1));
  }
}
