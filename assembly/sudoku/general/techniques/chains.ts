/**
 * Chains of one digit, of cells with two candidates, of both kinds of links, and by groups: of their ends at least one is right, so that
 * what cannot be together with either goes.
 */
import { cells } from '../grid';
import { GROUPED_AIC, X_CHAIN, XY_CHAIN } from '../../techniques/ids.generated';
import {
  ALL_LINKS, BY_GROUPS, cellOf, CELLS_OF_TWO, clash, digitOf, ONE_DIGIT, suppose, viaOf, wasCut,
} from './implications';
import { candidatesOf } from './position';
import { beginRound, leaveMore, wavesOf } from './rounds';
import { seeBoth, seenFrom, seePlaces, sees } from './seen';
import { commit, isUseless, open, removeDigits, removeSeen } from './step';
import { beginWays, isClear, literalAt, passesGroup, seenGroup, showWay, showWayFromGroup, trace, walk } from './ways';

function linksOf(technique: i32): i32 {
  return technique == X_CHAIN ? ONE_DIGIT : technique == XY_CHAIN ? CELLS_OF_TWO : technique == GROUPED_AIC ? BY_GROUPS : ALL_LINKS;
}

export function findChains(technique: i32, part: i32): bool {
  if (!beginRound(part)) return false;
  const cell = part % cells;
  for (let left = candidatesOf(cell); left != 0; left &= left - 1) {
    suppose(cell, <i32>ctz(left), wavesOf(part), false, linksOf(technique));
    leaveMore(wasCut);
    if (clash >= 0 && conclude(technique)) return true;
  }
  return false;
}

function conclude(technique: i32): bool {
  trace(clash);
  if (technique == GROUPED_AIC && !passesGroup()) return false;
  open(technique);
  const first = literalAt(1);
  if (viaOf(first) < 0) removeByEnds(first, clash);
  else removeByGroup(first, clash);
  if (isUseless()) return false;
  beginWays();
  walk(1);
  if (viaOf(first) < 0) showWay(1);
  else showWayFromGroup();
  return isClear && commit();
}

/** What cannot be together with either of two candidates. */
function removeByEnds(one: i32, other: i32): void {
  const a = cellOf(one), b = cellOf(other);
  if (digitOf(one) == digitOf(other)) {
    seeBoth(a, b);
    removeSeen(digitOf(one));
  } else if (a == b) removeDigits(a, ~(1 << digitOf(one)) & ~(1 << digitOf(other)));
  else if (sees(a, b)) {
    removeDigits(a, 1 << digitOf(other));
    removeDigits(b, 1 << digitOf(one));
  }
}

/** The same where the chain begins with a group. */
function removeByGroup(first: i32, other: i32): void {
  if (digitOf(first) == digitOf(other)) {
    seePlaces(viaOf(first), seenGroup(first));
    seenFrom(cellOf(other));
    removeSeen(digitOf(first));
  } else removeDigits(cellOf(literalAt(0)), 1 << digitOf(literalAt(0)));
}
