import { afterEach } from 'vitest';
import type {
  BenchmarkProgress,
  BenchmarkReport,
  BenchmarkRequest,
  CaseResult,
  Entry,
} from '../../../src/benchmark/index.js';
import type { AnalyzerBenchmarkElement } from '../../../src/elements/analyzer-benchmark/index.js';
import '../../../src/elements/analyzer-benchmark/index.js';
import { FakeAnalyzer } from '../fake-analyzer.js';

const mounted: Element[] = [];

afterEach(() => {
  for (const element of mounted.splice(0)) element.remove();
});

export interface Mounted {
  element: AnalyzerBenchmarkElement;
  fake: FakeAnalyzer<BenchmarkRequest, BenchmarkReport>;
  root: ShadowRoot;
}

/** An element on the page with an analyzer that does as it is told. */
export async function mount(properties: Partial<AnalyzerBenchmarkElement> = {}): Promise<Mounted> {
  const fake = new FakeAnalyzer<BenchmarkRequest, BenchmarkReport>();
  return { fake, ...(await mountReal({ analyzer: fake, ...properties })) };
}

/** An element that starts a worker for each run. */
export async function mountReal(properties: Partial<AnalyzerBenchmarkElement> = {}) {
  const element = document.createElement('analyzer-benchmark');
  Object.assign(element, properties);
  document.body.append(element);
  mounted.push(element);
  await settle(element);
  return { element, root: element.shadowRoot! };
}

/** Waits until updates, and what they cause, have come to rest. */
export async function settle(element: AnalyzerBenchmarkElement): Promise<void> {
  for (let i = 0; i < 4; i++) {
    await element.updateComplete;
    await Promise.resolve();
  }
  await new Promise((done) => setTimeout(done));
  await element.updateComplete;
}

export const text = (root: ParentNode, selector: string): string =>
  root.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

export function button(root: ParentNode, label: string): HTMLButtonElement {
  const found = [...root.querySelectorAll('button')].find((one) => one.textContent?.trim() === label);
  if (!found) throw new Error(`There is no button "${label}".`);
  return found;
}

/** The box of a game or a suite, by its label's first words. */
export function box(root: ParentNode, label: string): HTMLInputElement {
  const found = [...root.querySelectorAll<HTMLElement>('.check')].find((one) =>
    one.textContent?.trim().startsWith(label),
  );
  if (!found) throw new Error(`Nothing to check is called "${label}".`);
  return found.querySelector('input')!;
}

const spread = (median: number) => ({ median, q1: median * 0.9, q3: median * 1.2 });

const entry = (name: string, role: string, ms: number, more: Partial<Entry> = {}): Entry => ({
  ...{ name, role, repeats: 1, samples: 6, time: spread(ms), ratio: null, agreement: null, warnings: [] },
  ...more,
});

/** A case in which plain TypeScript takes `ratio` times as long. */
export const caseOf = (name: string, ratio: number, wrong = 0): CaseResult => ({
  ...{ name, inputs: 128, batchSize: 64, rounds: 6 },
  entries: [
    entry('hintwright, WASM', 'kernel', 1e-4),
    entry('oracle, TypeScript', 'oracle', ratio * 1e-4, {
      ratio: spread(ratio),
      agreement: { kind: 'same', compared: 128, agreed: 128 - wrong },
      note: 'not written for speed',
      warnings: ['zero-mad: samples hardly differ'],
    }),
  ],
  missing: [{ name: 'a peer', reason: 'not installed' }],
  targets: [{ text: 'median under 1 ms', measured: 2, reached: false }],
});

const now = (share: number): BenchmarkProgress => ({
  ...{ game: 'mahjong', suite: 'shanten', case: 'normal', fraction: 0.5, share },
});

export function reportOf(cases: CaseResult[], more: Partial<BenchmarkReport> = {}): BenchmarkReport {
  const about = { game: 'mahjong', name: 'shanten', title: 'Shanten, all forms', about: 'Kernel to kernel.' };
  return {
    ...{
      game: 'benchmark',
      date: '2026-01-02T03:04:05.000Z',
      hintwright: '0.1.0',
      clockMs: 0.1,
      sampleMs: 5,
    },
    machine: {
      runtime: 'Some browser',
      platform: 'a worker',
      cpu: 'unknown processor',
      cores: 2,
      load: null,
    },
    flags: { filters: [], size: 'quick', seed: 1, rounds: null },
    suites: cases.length > 0 ? [{ ...about, cases }] : [],
    ...{ complete: true, progress: null, timeMs: 4200 },
    ...more,
  };
}

export const partialOf = (cases: CaseResult[], share: number): BenchmarkReport =>
  reportOf(cases, { complete: false, progress: now(share), timeMs: 1500 });
