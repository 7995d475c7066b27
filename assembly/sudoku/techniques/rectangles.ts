/** The 486 rectangles of two rows, two columns and two boxes: two digits alone in all four cells could be exchanged. */
import { cellBoard, none, or, within } from './board';
import { boardAt } from './geometry';
import { placesIn } from './state';

export const RECTANGLE_COUNT: i32 = 486;
/** u8 x 4 a rectangle: its cells in turn, so that 0 and 2 are opposite. */
const CORNERS: usize = memory.data(4 * 486);

export function initRectangles(): void {
  let at = CORNERS;
  for (let top = 0; top < 9; top++)
    for (let bottom = top + 1; bottom < 9; bottom++)
      for (let left = 0; left < 9; left++)
        for (let right = left + 1; right < 9; right++) {
          if ((top / 3 == bottom / 3) == (left / 3 == right / 3)) continue;
          store<u8>(at, <u8>(9 * top + left));
          store<u8>(at, <u8>(9 * top + right), 1);
          store<u8>(at, <u8>(9 * bottom + right), 2);
          store<u8>(at, <u8>(9 * bottom + left), 3);
          at += 4;
        }
}

/** `index` counts around the rectangle, past 3 again from 0. */
// @ts-ignore: decorator
@inline
export function corner(rectangle: i32, index: i32): i32 {
  return <i32>load<u8>(CORNERS + 4 * rectangle + (index & 3));
}

/** Of the corners, a bit each, the cells. */
export function cornerBoard(rectangle: i32, corners: i32): v128 {
  let board = none();
  for (let index = 0; index < 4; index++) if ((corners >> index) & 1) board = or(board, cellBoard(corner(rectangle, index)));
  return board;
}

/** Whether corners, a bit each, are two that are opposite. */
// @ts-ignore: decorator
@inline
export function areOpposite(corners: i32): bool {
  return corners == 5 || corners == 10;
}

/** Whether a digit has places in a house, all of them corners. */
export function isConfined(rectangle: i32, digit: i32, house: i32): bool {
  const places = placesIn(house, digit);
  return places != 0 && within(boardAt(house, places), cornerBoard(rectangle, 15));
}
