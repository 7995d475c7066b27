/**
 * What the features (features.ts) are worth, a row a phase of the game, by walls left in all (eval.ts). 200 points multiply the
 * odds to win by e; weights are sixteenths of a point. Written by `npm run tune:quoridor` from games of self-play.
 */
// biome-ignore format: a table
export const WEIGHTS: StaticArray<i16> = [
  // 0 to 2 walls left
  259, 2054, 986, 541, 336, -1314, 459, 316, 360, 3441, 2455, -395, 131, -133, -725, 1364, 5509, -214, -1, 3643, 3203, 104, 0, -2947,
  // 3 to 5 walls left
  116, 1448, 2938, -2221, -538, 34, -37, 731, -883, 2745, 278, -169, 29, -257, -739, 750, 6266, -329, 14, 1136, 96, 505, -1106, 903,
  // 6 to 9 walls left
  79, 1949, 1985, 3048, 1345, 267, 76, 2624, -80, 818, -203, -570, 248, -389, 20, 59, 819, -174, 34, -673, -367, 174, -232, -348,
  // 10 to 14 walls left
  79, 480, -190, 0, 673, -1505, 675, -1544, 889, -961, 423, -147, 32, -673, 193, 241, 0, -185, 65, -1514, -121, 227, -157, 1384,
  // 15 or more walls left
  241, -1106, -834, 0, 0, 0, 849, -3488, -718, -1165, 587, 477, -303, -470, 806, 124, 0, 42, 210, 134, 391, -589, 0, 315,
];
