import { sameDigit } from '../../../sudoku/play/look.js';
import type { GridHost } from '../host.js';
import { strings } from '../strings.js';
import { rectangle, toggled, way } from './cells.js';
import type { Spot } from './geometry.js';
import { focusCursor, press } from './grid-keys.js';
import { write } from './writing.js';

const LONG_PRESS_MS = 450;
/** A finger that moves further does not press, in pixels. */
const SLOP = 10;

/** A pointer that is down: where it came down, the cell it is on, whether it has begun to select, whether it takes cells out. */
interface Stroke {
  start: Spot;
  cell: number;
  selects: boolean;
  takesOut: boolean;
}

/**
 * The grid by pointer. A mouse selects at once and goes on as it is dragged; Ctrl adds and takes out, Shift selects up to the
 * cell, a double click all cells of the same digit. A finger selects with a tap or dragged sideways: up and down it moves the page.
 * A long press is for marks.
 */
export class GridPointer {
  #stroke: Stroke | null = null;
  #isTouch = false;
  /** A long press or a drag is over: the click that ends it means nothing. */
  #isSpent = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: GridHost) {}

  onDown = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    const cell = this.#cellAt(event);
    this.#isTouch = event.pointerType === 'touch';
    this.#isSpent = false;
    this.#stroke = { start: { x: event.clientX, y: event.clientY }, cell, selects: false, takesOut: false };
    if (this.#isTouch) this.#timer = setTimeout(() => this.#onLongPress(cell), LONG_PRESS_MS);
    else if (!this.#presses) this.#begin(event, this.#stroke);
  };

  onMove = (event: PointerEvent): void => {
    const stroke = this.#stroke;
    if (!stroke) return;
    if (!this.#isTouch && (event.buttons & 1) === 0) this.onEnd();
    else if (stroke.selects || (this.#isTouch && this.#mayDrag(event, stroke)))
      this.#goOn(this.#cellAt(event), stroke);
  };

  onEnd = (): void => {
    clearTimeout(this.#timer);
    if (this.#stroke?.selects && this.#isTouch) focusCursor(this.host);
    this.#stroke = null;
  };

  /** A long press opens no menu. */
  onMenu = (event: Event): void => {
    if (this.#isTouch) event.preventDefault();
  };

  onClick = (event: MouseEvent): void => {
    const named = (event.target as Element).closest<HTMLElement>('[data-cell]')?.dataset.cell;
    // Without a pointer, as assistive technology clicks: the cell that was meant is the target.
    if (event.detail === 0 && named) press(this.host, Number(named));
    else if (!this.#isSpent && (this.#isTouch || this.#presses)) press(this.host, this.#cellAt(event));
    else return;
    focusCursor(this.host);
  };

  onDoubleClick = (event: MouseEvent): void => {
    if (this.#presses) return;
    const { sheet } = this.host;
    const cell = this.#cellAt(event);
    const same = sameDigit(sheet, sheet.digits[cell]!);
    if (same.length === 0) return;
    this.host.select(same, cell);
    this.host.announce(() => strings.selected(same.length));
  };

  /** A click does something to the cell. */
  get #presses(): boolean {
    return this.host.tapCycle || this.host.armed !== null;
  }

  get #scrolls(): boolean {
    const { scrollWidth, clientWidth } = this.host.renderRoot.querySelector('.sudoku-grid')!;
    return scrollWidth > clientWidth;
  }

  #begin({ ctrlKey, metaKey, shiftKey }: PointerEvent, stroke: Stroke): void {
    const { host } = this;
    const { selection, cursor, shape } = host;
    const { cell } = stroke;
    stroke.selects = true;
    if (ctrlKey || metaKey) {
      stroke.takesOut = selection.has(cell);
      host.select(toggled(selection, cell), cell);
    } else if (shiftKey) host.select([...selection, ...rectangle(shape.side, cursor, cell)], cell);
    else host.select([cell], cell);
  }

  /** A finger that leaves its place sideways begins to select, unless it moves an enlarged grid. */
  #mayDrag({ clientX, clientY }: PointerEvent, stroke: Stroke): boolean {
    const [across, down] = [Math.abs(clientX - stroke.start.x), Math.abs(clientY - stroke.start.y)];
    if (Math.max(across, down) < SLOP) return false;
    clearTimeout(this.#timer);
    if (across < down || this.#presses || this.#isSpent || this.#scrolls) return false;
    this.#isSpent = true;
    stroke.selects = true;
    this.host.select([stroke.cell], stroke.cell);
    return true;
  }

  #goOn(cell: number, stroke: Stroke): void {
    if (cell === stroke.cell) return;
    const cells = new Set(this.host.selection);
    for (const one of way(this.host.shape.side, stroke.cell, cell))
      if (stroke.takesOut) cells.delete(one);
      else cells.add(one);
    stroke.cell = cell;
    this.host.select(cells, cell);
  }

  /** Puts a digit chosen before the other way, as a mark; else turns marks on and off. */
  #onLongPress(cell: number): void {
    const { host } = this;
    const other = host.entry === 'digit' ? 'centre' : 'digit';
    this.#isSpent = true;
    host.select([cell], cell);
    if (host.armed !== null && !host.tapCycle) write(host, [cell], host.armed, other);
    else {
      host.setEntry(other);
      host.announce(() => strings.entryNow(other));
    }
  }

  #cellAt({ clientX, clientY }: MouseEvent): number {
    const { shape, renderRoot } = this.host;
    const { left, top, width, height } = renderRoot.querySelector('.sudoku-cells')!.getBoundingClientRect();
    const index = (at: number, length: number) =>
      Math.max(0, Math.min(Math.floor((at / length) * shape.side), shape.side - 1));
    return index(clientY - top, height) * shape.side + index(clientX - left, width);
  }
}
