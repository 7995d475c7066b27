import { html, type TemplateResult } from 'lit';
import type { BenchmarkReport } from '../../benchmark/types.js';
import { isEngineFault } from '../shared/engine-faults.js';
import { faultTemplate } from '../shared/fault.js';
import { faultWords } from './fault-words.js';
import { countCases, headline } from './headline.js';
import type { BenchmarkHost } from './host.js';
import { duration } from './measures.js';
import { strings } from './strings.js';

const measuredSoFar = (report: BenchmarkReport): string =>
  countCases(report) === 0 ? strings.preparing() : strings.measuredSoFar(countCases(report));

/** The sentence that answers, and under it the clock that all figures are as good as. */
export function answerView({ error, shown, state }: BenchmarkHost): TemplateResult {
  if (error) {
    const title = isEngineFault(error.code) ? strings.failed() : strings.refused();
    return html`<p class="headline" part="headline">${title}</p>${faultTemplate(error, faultWords(error))}`;
  }
  if (!shown) {
    const title = state === 'running' ? strings.preparing() : strings.nothingYet();
    return html`<p class="headline" part="headline">${title}</p><p class="small">${strings.howToStart()}</p>`;
  }
  // One short line as long as rows come in: a sentence that grows would push them about.
  const title = state === 'running' ? measuredSoFar(shown) : strings.sentence(headline(shown));
  return html`<p class="headline" part="headline">${title}</p>
    <p class="small">${strings.clock(duration(shown.clockMs), duration(shown.sampleMs))}</p>`;
}
