import { expect } from 'vitest';
import type { Engine } from '../../../src/engine/engine.js';
import { HintwrightError } from '../../../src/errors.js';
import { seeded } from './random.js';
import { tell } from './scale.js';
import type { Subject } from './subjects.js';

/** The codes that a call may be rejected with when its worker is killed: while it ran, or while it started. */
const CODES: readonly string[] = ['ERR_WORKER_CRASHED', 'ERR_WORKER_START'];

/** A promise that a killed worker leaves hanging would make the whole proof hang; this long, and it says so. */
const HUNG_MS = 15_000;

/** The time within which everything pending has to be rejected. */
const LIMIT_MS = 1000;

/** The share of kills that are followed by another one at once. */
const AGAIN = 0.4;

export interface KillPlan {
  kills: number;
  seed: number;
  /** Kills come at random moments in the first so many milliseconds after the calls, early ones more often. */
  spreadMs: number;
  /** How often the call after a kill may find that its worker does not start in time; default 0. */
  slowStarts?: number;
  /** Kills whatever worker there is. */
  kill(): unknown;
}

interface Fate {
  /** `answered`, a code, or what else came. */
  how: string;
  at: number;
}

async function fateOf(call: Promise<unknown>): Promise<Fate> {
  const hung = new Promise<string>((resolve) => setTimeout(() => resolve('hung'), HUNG_MS));
  const how = await Promise.race([
    call.then(
      () => 'answered',
      (error) => (error instanceof HintwrightError ? error.code : String(error)),
    ),
    hung,
  ]);
  return { how, at: performance.now() };
}

/**
 * Again and again: three calls, a kill at a random moment, and everything that was pending must be rejected with its code
 * within a second; then the next call must be answered, and rightly (unless it is the next to be killed).
 */
export async function proveKills<Request, Report>(
  name: string,
  subject: Subject<Request, Report>,
  engine: Engine<Request, Report>,
  { kills, seed, spreadMs, slowStarts = 0, kill }: KillPlan,
): Promise<void> {
  const random = seeded(seed);
  const found = { starting: 0, ready: 0, idle: 0, failed: 0, disposed: 0 };
  const waits: number[] = [];
  let answered = 0;
  for (let round = 0; round < kills; round++) {
    const calls = [subject.quick, subject.long, subject.quick].map((request) => fateOf(engine.run(request)));
    await pause(random() ** 2 * spreadMs);
    found[engine.state] += 1;
    const killedAt = performance.now();
    await kill();
    for (const { how, at } of await Promise.all(calls)) {
      if (how === 'answered') answered += 1;
      else {
        expect(CODES, `seed ${seed}, kill ${round}`).toContain(how);
        waits.push(at - killedAt);
      }
    }
    expect(engine.pendingCount).toBe(0);
    // In some rounds the worker that starts next is killed as well, most likely before it is ready.
    if (random() < AGAIN && round < kills - 1) continue;
    const next = await retry(() => engine.run(subject.quick), slowStarts);
    expect(subject.isRight(next), `the call after kill ${round}`).toBe(true);
  }
  waits.sort((a, b) => a - b);
  const slowest = waits.at(-1) ?? Number.NaN;
  tell(`${name}, ${kills} kills (seed ${seed})`, {
    starting: found.starting,
    ready: found.ready,
    rejected: waits.length,
    'answered before': answered,
    'median ms': (waits[waits.length >> 1] ?? Number.NaN).toFixed(1),
    'slowest ms': slowest.toFixed(1),
  });
  expect(waits.length).toBeGreaterThan(kills / 2);
  expect(slowest).toBeLessThan(LIMIT_MS);
}

async function retry<Value>(run: () => Promise<Value>, times: number): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (times > 0 && error instanceof HintwrightError && error.code === 'ERR_WORKER_START') {
      return retry(run, times - 1);
    }
    throw error;
  }
}

/** No time at all is one of the moments. */
async function pause(ms: number): Promise<void> {
  if (ms >= 1) await new Promise((resolve) => setTimeout(resolve, ms));
}
