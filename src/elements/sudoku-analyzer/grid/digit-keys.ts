import { parseDigit } from '../../../sudoku/notation.js';
import { letterOf } from '../../shared/keys.js';
import { type Entry, USUAL_SIDE } from '../host.js';

/**
 * The digit that a key means; null for none. The top row counts by the place of its keys, so that Shift and keyboards that write
 * signs there change nothing. Where letters are digits, A = 1, B = 2, …, the keys 1 to 9 are the first nine.
 */
export function digitOf(event: KeyboardEvent, side: number): number | null {
  const { key, code } = event;
  const number = /^Digit([1-9])$/.exec(code)?.[1] ?? (/^[1-9]$/.test(key) ? key : null);
  if (number !== null) return Number(number) <= side ? Number(number) : null;
  const letter = letterOf(event);
  return side > USUAL_SIDE && /^[a-z]$/.test(letter) ? parseDigit(letter, side) : null;
}

/** What a digit typed with these modifiers becomes; null where the browser has a use for it. */
export function entryOf(event: KeyboardEvent, entry: Entry): Entry | null {
  const { shiftKey, altKey } = event;
  const command = event.ctrlKey || event.metaKey;
  // Ctrl and a letter are the browser's: only with digits it can mean a mark.
  if (command && !/^(Digit|Numpad)/.test(event.code)) return null;
  if (command || altKey) return 'centre';
  return shiftKey ? 'corner' : entry;
}
