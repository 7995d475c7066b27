/** What a position is worth to the player to move, by features and weights. 100 is about a step. */
import { leftOf, turn } from './board';
import { FEATURE_COUNT, seeFeatures } from './features';
import { drawMap, mapAt } from './maps';
import { FEATURES } from './search-memory';
import { WEIGHTS } from './weights';

/** No evaluation says more: what is beyond is a win. */
export const MAX_EVAL: i32 = 20000;

/** The phase by walls left in all: 0 the end, PHASES - 1 the opening. */
export function phaseOf(walls: i32): i32 {
  return walls <= 2 ? 0 : walls <= 5 ? 1 : walls <= 9 ? 2 : walls <= 14 ? 3 : 4;
}

export function evaluate(mine: usize, yours: usize): i32 {
  seeFeatures(mine, yours);
  const weights = changetype<usize>(WEIGHTS) + <usize>(phaseOf(leftOf(0) + leftOf(1)) * FEATURE_COUNT * 2);
  let sums = i32x4.splat(0);
  for (let at: usize = 0; at < <usize>FEATURE_COUNT << 1; at += 16) {
    sums = i32x4.add(sums, i32x4.dot_i16x8_s(v128.load(FEATURES + at), v128.load(weights + at)));
  }
  const sum =
    i32x4.extract_lane(sums, 0) + i32x4.extract_lane(sums, 1) + i32x4.extract_lane(sums, 2) + i32x4.extract_lane(sums, 3);
  return min(max(sum >> 4, -MAX_EVAL), MAX_EVAL);
}

/** Writes the features of the position that stands to FEATURES; for tuning. Returns the phase. */
export function listFeatures(): i32 {
  drawMaps();
  seeFeatures(mapAt(0, turn()), mapAt(0, 1 - turn()));
  return phaseOf(leftOf(0) + leftOf(1));
}

/** What the evaluation makes of the position that stands, without a search. */
export function staticScore(): i32 {
  drawMaps();
  return evaluate(mapAt(0, turn()), mapAt(0, 1 - turn()));
}

function drawMaps(): void {
  for (let player = 0; player < 2; player++) drawMap(mapAt(0, player), player);
}
