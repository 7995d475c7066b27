import { makeDigit } from '../../../sudoku/notation.js';
import { cellByKey } from '../../shared/grid-keys.js';
import { historyKey, isPlain, letterOf } from '../../shared/keys.js';
import type { GridHost } from '../host.js';
import { strings } from '../strings.js';
import { rectangle, toggled } from './cells.js';
import { digitOf, entryOf } from './digit-keys.js';
import { erase, targetsOf, write } from './writing.js';

/** Where no letter is a digit, these move as arrows do, by the place of the keys. */
const LETTER_ARROWS: Readonly<Record<string, string>> = {
  KeyW: 'ArrowUp',
  KeyA: 'ArrowLeft',
  KeyS: 'ArrowDown',
  KeyD: 'ArrowRight',
};

/**
 * The grid by keyboard. Arrows, Home, End and Page keys go from cell to cell, with Shift they select all on the way; Ctrl with
 * arrows leaves the selection and Ctrl+Space adds to it. Digits are written: with Shift as corner marks, with Alt or Ctrl as centre marks.
 */
export class GridKeys {
  constructor(private readonly host: GridHost) {}

  onKey = (event: KeyboardEvent): void => {
    const used =
      this.#onHistoryKey(event) ||
      this.#onDigit(event) ||
      this.#onMove(event) ||
      this.#onErase(event) ||
      this.#onSelect(event) ||
      this.#onPress(event);
    if (used) event.preventDefault();
  };

  #onHistoryKey(event: KeyboardEvent): boolean {
    const way = historyKey(event) ?? ({ '[': 'undo', ']': 'redo' } as const)[event.key];
    if (way === 'undo') this.host.undo();
    else if (way === 'redo') this.host.redo();
    return way !== undefined;
  }

  #onDigit(event: KeyboardEvent): boolean {
    const { host } = this;
    const digit = digitOf(event, host.shape.side);
    const entry = entryOf(event, host.entry);
    if (digit === null || entry === null) return false;
    if (host.order === 'digit-first' && isPlain(event) && !event.shiftKey) this.#arm(digit);
    else write(host, targetsOf(host), digit, entry);
    return true;
  }

  #arm(digit: number): void {
    const { host } = this;
    host.arm(host.armed === digit ? null : digit);
    const { armed, shape } = host;
    host.announce(() => strings.armed(armed === null ? null : makeDigit(armed, shape.side)));
  }

  #onErase({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || altKey) return false;
    const erases = key === 'Backspace' || key === 'Delete' || key === '.' || key === '0' || code === 'Digit0';
    if (erases) erase(this.host, targetsOf(this.host));
    return erases;
  }

  #onMove(event: KeyboardEvent): boolean {
    const { host } = this;
    const { side } = host.shape;
    if (event.altKey || event.metaKey) return false;
    const to = this.#target(event, side);
    if (to === null) return false;
    if (event.shiftKey) host.select([...host.selection, ...rectangle(side, host.cursor, to)], to);
    else if (event.ctrlKey && event.key.startsWith('Arrow')) host.select(host.selection, to);
    else host.select([to], to);
    focusCursor(host);
    return true;
  }

  #target(event: KeyboardEvent, side: number): number | null {
    const { cursor, shape } = this.host;
    const letter = side <= 9 && isPlain(event) ? LETTER_ARROWS[event.code] : undefined;
    const from = { row: Math.floor(cursor / side), column: cursor % side };
    const page = shape.boxes?.rows ?? Math.round(Math.sqrt(side));
    const paged = { PageUp: from.row - page, PageDown: from.row + page }[event.key];
    if (paged !== undefined) return Math.max(0, Math.min(paged, side - 1)) * side + from.column;
    const to = cellByKey(letter ?? event.key, event.ctrlKey, from, new Array<number>(side).fill(side));
    return to && to.row * side + to.column;
  }

  #onSelect(event: KeyboardEvent): boolean {
    const { host } = this;
    const { cursor, selection, shape } = host;
    if (event.key === 'Escape') {
      if (selection.size === 0 && host.armed === null) return false;
      host.arm(null);
      host.select([], cursor);
    } else if (event.key === ' ' && event.ctrlKey) host.select(toggled(selection, cursor), cursor);
    else if ((event.ctrlKey || event.metaKey) && letterOf(event) === 'a')
      host.select(rectangle(shape.side, 0, shape.side ** 2 - 1), cursor);
    else return false;
    host.announce(() => strings.selected(host.selection.size));
    return true;
  }

  /** Enter and Space do what a press on the cell does. */
  #onPress(event: KeyboardEvent): boolean {
    if ((event.key !== 'Enter' && event.key !== ' ') || !isPlain(event)) return false;
    press(this.host, this.host.cursor);
    return true;
  }
}

/** A press on a cell: its next digit, or the digit chosen before, else the cell is chosen. */
export function press(host: GridHost, cell: number): void {
  host.select([cell], cell);
  if (host.tapCycle) host.tap(cell);
  else if (host.armed !== null) write(host, [cell], host.armed, host.entry);
}

/** Takes the focus to the cell that the cursor is on. */
export function focusCursor({ renderRoot, updateComplete }: GridHost): void {
  void updateComplete.then(() =>
    renderRoot.querySelector<HTMLElement>('.sudoku-cell[tabindex="0"]')?.focus(),
  );
}
