/** Hidden single: a digit has one place in a house. Boxes first, as people look. */
import { cellAt } from './geometry';
import { HIDDEN_SINGLE } from './ids.generated';
import { HOUSE_COUNT } from './memory';
import { placesIn } from './state';
import { addPlacement, BASE, commitNew, open, PATTERN, showCandidate, showHouse } from './step';

export function findHiddenSingles(): bool {
  for (let house = HOUSE_COUNT - 1; house >= 0; house--)
    for (let digit = 0; digit < 9; digit++) {
      const places = placesIn(house, digit);
      if (popcnt(places) != 1) continue;
      const cell = cellAt(house, <i32>ctz(places));
      open(HIDDEN_SINGLE);
      addPlacement(cell, digit);
      showHouse(BASE, house);
      showCandidate(PATTERN, cell, digit);
      if (commitNew()) return true;
    }
  return false;
}
