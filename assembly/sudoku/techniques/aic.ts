/**
 * Alternating inference chain: strong and weak links in turn, strong at both ends, so that one end is right. Ends of one digit take it
 * from the cells that see both; ends of different digits, in cells that see each other, each take the other's digit from their own
 * cell. What removes one candidate only is told as a discontinuous nice loop.
 */
import { and, cellBoard, first, isEmpty, peers, rest } from './board';
import { showChain } from './chain';
import { offer, searchChains } from './chain-search';
import { ALTERNATING_INTERFERENCE_CHAIN, GROUPED_AIC } from './ids.generated';
import { BY_CELL, BY_GROUP, BY_HOUSE, BY_SET, inferBy, inferThrough, reached } from './inferences';
import { FIRST_GROUP, FIRST_SET, isTrue } from './nodes';
import { candidatesOf } from './state';
import { EXTRA, open, PATTERN, removeAll, removedCount, showDigits } from './step';
import { concludeEnds, lookForEnds } from './x-chain';

let technique: i32 = 0;

export function findAics(): bool {
  technique = ALTERNATING_INTERFERENCE_CHAIN;
  inferBy(BY_CELL | BY_HOUSE);
  return searchChains(look, conclude, 3, false);
}

export function findGroupedAics(): bool {
  technique = GROUPED_AIC;
  inferBy(BY_CELL | BY_HOUSE | BY_GROUP);
  inferThrough(FIRST_GROUP);
  return searchChains(look, conclude, 3, false);
}

/** With almost locked sets; those that start with one digit. */
export function findAicsWithSets(digit: i32): bool {
  technique = GROUPED_AIC;
  inferBy(BY_CELL | BY_HOUSE | BY_GROUP | BY_SET);
  inferThrough(FIRST_SET);
  return searchChains(look, conclude, 3, false, digit, digit + 1);
}

function look(start: i32): bool {
  return lookForEnds(start) || lookForOthers(start);
}

/** Ends of another digit that the start's cell can hold too, in cells that see it and can hold the digit of the start. */
function lookForOthers(start: i32): bool {
  const cell = (start >> 1) / 9, digit = (start >> 1) % 9;
  for (let others = candidatesOf(cell) & ~(1 << digit); others != 0; others &= others - 1) {
    const other = <i32>ctz(others);
    for (let ends = and(reached(other, true), peers(cell)); !isEmpty(ends); ends = rest(ends)) {
      const end = first(ends);
      if (((candidatesOf(end) >> digit) & 1) != 0 && offer(start, isTrue(9 * end + other))) return true;
    }
  }
  return false;
}

function conclude(start: i32, end: i32): bool {
  const cell = (start >> 1) / 9, digit = (start >> 1) % 9;
  const endCell = (end >> 1) / 9, other = (end >> 1) % 9;
  if (digit == other) {
    concludeEnds(technique, start, end);
    return removedCount() > 1;
  }
  open(technique);
  removeAll(other, cellBoard(cell));
  removeAll(digit, cellBoard(endCell));
  showDigits(PATTERN, 1 << digit);
  showDigits(EXTRA, 1 << other);
  showChain();
  return true;
}
