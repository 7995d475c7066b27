/** Forcing chains: contradictions and verities by chains of inferences, through groups too. */
import { showChain, trace } from './chain';
import { CONTRADICTION_PARTS, findContradictions, findVerities, forceBy, VERITY_PARTS } from './forcing';
import { FORCING_CHAIN_CONTRADICTION, FORCING_CHAIN_VERITY } from './ids.generated';
import { BY_CELL, BY_GROUP, BY_HOUSE, infer, inferBy } from './inferences';
import { isOneWanted } from './step';

/** Where one is wanted, short chains are tried first. */
const SHORT: i32 = 8;
const LONG: i32 = 60;

/** Each part twice, with short chains and with long ones. */
export const CHAIN_CONTRADICTION_PARTS: i32 = 2 * CONTRADICTION_PARTS;
export const CHAIN_VERITY_PARTS: i32 = 2 * VERITY_PARTS;

let most: i32 = 0;

export function findForcingChainContradictions(part: i32): bool {
  if (!prepare(part < CONTRADICTION_PARTS)) return false;
  return findContradictions(FORCING_CHAIN_CONTRADICTION, part % CONTRADICTION_PARTS);
}

export function findForcingChainVerities(part: i32): bool {
  if (!prepare(part < VERITY_PARTS)) return false;
  return findVerities(FORCING_CHAIN_VERITY, part % VERITY_PARTS);
}

/** Whether there is anything to do: where all are wanted, long chains find what short ones do. */
function prepare(isShort: bool): bool {
  if (isShort && !isOneWanted()) return false;
  most = isShort ? SHORT : LONG;
  inferBy(BY_CELL | BY_HOUSE | BY_GROUP);
  forceBy(follow, show, rest);
  return true;
}

function follow(literal: i32): void {
  infer(literal, most);
}

function show(literal: i32): void {
  trace(literal);
  showChain();
}

function rest(): void {}
