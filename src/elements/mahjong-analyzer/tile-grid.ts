import { html, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { type Cell, cellByKey } from '../shared/grid-keys.js';
import type { MahjongHost } from './host.js';
import { tilePicture } from './tiles/tile.js';

export interface GridTile {
  usable: boolean;
  label: string;
  accepted?: boolean;
}

export interface TileGridOptions {
  label: string;
  rows: readonly (readonly string[])[];
  describe: (tile: string) => GridTile;
  press: (tile: string) => void;
}

/** Tiles to press, a grid with one tab stop. */
export class TileGrid {
  #active: Cell = { row: 0, column: 0 };

  /** @param name tells this grid from the others of the element. */
  constructor(
    private readonly host: MahjongHost,
    private readonly name: string,
  ) {}

  /** Back to the first tile. */
  reset(): void {
    this.#active = { row: 0, column: 0 };
  }

  render(given: TileGridOptions): TemplateResult {
    return html`<div
      class="palette-grid"
      role="grid"
      data-grid=${this.name}
      aria-label=${given.label}
      @keydown=${(event: KeyboardEvent) => this.#onKeydown(event, given)}
    >${given.rows.map(
      (row, r) => html`<div role="row" class="palette-row">
        ${row.map((tile, column) => this.#cell(tile, { row: r, column }, given))}
      </div>`,
    )}</div>`;
  }

  #cell(tile: string, cell: Cell, { describe, press }: TileGridOptions): TemplateResult {
    const { usable, label, accepted = false } = describe(tile);
    const isActive = cell.row === this.#active.row && cell.column === this.#active.column;
    const onClick = () => {
      this.#activate(cell);
      press(tile);
    };
    return html`<div
      role="gridcell"
      class=${classMap({ 'palette-tile': true, accepted })}
      tabindex=${isActive ? 0 : -1}
      aria-disabled=${!usable}
      aria-label=${label}
      data-tile=${tile}
      @click=${onClick}
      @focus=${() => this.#activate(cell)}
    >${tilePicture(tile)}</div>`;
  }

  #onKeydown(event: KeyboardEvent, { rows, press }: TileGridOptions): void {
    const lengths = rows.map((row) => row.length);
    const target = cellByKey(event.key, event.ctrlKey, this.#active, lengths);
    if (target) this.#focus(target);
    else if (event.key === 'Enter' || event.key === ' ') {
      const tile = rows[this.#active.row]?.[this.#active.column];
      if (tile) press(tile);
    } else return;
    event.preventDefault();
  }

  #activate(cell: Cell): void {
    this.#active = cell;
    this.host.requestUpdate();
  }

  #focus(cell: Cell): void {
    this.#activate(cell);
    void this.host.updateComplete.then(() => {
      this.host.renderRoot.querySelector<HTMLElement>(`[data-grid="${this.name}"] [tabindex="0"]`)?.focus();
    });
  }
}
