import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { makeDigit } from '../../../sudoku/notation.js';
import { type GridHost, USUAL_SIDE } from '../host.js';
import { strings } from '../strings.js';
import { drawGrid } from './drawing.js';
import { GridKeys } from './grid-keys.js';
import { GridPointer } from './grid-pointer.js';
import { labelOf } from './labels.js';
import { Zoom } from './zoom.js';

/** The grid: a drawing, and over it a grid of cells that take focus, keys and presses and say what they are. */
export class GridView {
  readonly #keys: GridKeys;
  readonly #pointer: GridPointer;
  readonly #zoom: Zoom;

  constructor(private readonly host: GridHost) {
    this.#keys = new GridKeys(host);
    this.#pointer = new GridPointer(host);
    this.#zoom = new Zoom(host);
  }

  render(): TemplateResult {
    const { shape } = this.host;
    const { side } = shape;
    return html`<div
      class=${this.#zoom.on ? 'grid-frame zoomed' : 'grid-frame'}
      part="grid"
      .style=${`--side: ${side}; --places: ${Math.ceil(Math.sqrt(side))}`}
    >
      <div class="row-names" aria-hidden="true">${names(side)}</div>
      <div class="column-names" aria-hidden="true">${names(side)}</div>
      <div class="sudoku-grid" @scroll=${this.#zoom.onScroll}>
        <div class="sheet">${drawGrid(this.host)} ${this.#cells()}</div>
      </div>
      ${side > USUAL_SIDE ? this.#zoom.button() : nothing}
      <span class="unseen" id="grid-keys">${side > USUAL_SIDE ? strings.letterKeys(makeDigit(side, side)) : strings.keys(makeDigit(side, side))}</span>
    </div>`;
  }

  #cells(): TemplateResult {
    const { host } = this;
    const { shape, sheet, marking, cursor, selection, covered, editable } = host;
    return html`<div
      class="sudoku-cells"
      role="grid"
      aria-label=${strings.grid(shape.side)}
      aria-describedby="grid-keys"
      aria-multiselectable="true"
      aria-rowcount=${shape.side}
      aria-colcount=${shape.side}
      @keydown=${this.#keys.onKey}
      @pointerdown=${this.#pointer.onDown}
      @pointermove=${this.#pointer.onMove}
      @pointerup=${this.#pointer.onEnd}
      @pointercancel=${this.#pointer.onEnd}
      @click=${this.#pointer.onClick}
      @dblclick=${this.#pointer.onDoubleClick}
      @contextmenu=${this.#pointer.onMenu}
    >
      ${guard([host.language, shape, sheet, marking, cursor, selection, covered, editable], () => this.#rows())}
    </div>`;
  }

  #rows(): TemplateResult[] {
    const { side } = this.host.shape;
    return range(side).map(
      (row) =>
        html`<div role="row" class="sudoku-row" aria-rowindex=${row + 1}>
          ${range(side).map((column) => this.#cell(row * side + column, column))}
        </div>`,
    );
  }

  #cell(cell: number, column: number): TemplateResult {
    const { host } = this;
    const isFixed = host.editable === null || (host.editable === 'entries' && host.sheet.givens[cell] !== 0);
    return html`<div
      role="gridcell"
      class="sudoku-cell"
      data-cell=${cell}
      aria-colindex=${column + 1}
      tabindex=${cell === host.cursor ? 0 : -1}
      aria-label=${labelOf(host, cell)}
      aria-selected=${host.selection.has(cell)}
      aria-readonly=${isFixed ? 'true' : nothing}
      @focus=${() => this.#visit(cell)}
    ></div>`;
  }

  /** The focus came by another way than keys and pointer. */
  #visit(cell: number): void {
    if (cell !== this.host.cursor) this.host.select([cell], cell);
  }
}

const names = (side: number): TemplateResult[] => range(side).map((i) => html`<span>${i + 1}</span>`);

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);
