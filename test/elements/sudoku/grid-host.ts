/** A host for the grid and its keypad over a plain sheet: what is put is written, nothing is analyzed. */
import { html, LitElement, type TemplateResult } from 'lit';
import { choiceStyles } from '../../../src/elements/shared/choice.js';
import { controls } from '../../../src/elements/shared/controls.js';
import { frameStyles } from '../../../src/elements/shared/frame.js';
import { LiveRegion } from '../../../src/elements/shared/live-region.js';
import { tokens } from '../../../src/elements/shared/tokens.js';
import { GridView } from '../../../src/elements/sudoku-analyzer/grid/grid-view.js';
import { KeypadView } from '../../../src/elements/sudoku-analyzer/grid/keypad-view.js';
import { gridStyles } from '../../../src/elements/sudoku-analyzer/grid/styles.js';
import {
  type Entry,
  type GridHost,
  type Marking,
  NOTHING_MARKED,
  type Order,
} from '../../../src/elements/sudoku-analyzer/host.js';
import { type Layout, makeLayout } from '../../../src/sudoku/layout.js';
import { autoMarks, clashCells, remainingCounts, sameDigit } from '../../../src/sudoku/play/look.js';
import { blankSheet } from '../../../src/sudoku/play/sheet.js';
import type { MarkKind, Marks, Sheet } from '../../../src/sudoku/play/types.js';

export const CLASSIC: Layout = makeLayout({
  side: 9,
  boxes: { rows: 3, columns: 3 },
  regions: null,
  rules: new Set(),
  cages: [],
});

export class GridHostElement extends LitElement implements GridHost {
  static override styles = [tokens, controls, choiceStyles, frameStyles, ...gridStyles];

  readonly language = 'en';
  shape: Layout = CLASSIC;
  sheet: Sheet = blankSheet(9);
  covered = false;
  /** Beside clashes and the same digit, which are found here. */
  marked: Partial<Marking> = {};
  cursor = 0;
  selection: ReadonlySet<number> = new Set();
  entry: Entry = 'digit';
  order: Order = 'cell-first';
  armed: number | null = null;
  tapCycle = false;
  editable: GridHost['editable'] = 'entries';
  readonly said: string[] = [];
  readonly #past: Sheet[] = [];
  readonly #future: Sheet[] = [];
  readonly #grid = new GridView(this);
  readonly #keypad = new KeypadView(this);
  readonly #live = new LiveRegion(this);
  #marking: Marking = NOTHING_MARKED;

  get marking(): Marking {
    return this.#marking;
  }

  get remaining(): number[] {
    return remainingCounts(this.sheet);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Sets fields and draws. */
  set(fields: Partial<GridHostElement>): void {
    Object.assign(this, fields);
    this.requestUpdate();
  }

  select(cells: Iterable<number>, cursor: number): void {
    this.set({ selection: new Set(cells), cursor });
  }

  setEntry(entry: Entry): void {
    this.set({ entry });
  }

  setOrder(order: Order): void {
    this.set({ order, armed: null });
  }

  arm(armed: number | null): void {
    this.set({ armed });
  }

  put(cells: readonly number[], digit: number, entry: Entry): void {
    if (entry === 'digit') this.#write({ digits: this.#with(cells, () => digit) });
    else this.#toggle(cells, 1 << (digit - 1), entry);
  }

  #toggle(cells: readonly number[], bit: number, entry: MarkKind): void {
    const has = cells.every((cell) => this.sheet.marks[cell]![entry] & bit);
    this.#write({
      marks: this.#marksWith(cells, (marks) => ({
        ...marks,
        [entry]: has ? marks[entry] & ~bit : marks[entry] | bit,
      })),
    });
  }

  erase(cells: readonly number[]): void {
    if (cells.some((cell) => this.sheet.digits[cell])) this.#write({ digits: this.#with(cells, () => 0) });
    else this.#write({ marks: this.#marksWith(cells, () => ({ corner: 0, centre: 0 })) });
  }

  tap(cell: number): void {
    this.#write({ digits: this.#with([cell], (digit) => (digit + 1) % (this.sheet.size + 1)) });
  }

  autoMarks(): void {
    const marks = autoMarks(this.shape, this.sheet);
    this.#write({ marks: this.sheet.marks.map(({ corner }, cell) => ({ corner, centre: marks[cell]! })) });
  }

  undo(): void {
    this.#go(this.#past, this.#future);
  }

  redo(): void {
    this.#go(this.#future, this.#past);
  }

  announce(sentence: () => string): void {
    this.said.push(sentence());
    this.#live.announce(sentence());
  }

  protected override willUpdate(): void {
    const { sheet, shape, cursor, armed } = this;
    this.#marking = {
      ...NOTHING_MARKED,
      clashes: clashCells(shape, sheet),
      same: new Set(sameDigit(sheet, armed ?? sheet.digits[cursor]!)),
      ...this.marked,
    };
  }

  protected override render(): TemplateResult {
    return html`<div class="frame">${this.#grid.render()} ${this.#keypad.render()}</div>
      ${this.#live.render()}`;
  }

  #write(changed: Partial<Sheet>): void {
    if (this.editable === null) {
      this.announce(() => 'Nothing can be written now.');
      return;
    }
    this.#past.push(this.sheet);
    this.#future.length = 0;
    this.set({ sheet: { ...this.sheet, ...changed } });
  }

  #go(from: Sheet[], to: Sheet[]): void {
    const sheet = from.pop();
    if (!sheet) return;
    to.push(this.sheet);
    this.set({ sheet });
  }

  #with(cells: readonly number[], next: (digit: number) => number): number[] {
    return this.sheet.digits.map((digit, cell) => (cells.includes(cell) ? next(digit) : digit));
  }

  #marksWith(cells: readonly number[], next: (marks: Marks) => Marks): Marks[] {
    return this.sheet.marks.map((marks, cell) => (cells.includes(cell) ? next(marks) : marks));
  }
}

customElements.define('grid-host', GridHostElement);
