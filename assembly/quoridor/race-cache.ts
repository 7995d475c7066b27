/** Races that the search has met: once nobody has a wall left, all positions with the same walls are solved at once. */
import { horizontalWalls, pawnOf, turn, verticalWalls } from './board';
import { mix } from '../common/random';
import { FAR, solveLayer } from './race';
import { LAYER_BYTES, RACE_BYTES, RACES, RACES_LOG, ROW_BYTES } from './solve-memory';

/** Where the values of an entry begin; before them stand its walls. */
const HEAD: usize = 64;

let solved: i32 = 0;

export function clearRaces(): void {
  solved = 0;
  for (let i: usize = 0; i < 1 << RACES_LOG; i++) {
    store<u64>(RACES + i * RACE_BYTES, ~0);
  }
}

/** Nodes that a table costs about a sixth of: no more are made than one in so many. */
const NODES_EACH: i32 = 1000;

/** The values of the race that the walls leave; 0 where they are not known, and either not asked for or too dear by now. */
export function raceValues(ask: bool, nodes: i32): usize {
  const horizontal = horizontalWalls();
  const vertical = verticalWalls();
  const index = <usize>(mix(horizontal ^ mix(vertical)) & ((1 << RACES_LOG) - 1));
  const entry = RACES + index * RACE_BYTES;
  if (load<u64>(entry) == horizontal && load<u64>(entry, 8) == vertical) return entry + HEAD;
  if (!ask || solved * NODES_EACH > nodes) return 0;
  solved++;
  store<u64>(entry, horizontal);
  store<u64>(entry, vertical, 8);
  solveLayer(entry + HEAD, 0, 0);
  return entry + HEAD;
}

/** In how many plies the player to move wins, or, negative, loses; 0 for a draw. */
export function pliesOf(values: usize): i32 {
  const me = turn();
  const row = values + <usize>me * LAYER_BYTES + <usize>pawnOf(1) * ROW_BYTES;
  const value = <i32>load<i16>(row + (<usize>pawnOf(0) << 1));
  if (value == 0) return 0;
  return (value > 0) == (me == 0) ? FAR - abs(value) : abs(value) - FAR;
}
