/** Cage sums: candidates that are in no way to make up the sum of a cage, its digits being different. */
import { houseCount } from '../grid';
import { CAGE_SUM } from '../../techniques/ids.generated';
import { candidatesOf } from './position';
import { BASE, commit, isUseless, open, PATTERN, removeDigits, showCandidates, showGroup } from './step';
import { beginCage, cellOfSum, solveDifferent, sumCount, sumDigits } from './sums';

export function findCageSum(cage: i32): bool {
  beginCage(cage);
  solveDifferent();
  open(CAGE_SUM);
  for (let i = 0; i < sumCount; i++) removeDigits(cellOfSum(i), ~sumDigits(i));
  if (isUseless()) return false;
  for (let i = 0; i < sumCount; i++) showCandidates(PATTERN, cellOfSum(i), sumDigits(i));
  showGroup(BASE, houseCount + cage);
  return commit();
}
