/** Which finder looks for which technique. Another technique is a row in src/sudoku/hints/techniques.json and a line here. */
import { findAics, findAicsWithSets, findGroupedAics } from './aic';
import { findAlsChains, findAlsChainsOf, prepareAlsChains } from './als-chain';
import { linkSets } from './als-links';
import { findAlsXyWings } from './als-xy-wing';
import { findAlsXz } from './als-xz';
import { findAvoidable1, findAvoidable2 } from './avoidable-rectangle';
import { findBug } from './bug';
import { combineSiamese, findDualKites, findSiamese } from './combine';
import { FISH_PARTS, findFrankenFish, findMutantFish, setFishPart } from './complex-fish';
import { findContinuousLoops, findContinuousLoopsWithSets, findGroupedContinuousLoops } from './continuous-loop';
import { findDeathBlossoms } from './death-blossom';
import { findDiscontinuousLoops, findDiscontinuousLoopsWithSets, findGroupedDiscontinuousLoops } from './discontinuous-loop';
import { findEmptyRectangles } from './empty-rectangle';
import { findFinnedFish, findFish, findSashimiFish } from './fish';
import { findForcingChainContradictions, findForcingChainVerities } from './forcing-chain';
import { findForcingNetContradictions, findForcingNetVerities } from './forcing-net';
import { findFullHouses } from './full-house';
import { findHiddenRectangles } from './hidden-rectangle';
import { findHiddenSingles } from './hidden-single';
import { findHiddenSubsets } from './hidden-subsets';
import * as id from './ids.generated';
import { findClaiming, findPointing } from './locked-candidates';
import { findLockedSubsets, findNakedSubsets } from './naked-subsets';
import { findMultiColors1, findMultiColors2 } from './multi-colors';
import { findNakedSingles } from './naked-single';
import { findRemotePairs } from './remote-pairs';
import { findColorTraps, findColorWraps } from './simple-colors';
import { findSueDeCoq } from './sue-de-coq';
import { findTemplateDeletes, findTemplateSets } from './templates';
import { findKites, findSkyscrapers, findTurbotFish } from './turbot';
import { findUniqueness3 } from './uniqueness-subset';
import { findUniqueness1, findUniqueness2, findUniqueness4, findUniqueness5, findUniqueness6 } from './uniqueness-tests';
import { findWWings } from './w-wing';
import { findXyWings, findXyzWings } from './wings';
import { findXChains } from './x-chain';
import { findXyChains } from './xy-chain';

/** Looks for a technique in the state, and keeps what it finds. True once there are as many steps as are wanted. */
export function find(technique: i32): bool {
  switch (technique) {
    case id.FULL_HOUSE: return findFullHouses();
    case id.NAKED_SINGLE: return findNakedSingles();
    case id.HIDDEN_SINGLE: return findHiddenSingles();
    case id.LOCKED_PAIR: return findLockedSubsets(2);
    case id.LOCKED_TRIPLE: return findLockedSubsets(3);
    case id.LOCKED_CANDIDATE_TYPE_1: return findPointing();
    case id.LOCKED_CANDIDATE_TYPE_2: return findClaiming();
    case id.NAKED_PAIR: return findNakedSubsets(2);
    case id.NAKED_TRIPLE: return findNakedSubsets(3);
    case id.NAKED_QUADRUPLE: return findNakedSubsets(4);
    case id.HIDDEN_PAIR: return findHiddenSubsets(2);
    case id.HIDDEN_TRIPLE: return findHiddenSubsets(3);
    case id.HIDDEN_QUADRUPLE: return findHiddenSubsets(4);
    case id.BIVALUE_UNIVERSAL_GRAVE_PLUS_1: return findBug();
    case id.SKYSCRAPER: return findSkyscrapers();
    case id.TWO_STRING_KITE: return findKites();
    case id.TURBOT_FISH: return findTurbotFish();
    case id.EMPTY_RECTANGLE: return findEmptyRectangles();
    case id.W_WING: return findWWings();
    case id.XY_WING: return findXyWings();
    case id.XYZ_WING: return findXyzWings();
    case id.UNIQUENESS_TEST_TYPE_1: return findUniqueness1();
    case id.UNIQUENESS_TEST_TYPE_2: return findUniqueness2();
    case id.UNIQUENESS_TEST_TYPE_3: return findUniqueness3();
    case id.UNIQUENESS_TEST_TYPE_4: return findUniqueness4();
    case id.UNIQUENESS_TEST_TYPE_5: return findUniqueness5();
    case id.UNIQUENESS_TEST_TYPE_6: return findUniqueness6();
    case id.HIDDEN_RECTANGLE: return findHiddenRectangles();
    case id.AVOIDABLE_RECTANGLE_TYPE_1: return findAvoidable1();
    case id.AVOIDABLE_RECTANGLE_TYPE_2: return findAvoidable2();
    case id.X_WING: return findFish(2);
    case id.SWORDFISH: return findFish(3);
    case id.JELLYFISH: return findFish(4);
    case id.SQUIRMBAG: return findFish(5);
    case id.WHALE: return findFish(6);
    case id.LEVIATHAN: return findFish(7);
    case id.FINNED_X_WING: return findFinnedFish(2);
    case id.FINNED_SWORDFISH: return findFinnedFish(3);
    case id.FINNED_JELLYFISH: return findFinnedFish(4);
    case id.SASHIMI_X_WING: return findSashimiFish(2);
    case id.SASHIMI_SWORDFISH: return findSashimiFish(3);
    case id.SASHIMI_JELLYFISH: return findSashimiFish(4);
    case id.FRANKEN_X_WING: return findFrankenFish(technique, 2, false);
    case id.FRANKEN_SWORDFISH: return findFrankenFish(technique, 3, false);
    case id.FRANKEN_JELLYFISH: return findFrankenFish(technique, 4, false);
    case id.FINNED_FRANKEN_X_WING: return findFrankenFish(technique, 2, true);
    case id.FINNED_FRANKEN_SWORDFISH: return findFrankenFish(technique, 3, true);
    case id.FINNED_FRANKEN_JELLYFISH: return findFrankenFish(technique, 4, true);
    case id.MUTANT_X_WING: return findMutantFish(technique, 2, false);
    case id.MUTANT_SWORDFISH: return findMutantFish(technique, 3, false);
    case id.MUTANT_JELLYFISH: return findMutantFish(technique, 4, false);
    case id.FINNED_MUTANT_X_WING: return findMutantFish(technique, 2, true);
    case id.FINNED_MUTANT_SWORDFISH: return findMutantFish(technique, 3, true);
    case id.FINNED_MUTANT_JELLYFISH: return findMutantFish(technique, 4, true);
    case id.FINNED_MUTANT_WHALE: return findMutantFish(technique, 6, true);
    case id.SIAMESE_FINNED_X_WING: return findSiamese(technique, id.FINNED_X_WING, id.SASHIMI_X_WING);
    case id.SIAMESE_FINNED_SWORDFISH: return findSiamese(technique, id.FINNED_SWORDFISH, id.SASHIMI_SWORDFISH);
    case id.SIAMESE_FINNED_JELLYFISH: return findSiamese(technique, id.FINNED_JELLYFISH, id.SASHIMI_JELLYFISH);
    case id.SIAMESE_SASHIMI_X_WING: return findSiamese(technique, id.SASHIMI_X_WING);
    case id.SIAMESE_SASHIMI_SWORDFISH: return findSiamese(technique, id.SASHIMI_SWORDFISH);
    case id.SIAMESE_SASHIMI_JELLYFISH: return findSiamese(technique, id.SASHIMI_JELLYFISH);
    case id.SIAMESE_FINNED_FRANKEN_X_WING: return findSiamese(technique, id.FINNED_FRANKEN_X_WING);
    case id.SIAMESE_FINNED_FRANKEN_SWORDFISH: return findSiamese(technique, id.FINNED_FRANKEN_SWORDFISH);
    case id.SIAMESE_FINNED_FRANKEN_JELLYFISH: return findSiamese(technique, id.FINNED_FRANKEN_JELLYFISH);
    case id.SIAMESE_FINNED_MUTANT_JELLYFISH: return findSiamese(technique, id.FINNED_MUTANT_JELLYFISH);
    case id.DUAL_TWO_STRING_KITE: return findDualKites(technique, id.TWO_STRING_KITE);
    case id.DUAL_EMPTY_RECTANGLE: return findSiamese(technique, id.EMPTY_RECTANGLE);
    case id.REMOTE_PAIRS: return findRemotePairs();
    case id.SUE_DE_COQ: return findSueDeCoq();
    case id.TEMPLATE_SET: return findTemplateSets();
    case id.TEMPLATE_DELETE: return findTemplateDeletes();
    case id.SIMPLE_COLORS_TRAP: return findColorTraps();
    case id.SIMPLE_COLORS_WRAP: return findColorWraps();
    case id.MULTI_COLORS_1: return findMultiColors1();
    case id.MULTI_COLORS_2: return findMultiColors2();
    case id.X_CHAIN: return findXChains();
    case id.XY_CHAIN: return findXyChains();
    case id.CONTINUOUS_NICE_LOOP: return findContinuousLoops();
    case id.ALTERNATING_INTERFERENCE_CHAIN: return findAics();
    case id.DISCONTINUOUS_NICE_LOOP: return findDiscontinuousLoops();
    case id.GROUPED_CONTINUOUS_NICE_LOOP: return findGroupedContinuousLoops();
    case id.GROUPED_AIC: return findGroupedAics();
    case id.GROUPED_DISCONTINUOUS_NICE_LOOP: return findGroupedDiscontinuousLoops();
    case id.ALS_XZ_RULE: return findAlsXz();
    case id.ALS_XY_WING_RULE: return findAlsXyWings();
    case id.ALS_XY_CHAIN: return findAlsChains();
    case id.DEATH_BLOSSOM: return findDeathBlossoms();
    case id.FORCING_CHAIN_CONTRADICTION: return findForcingChainContradictions();
    case id.FORCING_CHAIN_VERITY: return findForcingChainVerities();
    case id.FORCING_NET_CONTRADICTION: return findForcingNetContradictions();
    case id.FORCING_NET_VERITY: return findForcingNetVerities();
    default: return false;
  }
}

/** Into how many parts a search for all instances falls, each of which takes some milliseconds. */
export function partsOf(technique: i32): i32 {
  if (singleOf(technique) != technique) return FISH_PARTS + 1;
  if (hasSets(technique)) return 1 + 9;
  if (technique == id.ALS_XY_CHAIN) return 9;
  return isComplexFish(technique) ? FISH_PARTS : 1;
}

/** One part of such a search; siamese fish come with the last, chains with almost locked sets after those without, by digit. */
export function findPart(technique: i32, part: i32): void {
  if (partsOf(technique) == 1) find(technique);
  else if (technique == id.ALS_XY_CHAIN) {
    prepareAlsChains();
    findAlsChainsOf(part);
  } else if (hasSets(technique)) {
    if (part == 0) find(technique);
    else findWithSets(technique, part - 1);
  }
  else if (part == FISH_PARTS) combineSiamese(technique);
  else {
    setFishPart(part);
    find(singleOf(technique));
    setFishPart(-1);
  }
}

/** Whether its chains may pass almost locked sets: only where all are looked for, as in HoDoKu. */
function hasSets(technique: i32): bool {
  return technique == id.GROUPED_AIC || technique == id.GROUPED_CONTINUOUS_NICE_LOOP || technique == id.GROUPED_DISCONTINUOUS_NICE_LOOP;
}

function findWithSets(technique: i32, digit: i32): bool {
  linkSets();
  switch (technique) {
    case id.GROUPED_AIC: return findAicsWithSets(digit);
    case id.GROUPED_CONTINUOUS_NICE_LOOP: return findContinuousLoopsWithSets(digit);
    default: return findDiscontinuousLoopsWithSets(digit);
  }
}

function isComplexFish(technique: i32): bool {
  switch (technique) {
    case id.FRANKEN_SWORDFISH: case id.FRANKEN_JELLYFISH: case id.FINNED_FRANKEN_SWORDFISH: case id.FINNED_FRANKEN_JELLYFISH:
    case id.MUTANT_SWORDFISH: case id.MUTANT_JELLYFISH: case id.FINNED_MUTANT_SWORDFISH: case id.FINNED_MUTANT_JELLYFISH:
    case id.FINNED_MUTANT_WHALE:
      return true;
    default:
      return false;
  }
}

/** What siamese fish of a kind that is searched in parts are made of; another technique is itself. */
function singleOf(technique: i32): i32 {
  switch (technique) {
    case id.SIAMESE_FINNED_FRANKEN_SWORDFISH: return id.FINNED_FRANKEN_SWORDFISH;
    case id.SIAMESE_FINNED_FRANKEN_JELLYFISH: return id.FINNED_FRANKEN_JELLYFISH;
    case id.SIAMESE_FINNED_MUTANT_JELLYFISH: return id.FINNED_MUTANT_JELLYFISH;
    default: return technique;
  }
}
