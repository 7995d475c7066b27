/** Which finder looks for which technique. Another technique is a row in src/sudoku/hints/techniques.json and a line here. */
import { findFullHouses } from './full-house';
import { findHiddenSingles } from './hidden-single';
import { findHiddenSubsets } from './hidden-subsets';
import * as id from './ids.generated';
import { findClaiming, findPointing } from './locked-candidates';
import { findLockedSubsets, findNakedSubsets } from './naked-subsets';
import { findNakedSingles } from './naked-single';

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
    default: return false;
  }
}
