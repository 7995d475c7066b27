import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { QuoridorReport } from '../../quoridor/types.js';
import { bar } from '../shared/bar.js';
import { keyedRows } from '../shared/keyed-rows.js';
import { type Effect, effectsOf } from './effects.js';
import { focusBoard, type QuoridorHost } from './host.js';
import { moveIcon } from './move-icon.js';
import type { Proposal } from './proposal.js';
import { strings } from './strings.js';
import { effectWords } from './words.js';

const SHORT_LIST = 5;
const keyOf = ({ move }: Effect) => move;

/** What each legal move does to both paths, the greatest gain first; folded away beside hints, and where it could spoil the game. */
export class EffectsView {
  #all = false;
  #open = false;
  /** The report last sorted: views are drawn more often than reports come. */
  #sorted: { report: QuoridorReport; effects: Effect[] } | null = null;

  constructor(
    private readonly host: QuoridorHost,
    private readonly proposal: Proposal,
  ) {}

  render(report: QuoridorReport): TemplateResult | typeof nothing {
    if (this.#sorted?.report !== report) this.#sorted = { report, effects: effectsOf(report) };
    const { effects } = this.#sorted;
    if (effects.length === 0) return nothing;
    return this.#open || !this.#folds ? this.#list(effects) : nothing;
  }

  /** The button that unfolds the list, where it is folded away. */
  switch({ effects }: QuoridorReport): TemplateResult | typeof nothing {
    if (!this.#folds || effects.length === 0) return nothing;
    return html`<button type="button" class="compact" aria-expanded=${this.#open} @click=${this.#toggle}>
      ${strings.everyEffect()}
    </button>`;
  }

  get #folds(): boolean {
    return !this.host.spoils || this.host.ranked.length > 0;
  }

  #list(effects: Effect[]): TemplateResult {
    const most = Math.max(1, effects[0]!.gain);
    const hidden = effects.length - SHORT_LIST;
    return html`<p class="small">${strings.effectsCaption()}</p>
      <ol class="effects" part="effects" aria-label=${strings.effects()} @keydown=${this.#onKeydown}>
        ${keyedRows(this.#all ? effects : effects.slice(0, SHORT_LIST), keyOf, (effect) => this.#row(effect, most))}
      </ol>
      ${hidden > 0 ? this.#more(hidden) : nothing}`;
  }

  #row(effect: Effect, most: number): TemplateResult {
    const { move, gain } = effect;
    const chosen = this.proposal.pinned === move;
    return html`<li
      class=${classMap({ listed: true, effect: true, chosen, looked: this.proposal.move === move })}
      part="effect"
      data-key=${move}
      @pointerenter=${() => this.proposal.look('listed', move)}
      @pointerleave=${() => this.proposal.look('listed', null)}
    >
      <button
        type="button"
        class="choose"
        aria-pressed=${chosen}
        aria-label=${strings.show(strings.moveName(move))}
        @click=${() => (chosen ? this.proposal.release() : this.proposal.pin(move))}
        @focus=${() => this.proposal.look('listed', move)}
        @blur=${() => this.proposal.look('listed', null)}
      >${moveIcon(move)}<span>${move}</span></button>
      <div class="figure">
        <span class="share">${strings.signed(gain)}</span>
        ${bar(Math.max(0, gain / most), strings.gain(), strings.signed(gain))}
      </div>
      <p class="reason">${strings.sentence(effectWords(effect))}</p>
      ${
        chosen
          ? html`<button type="button" class="play" aria-label=${strings.playMove(move)} @click=${this.#play}>
            ${strings.play()}
          </button>`
          : nothing
      }
    </li>`;
  }

  #more(hidden: number): TemplateResult {
    return html`<button type="button" class="more" aria-expanded=${this.#all} @click=${this.#toggleAll}>
      ${this.#all ? strings.fewer() : strings.more(hidden)}
    </button>`;
  }

  #play = (): void => {
    this.proposal.confirm();
    focusBoard(this.host);
  };

  #toggle = (): void => {
    this.#open = !this.#open;
    this.host.requestUpdate();
  };

  #toggleAll = (): void => {
    this.#all = !this.#all;
    this.host.requestUpdate();
  };

  /** Up and down step through the rows, besides Tab. */
  #onKeydown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !(event.target as HTMLElement).matches('.choose')) return;
    const buttons = [...this.host.renderRoot.querySelectorAll<HTMLElement>('.effect .choose')];
    buttons[Math.max(0, buttons.indexOf(event.target as HTMLElement) + step)]?.focus();
    event.preventDefault();
  };
}
