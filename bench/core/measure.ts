import { classifyTimerSaturation, medianAbsoluteDeviation } from 'tinybench';
import type { CaseResult, Entry, TargetResult } from '../../src/benchmark/index.js';
import { enterField, type Runner } from './field.js';
import { runRounds } from './rounds.js';
import { sort, spreadOf } from './statistics.js';
import type { Case, Target } from './types.js';

export interface MeasureOptions {
  /** Milliseconds a sample lasts at least. */
  lengthMs: number;
  patienceMs: number;
  /** Instead of the case's own number of rounds. */
  rounds?: number | undefined;
  signal?: AbortSignal | undefined;
  pause?: (() => Promise<void>) | undefined;
  onRound?: ((done: number, rounds: number) => void) | undefined;
}

/** Measures a case: all contestants on the same inputs in the same rounds. */
export async function measureCase(subject: Case, options: MeasureOptions): Promise<CaseResult> {
  const rounds = options.rounds ?? subject.rounds;
  const batches = subject.batches.slice(0, rounds);
  try {
    const { runners, missing } = await enterField(
      { ...subject, batches },
      options.lengthMs,
      options.patienceMs,
      options.pause,
    );
    const onRound = (done: number) => options.onRound?.(done, rounds);
    await runRounds(runners, batches, { rounds, signal: options.signal, pause: options.pause, onRound });
    const entries = runners.map((runner) => makeEntry(runner, runners[0] as Runner));
    return {
      name: subject.name,
      inputs: batches.reduce((sum, batch) => sum + batch.length, 0),
      batchSize: batches[0]?.length ?? 0,
      rounds,
      entries,
      missing,
      targets: (subject.targets ?? []).flatMap((target) => judge(target, runners)),
    };
  } finally {
    for (const { dispose } of subject.contestants) await dispose?.();
  }
}

function makeEntry({ contestant, ready, times, agreement }: Runner, first: Runner): Entry {
  const { name, role, version, note, knownFault } = contestant;
  return {
    ...{
      name,
      role,
      ...(version !== undefined && { version }),
      ...(note !== undefined && { note }),
      ...(knownFault !== undefined && { knownFault }),
    },
    repeats: Math.round(spreadOf(ready.map(({ repeats }) => repeats)).median),
    samples: times.length,
    time: spreadOf(times),
    ratio: first.contestant === contestant ? null : spreadOf(ratiosOf(times, first.times)),
    agreement,
    warnings: warningsOf(times),
  };
}

const MEANINGS = {
  'zero-dominated': 'most samples are 0: the clock is too coarse',
  'low-distinct': 'few different samples: the clock is too coarse',
  'zero-mad': 'samples hardly differ: the clock may be too coarse',
} as const;

/** Tinybench's diagnosis over the samples of all rounds; its own tasks see one sample at a time. */
function warningsOf(times: readonly number[]): string[] {
  const sorted = sort(times) as unknown as Parameters<typeof medianAbsoluteDeviation>[0];
  const reason = classifyTimerSaturation(sorted, medianAbsoluteDeviation(sorted));
  return reason === undefined || reason === null ? [] : [`${reason}: ${MEANINGS[reason]}`];
}

/** Round by round. */
const ratiosOf = (times: readonly number[], base: readonly number[]): number[] =>
  times.map((time, round) => time / (base[round] as number));

/** Nothing where a contestant that the target names did not run. */
function judge(target: Target, runners: readonly Runner[]): TargetResult[] {
  const find = (name: string | undefined) =>
    name === undefined ? runners[0] : runners.find(({ contestant }) => contestant.name === name);
  if (target.kind === 'median') {
    const measured = spreadOf(find(undefined)?.times ?? []).median;
    return [{ text: `median under ${target.belowMs} ms`, measured, reached: measured < target.belowMs }];
  }
  const [fast, slow] = [find(target.of), find(target.contestant)];
  if (!fast || !slow) return [];
  const measured = spreadOf(ratiosOf(slow.times, fast.times)).median;
  const text = `${fast.contestant.name} at least ${Number(target.atLeast.toFixed(2))} × as fast as ${slow.contestant.name}`;
  return [{ text, measured, reached: measured >= target.atLeast }];
}
