/** The contestants of a case as they run: work made ready by batch, samples by round. */
import { type Agreement, compareAnswers } from './agreement.js';
import { calibrate } from './calibrate.js';
import { now } from './clock.js';
import type { Case, Contestant, Missing, Work } from './types.js';

export interface Ready {
  work: Work<unknown>;
  repeats: number;
}

export interface Runner {
  contestant: Contestant<unknown, unknown>;
  /** By batch. */
  ready: Ready[];
  /** Milliseconds an operation, by round. */
  times: number[];
  agreement: Agreement | null;
}

export interface Field {
  runners: Runner[];
  missing: Missing[];
}

/** Inputs that a contestant is tried on before it is trusted with a batch. */
const TRIAL_INPUTS = 4;
const TRIALS = 3;

/** Prepares all contestants for all batches; leaves out those that are too slow, except the first. Pauses as `runRounds` does. */
export async function enterField(
  { batches, contestants, comparison, missing }: Case,
  lengthMs: number,
  patienceMs: number,
  pause: () => Promise<void> = async () => {},
): Promise<Field> {
  const field: Field = { runners: [], missing: [...missing] };
  const firstAnswers: unknown[] = [];
  for (const contestant of contestants) {
    const isFirst = field.runners.length === 0;
    const expectedMs = isFirst ? 0 : await estimatePass(contestant, batches[0] ?? [], patienceMs);
    if (expectedMs > patienceMs) {
      field.missing.push({ name: contestant.name, reason: tooSlow(expectedMs, batches[0]?.length ?? 0) });
      continue;
    }
    const ready: Ready[] = [];
    const answers: unknown[] = [];
    for (const batch of batches) {
      await pause();
      const work = await contestant.prepare(batch);
      answers.push(...(await work.answers()));
      await pause();
      ready.push({ work, repeats: await calibrate(work.pass, lengthMs, contestant.async === true, now) });
    }
    if (isFirst) firstAnswers.push(...answers);
    const kind = contestant.knownFault === undefined ? comparison.kind : 'share';
    const agreement = isFirst ? null : compareAnswers({ ...comparison, kind }, firstAnswers, answers);
    field.runners.push({ contestant, ready, times: [], agreement });
  }
  return field;
}

/**
 * Milliseconds for a pass over the batch, from its first inputs. Whoever seems too slow gets more trials: the first one
 * also compiles.
 */
async function estimatePass(
  contestant: Contestant<unknown, unknown>,
  batch: readonly unknown[],
  patienceMs: number,
): Promise<number> {
  const trial = batch.slice(0, TRIAL_INPUTS);
  const work = await contestant.prepare(trial);
  let least = Number.POSITIVE_INFINITY;
  for (let trials = 0; trials < TRIALS && least > patienceMs; trials++) {
    const start = now();
    await work.pass();
    const elapsed = now() - start;
    least = Math.min(least, (elapsed * batch.length) / trial.length);
    if (elapsed > patienceMs) break;
  }
  return least;
}

function tooSlow(expectedMs: number, inputs: number): string {
  return `too slow here: about ${Number((expectedMs / inputs).toPrecision(2))} ms each`;
}
