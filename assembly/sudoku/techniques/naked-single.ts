/** Naked single: a cell has one candidate. */
import { first, isEmpty, rest } from './board';
import { NAKED_SINGLE } from './ids.generated';
import { candidatesOf, cellsWith } from './state';
import { addPlacement, commit, open } from './step';

export function findNakedSingles(): bool {
  for (let cells = cellsWith(1); !isEmpty(cells); cells = rest(cells)) {
    const cell = first(cells);
    open(NAKED_SINGLE);
    addPlacement(cell, <i32>ctz(candidatesOf(cell)));
    if (commit()) return true;
  }
  return false;
}
