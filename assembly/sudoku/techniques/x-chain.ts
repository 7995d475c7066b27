/** X-chain: an alternating chain of one digit. One of its ends is right, so cells that see both lose the digit. */
import { and, cellBoard, first, isEmpty, meet, minus, peers, rest } from './board';
import { showChain } from './chain';
import { offer, searchChains } from './chain-search';
import { X_CHAIN } from './ids.generated';
import { BY_HOUSE, inferBy, reached } from './inferences';
import { isTrue } from './nodes';
import { digitBoard } from './state';
import { open, PATTERN, removeAll, showDigits } from './step';

export function findXChains(): bool {
  inferBy(BY_HOUSE);
  return searchChains(lookForEnds, conclude, 3, false);
}

/** Ends with the digit of the start that some cell with it sees together. */
export function lookForEnds(start: i32): bool {
  const cell = (start >> 1) / 9, digit = (start >> 1) % 9;
  const seen = and(peers(cell), digitBoard(digit));
  for (let ends = minus(reached(digit, true), cellBoard(cell)); !isEmpty(ends); ends = rest(ends)) {
    const end = first(ends);
    // Each chain once: it can be read from both ends.
    if (end > cell && meet(seen, peers(end)) && offer(start, isTrue(9 * end + digit))) return true;
  }
  return false;
}

function conclude(start: i32, end: i32): bool {
  return concludeEnds(X_CHAIN, start, end);
}

/** One end or the other holds the digit. */
export function concludeEnds(technique: i32, start: i32, end: i32): bool {
  const digit = (start >> 1) % 9;
  open(technique);
  removeAll(digit, and(peers((start >> 1) / 9), peers((end >> 1) / 9)));
  showDigits(PATTERN, 1 << digit);
  showChain();
  return true;
}
