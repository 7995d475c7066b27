/**
 * The scale of Sudoku Explainer 1.2.1: the kinds of hints, and how hard they are. Order and numbers: Nicolas Juillerat's Sudoku
 * Explainer, as the forum's ratings are given by it. Names: src/sudoku/rating/techniques.ts, in this order.
 */
export const LAST_CELL: i32 = 0;
export const HIDDEN_SINGLE: i32 = 1;
export const DIRECT_POINTING: i32 = 2;
export const DIRECT_CLAIMING: i32 = 3;
export const DIRECT_HIDDEN_PAIR: i32 = 4;
export const NAKED_SINGLE: i32 = 5;
export const DIRECT_HIDDEN_TRIPLET: i32 = 6;
export const POINTING: i32 = 7;
export const CLAIMING: i32 = 8;
export const NAKED_PAIR: i32 = 9;
export const X_WING: i32 = 10;
export const HIDDEN_PAIR: i32 = 11;
export const NAKED_TRIPLET: i32 = 12;
export const SWORDFISH: i32 = 13;
export const HIDDEN_TRIPLET: i32 = 14;
export const XY_WING: i32 = 15;
export const XYZ_WING: i32 = 16;
/** Types 1 to 4 of rectangles, then those of longer loops. */
export const UNIQUE_RECTANGLE: i32 = 17;
export const UNIQUE_LOOP: i32 = 21;
export const NAKED_QUAD: i32 = 25;
export const JELLYFISH: i32 = 26;
export const HIDDEN_QUAD: i32 = 27;
/** Types 1 to 4. */
export const BUG: i32 = 28;
export const ALIGNED_PAIR: i32 = 32;
export const X_CYCLE: i32 = 33;
export const Y_CYCLE: i32 = 34;
export const XY_CYCLE: i32 = 35;
export const TURBOT_FISH: i32 = 36;
export const X_CHAIN: i32 = 37;
export const FORCING_CHAIN: i32 = 38;
export const ALIGNED_TRIPLET: i32 = 39;
export const NISHIO: i32 = 40;
export const CELL_CHAINS: i32 = 41;
export const REGION_CHAINS: i32 = 42;
/** Cell, region, contradiction and double chains; then the same of each kind that nests something. */
export const DYNAMIC_CHAINS: i32 = 43;

/**
 * What chains of so many nodes are harder for than short ones: a tenth for each of 4, 6, 8, 12, 16, 24, ... that their number less
 * two exceeds. A tenth is added at a time, so that sums are rounded as Sudoku Explainer rounds them.
 */
export function lengthSurcharge(complexity: i32): f64 {
  let added = 0.0;
  let step = 4;
  for (let odd = false; complexity - 2 > step; odd = !odd) {
    added += 0.1;
    step = odd ? step * 4 / 3 : step * 3 / 2;
  }
  return added;
}
