/**
 * What the module offers of the general engine: any size from 4x4 to 25x25, any houses, peers and cages. The caller writes the
 * grid to HOUSES, PEERS and CAGES, candidates to START (memory.ts).
 */
import { useGrid } from './grid';
import { clearBlame } from './guess';
import { seedRandom } from './random';
import { beginSearch, descend, probe, step } from './search';

export {
  CAGES as GENERAL_CAGES, FIRST_SOLUTION as GENERAL_SOLUTION, HOUSES as GENERAL_HOUSES, PEERS as GENERAL_PEERS,
  START as GENERAL_START, TALLY as GENERAL_TALLY,
} from './memory';
export { generalCount } from './search';
export * from './techniques/exports';

/** The grid that all to come is about. */
export function generalGrid(side: i32, houses: i32, cages: i32): void {
  useGrid(side, houses, cages);
}

/** Starts the stream of random numbers that shuffled searches and descents use, those of the 9x9 engines, too. */
export function generalSeed(seed: u32): void {
  seedRandom(seed);
}

export function generalBegin(limit: f64, tally: bool, alike: u32, shuffle: bool): void {
  beginSearch(limit, tally, alike, shuffle);
}

export function generalStep(work: i32): i32 {
  return step(work);
}

export function generalDescend(): f64 {
  clearBlame();
  return descend();
}

export function generalProbe(cell: i32, digits: u32): i32 {
  clearBlame();
  return probe(cell, digits);
}
