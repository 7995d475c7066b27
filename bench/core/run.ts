import { clockStep, sampleLength } from './clock.js';
import { measureCase } from './measure.js';
import type { CaseResult, SuiteResult } from './result.js';
import type { Setting, Suite } from './types.js';

export interface RunOptions {
  rounds?: number | undefined;
  signal?: AbortSignal | undefined;
  pause?: (() => Promise<void>) | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Called, and waited for, as soon as a case is measured. */
  onCase?: ((suite: Suite, result: CaseResult) => void | Promise<void>) | undefined;
}

export interface Progress {
  suite: string;
  case: string;
  /** Share of the rounds of this case, 0 to 1. */
  fraction: number;
}

/** Runs suites, a case at a time. `clockMs` is the smallest step of the clock. */
export async function runSuites(
  suites: readonly Suite[],
  setting: Setting,
  options: RunOptions = {},
): Promise<{ clockMs: number; suites: SuiteResult[] }> {
  const clockMs = clockStep();
  const results: SuiteResult[] = [];
  for (const suite of suites) results.push(await runSuite(suite, setting, clockMs, options));
  return { clockMs, suites: results };
}

async function runSuite(
  suite: Suite,
  setting: Setting,
  clockMs: number,
  { rounds, signal, pause, onProgress, onCase }: RunOptions,
): Promise<SuiteResult> {
  const { game, name, title, about } = suite;
  const { sampleMs, patienceMs } = setting.size;
  const lengthMs = sampleLength(clockMs, sampleMs);
  const cases: CaseResult[] = [];
  for (const subject of await suite.cases(setting)) {
    const report = (fraction: number) => onProgress?.({ suite: name, case: subject.name, fraction });
    report(0);
    const onRound = (done: number, all: number) => report(done / all);
    const result = await measureCase(subject, { lengthMs, patienceMs, rounds, signal, pause, onRound });
    cases.push(result);
    await onCase?.(suite, result);
  }
  return { game, name, title, about, cases };
}
