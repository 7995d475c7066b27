/** The places of all digits in all houses, counted once for every position; the places that a cell sees, once for every grid. */
import { cellOfHouse, cells, gridNumber, houseCount, side } from '../grid';
import { HOUSE_PLACES, HOUSE_PLACES_BYTES, SEEN_PLACES, SEEN_PLACES_BYTES } from '../memory';
import { placesIn, version } from './position';
import { sees } from './seen';

/** The places in HOUSE_PLACES are those of this version of the position, those in SEEN_PLACES of this grid. */
let counted: u32 = 0;
let seenOf: u32 = 0;

/** What is asked below is of the position as it is now. */
export function countPlaces(): void {
  if (counted == version) return;
  counted = version;
  for (let house = 0; house < houseCount; house++)
    for (let digit = 0; digit < side; digit++)
      store<u32>(HOUSE_PLACES + house * HOUSE_PLACES_BYTES + 4 * digit, placesIn(house, digit));
  if (seenOf != gridNumber) lookFromCells();
}

function lookFromCells(): void {
  seenOf = gridNumber;
  for (let cell = 0; cell < cells; cell++)
    for (let house = 0; house < houseCount; house++) {
      let seen: u32 = 0;
      for (let place = 0; place < side; place++) if (sees(cell, cellOfHouse(house, place))) seen |= 1 << place;
      store<u32>(SEEN_PLACES + cell * SEEN_PLACES_BYTES + 4 * house, seen);
    }
}

/** The places of a digit in a house, a bit each. */
// @ts-ignore: decorator
@inline
export function placesNow(house: i32, digit: i32): u32 {
  return load<u32>(HOUSE_PLACES + house * HOUSE_PLACES_BYTES + 4 * digit);
}

/** The places of a house that a cell sees. */
// @ts-ignore: decorator
@inline
export function seenPlaces(cell: i32, house: i32): u32 {
  return load<u32>(SEEN_PLACES + cell * SEEN_PLACES_BYTES + 4 * house);
}

/** One of some places, a bit each. */
// @ts-ignore: decorator
@inline
export function firstOf(house: i32, places: u32): i32 {
  return cellOfHouse(house, <i32>ctz(places));
}

/** Places of a house without that of a cell. */
export function withoutCell(house: i32, places: u32, cell: i32): u32 {
  let others = places;
  for (let left = places; left != 0; left &= left - 1) if (firstOf(house, left) == cell) others ^= left & (0 - left);
  return others;
}

// @ts-ignore: decorator
@inline
export function isOne(bits: u32): bool {
  return bits != 0 && (bits & (bits - 1)) == 0;
}
