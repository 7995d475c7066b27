import { html, nothing, type TemplateResult } from 'lit';
import { makeDigit } from '../../../sudoku/notation.js';
import { MARK_KINDS } from '../../../sudoku/play/types.js';
import { choice } from '../../shared/choice.js';
import type { Entry, GridHost, Order } from '../host.js';
import { strings } from '../strings.js';
import { erase, targetsOf, write } from './writing.js';

const ENTRIES: readonly Entry[] = ['digit', ...MARK_KINDS];
const ORDERS: readonly Order[] = ['cell-first', 'digit-first'];
/** Keys in a row at most: where there is little room, more, and much. */
const NARROW = 5;
const MIDDLE = 9;
const WIDE = 13;
/** So many fit in one row where there is less room. */
const SOME = 10;
const FEW = 8;

/** Digits to press, what they become, and what else is done to the grid. */
export class KeypadView {
  constructor(private readonly host: GridHost) {}

  render(): TemplateResult {
    const { host } = this;
    const { side } = host.shape;
    const keys = side + 1;
    return html`<div class=${`keypad ${keys > SOME ? '' : keys > FEW ? 'some' : 'few'}`} part="keypad" .style=${`--narrow: ${even(keys, NARROW)}; --middle: ${even(keys, MIDDLE)}; --wide: ${even(keys, WIDE)}`}>
      <div class="keypad-keys" role="group" aria-label=${strings.keypad()}>
        ${Array.from({ length: side }, (_, i) => this.#key(i + 1))}
        <button type="button" class="key erase-key" aria-label=${strings.erase()} @click=${() => erase(host, targetsOf(host))}>
          ${eraser()}
        </button>
      </div>
      <div class="keypad-modes">
        ${choice({
          legend: strings.entry(),
          name: 'sudoku-entry',
          options: ENTRIES.map((value) => ({
            value,
            label: strings.entryShort(value),
            spoken: strings.entryName(value),
          })),
          chosen: host.entry,
          choose: (entry) => host.setEntry(entry),
        })}
        ${choice({
          legend: strings.order(),
          name: 'sudoku-order',
          options: ORDERS.map((value) => ({ value, label: strings.orderName(value) })),
          chosen: host.order,
          choose: (order) => host.setOrder(order),
        })}
      </div>
      <div class="keypad-acts">
        ${this.#act(strings.undo(), host.canUndo, () => host.undo())}
        ${this.#act(strings.redo(), host.canRedo, () => host.redo())}
        ${this.#act(strings.autoMarks(), host.editable === 'entries', () => host.autoMarks())}
      </div>
    </div>`;
  }

  #key(digit: number): TemplateResult {
    const { host } = this;
    const left = host.remaining[digit - 1]!;
    const name = makeDigit(digit, host.shape.side);
    return html`<button
      type="button"
      class=${left === 0 ? 'key done' : 'key'}
      aria-pressed=${host.order === 'digit-first' ? host.armed === digit : nothing}
      @click=${() => this.#press(digit)}
    >
      <span aria-hidden="true">${name}</span>
      <small aria-hidden="true">${left === 0 ? strings.allPlaced() : left}</small>
      <span class="unseen">${strings.key(name, left)}</span>
    </button>`;
  }

  #press(digit: number): void {
    const { host } = this;
    if (host.order === 'digit-first') host.arm(host.armed === digit ? null : digit);
    else write(host, targetsOf(host), digit, host.entry);
  }

  /** One that can't be used stays where the focus may be. */
  #act(name: string, usable: boolean, act: () => void): TemplateResult {
    return html`<button type="button" aria-disabled=${usable ? nothing : 'true'} @click=${() => usable && act()}>${name}</button>`;
  }
}

/** Keys in a row, so that the rows are as long as each other, or nearly. */
const even = (keys: number, most: number): number => Math.ceil(keys / Math.ceil(keys / most));

const eraser = (): TemplateResult =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M9 5h11v14H9l-6-7zM12 9.5l5 5m0-5l-5 5" />
  </svg>`;
