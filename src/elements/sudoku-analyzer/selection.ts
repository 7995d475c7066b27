import type { ReactiveControllerHost } from 'lit';
import type { Entry, Order } from './host.js';

/** Where the user is in the grid and what a digit becomes there. */
export class Selection {
  cursor = 0;
  cells: ReadonlySet<number> = new Set();
  entry: Entry = 'digit';
  order: Order = 'cell-first';
  /** The digit that goes into cells pressed; null where cells come first. */
  armed: number | null = null;

  constructor(private readonly host: ReactiveControllerHost) {}

  select(cells: Iterable<number>, cursor: number): void {
    this.cells = new Set(cells);
    this.cursor = cursor;
    this.host.requestUpdate();
  }

  setEntry(entry: Entry): void {
    this.entry = entry;
    this.host.requestUpdate();
  }

  setOrder(order: Order): void {
    this.order = order;
    this.armed = null;
    this.host.requestUpdate();
  }

  arm(digit: number | null): void {
    this.armed = this.order === 'digit-first' ? digit : null;
    this.host.requestUpdate();
  }

  /** On a grid of another size the old cells are others. */
  fit(size: number): void {
    const inside = (cell: number) => cell < size * size;
    if (inside(this.cursor) && [...this.cells].every(inside)) return;
    this.cursor = 0;
    this.cells = new Set();
  }
}
