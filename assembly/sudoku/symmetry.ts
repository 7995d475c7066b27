/** The eight symmetries of a square, as bits of a set; a set that is closed (a group) divides the cells into orbits. */

/**
 * Where a symmetry takes a cell:
 *
 *     0 nowhere else   1 quarter turn   2 half turn   3 three quarters
 *     4 rows reversed   5 mirrored at the rising diagonal   6 columns reversed   7 mirrored at the falling diagonal
 *
 * A number from 4 on is 4 after the turn of its last two bits.
 */
export function image(cell: i32, symmetry: i32): i32 {
  let row = cell / 9;
  let column = cell % 9;
  for (let turn = symmetry & 3; turn > 0; turn--) {
    const turned = 8 - row;
    row = column;
    column = turned;
  }
  return 9 * (symmetry & 4 ? 8 - row : row) + column;
}

/** Whether a cell is the first of its orbit. */
export function leadsOrbit(cell: i32, symmetries: i32): bool {
  for (let rest = symmetries; rest != 0; rest &= rest - 1) if (image(cell, <i32>ctz(rest)) < cell) return false;
  return true;
}
