/**
 * What the features (features.ts) are worth, a row a phase of the game, by walls left in all (eval.ts). 200 points multiply the
 * odds to win by e; weights are sixteenths of a point. Written by `npm run tune:quoridor` from games of self-play.
 */
// biome-ignore format: a table
export const WEIGHTS: StaticArray<i16> = [
  // 0 to 2 walls left
  279, 2096, 957, 575, 274, -1296, 457, 529, -91, 3074, 1930, -390, 129, -226, -971, 1394, 5969, -199, 2, 4262, 3437, 303, 0, -3542,
  // 3 to 5 walls left
  132, 1602, 2819, -1357, -85, 381, -56, 715, 351, 2172, 588, -447, 146, -605, -406, 554, 5199, -297, 23, 2316, 25, 346, -98, -981,
  // 6 to 9 walls left
  118, 1583, 1817, 2845, 2221, 306, 29, 1552, 1183, 308, -505, -287, 132, -498, -9, 162, 672, -235, 43, 236, -482, 343, 3, -924,
  // 10 to 14 walls left
  120, 700, 379, 0, 2454, 1140, 262, 65, 706, 1085, 897, 58, -45, -556, 537, 395, 0, -359, 59, -770, -287, 45, 256, 644,
  // 15 or more walls left
  274, -1094, -668, 0, 0, 0, 854, -2740, 114, 1368, 482, 463, -274, -242, -207, 231, 0, -140, 216, 40, 76, -206, 0, 1678,
];
