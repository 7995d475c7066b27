/**
 * Interleaved rounds: A B C, A B C, … A machine that slows down for a second slows all of a round down, so that the
 * ratios within a round stay what they are. Tinybench takes each sample.
 */
import { Bench, type Task } from 'tinybench';
import { repeat } from './calibrate.js';
import type { Runner } from './field.js';

export interface RoundOptions {
  rounds: number;
  signal?: AbortSignal | undefined;
  /** Called before each sample; a page breathes here. */
  pause?: (() => Promise<void>) | undefined;
  onRound?: ((done: number) => void) | undefined;
}

/** Fills in the times of all runners. Rejects with the signal's reason. */
export async function runRounds(
  runners: readonly Runner[],
  batches: readonly (readonly unknown[])[],
  { rounds, signal, pause, onRound }: RoundOptions,
): Promise<void> {
  let batch = 0;
  // One sample a run; Tinybench's own warm-up is not wanted, calibration has been one.
  const bench = new Bench({ time: 0, iterations: 1, warmup: false, retainSamples: true, throws: true });
  for (const [i, { contestant, ready }] of runners.entries()) {
    const async = contestant.async === true;
    const sample = () => {
      const { work, repeats } = ready[batch] as Runner['ready'][number];
      return repeatWork(work.pass, repeats, async);
    };
    bench.add(String(i), sample, { async });
  }
  for (let round = 0; round < rounds; round++) {
    batch = round % batches.length;
    for (const [i, runner] of runners.entries()) {
      await pause?.();
      signal?.throwIfAborted();
      const ms = await takeSample(bench.tasks[i] as Task);
      const operations = (runner.ready[batch]?.repeats ?? 1) * (batches[batch]?.length ?? 1);
      runner.times.push(ms / operations);
    }
    onRound?.(round + 1);
  }
}

/** Without a promise where none is needed, so that no turn of the event loop is measured. */
function repeatWork(pass: () => unknown, times: number, async: boolean): unknown {
  if (async) return repeat(pass, times, true);
  let last: unknown;
  for (let i = 0; i < times; i++) last = pass();
  return last === undefined ? undefined : null;
}

async function takeSample(task: Task): Promise<number> {
  task.reset(false);
  await task.run();
  const { result } = task;
  if (result.state !== 'completed') throw new Error(`Tinybench took no sample: ${result.state}.`);
  return result.latency.samples?.[0] ?? result.latency.mean;
}
