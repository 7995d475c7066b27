/**
 * What the features (features.ts) are worth, a row a phase of the game, by walls left in all (eval.ts). Units: 100 is about
 * a step; weights are sixteenths of it.
 */
// biome-ignore format: a table
export const WEIGHTS: StaticArray<i16> = [
  // 0-2 walls left
  100,1600,1000,0,0,0,0, 0,0,0,0, -50,20,30,30,300, 1600, 10,0,0,0,0,0,0,
  100,1600,1000,0,0,0,0, 0,0,0,0, -50,20,30,30,300, 1200, 10,0,0,0,0,0,0,
  100,1600,1000,0,0,0,0, 0,0,0,0, -50,20,30,30,300, 800, 10,0,0,0,0,0,0,
  100,1600,1000,0,0,0,0, 0,0,0,0, -50,20,30,30,200, 400, 10,0,0,0,0,0,0,
  100,1600,900,0,0,0,0, 0,0,0,0, -50,20,30,30,100, 400, 10,0,0,0,0,0,0,
];
