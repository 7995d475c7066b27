/**
 * Which finder looks for which technique, and in how many parts: houses, cages, cells or digits. Techniques are numbered as on classic
 * grids, in the order they are tried in.
 */
import { cageCount, cells, houseCount, side } from '../grid';
import * as id from '../../techniques/ids.generated';
import { findCageSum } from './cage-sum';
import { findChains } from './chains';
import { findContradictions } from './contradictions';
import { findFish } from './fish';
import { findInnies, innyParts } from './innies';
import { findLeftovers, leftoverParts } from './leftovers';
import { findClaiming, findCommonPeers, findPointing } from './locked';
import { findNets } from './nets';
import { groupCount } from './position';
import { ROUNDS } from './rounds';
import { findFullHouse, findHiddenSingles, findNakedSingle } from './singles';
import { findHiddenSubsets, findNakedSubsets } from './subsets';
import { findTurbots } from './turbot';
import { findWWings, findXyWings } from './wings';

/** 0: the technique is not looked for on such grids. */
export function partsOf(technique: i32): i32 {
  switch (technique) {
    case id.FULL_HOUSE: case id.HIDDEN_SINGLE: case id.LOCKED_CANDIDATE_TYPE_1: case id.LOCKED_CANDIDATE_TYPE_2:
    case id.HIDDEN_PAIR: case id.HIDDEN_TRIPLE: case id.HIDDEN_QUADRUPLE:
      return houseCount;
    case id.COMMON_PEER_ELIMINATION: case id.NAKED_PAIR: case id.NAKED_TRIPLE: case id.NAKED_QUADRUPLE:
      return groupCount();
    case id.NAKED_SINGLE: case id.XY_WING: case id.XYZ_WING:
      return cells;
    case id.X_WING: case id.SWORDFISH: case id.JELLYFISH: case id.SKYSCRAPER: case id.TWO_STRING_KITE: case id.TURBOT_FISH:
    case id.W_WING:
      return side;
    case id.X_CHAIN: case id.XY_CHAIN: case id.ALTERNATING_INTERFERENCE_CHAIN: case id.GROUPED_AIC:
    case id.FORCING_CHAIN_CONTRADICTION: case id.FORCING_NET_CONTRADICTION: case id.FORCING_NET_WITH_SETS:
      return ROUNDS * cells;
    case id.CAGE_SUM: return cageCount;
    case id.INNIES_AND_OUTIES: return innyParts();
    case id.LAW_OF_LEFTOVERS: return leftoverParts();
    default: return 0;
  }
}

/** How long a part takes, about, beside one of the simple techniques. */
export function weightOf(technique: i32): i32 {
  return technique < id.X_CHAIN ? 1 : side <= 12 ? 16 : 64;
}

/** True once there are as many steps as are wanted. */
export function findPart(technique: i32, part: i32): bool {
  switch (technique) {
    case id.FULL_HOUSE: return findFullHouse(part);
    case id.NAKED_SINGLE: return findNakedSingle(part);
    case id.HIDDEN_SINGLE: return findHiddenSingles(part);
    case id.CAGE_SUM: return findCageSum(part);
    case id.INNIES_AND_OUTIES: return findInnies(part);
    case id.LOCKED_CANDIDATE_TYPE_1: return findPointing(part);
    case id.LOCKED_CANDIDATE_TYPE_2: return findClaiming(part);
    case id.COMMON_PEER_ELIMINATION: return findCommonPeers(part);
    case id.LAW_OF_LEFTOVERS: return findLeftovers(part);
    case id.NAKED_PAIR: return findNakedSubsets(part, 2);
    case id.NAKED_TRIPLE: return findNakedSubsets(part, 3);
    case id.NAKED_QUADRUPLE: return findNakedSubsets(part, 4);
    case id.HIDDEN_PAIR: return findHiddenSubsets(part, 2);
    case id.HIDDEN_TRIPLE: return findHiddenSubsets(part, 3);
    case id.HIDDEN_QUADRUPLE: return findHiddenSubsets(part, 4);
    case id.X_WING: return findFish(part, 2);
    case id.SWORDFISH: return findFish(part, 3);
    case id.JELLYFISH: return findFish(part, 4);
    case id.SKYSCRAPER: case id.TWO_STRING_KITE: case id.TURBOT_FISH: return findTurbots(technique, part);
    case id.W_WING: return findWWings(part);
    case id.XY_WING: case id.XYZ_WING: return findXyWings(technique, part);
    case id.X_CHAIN: case id.XY_CHAIN: case id.ALTERNATING_INTERFERENCE_CHAIN: case id.GROUPED_AIC:
      return findChains(technique, part);
    case id.FORCING_CHAIN_CONTRADICTION: return findContradictions(part);
    case id.FORCING_NET_CONTRADICTION: case id.FORCING_NET_WITH_SETS: return findNets(technique, part);
    default: return false;
  }
}
