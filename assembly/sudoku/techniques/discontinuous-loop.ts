/**
 * Discontinuous nice loop: a chain back to where it began. What is true if it is false is true, and its cell holds nothing else; what
 * is false if it is true is false.
 */
import { cellBoard } from './board';
import { showChain } from './chain';
import { offer, searchChains } from './chain-search';
import { DISCONTINUOUS_NICE_LOOP, GROUPED_DISCONTINUOUS_NICE_LOOP } from './ids.generated';
import { BY_CELL, BY_GROUP, BY_HOUSE, BY_SET, inferBy, inferThrough, wasReached } from './inferences';
import { FIRST_GROUP, FIRST_SET } from './nodes';
import { candidatesOf } from './state';
import { open, PATTERN, removeAll, removeDigits, showDigits } from './step';

let technique: i32 = 0;

export function findDiscontinuousLoops(): bool {
  technique = DISCONTINUOUS_NICE_LOOP;
  inferBy(BY_CELL | BY_HOUSE);
  return searchChains(look, conclude, 3, true);
}

export function findGroupedDiscontinuousLoops(): bool {
  technique = GROUPED_DISCONTINUOUS_NICE_LOOP;
  inferBy(BY_CELL | BY_HOUSE | BY_GROUP);
  inferThrough(FIRST_GROUP);
  return searchChains(look, conclude, 3, true);
}

/** With almost locked sets; those that start with one digit. */
export function findDiscontinuousLoopsWithSets(digit: i32): bool {
  technique = GROUPED_DISCONTINUOUS_NICE_LOOP;
  inferBy(BY_CELL | BY_HOUSE | BY_GROUP | BY_SET);
  inferThrough(FIRST_SET);
  return searchChains(look, conclude, 3, true, digit, digit + 1);
}

function look(start: i32): bool {
  const opposite = start ^ 1;
  return wasReached(opposite) && offer(start, opposite);
}

function conclude(start: i32, _end: i32): bool {
  const cell = (start >> 1) / 9, digit = (start >> 1) % 9;
  open(technique);
  if ((start & 1) != 0) removeAll(digit, cellBoard(cell));
  else removeDigits(candidatesOf(cell) & ~(1 << digit), cellBoard(cell));
  showDigits(PATTERN, 1 << digit);
  showChain();
  return true;
}
