/** XY-wing and XYZ-wing: a pivot of two or three digits that sees two cells of two. */
import { and, first, isEmpty, minus, or, peers, rest, cellBoard } from '../techniques/board';
import { openHint, sink, takeAway } from './hint';
import { lowest, maskOf, mayHold, size } from './position';
import { XY_WING, XYZ_WING } from './scale';

export function findWings(grid: usize, pivotDigits: i32): bool {
  for (let pivot = 0; pivot < 81; pivot++) {
    const digits = maskOf(grid, pivot);
    if (size(digits) != pivotDigits) continue;
    for (let board = peers(pivot); !isEmpty(board); board = rest(board)) {
      const one = first(board), oneDigits = maskOf(grid, one);
      if (size(oneDigits) != 2 || size(digits & ~oneDigits) != 1) continue;
      if (withSecond(grid, pivot, one)) return true;
    }
  }
  return false;
}

function withSecond(grid: usize, pivot: i32, one: i32): bool {
  const digits = maskOf(grid, pivot), oneDigits = maskOf(grid, one);
  for (let board = peers(pivot); !isEmpty(board); board = rest(board)) {
    const two = first(board), twoDigits = maskOf(grid, two);
    if (size(twoDigits) != 2 || size(digits | oneDigits | twoDigits) != 3) continue;
    if (size(digits & oneDigits & twoDigits) != size(digits) - 2) continue;
    const xyz = size(digits) == 3;
    const shared = lowest(oneDigits & twoDigits);
    let victims = and(peers(one), peers(two));
    if (xyz) victims = and(victims, peers(pivot));
    victims = minus(victims, or(cellBoard(pivot), or(cellBoard(one), cellBoard(two))));
    openHint(xyz ? XYZ_WING : XY_WING, xyz ? 4.4 : 4.2);
    for (; !isEmpty(victims); victims = rest(victims))
      if (mayHold(grid, first(victims), shared)) takeAway(first(victims), 1 << shared);
    if (sink()) return true;
  }
  return false;
}
