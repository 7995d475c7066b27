/** XY-chain: an alternating chain through cells with two candidates each. One of its ends holds the digit that both have. */
import { searchChains } from './chain-search';
import { XY_CHAIN } from './ids.generated';
import { BY_CELL, inferBy } from './inferences';
import { cellsWith } from './state';
import { concludeEnds, lookForEnds } from './x-chain';

export function findXyChains(): bool {
  inferBy(BY_CELL, cellsWith(2));
  return searchChains(lookForEnds, conclude, 5, false);
}

function conclude(start: i32, end: i32): bool {
  return concludeEnds(XY_CHAIN, start, end);
}
