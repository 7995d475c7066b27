import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { BenchmarkReport } from '../../benchmark/types.js';
import { spokenLanguage } from '../shared/languages.js';
import { suiteView } from './case-view.js';
import { factsView } from './facts-view.js';
import { countCases } from './headline.js';
import type { BenchmarkHost } from './host.js';
import { strings } from './strings.js';

/**
 * Tables appear under those that are there as cases are measured, and are not drawn again: drawing takes time from what is
 * measured. A new run keeps the height of the last one's tables until it ends.
 */
export class ResultsView {
  #height = 0;
  #wasRunning = false;

  constructor(private readonly host: BenchmarkHost) {}

  /** Before an update: how tall the tables stand as a run begins. */
  hold(): void {
    const running = this.host.state === 'running';
    if (running && !this.#wasRunning) {
      this.#height = this.host.renderRoot.querySelector<HTMLElement>('.results')?.offsetHeight ?? 0;
    }
    if (!running) this.#height = 0;
    this.#wasRunning = running;
  }

  render(): TemplateResult {
    const { shown } = this.host;
    const running = this.host.state === 'running';
    return html`<section
      class="results"
      part="results"
      aria-label=${strings.results()}
      aria-busy=${running}
      .style=${this.#height > 0 ? `min-block-size: ${this.#height}px` : ''}
    >${guard([spokenLanguage(), shown?.date, shown && countCases(shown), running], () => (shown ? tables(shown, running) : nothing))}</section>`;
  }
}

function tables(report: BenchmarkReport, running: boolean): TemplateResult {
  if (report.suites.length === 0) return html``;
  return html`<p class="small">${strings.legend()}</p>
    ${report.suites.map(suiteView)}
    ${running ? nothing : factsView(report)}`;
}
