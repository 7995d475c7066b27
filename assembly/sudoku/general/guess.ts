/**
 * Where to guess: at a cell with the fewest digits left; of those with as few, at the one where guesses have failed most
 * (Boussemart et al. 2004, "Boosting systematic search by weighting constraints"): that is what makes 16x16 and 25x25 quick.
 */
import { digitsAt } from './frames';
import { cells } from './grid';
import { BLAME, CELL_MASKS_BYTES } from './memory';
import { randomBelow } from './random';

export function clearBlame(): void {
  memory.fill(BLAME, 0, CELL_MASKS_BYTES);
}

export function blame(cell: i32): void {
  store<f32>(BLAME + 4 * cell, load<f32>(BLAME + 4 * cell) + 1);
}

/** The cell to guess at, or -1 when all are known. */
export function chooseCell(frame: usize): i32 {
  let best = -1;
  let bestScore: f32 = 0;
  for (let cell = 0; cell < cells; cell++) {
    const digits = digitsAt(frame, cell);
    if ((digits & (digits - 1)) == 0) continue;
    const score = (load<f32>(BLAME + 4 * cell) + 1) / <f32>(<i32>popcnt(digits) - 1);
    if (score <= bestScore) continue;
    best = cell;
    bestScore = score;
  }
  return best;
}

/** One of several digits, each as likely as the others. */
export function randomDigit(digits: u32): u32 {
  for (let skip = randomBelow(<i32>popcnt(digits)); skip > 0; skip--) digits &= digits - 1;
  return digits & (0 - digits);
}
