/**
 * Continuous nice loop: a chain, strong at both ends, whose ends are linked weakly. Of each two nodes joined by a weak link one is
 * right, so what sees both is wrong.
 */
import { and, first, isEmpty, peers, rest } from './board';
import { removeByLoop, showChain, showClosing } from './chain';
import { offer, searchChains } from './chain-search';
import { CONTINUOUS_NICE_LOOP, GROUPED_CONTINUOUS_NICE_LOOP } from './ids.generated';
import { BY_CELL, BY_GROUP, BY_HOUSE, BY_SET, inferBy, inferThrough, reached, wasReached } from './inferences';
import { FIRST_GROUP, FIRST_SET, isTrue } from './nodes';
import { candidatesOf } from './state';
import { open } from './step';

let technique: i32 = 0;

export function findContinuousLoops(): bool {
  technique = CONTINUOUS_NICE_LOOP;
  inferBy(BY_CELL | BY_HOUSE);
  return searchChains(look, conclude, 3, false);
}

export function findGroupedContinuousLoops(): bool {
  technique = GROUPED_CONTINUOUS_NICE_LOOP;
  inferBy(BY_CELL | BY_HOUSE | BY_GROUP);
  inferThrough(FIRST_GROUP);
  return searchChains(look, conclude, 3, false);
}

/** With almost locked sets; those that start with one digit. */
export function findContinuousLoopsWithSets(digit: i32): bool {
  technique = GROUPED_CONTINUOUS_NICE_LOOP;
  inferBy(BY_CELL | BY_HOUSE | BY_GROUP | BY_SET);
  inferThrough(FIRST_SET);
  return searchChains(look, conclude, 3, false, digit, digit + 1);
}

function look(start: i32): bool {
  const cell = (start >> 1) / 9, digit = (start >> 1) % 9;
  for (let ends = and(reached(digit, true), peers(cell)); !isEmpty(ends); ends = rest(ends))
    if (offer(start, isTrue(9 * first(ends) + digit))) return true;
  for (let others = candidatesOf(cell) & ~(1 << digit); others != 0; others &= others - 1) {
    const end = isTrue(9 * cell + <i32>ctz(others));
    if (wasReached(end) && offer(start, end)) return true;
  }
  return false;
}

function conclude(_start: i32, _end: i32): bool {
  open(technique);
  removeByLoop();
  showChain();
  showClosing();
  return true;
}
