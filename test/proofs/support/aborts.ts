import { expect } from 'vitest';
import type { Engine } from '../../../src/engine/engine.js';
import { seeded } from './random.js';
import { tell } from './scale.js';
import type { Subject } from './subjects.js';

/** What the contract promises of an aborted run, and of how many. */
const LIMIT_MS = 100;
const SHARE = 0.99;

/** Phases in which a kernel is at work: here an abort takes time at all. */
const BUSY: readonly string[] = ['running', 'between partial reports'];

const REASON = new DOMException('changed my mind', 'AbortError');

/**
 * One abort in one phase; resolves with the milliseconds from the abort until its caller knew of it and, where a kernel was at
 * work, until the next call was answered: a kernel that works on for nobody keeps everybody waiting.
 */
type Phase<Request, Report> = (trial: Trial<Request, Report>) => Promise<number>;

interface Trial<Request, Report> {
  subject: Subject<Request, Report>;
  /** Ready, with nothing to do. */
  engine: Engine<Request, Report>;
  stop: AbortController;
  /** Waits a random moment, 0 to `ms`. */
  moment(ms: number): Promise<void>;
}

/** Aborts and waits for the rejection. */
async function abort(stop: AbortController, run: Promise<unknown>): Promise<number> {
  const start = performance.now();
  stop.abort(REASON);
  await expect(run).rejects.toBe(REASON);
  return performance.now() - start;
}

/** As `abort`; then waits for the kernel. */
async function abortAndAsk<Request, Report>(
  { subject, engine, stop }: Trial<Request, Report>,
  run: Promise<Report>,
): Promise<number> {
  const start = performance.now();
  await abort(stop, run);
  await engine.run(subject.quick);
  return performance.now() - start;
}

function phases<Request, Report>(): Record<string, Phase<Request, Report>> {
  return {
    'before the start': async ({ subject, stop }) => {
      const engine = subject.open();
      stop.abort(REASON);
      const start = performance.now();
      await expect(engine.run(subject.long, { signal: stop.signal })).rejects.toBe(REASON);
      expect(engine.state).toBe('idle');
      return performance.now() - start;
    },
    starting: async ({ subject, stop, moment }) => {
      const engine = subject.open();
      const run = engine.run(subject.long, { signal: stop.signal });
      run.catch(() => {});
      await moment(15);
      const waited = await abort(stop, run);
      await engine.dispose();
      return waited;
    },
    queued: async (trial) => {
      const { subject, engine, stop, moment } = trial;
      const first = new AbortController();
      const running = engine.run(subject.long, { signal: first.signal });
      const queued = engine.run(subject.long, { signal: stop.signal });
      await moment(20);
      const waited = await abort(stop, queued);
      await abortAndAsk({ ...trial, stop: first }, running);
      return waited;
    },
    running: async (trial) => {
      const { subject, engine, stop, moment } = trial;
      const run = engine.run(subject.long, { signal: stop.signal });
      await moment(50);
      return abortAndAsk(trial, run);
    },
    'between partial reports': async (trial) => {
      const { subject, engine, stop, moment } = trial;
      let run!: Promise<Report>;
      await new Promise<void>((resolve) => {
        run = engine.run(subject.long, { signal: stop.signal, onProgress: () => resolve() });
      });
      await moment(30);
      return abortAndAsk(trial, run);
    },
    'after the end': async (trial) => {
      const { subject, engine, stop } = trial;
      const run = engine.run(subject.quick, { signal: stop.signal });
      const report = await run;
      const start = performance.now();
      stop.abort(REASON);
      await expect(run).resolves.toBe(report);
      await engine.run(subject.quick);
      return performance.now() - start;
    },
  };
}

/** Aborts in every phase, so many times each; 99 of 100 have to be over within 100 ms. */
export async function proveAborts<Request, Report>(
  name: string,
  subject: Subject<Request, Report>,
  tries: number,
): Promise<void> {
  const engine = subject.open();
  await engine.run(subject.quick);
  const random = seeded(tries);
  const moment = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, random() * ms));
  const all: number[] = [];
  const busy: number[] = [];
  for (const [phase, attempt] of Object.entries(phases<Request, Report>())) {
    const waits: number[] = [];
    for (let n = 0; n < tries; n++) {
      waits.push(await attempt({ subject, engine, stop: new AbortController(), moment }));
    }
    all.push(...waits);
    if (BUSY.includes(phase)) busy.push(...waits);
    tell(`${name}, ${tries} aborts ${phase}`, summary(waits));
  }
  await engine.dispose();
  tell(`${name}, all aborts`, summary(all));
  for (const waits of [all, busy]) expect(share(waits)).toBeGreaterThanOrEqual(SHARE);
}

const share = (waits: readonly number[]) => waits.filter((ms) => ms <= LIMIT_MS).length / waits.length;

function summary(waits: readonly number[]): Record<string, string> {
  const sorted = [...waits].sort((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] as number).toFixed(1);
  return {
    'median ms': at(0.5),
    '99 % ms': at(0.99),
    'slowest ms': at(1),
    'within 100 ms': `${(100 * share(waits)).toFixed(1)} %`,
  };
}
