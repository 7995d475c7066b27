import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Hint, QuoridorReport } from '../../quoridor/types.js';
import { bar } from '../shared/bar.js';
import { keyedRows } from '../shared/keyed-rows.js';
import { SteadyRows } from '../shared/steady-rows.js';
import { chance, reason } from './hint-words.js';
import { focusBoard, type QuoridorHost } from './host.js';
import type { LinePreview } from './line-preview.js';
import { lineView } from './line-view.js';
import { moveIcon } from './move-icon.js';
import type { Proposal } from './proposal.js';
import { strings } from './strings.js';

const SHORT_LIST = 5;
/** More moves than these are not ranked by a press of the button. */
const MOST_LINES = 10;
const keyOf = ({ move }: Hint) => move;

export interface HintsHost extends QuoridorHost {
  /** Ranks so many moves. */
  rank(lines: number): void;
}

/** The ranked moves. Rows keep the order of a run's first figures until its end, then move once. */
export class HintsView {
  #all = false;
  readonly #rowsOrder: SteadyRows;

  constructor(
    private readonly host: HintsHost,
    private readonly proposal: Proposal,
    private readonly preview: LinePreview,
  ) {
    this.#rowsOrder = new SteadyRows(host, '.hint', () => ({
      running: host.state === 'running',
      keys: host.figures && host.ranked.map(keyOf),
    }));
  }

  render(report: QuoridorReport): TemplateResult | typeof nothing {
    const { ranked } = this.host;
    if (ranked.length === 0) return nothing;
    const ordered = this.#rowsOrder.arrange(ranked, keyOf);
    const shown = this.#all ? ordered : ordered.slice(0, SHORT_LIST);
    return html`<p class="small">${strings.hintsCaption(report.toMove)}</p>
      <ol class="hints" part="hints" aria-label=${strings.hints()} @keydown=${this.#onKeydown}>
        ${keyedRows(shown, keyOf, (hint) => this.#row(hint, ranked.indexOf(hint) + 1, report))}
      </ol>`;
  }

  #row(hint: Hint, rank: number, report: QuoridorReport): TemplateResult {
    const { move } = hint;
    const chosen = this.proposal.pinned === move;
    return html`<li
      class=${classMap({ listed: true, hint: true, best: rank === 1, chosen, looked: this.proposal.move === move })}
      part="hint"
      data-key=${move}
      @pointerenter=${() => this.proposal.look('listed', move)}
      @pointerleave=${() => this.proposal.look('listed', null)}
    >
      <span class="rank" aria-hidden="true">${rank}</span>
      <button
        type="button"
        class="choose"
        aria-expanded=${chosen}
        aria-label=${strings.showLine(rank, strings.moveName(move))}
        @click=${() => (chosen ? this.#release() : this.proposal.pin(move))}
        @focus=${() => this.proposal.look('listed', move)}
        @blur=${() => this.proposal.look('listed', null)}
      >${moveIcon(move)}<span>${move}</span></button>
      <div class="figure">
        <span class="share">${chance(hint.winProbability)}</span>
        ${bar(hint.winProbability, strings.winChance(), chance(hint.winProbability))}
      </div>
      <p class="reason">${reason(report, hint)}</p>
      <button type="button" class="play" aria-label=${strings.playMove(move)} @click=${() => this.#play(move)}>
        ${strings.play()}
      </button>
      ${chosen ? lineView(hint, report.toMove, this.preview) : nothing}
    </li>`;
  }

  /** The rows that are folded away, else more moves to rank. */
  more({ legalMoves }: QuoridorReport): TemplateResult | typeof nothing {
    const { length } = this.host.ranked;
    const hidden = length - SHORT_LIST;
    if (hidden > 0)
      return html`<button type="button" class="compact" aria-expanded=${this.#all} @click=${this.#toggleAll}>
        ${this.#all ? strings.fewer() : strings.more(hidden)}
      </button>`;
    const most = Math.min(legalMoves.length, MOST_LINES);
    if (length === 0 || length >= most) return nothing;
    const lines = length < SHORT_LIST ? Math.min(SHORT_LIST, most) : most;
    return html`<button type="button" class="compact" @click=${() => this.#rank(lines)}>${strings.rankMore(lines)}</button>`;
  }

  #rank(lines: number): void {
    this.#all = true;
    this.host.rank(lines);
  }

  #play(move: string): void {
    this.host.play(move);
    focusBoard(this.host);
  }

  #release(): void {
    this.preview.clear();
    this.proposal.release();
  }

  #toggleAll = (): void => {
    this.#all = !this.#all;
    this.host.requestUpdate();
  };

  /** Up and down step through the rows, besides Tab. */
  #onKeydown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.proposal.pinned) this.#release();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !(event.target as HTMLElement).matches('.choose')) return;
    const buttons = [...this.host.renderRoot.querySelectorAll<HTMLElement>('.hint .choose')];
    buttons[Math.max(0, buttons.indexOf(event.target as HTMLElement) + step)]?.focus();
    event.preventDefault();
  };
}
