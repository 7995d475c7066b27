/** Which cells are in which houses. */
import { BOARD_BYTES, CELL_BOARDS, CELL_HOUSES, CELL_PLACES, HOUSE_BOARDS, HOUSE_CELLS, HOUSE_COUNT, PEER_BOARDS } from './memory';
import { cellBoard, minus, none, or } from './board';

export const FIRST_COLUMN: i32 = 9;
export const FIRST_BOX: i32 = 18;

export function initGeometry(): void {
  for (let cell = 0; cell < 81; cell++) {
    const low = cell < 64 ? <i64>1 << cell : 0;
    const high = cell < 64 ? 0 : <i64>1 << (cell - 64);
    v128.store(CELL_BOARDS + <usize>cell * BOARD_BYTES, i64x2.replace_lane(i64x2.splat(low), 1, high));
    const row = cell / 9, column = cell % 9;
    addToHouse(cell, 0, row, column);
    addToHouse(cell, 1, FIRST_COLUMN + column, row);
    addToHouse(cell, 2, FIRST_BOX + 3 * (row / 3) + column / 3, 3 * (row % 3) + (column % 3));
  }
  for (let house = 0; house < HOUSE_COUNT; house++) {
    let board = none();
    for (let place = 0; place < 9; place++) board = or(board, cellBoard(cellAt(house, place)));
    v128.store(HOUSE_BOARDS + <usize>house * BOARD_BYTES, board);
  }
  for (let cell = 0; cell < 81; cell++) {
    const shared = or(or(houseBoard(rowOf(cell)), houseBoard(columnOf(cell))), houseBoard(boxOf(cell)));
    v128.store(PEER_BOARDS + <usize>cell * BOARD_BYTES, minus(shared, cellBoard(cell)));
  }
}

function addToHouse(cell: i32, kind: i32, house: i32, place: i32): void {
  store<u8>(HOUSE_CELLS + 16 * house + place, <u8>cell);
  store<u8>(CELL_HOUSES + 4 * cell + kind, <u8>house);
  store<u8>(CELL_PLACES + 4 * cell + kind, <u8>place);
}

// @ts-ignore: decorator
@inline
export function houseBoard(house: i32): v128 {
  return v128.load(HOUSE_BOARDS + <usize>house * BOARD_BYTES);
}

// @ts-ignore: decorator
@inline
export function cellAt(house: i32, place: i32): i32 {
  return <i32>load<u8>(HOUSE_CELLS + 16 * house + place);
}

/** `kind`: 0 the row, 1 the column, 2 the box of a cell, each as a house. */
// @ts-ignore: decorator
@inline
export function houseOf(cell: i32, kind: i32): i32 {
  return <i32>load<u8>(CELL_HOUSES + 4 * cell + kind);
}

// @ts-ignore: decorator
@inline
export function rowOf(cell: i32): i32 {
  return houseOf(cell, 0);
}

// @ts-ignore: decorator
@inline
export function columnOf(cell: i32): i32 {
  return houseOf(cell, 1);
}

// @ts-ignore: decorator
@inline
export function boxOf(cell: i32): i32 {
  return houseOf(cell, 2);
}

/** Where a cell is in its row, column or box. */
// @ts-ignore: decorator
@inline
export function placeOf(cell: i32, kind: i32): i32 {
  return <i32>load<u8>(CELL_PLACES + 4 * cell + kind);
}

/** The cells of a house at some of its nine places. */
export function boardAt(house: i32, places: i32): v128 {
  let board = none();
  for (; places != 0; places &= places - 1) board = or(board, cellBoard(cellAt(house, <i32>ctz(places))));
  return board;
}
