import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { faultWords } from './fault-words.js';
import { readHand, writeHand } from './hand-model.js';
import type { MahjongHost } from './host.js';
import { copiesLeft, paletteRows } from './palette-model.js';
import { strings } from './strings.js';
import { TileGrid } from './tile-grid.js';
import { tileName } from './tile-names.js';
import { tilePicture } from './tiles/tile.js';

/** How long the user must pause typing before the tiles are taken, in ms. */
const DEBOUNCE_MS = 150;

/** The fields of a request that are tiles other than the hand's. */
export type TileFieldName = 'dora' | 'uraDora' | 'discards' | 'seen';

/** Those that lie open before the hand is won. */
const OPEN = ['dora', 'discards', 'seen'] as const;

/** Tiles besides the hand, typed or picked from a grid of their own. */
export class TileField {
  #draft: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #open = false;
  readonly #grid: TileGrid;

  constructor(
    private readonly host: MahjongHost,
    private readonly field: TileFieldName,
    private readonly label: () => string,
    private readonly note: () => string = () => '',
  ) {
    this.#grid = new TileGrid(host, field);
  }

  /** What is wrong with these tiles is told here. */
  owns(input: string | undefined): boolean {
    return input !== undefined && input === this.host.request[this.field];
  }

  render(): TemplateResult {
    const { error } = this.host;
    const fault = this.owns(error?.input) ? error : null;
    const tiles = readHand(this.#text).concealed;
    const id = `fault-${this.field}`;
    return html`<div class="tile-field">
      <label>
        <span class="field-name">${strings.joined([this.label(), this.note()].filter(Boolean))}</span>
        <input
          type="text"
          dir="ltr"
          autocapitalize="none"
          autocomplete="off"
          spellcheck="false"
          aria-invalid=${fault ? 'true' : 'false'}
          aria-describedby=${id}
          .value=${live(this.#text)}
          @input=${this.#onInput}
          @change=${() => this.flush()}
        />
      </label>
      <button type="button" aria-label=${strings.pickFor(this.label())} aria-expanded=${this.#open} @click=${this.#toggle}>
        ${strings.pick()}
      </button>
      <div id=${id} class="tile-field-fault">${fault ? html`<p class="fault">${faultWords(fault)}</p>` : nothing}</div>
      ${tiles.length > 0 ? html`<div class="tile-field-tiles" aria-hidden="true">${tiles.map(small)}</div>` : nothing}
      ${this.#open ? this.#picker(tiles) : nothing}
    </div>`;
  }

  /** Takes what is typed now. */
  flush(): void {
    clearTimeout(this.#timer);
    const text = this.#draft;
    this.#draft = null;
    if (text === null) return;
    this.#enter(text);
  }

  /** Forgets what is typed: the element is gone. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#draft = null;
  }

  get #text(): string {
    return this.#draft ?? this.host.request[this.field] ?? '';
  }

  #picker(tiles: readonly string[]): TemplateResult {
    return html`<div class="tile-field-picker">
      ${this.#grid.render({
        label: strings.pickFor(this.label()),
        rows: paletteRows(false),
        describe: (tile) => {
          const left = this.#left(tile, tiles);
          return { usable: left > 0, label: strings.left(tileName(tile), left) };
        },
        press: (tile) => this.#add(tile, tiles),
      })}
      <button
        type="button"
        class="compact"
        aria-label=${strings.removeLastOf(this.label())}
        ?disabled=${tiles.length === 0}
        @click=${() => this.#put(tiles.slice(0, -1))}
      >${strings.removeLast()}</button>
    </div>`;
  }

  /** Copies that neither the hand nor what lies open holds. */
  #left(tile: string, tiles: readonly string[]): number {
    const others = OPEN.filter((field) => field !== this.field).map(
      (field) => this.host.request[field] ?? '',
    );
    const { concealed, melds } = this.host.position;
    const open = [...tiles, ...others.flatMap((text) => readHand(text).concealed)];
    return copiesLeft({ concealed: [...concealed, ...open], melds }, tile);
  }

  #add(tile: string, tiles: readonly string[]): void {
    if (this.#left(tile, tiles) <= 0) return;
    this.#put([...tiles, tile]);
    this.host.announce(() => strings.added(tileName(tile)));
  }

  #put(tiles: string[]): void {
    this.drop();
    this.#enter(writeHand({ concealed: tiles, melds: [] }));
  }

  #enter(text: string): void {
    this.host.change({ [this.field]: text.trim() === '' ? undefined : text });
  }

  #onInput = (event: Event): void => {
    this.#draft = (event.target as HTMLInputElement).value;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), DEBOUNCE_MS);
    this.host.requestUpdate();
  };

  #toggle = (): void => {
    this.#open = !this.#open;
    this.host.requestUpdate();
  };
}

const small = (tile: string) => html`<span class="small-tile">${tilePicture(tile)}</span>`;
