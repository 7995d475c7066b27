/**
 * The hint being described. A finder states what it removes and places, then asks `sink` whether to stop. When a hint for the
 * player is wanted, the first one that does anything is enough; inside chains, all are (inferences.ts).
 */
import { HINT, POSITION } from './memory';
import { lowest, place, removeFrom, size } from './position';

/** f64, then i32 each: difficulty, technique, what is placed (a candidate, or -1), cells that lose candidates. */
const DIFFICULTY: usize = HINT;
const TECHNIQUE: usize = HINT + 8;
const PLACED: usize = HINT + 12;
const REMOVED_CELLS: usize = HINT + 16;
/** u16 x 2 each: a cell and the digits it loses, nine bits, in the order in which they were stated. */
const REMOVALS: usize = HINT + 20;

/** What inferences in chains need to know of the pattern: houses and digits mean what the finder says. */
export let patternHouse: i32 = 0;
export let patternCover: i32 = 0;
export let patternDigits: i32 = 0;
export let patternPlaces: i32 = 0;

export let sink: () => bool = isWorthwhile;

/** Who is told of hints from now on. */
export function listen(listener: () => bool): void {
  sink = listener;
}

export function openHint(technique: i32, difficulty: f64): void {
  store<f64>(DIFFICULTY, difficulty);
  store<i32>(TECHNIQUE, technique);
  store<i32>(PLACED, -1);
  store<i32>(REMOVED_CELLS, 0);
}

export function describe(house: i32, cover: i32, digits: i32, places: i32): void {
  patternHouse = house;
  patternCover = cover;
  patternDigits = digits;
  patternPlaces = places;
}

/** `digits` must be candidates of the cell; none is nothing. A cell is named once. */
export function takeAway(cell: i32, digits: i32): void {
  if (digits == 0) return;
  const at = REMOVALS + 4 * removedCells();
  store<u16>(at, <u16>cell);
  store<u16>(at, <u16>digits, 2);
  store<i32>(REMOVED_CELLS, removedCells() + 1);
}

export function putDown(cell: i32, digit: i32): void {
  store<i32>(PLACED, 9 * cell + digit);
}

/** A direct hint only places: what its pattern takes away, Sudoku Explainer leaves. */
export function makeDirect(technique: i32, difficulty: f64, cell: i32, digit: i32): void {
  openHint(technique, difficulty);
  putDown(cell, digit);
}

export function removedCells(): i32 {
  return load<i32>(REMOVED_CELLS);
}

export function removedCell(index: i32): i32 {
  return <i32>load<u16>(REMOVALS + 4 * index);
}

export function removedDigits(index: i32): i32 {
  return <i32>load<u16>(REMOVALS + 4 * index, 2);
}

/** Whether the hint does anything. */
export function isWorthwhile(): bool {
  return removedCells() > 0 || load<i32>(PLACED) >= 0;
}

export function removedCount(): i32 {
  let count = 0;
  for (let i = 0; i < removedCells(); i++) count += size(removedDigits(i));
  return count;
}

/** Does in POSITION what the hint says. */
export function applyHint(): void {
  for (let i = 0; i < removedCells(); i++)
    for (let mask = removedDigits(i); mask != 0; mask &= mask - 1) removeFrom(POSITION, removedCell(i), lowest(mask));
  const placed = load<i32>(PLACED);
  if (placed >= 0) place(placed / 9, placed % 9);
}
