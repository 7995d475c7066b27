/** A Sudoku that is played, plainly: every step keeps the whole grid, and undo puts the one before it back. */
import type { EditEvent } from '../../../src/sudoku/charts/game-events.js';
import { mustDiffer, type OracleGrid } from './count.js';

interface PlainCell {
  digit: number;
  /** The puzzle's own. */
  given: boolean;
  corner: number[];
  centre: number[];
}

export class PlainGame {
  cells: PlainCell[];
  past: PlainCell[][] = [];
  future: PlainCell[][] = [];
  autoRemove = false;
  readonly #grid: OracleGrid;

  constructor(grid: OracleGrid) {
    this.#grid = grid;
    this.cells = grid.digits.map((digit) => ({ digit, given: digit > 0, corner: [], centre: [] }));
  }

  /** Whether anything became of it. */
  edit(event: EditEvent): boolean {
    const before = structuredClone(this.cells);
    this.#do(event);
    if (JSON.stringify(before) === JSON.stringify(this.cells)) return false;
    this.past.push(before);
    this.future = [];
    return true;
  }

  undo(): boolean {
    return this.#move(this.past, this.future);
  }

  redo(): boolean {
    return this.#move(this.future, this.past);
  }

  #move(from: PlainCell[][], to: PlainCell[][]): boolean {
    const cells = from.pop();
    if (!cells) return false;
    to.push(this.cells);
    this.cells = cells;
    return true;
  }

  #do(event: EditEvent): void {
    const { side } = this.#grid;
    switch (event.type) {
      case 'give':
        for (const cell of event.cells) {
          const { digit } = event;
          const marks = digit ? { corner: [], centre: [] } : {};
          Object.assign(this.cells[cell]!, { digit, given: digit > 0, ...marks });
        }
        break;
      case 'tap': {
        const cell = this.#own([event.x * side + event.y])[0];
        if (cell !== undefined && event.x < side && event.y < side)
          this.cells[cell]!.digit = this.cells[cell]!.digit === side ? 0 : this.cells[cell]!.digit + 1;
        break;
      }
      case 'enter':
        for (const cell of this.#own(event.cells)) this.#enter(cell, event.digit);
        break;
      case 'mark': {
        const all = this.#own(event.cells).map((cell) => this.cells[cell]!);
        const open = all.filter(({ digit }) => digit === 0);
        const isOn = open.every(({ [event.kind]: marks }) => marks.includes(event.digit));
        for (const cell of open) {
          const others = cell[event.kind].filter((digit) => digit !== event.digit);
          cell[event.kind] = isOn ? others : rising([...others, event.digit]);
        }
        break;
      }
      case 'erase': {
        const all = this.#own(event.cells).map((cell) => this.cells[cell]!);
        if (all.some(({ digit }) => digit > 0)) for (const cell of all) cell.digit = 0;
        else for (const cell of all) Object.assign(cell, { corner: [], centre: [] });
        break;
      }
      case 'autoMarks':
        for (const [cell, held] of this.cells.entries()) if (!held.digit) held.centre = this.#left(cell);
        break;
      case 'apply':
        for (const { cell, digit } of event.placements)
          for (const own of this.#own([cell])) this.#enter(own, digit);
        this.#eliminate(event.eliminations);
        break;
    }
  }

  #eliminate(eliminations: readonly { cell: number; digit: number }[]): void {
    if (eliminations.length === 0) return;
    const open = [...this.cells.keys()].filter((cell) => this.cells[cell]!.digit === 0);
    if (open.some((cell) => this.cells[cell]!.centre.length === 0))
      for (const cell of open) this.cells[cell]!.centre = this.#left(cell);
    for (const { cell, digit } of eliminations)
      if (open.includes(cell)) this.cells[cell]!.centre = this.cells[cell]!.centre.filter((d) => d !== digit);
  }

  #enter(cell: number, digit: number): void {
    this.cells[cell]!.digit = digit;
    if (!this.autoRemove || digit === 0) return;
    for (const peer of this.#own(this.#peers(cell))) {
      const held = this.cells[peer]!;
      held.corner = held.corner.filter((mark) => mark !== digit);
      held.centre = held.centre.filter((mark) => mark !== digit);
    }
  }

  #own(cells: readonly number[]): number[] {
    return cells.filter((cell) => this.cells[cell]!.given === false);
  }

  #peers(cell: number): number[] {
    const all = [...this.cells.keys()];
    return all.filter((other) => other !== cell && mustDiffer(this.#grid, cell, other));
  }

  #left(cell: number): number[] {
    const taken = this.#peers(cell).map((peer) => this.cells[peer]!.digit);
    const digits = Array.from({ length: this.#grid.side }, (_, i) => i + 1);
    return digits.filter((digit) => !taken.includes(digit));
  }
}

const rising = (digits: readonly number[]): number[] => [...digits].sort((a, b) => a - b);
