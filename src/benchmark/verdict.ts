import { faultsOf } from './rows.js';
import type { CaseResult, RunResult, Spread } from './types.js';

/** What a run says of WebAssembly beside plain TypeScript, losses included. */
export interface Verdict {
  /** Cases in which both took part. */
  compared: number;
  /** Of these, those whose quartiles of the ratio lie above 1, below 1, and on both sides of it. */
  faster: number;
  slower: number;
  undecided: number;
  /** How many times as long plain TypeScript takes: the median over the cases; null where none compares the two. */
  ratio: number | null;
  /** Contestants whose answers must be the same as the first one's and are not. */
  wrong: number;
}

export function verdictOf(run: Pick<RunResult, 'suites'>): Verdict {
  const ratios = run.suites.flatMap(({ cases }) => cases).flatMap(plainRatio);
  const faster = ratios.filter(({ q1 }) => q1 > 1).length;
  const slower = ratios.filter(({ q3 }) => q3 < 1).length;
  return {
    ...{ compared: ratios.length, faster, slower, undecided: ratios.length - faster - slower },
    ratio: middle(ratios.map(({ median }) => median)),
    wrong: faultsOf(run).length,
  };
}

/** The time of plain TypeScript by that of the kernel, which comes first in its case. */
function plainRatio({ entries: [first, ...others] }: CaseResult): Spread[] {
  if (first?.role !== 'kernel') return [];
  return others.flatMap(({ role, ratio }) => (role === 'oracle' && ratio ? [ratio] : []));
}

function middle(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
