import { html, nothing, type TemplateResult } from 'lit';
import { caseRemarks, isFault } from '../../benchmark/index.js';
import type { CaseResult, Entry, SuiteResult } from '../../benchmark/types.js';
import { duration, quartiles, span, times } from './measures.js';
import { spreadBar } from './spread-bar.js';
import { strings } from './strings.js';

/** A suite and its cases, a table each. Names of contestants, explanations and remarks come with the report, which is in English. */
export function suiteView({ game, name, about, cases }: SuiteResult): TemplateResult {
  return html`<section class="suite" part="suite" aria-label=${strings.joined([strings.game(game), name])}>
    <h3>${strings.game(game)} · ${strings.suite(game, name)}</h3>
    <p class="small" lang="en">${about}</p>
    <div class="cases">${cases.map(caseView)}</div>
  </section>`;
}

function caseView(result: CaseResult): TemplateResult {
  const remarks = caseRemarks({ ...result, missing: result.missing.filter(({ absent }) => !absent) });
  const longest = Math.max(...result.entries.map(({ time }) => time.q3));
  return html`<div class="case" part="case">
    <table>
      <caption><span lang="en">${result.name}</span>${sizeOf(result)}</caption>
      <thead>
        <tr>
          <th scope="col">${strings.contestant()}</th>
          <th scope="col">${strings.time()}</th>
          <th scope="col">${strings.takes()}</th>
        </tr>
      </thead>
      <tbody>${result.entries.map((entry, place) => entryRow(entry, longest, place === 0))}</tbody>
    </table>
    ${remarks.length === 0 ? nothing : html`<ul class="small remarks" lang="en">${remarks.map((remark) => html`<li>${remark}</li>`)}</ul>`}
  </div>`;
}

function sizeOf({ inputs, batchSize, rounds }: CaseResult): string {
  const how = batchSize === 1 ? strings.eachAlone() : strings.inRounds(rounds, batchSize);
  return strings.caseSize(inputs, how);
}

function entryRow(entry: Entry, longest: number, isFirst: boolean): TemplateResult {
  const { name, version, time, ratio } = entry;
  return html`<tr class=${isFirst ? 'first' : ''}>
    <th scope="row">
      <span lang="en">${version === undefined ? name : `${name} ${version}`}</span>${agreement(entry)}
    </th>
    <td>
      <b>${duration(time.median)}</b> <span class="small">${quartiles(time)}</span>${spreadBar(time, longest)}
    </td>
    <td>${ratio ? html`<b>${times(ratio.median)}</b> <span class="small">${span(ratio)}</span>` : html`<b>${strings.ratio('1')}</b> <span class="small">${strings.first()}</span>`}</td>
  </tr>`;
}

function agreement({ agreement: found }: Entry): TemplateResult | typeof nothing {
  if (!found) return nothing;
  const { kind, agreed, compared } = found;
  if (isFault(found))
    return html`<span class="wrong">${strings.wrongAnswers(compared - agreed, compared)}</span>`;
  const words = kind === 'same' ? strings.sameAnswers() : strings.shareOfAnswers(agreed, compared);
  return html`<span class="small">${words}</span>`;
}
