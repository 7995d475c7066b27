/** British rules: what one more tile would make of a hand, for the value of fishing hands. */
import { HAND, melded } from '../memory';
import { COPIES, KINDS } from '../tiles';
import { drawPlainly, restoreWin } from './context';
import { ALL_HONOURS, FOUR_BLESSINGS, THREE_GREAT_SCHOLARS } from './points-items';
import { scoreComplete } from './score';
import { fixedItem, fixedValue } from './tally';

/** The value of the best limit hand that a tile makes; 0 without one. */
export let caught: i32 = 0;
/** Whether that hand's sets, as far as they are there, may count for more than fishing does. */
export let catchesSets: bool = false;
export let catchesPurity: bool = false;

export function clearCatch(): void {
  caught = 0;
  catchesSets = catchesPurity = false;
}

/** Takes note of the complete hand that has just been valued. */
export function noteWin(pure: bool): void {
  if (pure) catchesPurity = true;
  if (fixedValue == 0 || fixedValue < caught) return;
  if (fixedValue > caught) catchesSets = false;
  caught = fixedValue;
  if (fixedItem == THREE_GREAT_SCHOLARS || fixedItem == FOUR_BLESSINGS || fixedItem == ALL_HONOURS) catchesSets = true;
}

/** Completes the hand in memory with each tile there may be, drawn in no special way. Scores hands on the way. */
export function fish(sets: i32, chows: i32): void {
  clearCatch();
  for (let kind = 0; kind < KINDS; kind++) {
    const held = <i32>load<u8>(HAND + kind);
    if (held + melded(kind) >= COPIES) continue;
    const before = drawPlainly(kind);
    store<u8>(HAND + kind, <u8>(held + 1));
    scoreComplete(sets, chows);
    store<u8>(HAND + kind, <u8>held);
    restoreWin(before);
  }
}
