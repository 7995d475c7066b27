import { html, type TemplateResult } from 'lit';
import { absentNames } from '../../benchmark/index.js';
import type { BenchmarkReport } from '../../benchmark/types.js';
import { duration } from './measures.js';
import { strings } from './strings.js';

type Fact = readonly [name: string | TemplateResult, value: string | TemplateResult];

/** What the report says itself, which is in English. */
const quoted = (text: string): TemplateResult => html`<span lang="en">${text}</span>`;

/** How it was measured. */
function factsOf(report: BenchmarkReport): Fact[] {
  const { date, hintwright, machine, clockMs, sampleMs, flags } = report;
  const { runtime, platform, cpu, cores } = machine;
  return [
    [strings.fact('date'), quoted(date)],
    [quoted('hintwright'), quoted(hintwright)],
    [strings.fact('runtime'), quoted(runtime)],
    [strings.fact('machine'), html`${quoted(`${cpu}, ${platform}`)} · ${strings.cores(cores)}`],
    [strings.fact('clock'), strings.clockFact(duration(clockMs), duration(sampleMs))],
    [strings.fact('run'), runOf(flags)],
    ...elsewhere(absentNames(report)),
  ];
}

/** Other libraries are measured in Node alone. */
const elsewhere = (names: readonly string[]): Fact[] =>
  names.length === 0 ? [] : [[strings.inNode(), quoted(`${names.join(', ')} · npx hintwright bench`)]];

function runOf({ filters, size, seed, rounds }: BenchmarkReport['flags']): TemplateResult {
  const how = strings.joined([
    size === 'quick' ? strings.quick() : strings.thorough(),
    strings.seed(seed),
    ...(rounds === null ? [] : [strings.rounds(rounds)]),
  ]);
  return html`${filters.length > 0 ? quoted(filters.join(' ')) : strings.allSuites()} · ${how}`;
}

export function factsView(report: BenchmarkReport): TemplateResult {
  return html`<section part="facts" aria-label=${strings.facts()}>
    <h3>${strings.facts()}</h3>
    <dl class="small facts">${factsOf(report).map(
      ([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
    )}</dl>
  </section>`;
}
