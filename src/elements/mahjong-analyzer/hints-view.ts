import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Hint, MahjongReport } from '../../mahjong/types.js';
import { bar } from '../shared/bar.js';
import { keyedRows } from '../shared/keyed-rows.js';
import { RowMotion } from '../shared/row-motion.js';
import { steadyOrder } from '../shared/steady-order.js';
import { figure, hasNoChances, spokenFigure, winShare } from './answer.js';
import type { DetailView } from './detail-view.js';
import type { MahjongHost } from './host.js';
import type { Preview } from './preview.js';
import { reason } from './reason.js';
import { strings } from './strings.js';
import { helpfulTiles } from './tile-list.js';
import { tileName } from './tile-names.js';
import { tilePicture } from './tiles/tile.js';

const SHORT_LIST = 5;
/** A row shows this many kinds until it is pressed, so that it stays a row. */
const ROW_TILES = { kinds: 8, improving: 3 };
const keyOf = (hint: Hint) => hint.discard ?? '';

/** The ranked list. Rows keep the order of a run's first figures until its end, then move once. */
export class HintsView implements ReactiveController {
  #all = false;
  #order: string[] = [];
  readonly #motion = new RowMotion(() => this.host.renderRoot.querySelectorAll<HTMLElement>('.hint'));
  #wasRunning = false;

  constructor(
    private readonly host: MahjongHost,
    private readonly preview: Preview,
    private readonly detail: DetailView,
  ) {
    host.addController(this);
  }

  hostUpdate(): void {
    const running = this.host.state === 'running';
    if (running && !this.host.stale && this.#order.length === 0) {
      this.#order = this.host.shown?.hints.map(keyOf) ?? [];
      this.#motion.settle();
    }
    if (running && this.host.stale) this.#order = [];
    if (this.#wasRunning && !running) {
      if (this.#order.length > 0) this.#motion.before();
      this.#order = [];
    }
    this.#wasRunning = running;
  }

  hostUpdated(): void {
    this.#motion.after();
  }

  render(report: MahjongReport): TemplateResult | typeof nothing {
    const ordered = steadyOrder(report.hints, keyOf, this.#order);
    if (ordered.length === 0) return nothing;
    const hidden = ordered.length - SHORT_LIST;
    const shown = this.#all ? ordered : ordered.slice(0, SHORT_LIST);
    const bounded = shown.some((hint) => !hint.exact && winShare(hint) !== null);
    const isComplete = report.state === 'mahjong';
    return html`<p class="small">${caption(report)}</p>
      <ol class=${bounded ? 'hints bounded' : 'hints'} part="hints" aria-label=${strings.hints()} @keydown=${this.#onKeydown}>
        ${keyedRows(shown, keyOf, (hint) => this.#row(hint, report, !isComplete && hint === report.hints[0]))}
      </ol>
      ${hidden > 0 ? this.#more(hidden) : nothing}`;
  }

  #more(hidden: number): TemplateResult {
    return html`<button type="button" class="more" aria-expanded=${this.#all} @click=${this.#toggleAll}>
      ${this.#all ? strings.fewer() : strings.more(hidden)}
    </button>`;
  }

  #row(hint: Hint, report: MahjongReport, best: boolean): TemplateResult {
    const { discard } = hint;
    const looked = discard !== null && this.preview.hint === hint;
    const chosen = discard !== null && this.preview.isChosen(discard);
    return html`<li
      class=${classMap({ hint: true, best, looked, chosen, single: discard === null })}
      part="hint"
      data-key=${keyOf(hint)}
      @pointerenter=${() => this.preview.look('hovered', discard)}
      @pointerleave=${() => this.preview.look('hovered', null)}
    >
      ${discard === null ? nothing : this.#discardButton(discard)}
      ${hasNoChances(report) ? nothing : chance(hint)}
      <p class="reason">${reason(hint, report)}</p>
      <div class="row-tiles">${helpfulTiles(hint.accepts, hint.improvements, chosen ? {} : ROW_TILES)}</div>
      ${
        discard !== null && this.preview.isLastChosen(discard)
          ? html`<div class="row-detail">${this.detail.render()}</div>`
          : nothing
      }
    </li>`;
  }

  #discardButton(discard: string): TemplateResult {
    return html`<button
      type="button"
      class="discard"
      aria-pressed=${this.preview.isChosen(discard)}
      aria-label=${strings.showOnHand(tileName(discard))}
      @click=${() => this.preview.toggle(discard)}
      @focus=${() => this.preview.look('focused', discard)}
      @blur=${() => this.preview.look('focused', null)}
    >${tilePicture(discard)}</button>`;
  }

  #toggleAll = (): void => {
    this.#all = !this.#all;
    this.host.requestUpdate();
  };

  /** Up and down step through the rows, besides Tab. */
  #onKeydown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.preview.release();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !(event.target as HTMLElement).matches('.discard')) return;
    const buttons = [...this.host.renderRoot.querySelectorAll<HTMLElement>('.discard')];
    const next = buttons.indexOf(event.target as HTMLElement) + step;
    buttons[Math.max(0, next)]?.focus();
    event.preventDefault();
  };
}

function chance(hint: Hint): TemplateResult {
  const share = winShare(hint);
  const text = share === null ? strings.pending() : figure(share, hint.exact);
  const spoken = share === null ? strings.pending() : spokenFigure(share, hint.exact);
  return html`<div class="figure">
    <span class="share">${text}</span>
    ${bar(share ?? 0, strings.winChance(), spoken)}
  </div>`;
}

/** What the figures are. */
function caption(report: MahjongReport): string {
  const { hints, state } = report;
  if (hasNoChances(report)) return strings.noChances();
  const draws = Math.max(...hints.map(({ winProbability }) => winProbability.length - 1));
  if (draws < 1) return strings.winChance();
  return state === 'mahjong' ? strings.insteadCaption(draws) : strings.hintsCaption(draws);
}
