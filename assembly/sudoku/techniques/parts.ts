/** Long searches in parts, some milliseconds each at most, so that whoever waits can stop between them. */
import { findAicsWithSets } from './aic';
import { findAlsChainsOf, prepareAlsChains } from './als-chain';
import { linkSets } from './als-links';
import { combineSiamese } from './combine';
import { FISH_PARTS, nextFishPart, setFishPart } from './complex-fish';
import { findContinuousLoopsWithSets } from './continuous-loop';
import { findDiscontinuousLoopsWithSets } from './discontinuous-loop';
import { find } from './finders';
import { CONTRADICTION_PARTS, VERITY_PARTS } from './forcing';
import { CHAIN_CONTRADICTION_PARTS, CHAIN_VERITY_PARTS, findForcingChainContradictions, findForcingChainVerities } from './forcing-chain';
import { findForcingNetContradictions, findForcingNetVerities } from './forcing-net';
import * as id from './ids.generated';

/** There is no part left. */
export const DONE: i32 = -1;

/** One part of the search for one step, from 0 on: the part that is next, or DONE. */
export function findNextPart(technique: i32, part: i32): i32 {
  if (isForcing(technique)) return findForcingPart(technique, part);
  find(technique);
  return DONE;
}

/** One part of the search for all steps; chains with almost locked sets come after those without, siamese fish after single ones. */
export function findPart(technique: i32, part: i32): i32 {
  if (isForcing(technique)) return findForcingPart(technique, part);
  if (isComplexFish(singleOf(technique))) return findFishPart(technique, part);
  if (technique == id.ALS_XY_CHAIN) {
    prepareAlsChains();
    return after(part, 9, findAlsChainsOf(part));
  }
  if (hasSets(technique)) return after(part, 1 + 9, part == 0 ? find(technique) : findWithSets(technique, part - 1));
  find(technique);
  return DONE;
}

/** Whether a search takes so long that the search for one step, which may be one of many, pauses before it. */
export function isLong(technique: i32): bool {
  return technique >= id.X_CHAIN || technique == id.JELLYFISH || technique == id.SUE_DE_COQ;
}

function after(part: i32, parts: i32, isEnough: bool): i32 {
  return isEnough || part + 1 == parts ? DONE : part + 1;
}

function isForcing(technique: i32): bool {
  return technique >= id.FORCING_CHAIN_CONTRADICTION && technique <= id.FORCING_NET_VERITY;
}

function findForcingPart(technique: i32, part: i32): i32 {
  switch (technique) {
    case id.FORCING_CHAIN_CONTRADICTION: return after(part, CHAIN_CONTRADICTION_PARTS, findForcingChainContradictions(part));
    case id.FORCING_CHAIN_VERITY: return after(part, CHAIN_VERITY_PARTS, findForcingChainVerities(part));
    case id.FORCING_NET_CONTRADICTION: return after(part, CONTRADICTION_PARTS, findForcingNetContradictions(part));
    default: return after(part, VERITY_PARTS, findForcingNetVerities(part));
  }
}

function findFishPart(technique: i32, part: i32): i32 {
  if (part == FISH_PARTS) {
    combineSiamese(technique);
    return DONE;
  }
  setFishPart(part);
  const isEnough = find(singleOf(technique));
  setFishPart(-1);
  const next = isEnough ? FISH_PARTS : nextFishPart(part);
  return next < FISH_PARTS || singleOf(technique) != technique ? next : DONE;
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
