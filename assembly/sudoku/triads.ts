/**
 * Box-and-band propagation: the constraints of Sudoku as clauses over boxes and bands, eight 16-bit sets of digits to a
 * vector. The algorithm is that of tdoku by Tom Dillon (https://github.com/t-dillon/tdoku, see NOTICE.md).
 *
 * A triad is three cells in a row or a column of one box. A box is a 4x4 matrix of sets of digits:
 *
 *     +---+---+---+---+     c: what a cell may hold
 *     | c | c | c | H |     H: digits that may be absent from the three cells to the left
 *     | c | c | c | H |     V: digits that may be absent from the three cells above
 *     | c | c | c | H |     corner: all digits, so that the last row and column never say anything
 *     | V | V | V |   |
 *     +---+---+---+---+     `low` holds the two upper rows, `high` the two lower ones.
 *
 * Each digit occurs exactly once in each of the first three rows and columns. A cell keeps at least one digit, and an H or V
 * at least six: its triad holds three digits. Where a minimum is met, all that is left is asserted.
 *
 * A band is three boxes side by side (bands 0-2) or one below the other (bands 3-5), its peers 0-2. A digit takes one triad of
 * each, all different, in one of six configurations:
 *
 *     configuration     0       1       2       3       4       5
 *     triad           0 1 2   0 1 2   0 1 2   0 1 2   0 1 2   0 1 2
 *       peer 0        X . .   . X .   . . X   . . X   X . .   . X .
 *       peer 1        . X .   . . X   X . .   . X .   . . X   X . .
 *       peer 2        . . X   X . .   . X .   X . .   . X .   . . X
 *
 * A band is six sets: the digits still possible in each configuration. Then six of digits to be ruled out, which are collected
 * until the band is settled:
 *
 *     state   | band 0: 6 sets, 2 unused | ruled out, as many | band 1 ... band 5 | box 0: 16 sets | ... box 8 |
 *     bytes                            16                   32                192               224         480
 *
 * Tried, and slower: a check for digits without a configuration; a loop that settles full triads to their fixpoint; clues one
 * by one from a table of their eliminations.
 */
import { TABLES } from './memory';

export const STATE_BYTES: usize = 480;
const BAND_BYTES: usize = 32;
export const RULED_OUT: usize = 16;
const BOXES: usize = 192;
const BOX_BYTES: usize = 32;
export const BANDS: i32 = 6;

/** By peer: shuffles of (H0 H1 H2 - V0 V1 V2 -) to configurations, for bands of rows, then for those of columns. */
const ROW_SHUFFLES: usize = TABLES;
const COLUMN_SHUFFLES: usize = TABLES + 48;
/** Lane k all ones, the others none. */
const LANES: usize = TABLES + 96;
/** A shuffle takes zeros from here. */
const NOTHING: i32 = 0xff;

export function initTriads(): void {
  for (let peer = 0; peer < 3; peer++)
    for (let lane = 0; lane < 8; lane++) {
      storeLane(ROW_SHUFFLES + (peer << 4), lane, lane < BANDS ? triadOf(lane, peer) : -1);
      storeLane(COLUMN_SHUFFLES + (peer << 4), lane, lane < BANDS ? 4 + triadOf(lane, peer) : -1);
    }
  for (let lane = 0; lane < 8; lane++) store<u16>(LANES + (lane << 4) + (lane << 1), 0xffff);
}

/** The triad that a configuration takes in a peer: the columns of the table above. */
function triadOf(configuration: i32, peer: i32): i32 {
  return configuration < 3 ? (configuration + peer) % 3 : (configuration + 2 - peer + 3) % 3;
}

/** `from` is the lane to take, -1 for zeros. */
function storeLane(at: usize, lane: i32, from: i32): void {
  store<u8>(at + (lane << 1), from < 0 ? NOTHING : from << 1);
  store<u8>(at + (lane << 1), from < 0 ? NOTHING : (from << 1) + 1, 1);
}

// @ts-ignore: decorator
@inline
export function bandAt(state: usize, band: i32): usize {
  return state + <usize>band * BAND_BYTES;
}

// @ts-ignore: decorator
@inline
export function boxAt(state: usize, box: i32): usize {
  return state + BOXES + <usize>box * BOX_BYTES;
}

// @ts-ignore: decorator
@inline
export function laneMask(lane: i32): v128 {
  return v128.load(LANES + (lane << 4));
}

// @ts-ignore: decorator
@inline
export function copyState(to: usize, from: usize): void {
  for (let at: usize = 0; at < STATE_BYTES; at += 16) v128.store(to + at, v128.load(from + at));
}

/** How many digits each of eight sets holds. */
// @ts-ignore: decorator
@inline
function sizes(sets: v128): v128 {
  return i16x8.extadd_pairwise_i8x16_u(i8x16.popcnt(sets));
}

// @ts-ignore: decorator
@inline
function swapHalves(sets: v128): v128 {
  return i64x2.shuffle(sets, sets, 1, 0);
}

/** Rows a b c d to c d a b. */
// @ts-ignore: decorator
@inline
function rotateBy2(sets: v128): v128 {
  return i32x4.shuffle(sets, sets, 1, 0, 3, 2);
}

/** Rows a b c d to b c d a. */
// @ts-ignore: decorator
@inline
function rotateBy1(sets: v128): v128 {
  return i16x8.shuffle(sets, sets, 1, 2, 3, 0, 5, 6, 7, 4);
}

/** In each row, what the other two of the first three hold: a b c - to bc ac ab -. */
// @ts-ignore: decorator
@inline
function others(sets: v128): v128 {
  return v128.or(
    i16x8.shuffle(sets, sets, 1, 2, 0, 3, 5, 6, 4, 7),
    i16x8.shuffle(sets, sets, 2, 0, 1, 3, 6, 4, 5, 7),
  );
}

/** In each row of four, the digits that two or more of its sets hold. */
// @ts-ignore: decorator
@inline
function repeatedInRows(sets: v128): v128 {
  const turned = rotateBy2(sets);
  const any = v128.or(sets, turned);
  const both = v128.and(sets, turned);
  return v128.or(v128.or(both, rotateBy1(both)), v128.and(any, rotateBy1(any)));
}

/** The same for columns: one row of four, twice. */
// @ts-ignore: decorator
@inline
function repeatedInColumns(low: v128, high: v128): v128 {
  const any = v128.or(low, high);
  const both = v128.and(low, high);
  return v128.or(v128.or(both, swapHalves(both)), v128.and(any, swapHalves(any)));
}

/** In each row of four, what any of its sets holds. */
// @ts-ignore: decorator
@inline
function unionOfRows(sets: v128): v128 {
  const pairs = v128.or(sets, rotateBy2(sets));
  return v128.or(pairs, rotateBy1(pairs));
}

/** (H0 H1 H2 - V0 V1 V2 -) of a box. */
// @ts-ignore: decorator
@inline
function margins(low: v128, high: v128): v128 {
  return i16x8.shuffle(low, high, 3, 7, 11, 15, 12, 13, 14, 15);
}

/** Keeps in a box what `low` and `high` allow. False on a contradiction. `band`: where the news come from. */
function restrictBox(state: usize, box: i32, low: v128, high: v128, band: i32): bool {
  const at = boxAt(state, box);
  const goneLow = v128.andnot(v128.load(at), low);
  const goneHigh = v128.andnot(v128.load(at, 16), high);
  if (!v128.any_true(v128.or(goneLow, goneHigh))) return true;
  return settleBox(state, box, goneLow, goneHigh, band);
}

/** A band that no news come from: a box is settled, its bands are not. */
const NO_BAND: i32 = -1;

/** Takes `gone` out of a box and draws all conclusions, there and in its two bands. False on a contradiction. */
function settleBox(state: usize, box: i32, goneLow: v128, goneHigh: v128, band: i32): bool {
  const leastLow = i16x8(1, 1, 1, 6, 1, 1, 1, 6);
  const leastHigh = i16x8(1, 1, 1, 6, 6, 6, 6, 0);
  const cellsLow = i16x8(-1, -1, -1, 0, -1, -1, -1, 0);
  const cellsHigh = i16x8(-1, -1, -1, 0, 0, 0, 0, 0);
  const row = (box * 11) >> 5; // box / 3
  const column = box - 3 * row;
  const rowBand = bandAt(state, row);
  const columnBand = bandAt(state, 3 + column);
  const at = boxAt(state, box);
  let low = v128.load(at);
  let high = v128.load(at, 16);
  let rowGone = v128.load(rowBand, RULED_OUT);
  let columnGone = v128.load(columnBand, RULED_OUT);
  do {
    low = v128.andnot(low, goneLow);
    high = v128.andnot(high, goneHigh);
    const sizeLow = sizes(low);
    const sizeHigh = sizes(high);
    if (v128.any_true(v128.or(i16x8.gt_s(leastLow, sizeLow), i16x8.gt_s(leastHigh, sizeHigh)))) return false;

    // What is asserted: minimums met, and digits with one place in a row or column.
    const repeated = repeatedInColumns(low, high);
    const onceLow = v128.or(v128.andnot(low, repeated), v128.andnot(low, repeatedInRows(low)));
    const onceHigh = v128.or(v128.andnot(high, repeated), v128.andnot(high, repeatedInRows(high)));
    const assertedLow = v128.or(onceLow, v128.and(low, i16x8.eq(sizeLow, leastLow)));
    const assertedHigh = v128.or(onceHigh, v128.and(high, i16x8.eq(sizeHigh, leastHigh)));

    // A digit asserted in a cell leaves the other cells, the H of its row and the V of its column.
    const placedLow = v128.and(assertedLow, cellsLow);
    const placedHigh = v128.and(assertedHigh, cellsHigh);
    const halves = v128.or(placedLow, placedHigh);
    const columns = v128.or(halves, swapHalves(halves));
    const whole = v128.or(columns, others(columns));
    const leftLow = v128.or(whole, unionOfRows(placedLow));
    const leftHigh = v128.or(i64x2.shuffle(whole, columns, 0, 3), unionOfRows(placedHigh));
    const zero = i64x2.splat(0);
    goneLow = v128.or(goneLow, v128.xor(v128.or(leftLow, i16x8.ne(placedLow, zero)), placedLow));
    goneHigh = v128.or(goneHigh, v128.xor(v128.or(leftHigh, i16x8.ne(placedHigh, zero)), placedHigh));

    // The bands lose the triads asserted absent, and those beside the triads that hold a placed digit.
    const lost = v128.or(margins(assertedLow, assertedHigh), others(margins(leftLow, leftHigh)));
    rowGone = v128.or(rowGone, i8x16.swizzle(lost, v128.load(ROW_SHUFFLES + (column << 4))));
    columnGone = v128.or(columnGone, i8x16.swizzle(lost, v128.load(COLUMN_SHUFFLES + (row << 4))));
  } while (v128.any_true(v128.or(v128.and(low, goneLow), v128.and(high, goneHigh))));
  v128.store(at, low);
  v128.store(at, high, 16);
  v128.store(rowBand, rowGone, RULED_OUT);
  v128.store(columnBand, columnGone, RULED_OUT);
  if (band == NO_BAND) return true;
  // First to the band that crosses the one the news came from.
  return band < 3
    ? settleBand(state, 3 + column, row) && settleBand(state, row, column)
    : settleBand(state, row, column) && settleBand(state, 3 + column, row);
}

/**
 * Makes a state of the candidates at `position`, u16 each, and draws all conclusions. False on a contradiction. Bands are
 * settled once all boxes have told them what the givens rule out: nearly everything follows from the first of them.
 */
export function openState(state: usize, position: usize): bool {
  const every = i16x8(0x1ff, 0x1ff, 0x1ff, 0x1ff, 0x1ff, 0x1ff, 0, 0);
  for (let band = 0; band < BANDS; band++) {
    v128.store(bandAt(state, band), every);
    v128.store(bandAt(state, band), i64x2.splat(0), RULED_OUT);
  }
  const none = i64x2.splat(0);
  for (let box = 0; box < 9; box++) {
    const at = position + cornerOf(box);
    v128.store(boxAt(state, box), i64x2.replace_lane(i64x2.splat(rowOf(at)), 1, rowOf(at + ROW_BYTES)));
    v128.store(boxAt(state, box), i64x2.replace_lane(i64x2.splat(rowOf(at + 2 * ROW_BYTES)), 1, MARGINS), 16);
    if (!settleBox(state, box, none, none, NO_BAND)) return false;
  }
  return (
    settleBand(state, 0, 1) && settleBand(state, 3, 1) && settleBand(state, 1, 2) && settleBand(state, 4, 2) &&
    settleBand(state, 2, 0) && settleBand(state, 5, 0)
  );
}

const ROW_BYTES: usize = 18;
/** Four sets that hold all digits. */
const MARGINS: i64 = 0x01ff_01ff_01ff_01ff;

/** Where the upper left cell of a box lies in a position. */
// @ts-ignore: decorator
@inline
function cornerOf(box: i32): usize {
  const row = (box * 11) >> 5;
  return 3 * ROW_BYTES * <usize>row + 6 * <usize>(box - 3 * row);
}

/** Three cells of a row and their H, which may still hold any digit. */
// @ts-ignore: decorator
@inline
function rowOf(at: usize): i64 {
  return (load<i64>(at) & 0x0000_ffff_ffff_ffff) | 0x01ff_0000_0000_0000;
}

/** Writes the digits of a state in which every cell has one, as u8 x 81. */
export function writeGrid(state: usize, to: usize): void {
  for (let box = 0; box < 9; box++) {
    const from = boxAt(state, box);
    const corner = to + (cornerOf(box) >> 1);
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 3; column++) {
        const set = <i32>load<u16>(from + (row << 3) + (column << 1));
        store<u8>(corner + 9 * row + column, ctz(set) + 1);
      }
  }
}

/** Applies what is ruled out in a band and tells its boxes, the one that the news came from last. */
export function settleBand(state: usize, band: i32, peer: i32): bool {
  const at = bandAt(state, band);
  let possible = v128.load(at);
  const gone = v128.load(at, RULED_OUT);
  if (!v128.any_true(v128.and(possible, gone))) return true;
  possible = v128.andnot(possible, gone);

  // Three digits in a triad fill it: they leave its neighbours in the box. Once is enough, a loop costs more than it brings.
  const three = i16x8.splat(3);
  let low = triadsLow(possible);
  let high = triadsHigh(possible);
  const fullLow = others(v128.and(low, i16x8.eq(sizes(low), three)));
  const fullHigh = others(v128.and(high, i16x8.eq(sizes(high), three)));
  possible = v128.andnot(possible, i16x8.shuffle(fullLow, fullLow, 0, 1, 2, 2, 0, 1, 3, 3));
  possible = v128.andnot(possible, i16x8.shuffle(fullLow, fullLow, 5, 6, 4, 5, 6, 4, 7, 7));
  possible = v128.andnot(possible, i16x8.shuffle(fullHigh, fullHigh, 2, 0, 1, 0, 1, 2, 3, 3));
  v128.store(at, possible);

  // The fourth set of a row, which no configuration fills, says nothing of the margin of the other direction.
  const silent = i16x8(0, 0, 0, 0x1ff, 0, 0, 0, 0x1ff);
  low = v128.or(triadsLow(possible), silent);
  high = v128.or(triadsHigh(possible), silent);
  const next = peer == 2 ? 0 : peer + 1;
  const last = peer == 0 ? 2 : peer - 1;
  return band < 3
    ? tellRow(state, band, next, low, high) && tellRow(state, band, last, low, high) && tellRow(state, band, peer, low, high)
    : tellColumn(state, band, next, low, high) && tellColumn(state, band, last, low, high) &&
        tellColumn(state, band, peer, low, high);
}

/** The triads that peers 0 and 1 (low) and 2 (high) may take, a row of four sets each: two configurations a triad. */
// @ts-ignore: decorator
@inline
function triadsLow(possible: v128): v128 {
  return v128.or(
    i16x8.shuffle(possible, possible, 0, 1, 2, 6, 2, 0, 1, 6),
    i16x8.shuffle(possible, possible, 4, 5, 3, 6, 5, 3, 4, 6),
  );
}

// @ts-ignore: decorator
@inline
function triadsHigh(possible: v128): v128 {
  return v128.or(
    i16x8.shuffle(possible, possible, 1, 2, 0, 6, 6, 6, 6, 6),
    i16x8.shuffle(possible, possible, 3, 4, 5, 6, 6, 6, 6, 6),
  );
}

// @ts-ignore: decorator
@inline
function triadsOf(peer: i32, low: v128, high: v128): v128 {
  return peer == 0 ? low : peer == 1 ? swapHalves(low) : high;
}

/** A cell keeps what its triad may hold; a triad may be without a digit that one of the two others may hold. */
// @ts-ignore: decorator
@inline
function tellRow(state: usize, band: i32, peer: i32, triadLow: v128, triadHigh: v128): bool {
  const triads = triadsOf(peer, triadLow, triadHigh);
  const low = v128.or(
    i16x8.shuffle(triads, triads, 0, 0, 0, 1, 1, 1, 1, 2),
    i16x8.shuffle(triads, triads, 0, 0, 0, 2, 1, 1, 1, 0),
  );
  const high = v128.or(
    i16x8.shuffle(triads, triads, 2, 2, 2, 0, 3, 3, 3, 3),
    i16x8.shuffle(triads, triads, 2, 2, 2, 1, 3, 3, 3, 3),
  );
  return restrictBox(state, 3 * band + peer, low, high, band);
}

// @ts-ignore: decorator
@inline
function tellColumn(state: usize, band: i32, peer: i32, triadLow: v128, triadHigh: v128): bool {
  const triads = triadsOf(peer, triadLow, triadHigh);
  const low = i64x2.shuffle(triads, triads, 0, 0);
  const high = v128.or(
    i16x8.shuffle(triads, triads, 0, 1, 2, 3, 1, 2, 0, 3),
    i16x8.shuffle(triads, triads, 0, 1, 2, 3, 2, 0, 1, 3),
  );
  return restrictBox(state, 3 * peer + band - 3, low, high, band);
}
