/** Short ways first: searches that suppose every candidate go in rounds over all cells, by ever more steps of two links. */
import { cells } from '../grid';

export const ROUNDS: i32 = 4;
const TO_THE_END: i32 = 0xffff;

/** Whether this round may find more than the one before, and the next more than this. */
let isWorth: bool = true;
let leavesMore: bool = true;

/** Called for each part in turn, a cell each. */
export function beginRound(part: i32): bool {
  if (part % cells == 0) {
    isWorth = part == 0 || leavesMore;
    leavesMore = false;
  }
  return isWorth;
}

export function leaveMore(more: bool): void {
  leavesMore = leavesMore || more;
}

export function wavesOf(part: i32): i32 {
  const round = part / cells;
  return round == ROUNDS - 1 ? TO_THE_END : 3 << round;
}
