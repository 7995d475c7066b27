import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Hint, MahjongReport } from '../../mahjong/types.js';
import { choice } from '../shared/choice.js';
import { keyedRows } from '../shared/keyed-rows.js';
import { SteadyRows } from '../shared/steady-rows.js';
import { winShare } from './amounts.js';
import { hasNoChances } from './answer.js';
import type { DetailView } from './detail-view.js';
import { type FigureScale, figureScale, figures } from './figures.js';
import type { MahjongHost } from './host.js';
import type { Preview } from './preview.js';
import { hasWorth, SORTS, type Sort, sortOf } from './ranking.js';
import { reason } from './reason.js';
import { strings } from './strings.js';
import { helpfulTiles } from './tile-list.js';
import { tileName } from './tile-names.js';
import { tilePicture } from './tiles/tile.js';
import { MANY, unitOf } from './units.js';

const SHORT_LIST = 5;
/** A row shows this many kinds until it is pressed, so that it stays a row. */
const ROW_TILES = { kinds: 8, improving: 3 };
const keyOf = (hint: Hint) => hint.discard ?? '';

/** The ranked list. Rows keep the order of a run's first figures until its end, then move once. */
export class HintsView {
  #all = false;
  /** Of a hand that wins: whether the discards are to be seen all the same. */
  #unfolded = false;
  readonly #rowsOrder: SteadyRows;

  constructor(
    private readonly host: MahjongHost,
    private readonly preview: Preview,
    private readonly detail: DetailView,
  ) {
    this.#rowsOrder = new SteadyRows(host, '.hint', () => ({
      running: host.state === 'running',
      keys: host.stale ? null : (host.shown?.hints.map(keyOf) ?? []),
    }));
  }

  render(report: MahjongReport): TemplateResult | typeof nothing {
    if (report.hints.length === 0) return nothing;
    const folded = this.isFolded(report);
    // Hidden, not left out: Chromium keeps what radio buttons stood in when they are removed.
    return html`${wins(report) ? this.#unfolder(folded) : nothing}
      <div ?hidden=${folded}>${this.#list(report, folded ? [] : this.#rows(report))}</div>`;
  }

  #unfolder(folded: boolean): TemplateResult {
    return html`<button
      type="button"
      class="unfolder instead"
      aria-expanded=${!folded}
      @click=${() => this.#unfold(folded)}
    >${strings.ifYouDiscard()}</button>`;
  }

  /** Who has won asks for discards only where they are wanted: the list is unfolded, or one is chosen in the hand. */
  isFolded(report: MahjongReport): boolean {
    return wins(report) && !this.#unfolded && !this.preview.hasChosen;
  }

  #unfold(unfolded: boolean): void {
    this.#unfolded = unfolded;
    if (!unfolded) this.preview.release();
    this.host.requestUpdate();
  }

  #rows(report: MahjongReport): readonly Hint[] {
    return this.#rowsOrder.arrange(report.hints, keyOf);
  }

  #list(report: MahjongReport, ordered: readonly Hint[]): TemplateResult {
    const hidden = ordered.length - SHORT_LIST;
    const shown = this.#all ? ordered : ordered.slice(0, SHORT_LIST);
    const bounded = shown.some((hint) => !hint.exact && winShare(hint) !== null);
    const isComplete = report.state === 'mahjong';
    const scale = figureScale(report, this.host.sort);
    const classes = { hints: true, bounded, 'by-score': scale.sort === 'score' };
    return html`<div class="hints-head">
        <p class="small">${caption(report, scale.sort)}${hasWorth(report) ? beside(scale) : nothing}</p>
        <div ?hidden=${!hasWorth(report)}>${this.#sorts()}</div>
      </div>
      <ol class=${classMap(classes)} part="hints" aria-label=${strings.hints()} @keydown=${this.#onKeydown}>
        ${keyedRows(shown, keyOf, (hint) => this.#row(hint, report, scale, !isComplete && hint === report.hints[0]))}
      </ol>
      ${hidden > 0 ? this.#more(hidden) : nothing}`;
  }

  #sorts(): TemplateResult {
    const names: Record<Sort, string> = { win: strings.byWin(), score: strings.byScore() };
    return choice({
      legend: strings.sortBy(),
      name: 'sort',
      options: SORTS.map((value) => ({ value, label: names[value] })),
      chosen: sortOf(this.host.sort),
      choose: (sort) => this.#sort(sort),
    });
  }

  /** The rows take their new places at once, also where a run still keeps them in order. */
  #sort(sort: Sort): void {
    this.#rowsOrder.release();
    this.host.sort = sort;
  }

  #more(hidden: number): TemplateResult {
    return html`<button type="button" class="more" aria-expanded=${this.#all} @click=${this.#toggleAll}>
      ${this.#all ? strings.fewer() : strings.more(hidden)}
    </button>`;
  }

  #row(hint: Hint, report: MahjongReport, scale: FigureScale, best: boolean): TemplateResult {
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
      ${hasNoChances(report) ? nothing : figures(hint, scale)}
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

const wins = ({ score }: MahjongReport): boolean => score?.wins === true;

/** What the figure at the rows' end is, where there is no room for its unit. */
function beside({ sort, rules }: FigureScale): TemplateResult {
  const what =
    sort === 'win' ? strings.expectedBeside(strings.unitName(unitOf(rules), MANY)) : strings.chanceBeside();
  return html`<span class="without-unit">${strings.noted(['', what])}</span>`;
}

/** What the figures are. */
function caption(report: MahjongReport, sort: Sort): string {
  const { hints, state } = report;
  if (hasNoChances(report)) return strings.noChances();
  const draws = Math.max(...hints.map(({ winProbability }) => winProbability.length - 1));
  if (draws < 1) return strings.winChance();
  if (sort === 'score') return strings.worthCaption(strings.unitName(unitOf(report.rules), MANY), draws);
  return state === 'mahjong' && !wins(report) ? strings.insteadCaption(draws) : strings.hintsCaption(draws);
}
