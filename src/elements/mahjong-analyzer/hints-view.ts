import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Hint, MahjongReport } from '../../mahjong/types.js';
import { bar } from '../shared/bar.js';
import { keyedRows } from '../shared/keyed-rows.js';
import { RowMotion } from '../shared/row-motion.js';
import { steadyOrder } from '../shared/steady-order.js';
import { winShare } from './answer.js';
import type { MahjongHost } from './host.js';
import type { Preview } from './preview.js';
import { strings } from './strings.js';
import { tilePicture } from './tiles/tile.js';

const SHORT_LIST = 5;
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
    const isComplete = report.state === 'mahjong';
    return html`<p class="small">${caption(report)}</p>
      <ol class="hints" part="hints" aria-label=${strings.hints()} @keydown=${this.#onKeydown}>
        ${keyedRows(shown, keyOf, (hint) => this.#row(hint, !isComplete && hint === report.hints[0]))}
      </ol>
      ${hidden > 0 ? this.#more(hidden) : nothing}`;
  }

  #more(hidden: number): TemplateResult {
    return html`<button type="button" class="more" aria-expanded=${this.#all} @click=${this.#toggleAll}>
      ${this.#all ? strings.fewer() : strings.more(hidden)}
    </button>`;
  }

  #row(hint: Hint, best: boolean): TemplateResult {
    const { discard } = hint;
    const looked = discard !== null && this.preview.hint === hint;
    const share = winShare(hint);
    const figure = share === null ? strings.pending() : strings.finePercent(share);
    return html`<li
      class=${classMap({ hint: true, best, looked, single: discard === null })}
      part="hint"
      data-key=${keyOf(hint)}
      @pointerenter=${() => this.preview.set('hovered', discard)}
      @pointerleave=${() => this.preview.set('hovered', null)}
    >
      ${discard === null ? nothing : this.#discardButton(discard)}
      <div class="figure">
        <span class="share">${figure}</span>
        ${bar(share ?? 0, strings.winChance(), figure)}
      </div>
      <p class="reason">${hint.explanation}</p>
      <div class="accepts-line">
        <p class="small">${strings.shanten(hint.shanten)}, ${strings.tiles(hint.acceptCount)}</p>
        <ul class="accepts" aria-label=${strings.accepts()}>
          ${hint.accepts.map(
            ({ tile, count }) => html`<li class="accept">
              ${tilePicture(tile)}<span class="count" aria-hidden="true">${count}</span
              ><span class="unseen">${strings.acceptedTile(strings.tileName(tile), count)}</span>
            </li>`,
          )}
        </ul>
      </div>
    </li>`;
  }

  #discardButton(discard: string): TemplateResult {
    return html`<button
      type="button"
      class="discard"
      aria-pressed=${this.preview.isPinned(discard)}
      aria-label=${strings.showOnHand(strings.tileName(discard))}
      @click=${() => this.preview.toggle(discard)}
      @focus=${() => this.preview.set('focused', discard)}
      @blur=${() => this.preview.set('focused', null)}
    >${tilePicture(discard)}</button>`;
  }

  #toggleAll = (): void => {
    this.#all = !this.#all;
    this.host.requestUpdate();
  };

  /** Up and down step through the rows, besides Tab. */
  #onKeydown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const buttons = [...this.host.renderRoot.querySelectorAll<HTMLElement>('.discard')];
    const next = buttons.indexOf(event.target as HTMLElement) + step;
    buttons[Math.max(0, next)]?.focus();
    event.preventDefault();
  };
}

/** What the figures are. */
function caption({ hints, state }: MahjongReport): string {
  const draws = Math.max(...hints.map(({ winProbability }) => winProbability.length - 1));
  if (draws < 1) return strings.winChance();
  return state === 'mahjong' ? strings.insteadCaption(draws) : strings.hintsCaption(draws);
}
