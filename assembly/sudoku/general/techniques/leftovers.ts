/**
 * The law of leftovers: neighbouring lines and as many regions hold the same digits, so that what the lines have beyond the regions holds
 * the same as what these have beyond the lines.
 */
import { cells, houseCount, houseCountOf, houseOf, kindOf, REGION, side } from '../grid';
import { LAW_OF_LEFTOVERS } from '../../techniques/ids.generated';
import { SHARED } from '../memory';
import { candidatesOf, standing } from './position';
import { BASE, commit, COVER, EXTRA, isUseless, open, PATTERN, removeDigits, showCandidate, showCandidates, showGroup } from './step';

/** More cells than people compare. */
const MOST_CELLS: i32 = 5;

let firstLine: i32 = 0;
let lines: i32 = 1;
let isColumns: bool = false;
/** The houses that are compared with the lines, by their number among the regions, a bit each. */
let chosen: u32 = 0;

/** A part is the first of the lines, rows and then columns; few cells first. */
export function leftoverParts(): i32 {
  return firstRegion() < 0 ? 0 : MOST_CELLS * 2 * side;
}

function firstRegion(): i32 {
  for (let house = 0; house < houseCount; house++) if (kindOf(house) == REGION) return house;
  return -1;
}

/** Of more than half of the lines the others say the same. */
export function findLeftovers(part: i32): bool {
  const wanted = 1 + part / (2 * side);
  isColumns = (part / side) % 2 == 1;
  firstLine = part % side;
  for (lines = 1; firstLine + lines <= side && 2 * lines <= side + 1; lines++) if (chooseRegions() == wanted && conclude()) return true;
  return false;
}

function isInLines(cell: i32): bool {
  const line = isColumns ? cell % side : cell / side;
  return line >= firstLine && line < firstLine + lines;
}

/** By its number among the regions. */
function regionOf(cell: i32): i32 {
  for (let i = 0, count = houseCountOf(cell); i < count; i++) if (kindOf(houseOf(cell, i)) == REGION) return houseOf(cell, i) - firstRegion();
  return -1;
}

/** Takes as many regions as there are lines, those that share the most cells with them. How many cells of the lines are left over. */
function chooseRegions(): i32 {
  memory.fill(SHARED, 0, side);
  for (let cell = 0; cell < cells; cell++)
    if (isInLines(cell)) store<u8>(SHARED + regionOf(cell), load<u8>(SHARED + regionOf(cell)) + 1);
  chosen = 0;
  let left = lines * side;
  for (let count = 0; count < lines; count++) {
    let best = -1;
    for (let region = 0; region < side; region++)
      if (((chosen >> region) & 1) == 0 && (best < 0 || load<u8>(SHARED + region) > load<u8>(SHARED + best))) best = region;
    chosen |= 1 << best;
    left -= <i32>load<u8>(SHARED + best);
  }
  return left;
}

/** Left over of the lines, or of the regions. */
function isLeft(cell: i32, ofLines: bool): bool {
  const inRegions = ((chosen >> regionOf(cell)) & 1) != 0;
  return isInLines(cell) != inRegions && isInLines(cell) == ofLines;
}

function digitsLeft(ofLines: bool): u32 {
  let digits: u32 = 0;
  for (let cell = 0; cell < cells; cell++) if (isLeft(cell, ofLines)) digits |= candidatesOf(cell) | ((1 << standing(cell)) >> 1);
  return digits;
}

function conclude(): bool {
  const inLines = digitsLeft(true), inRegions = digitsLeft(false);
  if (inLines == inRegions) return false;
  open(LAW_OF_LEFTOVERS);
  for (let cell = 0; cell < cells; cell++) {
    if (isLeft(cell, true)) removeDigits(cell, ~inRegions);
    if (isLeft(cell, false)) removeDigits(cell, ~inLines);
  }
  if (isUseless()) return false;
  for (let cell = 0; cell < cells; cell++) {
    if (isLeft(cell, true)) showHeld(PATTERN, cell, inLines & inRegions);
    if (isLeft(cell, false)) showHeld(EXTRA, cell, inLines & inRegions);
  }
  for (let line = firstLine; line < firstLine + lines; line++) showGroup(BASE, isColumns ? side + line : line);
  for (let region = 0; region < side; region++) if ((chosen >> region) & 1) showGroup(COVER, firstRegion() + region);
  return commit();
}

function showHeld(role: i32, cell: i32, digits: u32): void {
  if (standing(cell) > 0) showCandidate(role, cell, standing(cell) - 1);
  else showCandidates(role, cell, digits);
}
