/** Forcing chains: contradictions and verities by chains of inferences, through groups too. */
import { showChain, trace } from './chain';
import { findContradictions, findVerities, forceBy } from './forcing';
import { FORCING_CHAIN_CONTRADICTION, FORCING_CHAIN_VERITY } from './ids.generated';
import { BY_CELL, BY_GROUP, BY_HOUSE, infer, inferBy } from './inferences';
import { isOneWanted } from './step';

/** Where one is wanted, short chains are tried first. */
const SHORT: i32 = 8;
const LONG: i32 = 60;

let most: i32 = 0;

export function findForcingChainContradictions(): bool {
  return search(FORCING_CHAIN_CONTRADICTION);
}

export function findForcingChainVerities(): bool {
  return search(FORCING_CHAIN_VERITY);
}

function search(technique: i32): bool {
  inferBy(BY_CELL | BY_HOUSE | BY_GROUP);
  forceBy(follow, show, rest);
  for (most = isOneWanted() ? SHORT : LONG; most <= LONG; most += LONG - SHORT)
    if (technique == FORCING_CHAIN_VERITY ? findVerities(technique) : findContradictions(technique)) return true;
  return false;
}

function follow(literal: i32): void {
  infer(literal, most);
}

function show(literal: i32): void {
  trace(literal);
  showChain();
}

function rest(): void {}
