import { type Verdict, verdictOf } from '../../benchmark/index.js';
import type { BenchmarkReport } from '../../benchmark/types.js';
import { times } from './measures.js';
import { strings } from './strings.js';

/** The one sentence: what the run says of WebAssembly beside plain TypeScript, losses included. */
export function headline(report: BenchmarkReport): string {
  const verdict = verdictOf(report);
  const sentence = compared(verdict) ?? counted(report);
  return verdict.wrong > 0
    ? strings.after(strings.sentence(strings.wrong(verdict.wrong)), sentence)
    : sentence;
}

function compared({ compared: count, faster, slower, undecided, ratio }: Verdict): string | null {
  if (ratio === null) return null;
  if (faster === count) return strings.allFaster(count, times(ratio));
  return strings.noted([
    strings.someFaster(faster, count, times(ratio)),
    ...(slower > 0 ? [strings.slower(slower)] : []),
    ...(undecided > 0 ? [strings.undecided(undecided)] : []),
  ]);
}

export const countCases = ({ suites }: BenchmarkReport): number =>
  suites.reduce((sum, { cases }) => sum + cases.length, 0);

function counted(report: BenchmarkReport): string {
  const count = countCases(report);
  return count === 0 ? strings.noneMeasured() : strings.measured(count);
}
