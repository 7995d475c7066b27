import type { BenchmarkProgress, CaseResult, SuiteResult } from '../../src/benchmark/index.js';
import { clockStep, sampleLength } from './clock.js';
import { measureCase } from './measure.js';
import type { Setting, Suite } from './types.js';

export interface RunOptions {
  rounds?: number | undefined;
  signal?: AbortSignal | undefined;
  /** Called before whatever takes long: a page breathes here. */
  pause?: (() => Promise<void>) | undefined;
  /** The smallest step of the clock, where it is known. */
  clockMs?: number | undefined;
  onProgress?: ((progress: BenchmarkProgress) => void) | undefined;
  /** Called, and waited for, as soon as a case is measured. */
  onCase?: ((suite: Suite, result: CaseResult) => void | Promise<void>) | undefined;
}

/** Runs suites, a case at a time. `clockMs` is the smallest step of the clock, `sampleMs` the least length of a sample. */
export async function runSuites(
  suites: readonly Suite[],
  setting: Setting,
  options: RunOptions = {},
): Promise<{ clockMs: number; sampleMs: number; suites: SuiteResult[] }> {
  const { clockMs = clockStep() } = options;
  const sampleMs = sampleLength(clockMs, setting.size.sampleMs);
  const results: SuiteResult[] = [];
  for (const [index, suite] of suites.entries()) {
    const span = { start: index / suites.length, length: 1 / suites.length };
    results.push(await runSuite(suite, setting, sampleMs, span, options));
  }
  return { clockMs, sampleMs, suites: results };
}

/** The part of a run that a suite is, as shares of it. */
interface Span {
  start: number;
  length: number;
}

async function runSuite(
  suite: Suite,
  setting: Setting,
  lengthMs: number,
  { start, length }: Span,
  { rounds, signal, pause, onProgress, onCase }: RunOptions,
): Promise<SuiteResult> {
  const { game, name, title, about } = suite;
  const { patienceMs } = setting.size;
  const cases: CaseResult[] = [];
  const subjects = await suite.cases(setting);
  for (const [index, subject] of subjects.entries()) {
    const report = (fraction: number) =>
      onProgress?.({
        ...{ game, suite: name, case: subject.name, fraction },
        share: start + (length * (index + fraction)) / subjects.length,
      });
    report(0);
    const onRound = (done: number, all: number) => report(done / all);
    const result = await measureCase(subject, { lengthMs, patienceMs, rounds, signal, pause, onRound });
    cases.push(result);
    await onCase?.(suite, result);
  }
  return { game, name, title, about, cases };
}
