import { html, nothing, type TemplateResult } from 'lit';
import type { Combination, MahjongReport } from '../../mahjong/types.js';
import { groups } from './groups.js';
import type { MahjongHost } from './host.js';
import { patternName } from './named.js';
import { paidReading } from './score-groups.js';
import { strings } from './strings.js';

const SHORT_LIST = 3;
const COMMON = 'standard';

/** The ways to read the hand, each a row of tiles in groups; on a narrow page folded up at first. */
export class ReadingsView {
  #all = false;
  #unfolded = false;

  constructor(private readonly host: MahjongHost) {}

  render(report: MahjongReport): TemplateResult | typeof nothing {
    const { combinations } = report;
    // The one reading of a hand that counts stands in its card.
    const isTold = combinations.length === 1 && paidReading(report) !== undefined;
    if (combinations.length === 0 || isTold) return nothing;
    const title = strings.readingsOf(combinations.length, report.combinationsCapped);
    const hidden = combinations.length - SHORT_LIST;
    const shown = this.#all ? combinations : combinations.slice(0, SHORT_LIST);
    return html`<div class=${this.#unfolded ? 'readings unfolded' : 'readings'} part="readings">
      <p class="title">${title}</p>
      <button
        type="button"
        class="unfold"
        aria-expanded=${this.#unfolded}
        @click=${this.#unfold}
      >${title}</button>
      <div class="readings-body">
        <ul class="reading-list" aria-label=${strings.readings()}>
          ${shown.map((reading) => this.#reading(reading, combinations))}
        </ul>
        ${
          hidden > 0
            ? html`<button type="button" class="more" aria-expanded=${this.#all} @click=${this.#toggleAll}>
              ${this.#all ? strings.fewer() : strings.moreReadings(hidden)}
            </button>`
            : nothing
        }
      </div>
    </div>`;
  }

  /** Only patterns out of the common are named. */
  #reading(reading: Combination, all: readonly Combination[]): TemplateResult {
    const { pattern, best } = reading;
    const isMarked = best && all.length > 1;
    const name = pattern === COMMON ? nothing : patternName(this.host.names, pattern);
    const mark = isMarked ? strings.bestReading() : nothing;
    const comma = name !== nothing && isMarked ? strings.joined(['', '']) : nothing;
    return html`<li class="reading">
      ${name === nothing && !isMarked ? nothing : html`<p class="small">${name}${comma}${mark}</p>`}
      ${groups(reading)}
    </li>`;
  }

  #unfold = (): void => {
    this.#unfolded = !this.#unfolded;
    this.host.requestUpdate();
  };

  #toggleAll = (): void => {
    this.#all = !this.#all;
    this.host.requestUpdate();
  };
}
