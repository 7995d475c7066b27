/** The benchmarks as a service of the engine: a run is a job, its figures so far are partial reports. */
import { version } from '../../package.json';
import type { BenchmarkProgress, BenchmarkReport, BenchmarkRequest } from '../../src/benchmark/index.js';
import { type Order, readRequest } from '../../src/benchmark/request.js';
import { selectSuites } from '../../src/benchmark/select.js';
import type { WaitingJob, WaitingServiceFactory } from '../../src/engine/job.js';
import { clockStep, now, sampleLength } from '../core/clock.js';
import { runSuites } from '../core/run.js';
import { SIZES } from '../core/sizes.js';
import type { Size, Suite } from '../core/types.js';
import { loadKernel } from '../mahjong/kernel.js';
import { describeMachine } from './machine.js';
import { inTurns } from './turns.js';

/** Between two partial reports that hold no new case, in ms: sending them is work of its own. */
const NEWS_MS = 250;

/** What may be run, and how much a run does where the request does not tell. Peers from npm are left to Node. */
export const createBenchmarkService =
  (suites: readonly Suite[], size?: Size): WaitingServiceFactory<BenchmarkRequest, BenchmarkReport> =>
  async () => {
    await loadKernel(); // a page that refuses WebAssembly says so before anything is measured
    return { analyze: (request) => measure(suites, readRequest(request), size) };
  };

async function* measure(suites: readonly Suite[], order: Order, size?: Size): WaitingJob<BenchmarkReport> {
  const run = new Run(order, size);
  const stop = new AbortController();
  const work = (pause: () => Promise<void>) =>
    run.start(selectSuites(suites, order.filters), async () => {
      await pause();
      stop.signal.throwIfAborted();
    });
  const turns = inTurns(work, () => stop.abort(new Error('The run was stopped.')));
  try {
    while (!(await turns.next()).done) yield run.news();
  } finally {
    await turns.return(undefined);
  }
  return run.report(true);
}

/** A run and what it has found so far. */
class Run {
  readonly #start = now();
  readonly #date = new Date().toISOString();
  readonly #size: Size;
  readonly #clockMs = clockStep();
  readonly #suites: BenchmarkReport['suites'] = [];
  #progress: BenchmarkProgress | null = null;
  #isNew = true;
  #toldAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly order: Order,
    size?: Size,
  ) {
    const named = size ?? SIZES[order.quick ? 'quick' : 'normal'];
    this.#size = { ...named, sampleMs: order.timeMs ?? named.sampleMs };
  }

  async start(suites: readonly Suite[], pause: () => Promise<void>): Promise<void> {
    const setting = { seed: this.order.seed, size: this.#size, loadPeer: async () => null };
    await pause();
    await runSuites(suites, setting, {
      ...{ rounds: this.order.rounds ?? undefined, clockMs: this.#clockMs, pause },
      onProgress: (progress) => {
        this.#progress = progress;
      },
      onCase: ({ game, name, title, about }, result) => {
        const last = this.#suites.at(-1);
        if (last?.game === game && last.name === name) last.cases.push(result);
        else this.#suites.push({ game, name, title, about, cases: [result] });
        this.#isNew = true;
      },
    });
  }

  /** The report so far where there is something to tell. */
  news(): BenchmarkReport | undefined {
    if (!this.#isNew && now() - this.#toldAt < NEWS_MS) return undefined;
    this.#isNew = false;
    this.#toldAt = now();
    return this.report(false);
  }

  report(complete: boolean): BenchmarkReport {
    const { filters, quick, seed, rounds } = this.order;
    return {
      game: 'benchmark',
      ...{ date: this.#date, hintwright: version, machine: describeMachine() },
      ...{ clockMs: this.#clockMs, sampleMs: sampleLength(this.#clockMs, this.#size.sampleMs) },
      flags: { filters: [...filters], size: quick ? 'quick' : 'normal', seed, rounds },
      suites: this.#suites.map((suite) => ({ ...suite, cases: [...suite.cases] })),
      ...{ complete, progress: complete ? null : this.#progress, timeMs: now() - this.#start },
    };
  }
}
