import { html, nothing, type TemplateResult } from 'lit';
import { choice } from '../shared/choice.js';
import { FULL_HAND, handSize, kindOf, writeHand } from './hand-model.js';
import type { MahjongHost } from './host.js';
import { ADD_MODES, type AddMode, addTiles, copiesLeft, paletteRows, tilesToAdd } from './palette-model.js';
import type { Preview } from './preview.js';
import { hasFlowers } from './settings.js';
import { strings } from './strings.js';
import { type GridTile, TileGrid } from './tile-grid.js';
import { tileName } from './tile-names.js';

/** All tiles, to build a hand by tapping, and what a tap adds. */
export class PaletteView {
  open = false;
  #mode: AddMode = 'tile';
  #redFives = false;
  readonly #grid: TileGrid;

  constructor(
    private readonly host: MahjongHost,
    private readonly preview: Preview,
  ) {
    this.#grid = new TileGrid(host, 'palette');
  }

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
      ${this.#grid.render({
        label: strings.palette(),
        rows: paletteRows(this.#redFives, hasFlowers(this.host.request)),
        describe: (tile) => this.#describe(tile),
        press: (tile) => this.#add(tile),
      })}
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
    return choice({
      legend: strings.addAs(),
      name: 'mode',
      options: ADD_MODES.map((value) => ({ value, label: names[value] })),
      chosen: this.#mode,
      choose: (mode) => this.#setMode(mode),
    });
  }

  #describe(tile: string): GridTile {
    const hand = this.host.position;
    return {
      usable: tilesToAdd(hand, tile, this.#mode) !== null,
      label: strings.left(tileName(tile), copiesLeft(hand, tile)),
      accepted: this.preview.hint?.accepts.some((other) => kindOf(other.tile) === tile) ?? false,
    };
  }

  #add(tile: string): void {
    const hand = this.host.position;
    const tiles = tilesToAdd(hand, tile, this.#mode);
    if (!tiles) return;
    this.preview.clear();
    this.host.enter(writeHand(addTiles(hand, tile, this.#mode)));
    this.host.announce(() => strings.added(strings.joined(tiles.map(tileName))));
  }

  #setMode(mode: AddMode): void {
    this.#mode = mode;
    this.host.requestUpdate();
  }

  #toggleRedFives = (): void => {
    this.#redFives = !this.#redFives;
    this.#grid.reset();
    this.host.requestUpdate();
  };
}
