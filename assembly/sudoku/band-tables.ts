/**
 * Look-up tables over nine bits for the band engine (bands.ts), all derived from what a band is: three rows of three
 * minirows, in which a digit takes three, one a row and one a box.
 */
import { BAND_TABLES, CELLS } from './memory';

/** All 27 cells of a band. */
export const BAND: i32 = 0x7ffffff;
export const ROW: i32 = 0x1ff;
/** A column of a band, and a box: their cells from the lowest on. */
const COLUMN: i32 = 0x40201;
const BOX: i32 = 0o7007007;

/** u8: row of nine bits -> its minirows with any. */
const MINIROWS: usize = BAND_TABLES;
/** u32: minirows of a band -> the cells of those that fit a way to take three; none where nothing fits. */
const FITTING: usize = MINIROWS + 512;
/** u32: columns taken by a band -> the cells that stay open to another band. */
const OPEN: usize = FITTING + 2048;
/** u16: a row of one bit -> itself; others -> nothing. */
const LONE: usize = OPEN + 2048;
/** A vector of three bands a cell: where its digit may still stand when it stands there. */
const KEPT: usize = LONE + 1024;
/** A vector of three bands a cell: the cell alone. */
const HERE: usize = KEPT + 16 * <usize>CELLS;

export function initBandTables(): void {
  for (let bits = 0; bits < 512; bits++) {
    store<u8>(MINIROWS + bits, minirowsOf(bits));
    store<u32>(FITTING + (bits << 2), cellsOf(fitting(bits)));
    store<u32>(OPEN + (bits << 2), BAND & ~(COLUMN * lockedColumns(bits)));
    store<u16>(LONE + (bits << 1), bits & (bits - 1) ? 0 : bits);
  }
  for (let cell = 0; cell < CELLS; cell++) {
    store<u32>(HERE + (cell << 4) + ((cell / 27) << 2), 1 << (cell % 27));
    for (let band = 0; band < 3; band++) store<u32>(KEPT + (cell << 4) + (band << 2), keptIn(band, cell));
  }
}

function minirowsOf(row: i32): i32 {
  return i32((row & 7) != 0) | (i32((row & 0o70) != 0) << 1) | (i32((row & 0o700) != 0) << 2);
}

/** The minirows of all ways to take three of `minirows`, one a row and one a box. */
function fitting(minirows: i32): i32 {
  let union = 0;
  for (let first = 0; first < 3; first++)
    for (let step = 1; step < 3; step++) {
      const way = (1 << first) | (1 << (3 + (first + step) % 3)) | (1 << (6 + (first + 2 * step) % 3));
      if ((way & ~minirows) == 0) union |= way;
    }
  return union;
}

function cellsOf(minirows: i32): i32 {
  let cells = 0;
  for (let minirow = 0; minirow < 9; minirow++) if ((minirows >> minirow) & 1) cells |= 7 << (3 * minirow);
  return cells;
}

/** Of nine columns, those that are alone in their box. */
function lockedColumns(columns: i32): i32 {
  let locked = 0;
  for (let box = 0; box < 9; box += 3) {
    const inBox = columns & (7 << box);
    if ((inBox & (inBox - 1)) == 0) locked |= inBox;
  }
  return locked;
}

function keptIn(band: i32, cell: i32): i32 {
  const column = cell % 9;
  const others = BAND & ~(COLUMN << column);
  if (cell / 27 != band) return others;
  const bit = cell % 27;
  return (others & ~(ROW << (bit - column)) & ~(BOX << (column - column % 3))) | (1 << bit);
}

/** Of the cells a digit may take in a band, those that fit a way to take three minirows. */
// @ts-ignore: decorator
@inline
export function fit(band: i32): i32 {
  const minirows =
    <i32>load<u8>(MINIROWS + (band & ROW)) |
    (<i32>load<u8>(MINIROWS + ((band >> 9) & ROW)) << 3) |
    (<i32>load<u8>(MINIROWS + (band >> 18)) << 6);
  return band & load<i32>(FITTING + (minirows << 2));
}

/** The cells that a band leaves open to its digit in the other two. */
// @ts-ignore: decorator
@inline
export function open(band: i32): i32 {
  return load<i32>(OPEN + (((band | (band >> 9) | (band >> 18)) & ROW) << 2));
}

/** The cells that are alone in their row. */
// @ts-ignore: decorator
@inline
export function lone(band: i32): i32 {
  return (
    <i32>load<u16>(LONE + ((band & ROW) << 1)) |
    (<i32>load<u16>(LONE + (((band >> 9) & ROW) << 1)) << 9) |
    (<i32>load<u16>(LONE + ((band >> 18) << 1)) << 18)
  );
}

/** The cells that are alone in their box. */
export function boxLone(band: i32): i32 {
  const top = band & ROW, middle = (band >> 9) & ROW, bottom = band >> 18;
  const columns = top | middle | bottom;
  const repeated = (top & middle) | ((top | middle) & bottom);
  return band & (COLUMN * (lockedColumns(columns) & ~repeated));
}

/** Which of three minirows, or boxes, have any of nine bits. */
// @ts-ignore: decorator
@inline
export function minirows(row: i32): i32 {
  return <i32>load<u8>(MINIROWS + row);
}

// @ts-ignore: decorator
@inline
export function keptBy(cell: i32): v128 {
  return v128.load(KEPT + (<usize>cell << 4));
}

// @ts-ignore: decorator
@inline
export function cellMask(cell: i32): v128 {
  return v128.load(HERE + (<usize>cell << 4));
}
