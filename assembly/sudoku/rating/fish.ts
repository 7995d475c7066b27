/** X-wing, swordfish, jellyfish: a digit whose places in some lines all lie in as many crossing lines. */
import { cellAt } from '../techniques/geometry';
import { describe, openHint, sink, takeAway } from './hint';
import { COLUMN, houseAt, lowest, nextSubset, placesOf, ROW, size, standing } from './position';
import { JELLYFISH, SWORDFISH, X_WING } from './scale';

export function findFish(grid: usize, degree: i32): bool {
  return fishIn(grid, COLUMN, ROW, degree) || fishIn(grid, ROW, COLUMN, degree);
}

function fishIn(grid: usize, base: i32, cover: i32, degree: i32): bool {
  for (let lines = (1 << degree) - 1; lines < 512; lines = nextSubset(lines))
    for (let digit = 0; digit < 9; digit++) {
      if (standing(digit) + 2 * degree > 9) continue;
      const covers = coversOf(grid, base, lines, digit, degree);
      if (covers == 0) continue;
      openHint(degree == 2 ? X_WING : degree == 3 ? SWORDFISH : JELLYFISH, degree == 2 ? 3.2 : degree == 3 ? 3.8 : 5.2);
      describe(base, lines, digit, covers);
      for (let left = covers; left != 0; left &= left - 1) {
        const house = houseAt(cover, lowest(left));
        for (let outside = placesOf(grid, house, digit) & ~lines; outside != 0; outside &= outside - 1)
          takeAway(cellAt(house, lowest(outside)), 1 << digit);
      }
      if (sink()) return true;
    }
  return false;
}

/** The crossing lines that hold every place of the digit in these lines, two or more each, if they are as many; else 0. */
function coversOf(grid: usize, base: i32, lines: i32, digit: i32, degree: i32): i32 {
  let covers = 0;
  for (let left = lines; left != 0; left &= left - 1) {
    const places = placesOf(grid, houseAt(base, lowest(left)), digit);
    if ((places & (places - 1)) == 0) return 0;
    covers |= places;
    if (size(covers) > degree) return 0;
  }
  return size(covers) == degree ? covers : 0;
}
