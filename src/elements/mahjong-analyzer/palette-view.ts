import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { type Cell, cellByKey } from '../shared/grid-keys.js';
import { FULL_HAND, handSize, kindOf, writeHand } from './hand-model.js';
import type { MahjongHost } from './host.js';
import { ADD_MODES, type AddMode, addTiles, copiesLeft, paletteRows, tilesToAdd } from './palette-model.js';
import type { Preview } from './preview.js';
import { strings } from './strings.js';
import { tileName } from './tile-names.js';
import { tilePicture } from './tiles/tile.js';

/** All tiles, to build a hand by tapping: a grid with one tab stop, and what a tap adds. */
export class PaletteView {
  open = false;
  #mode: AddMode = 'tile';
  #redFives = false;
  #active: Cell = { row: 0, column: 0 };

  constructor(
    private readonly host: MahjongHost,
    private readonly preview: Preview,
  ) {}

  toggle(): void {
    this.open = !this.open;
    this.host.requestUpdate();
  }

  render(): TemplateResult | typeof nothing {
    if (!this.open) return nothing;
    return html`<div class="palette" part="palette" id="palette">
      <div class="palette-bar">
        ${this.#modes()}
        <button
          type="button"
          class="compact"
          aria-pressed=${this.#redFives}
          @click=${this.#toggleRedFives}
        >${strings.redFives()}</button>
        <button
          type="button"
          class="compact"
          ?disabled=${this.host.text === ''}
          @click=${() => this.host.enter('')}
        >${strings.clear()}</button>
      </div>
      ${handSize(this.host.position) >= FULL_HAND ? html`<p class="small">${strings.handFull()}</p>` : nothing}
      <div class="palette-grid" role="grid" aria-label=${strings.palette()} @keydown=${this.#onKeydown}>
        ${paletteRows(this.#redFives).map((row, r) => this.#row(row, r))}
      </div>
    </div>`;
  }

  #modes(): TemplateResult {
    const names: Record<AddMode, string> = {
      tile: strings.singleTile(),
      chow: strings.chow(),
      pung: strings.pung(),
      kong: strings.kong(),
      'concealed-kong': strings.concealedKong(),
    };
    return html`<fieldset class="choice">
      <legend class="unseen">${strings.addAs()}</legend>
      ${ADD_MODES.map(
        (mode) => html`<label
          ><input
            type="radio"
            class="unseen"
            name="mode"
            value=${mode}
            .checked=${mode === this.#mode}
            @change=${() => this.#setMode(mode)}
          /><span>${names[mode]}</span></label
        >`,
      )}
    </fieldset>`;
  }

  #row(row: string[], r: number): TemplateResult {
    return html`<div role="row" class="palette-row">
      ${row.map((tile, column) => this.#cell(tile, { row: r, column }))}
    </div>`;
  }

  #cell(tile: string, cell: Cell): TemplateResult {
    const hand = this.host.position;
    const usable = tilesToAdd(hand, tile, this.#mode) !== null;
    const isActive = cell.row === this.#active.row && cell.column === this.#active.column;
    const accepted = this.preview.hint?.accepts.some((other) => kindOf(other.tile) === tile) ?? false;
    return html`<div
      role="gridcell"
      class=${classMap({ 'palette-tile': true, accepted })}
      tabindex=${isActive ? 0 : -1}
      aria-disabled=${!usable}
      aria-label=${strings.left(tileName(tile), copiesLeft(hand, tile))}
      data-tile=${tile}
      @click=${() => this.#add(tile, cell)}
      @focus=${() => this.#activate(cell)}
    >${tilePicture(tile)}</div>`;
  }

  #add(tile: string, cell: Cell): void {
    this.#activate(cell);
    const hand = this.host.position;
    const tiles = tilesToAdd(hand, tile, this.#mode);
    if (!tiles) return;
    this.preview.clear();
    this.host.enter(writeHand(addTiles(hand, tile, this.#mode)));
    this.host.announce(strings.added(tiles.map(tileName).join(', ')));
  }

  #onKeydown = (event: KeyboardEvent): void => {
    const rows = paletteRows(this.#redFives);
    const lengths = rows.map((row) => row.length);
    const target = cellByKey(event.key, event.ctrlKey, this.#active, lengths);
    if (target) this.#focus(target);
    else if (event.key === 'Enter' || event.key === ' ') {
      const tile = rows[this.#active.row]?.[this.#active.column];
      if (tile) this.#add(tile, this.#active);
    } else return;
    event.preventDefault();
  };

  #activate(cell: Cell): void {
    this.#active = cell;
    this.host.requestUpdate();
  }

  #focus(cell: Cell): void {
    this.#activate(cell);
    void this.host.updateComplete.then(() => {
      this.host.renderRoot.querySelector<HTMLElement>('.palette-grid [tabindex="0"]')?.focus();
    });
  }

  #setMode(mode: AddMode): void {
    this.#mode = mode;
    this.host.requestUpdate();
  }

  #toggleRedFives = (): void => {
    this.#redFives = !this.#redFives;
    this.#active = { row: 0, column: 0 };
    this.host.requestUpdate();
  };
}
