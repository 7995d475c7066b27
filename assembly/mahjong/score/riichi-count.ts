/** Running sums of the hand being scored. Whatever is counted becomes an item of the result. */
import { addItem, dropItems, UNIT_FU, UNIT_HAN, UNIT_YAKUMAN } from './result';
import * as Y from './riichi.generated';
import { option } from './context';

export let han: i32 = 0;
export let yakuman: i32 = 0;
export let fu: i32 = 0;
/** Yakuman in the hand, a bit each by number after the first. */
let found: u32 = 0;

export function beginCount(): void {
  han = yakuman = fu = 0;
  found = 0;
}

/** Forgets the han counted, and all items. */
export function forgetHan(): void {
  dropItems(0);
  han = 0;
}

export function countHan(id: i32, value: i32): void {
  if (value == 0) return;
  addItem(id, UNIT_HAN, value);
  han += value;
}

export function countFu(id: i32, value: i32): void {
  if (value == 0) return;
  addItem(id, UNIT_FU, value);
  fu += value;
}

/** Yakuman add up, or the greatest alone counts, by the option. */
export function countYakuman(id: i32, value: i32): void {
  const alone = !option(Y.OPTION_MULTIPLE_YAKUMAN);
  if (alone && value <= yakuman) return;
  if (alone) dropItems(0);
  addItem(id, UNIT_YAKUMAN, value);
  yakuman = alone ? value : yakuman + value;
  found |= 1 << (id - Y.TENHOU);
}

export function hasYakuman(id: i32): bool {
  return (found & (1 << (id - Y.TENHOU))) != 0;
}
