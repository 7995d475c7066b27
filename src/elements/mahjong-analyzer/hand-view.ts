import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { cellByKey } from '../shared/grid-keys.js';
import { spokenFigure, winShare } from './amounts.js';
import { compareTiles, FULL_HAND, handSize, kindOf, type Meld, writeHand } from './hand-model.js';
import type { MahjongHost } from './host.js';
import type { Preview } from './preview.js';
import { strings } from './strings.js';
import { tileName, tileWord } from './tile-names.js';
import { tilePicture } from './tiles/tile.js';

/** A meld's first tile lies on its side: a tile's height where the others take its width. */
const LYING_WIDTH = 4 / 3;
const GAP = 0.3;
const WIDEST_ROW = 7;
/** Two melds side by side, one of them perhaps a concealed kong. */
const TWO_MELDS = 7.7;

/** The hand as a grid of one row: concealed tiles, then melds. One tab stop. */
export class HandView {
  /** The cell that Tab reaches. */
  #active = 0;

  constructor(
    private readonly host: MahjongHost,
    private readonly preview: Preview,
    private readonly removable: () => boolean,
  ) {}

  render(): TemplateResult {
    const { concealed, melds } = this.host.position;
    const count = concealed.length + melds.length;
    this.#active = Math.min(this.#active, Math.max(0, count - 1));
    const size = handSize(this.host.position);
    const columns = melds.length > 1 ? TWO_MELDS : WIDEST_ROW;
    return html`<div
        class="hand"
        part="hand"
        role="grid"
        aria-label=${strings.hand(size)}
        aria-rowcount="1"
        .style=${`--units: ${this.#units()}; --per-row: ${evenRows(concealed.length)}; --columns: ${columns}`}
        @keydown=${this.#onKeydown}
      >
        <div role="row" class="hand-row">
          <div class="concealed">${concealed.map((tile, index) => this.#tile(tile, index, size))}</div>
          <div class="melds">${melds.map((meld, index) => this.#meld(meld, concealed.length + index))}</div>
          ${count === 0 ? emptyHand() : nothing}
        </div>
      </div>
      <p class="small caption">${this.#caption()}</p>`;
  }

  #tile(tile: string, index: number, size: number): TemplateResult {
    const marks = this.#marks(tile, index);
    const label = [
      tileName(tile),
      marks.best && strings.bestDiscard(),
      marks.dimmed && strings.discarded(),
      marks.accepted && strings.accepted(),
      this.removable() && strings.pressToRemove(),
    ].filter((part) => part !== false);
    const drawn = size >= FULL_HAND && index > 0 && index === this.host.position.concealed.length - 1;
    return html`<div
      role="gridcell"
      class=${classMap({ 'hand-tile': true, drawn, ...marks })}
      tabindex=${index === this.#active ? 0 : -1}
      aria-label=${strings.joined(label)}
      @click=${() => this.#act(index, tile)}
      @focus=${() => this.#focused(index, tile)}
      @blur=${() => this.preview.look('focused', null)}
      @pointerenter=${() => this.preview.look('hovered', this.removable() ? null : tile)}
      @pointerleave=${() => this.preview.look('hovered', null)}
    >${tilePicture(tile)}</div>`;
  }

  #meld(meld: Meld, index: number): TemplateResult {
    const label = [meldLabel(meld), this.removable() && strings.pressToRemove()].filter(
      (part) => part !== false,
    );
    return html`<div
      role="gridcell"
      class="hand-meld"
      tabindex=${index === this.#active ? 0 : -1}
      aria-label=${strings.joined(label)}
      @click=${() => this.removable() && this.#remove(index)}
      @focus=${() => this.#focused(index, null)}
    >${meld.tiles.map((tile, i) => meldTile(meld, tile, i))}</div>`;
  }

  /** Which marks a concealed tile bears; of several alike only the last is the one to discard. */
  #marks(tile: string, index: number): { best: boolean; dimmed: boolean; accepted: boolean } {
    const { hint } = this.preview;
    const { concealed } = this.host.position;
    const shown = this.host.stale ? null : this.host.shown;
    const best = shown && shown.state !== 'mahjong' ? shown.hints[0] : null;
    const isOne = (discard: string | null | undefined) =>
      discard != null && index === concealed.lastIndexOf(this.#inHand(discard));
    return {
      best: isOne(best?.discard),
      dimmed: isOne(hint?.discard),
      accepted: hint?.accepts.some((accepted) => kindOf(accepted.tile) === kindOf(tile)) ?? false,
    };
  }

  /** The tile itself where the hand holds it, else the one of its kind. */
  #inHand(tile: string): string {
    const { concealed } = this.host.position;
    if (concealed.includes(tile)) return tile;
    return concealed.find((other) => kindOf(other) === kindOf(tile)) ?? tile;
  }

  #caption(): string {
    const { hint } = this.preview;
    if (!hint?.discard) return this.#canCompare() ? strings.howToCompare() : '';
    const share = winShare(hint);
    const tile = tileWord(hint.discard);
    return share === null
      ? strings.handCaptionBare(tile, hint.acceptCount)
      : strings.handCaption(tile, spokenFigure(share, hint.exact), hint.acceptCount);
  }

  #canCompare(): boolean {
    return !this.removable() && !this.host.stale && (this.host.shown?.hints.length ?? 0) > 1;
  }

  /** The hand's length in tile widths, so that it fills its line. */
  #units(): number {
    const { concealed, melds } = this.host.position;
    const meldUnits = melds.map(
      ({ tiles, concealed }) => tiles.length + GAP + (concealed ? 0 : LYING_WIDTH - 1),
    );
    const units = meldUnits.reduce((sum, width) => sum + width, concealed.length + GAP);
    return Math.round(Math.max(units, FULL_HAND) * 100) / 100;
  }

  #act(index: number, tile: string): void {
    if (this.removable()) this.#remove(index);
    else this.preview.toggle(tile);
  }

  #focused(index: number, tile: string | null): void {
    this.#active = index;
    this.preview.look('focused', tile);
  }

  #onKeydown = (event: KeyboardEvent): void => {
    const { concealed, melds } = this.host.position;
    const count = concealed.length + melds.length;
    if (count === 0) return;
    const tile = concealed[this.#active];
    const target = cellByKey(event.key, event.ctrlKey, { row: 0, column: this.#active }, [count]);
    if (target) this.#moveTo(target.column);
    else if (event.key === 'Escape') this.preview.release();
    else if (event.key === 'Delete' || event.key === 'Backspace') this.#remove(this.#active);
    else if (event.key === 'Enter' || event.key === ' ') {
      if (this.removable()) this.#remove(this.#active);
      else if (tile) this.preview.toggle(tile);
    } else return;
    event.preventDefault();
  };

  #remove(index: number): void {
    const { concealed, melds } = this.host.position;
    const meld = melds[index - concealed.length];
    const name = () => (meld ? meldLabel(meld) : tileName(concealed[index]!));
    const rest = concealed.filter((_, i) => i !== index);
    this.preview.clear();
    this.host.enter(
      writeHand({
        concealed: meld ? rest : [...rest].sort(compareTiles),
        melds: melds.filter((other) => other !== meld),
      }),
    );
    this.host.announce(() => strings.removed(name()));
    this.#moveTo(Math.max(0, Math.min(index, concealed.length + melds.length - 2)));
  }

  #moveTo(index: number): void {
    this.#active = index;
    this.host.requestUpdate();
    void this.host.updateComplete.then(() => {
      this.host.renderRoot.querySelector<HTMLElement>('.hand [tabindex="0"]')?.focus();
    });
  }
}

function emptyHand(): TemplateResult {
  return html`<div role="gridcell" class="hand-empty" tabindex="0" aria-label=${strings.enterHand()}></div>`;
}

/** Tiles a row where at most seven have room, so that the rows are as even as can be. */
function evenRows(count: number): number {
  return Math.ceil(count / Math.ceil(count / WIDEST_ROW)) || 0;
}

function meldTile(meld: Meld, tile: string, index: number): TemplateResult {
  if (!meld.concealed)
    return html`<span class=${index === 0 ? 'lying' : 'standing'}>${tilePicture(tile)}</span>`;
  const outer = index === 0 || index === meld.tiles.length - 1;
  return html`<span class="standing">${tilePicture(outer ? null : tile)}</span>`;
}

function meldLabel(meld: Meld): string {
  const kinds = new Set(meld.tiles.map(kindOf));
  const [kind, length] = [kinds.size, meld.tiles.length];
  const name =
    kind === 1 && length === 4
      ? meld.concealed
        ? strings.concealedKong()
        : strings.kong()
      : kind === 1 && length === 3
        ? strings.pung()
        : length === 3
          ? strings.chow()
          : strings.meld();
  return strings.meldName(name, strings.joined(meld.tiles.map(tileName)));
}
