/** Which finder looks for which technique. Another technique is a row in src/sudoku/hints/techniques.json and a line here. */
import { findAvoidable1, findAvoidable2 } from './avoidable-rectangle';
import { findBug } from './bug';
import { findEmptyRectangles } from './empty-rectangle';
import { findFullHouses } from './full-house';
import { findHiddenRectangles } from './hidden-rectangle';
import { findHiddenSingles } from './hidden-single';
import { findHiddenSubsets } from './hidden-subsets';
import * as id from './ids.generated';
import { findClaiming, findPointing } from './locked-candidates';
import { findLockedSubsets, findNakedSubsets } from './naked-subsets';
import { findMultiColors1, findMultiColors2 } from './multi-colors';
import { findNakedSingles } from './naked-single';
import { findColorTraps, findColorWraps } from './simple-colors';
import { findKites, findSkyscrapers, findTurbotFish } from './turbot';
import { findUniqueness3 } from './uniqueness-subset';
import { findUniqueness1, findUniqueness2, findUniqueness4, findUniqueness5, findUniqueness6 } from './uniqueness-tests';
import { findWWings } from './w-wing';
import { findXyWings, findXyzWings } from './wings';

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
    case id.BIVALUE_UNIVERSAL_GRAVE_PLUS_1: return findBug();
    case id.SKYSCRAPER: return findSkyscrapers();
    case id.TWO_STRING_KITE: return findKites();
    case id.TURBOT_FISH: return findTurbotFish();
    case id.EMPTY_RECTANGLE: return findEmptyRectangles();
    case id.W_WING: return findWWings();
    case id.XY_WING: return findXyWings();
    case id.XYZ_WING: return findXyzWings();
    case id.UNIQUENESS_TEST_TYPE_1: return findUniqueness1();
    case id.UNIQUENESS_TEST_TYPE_2: return findUniqueness2();
    case id.UNIQUENESS_TEST_TYPE_3: return findUniqueness3();
    case id.UNIQUENESS_TEST_TYPE_4: return findUniqueness4();
    case id.UNIQUENESS_TEST_TYPE_5: return findUniqueness5();
    case id.UNIQUENESS_TEST_TYPE_6: return findUniqueness6();
    case id.HIDDEN_RECTANGLE: return findHiddenRectangles();
    case id.AVOIDABLE_RECTANGLE_TYPE_1: return findAvoidable1();
    case id.AVOIDABLE_RECTANGLE_TYPE_2: return findAvoidable2();
    case id.SIMPLE_COLORS_TRAP: return findColorTraps();
    case id.SIMPLE_COLORS_WRAP: return findColorWraps();
    case id.MULTI_COLORS_1: return findMultiColors1();
    case id.MULTI_COLORS_2: return findMultiColors2();
    default: return false;
  }
}
