/** Full house: one open cell is left in a house. */
import { and, count, first } from './board';
import { houseBoard } from './geometry';
import { FULL_HOUSE } from './ids.generated';
import { HOUSE_COUNT } from './memory';
import { candidatesOf, openCells } from './state';
import { addPlacement, BASE, commitNew, open, showHouse } from './step';

export function findFullHouses(): bool {
  for (let house = 0; house < HOUSE_COUNT; house++) {
    const left = and(houseBoard(house), openCells());
    if (count(left) != 1) continue;
    const cell = first(left);
    if (popcnt(candidatesOf(cell)) != 1) continue;
    open(FULL_HOUSE);
    addPlacement(cell, <i32>ctz(candidatesOf(cell)));
    showHouse(BASE, house);
    if (commitNew()) return true;
  }
  return false;
}
