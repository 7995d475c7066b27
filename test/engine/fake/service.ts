/** A game for tests of the engine: its requests say how its service shall behave. */
import type { Job, Service } from '../../../src/engine/job.js';
import { HintwrightError } from '../../../src/errors.js';

export type FakeRequest =
  /** Answers at once. */
  | { do: 'echo'; value: number }
  /** Keeps its thread busy in steps of a millisecond. */
  | { do: 'work'; ms: number }
  /** Yields 0, 1, 2, … as partial reports, one per millisecond of work, and answers `to`. */
  | { do: 'count'; to: number }
  /** Throws HintwrightError in the middle of the work. */
  | { do: 'refuse' }
  /** Throws something that is not ours. */
  | { do: 'break' }
  /** Kills its thread. */
  | { do: 'die' }
  /** Ends its worker without a word, as browsers may; only there. */
  | { do: 'vanish' }
  /** Holds its thread and never gives it back. */
  | { do: 'hang' }
  /** Answers how many open ports Node counts in this thread. */
  | { do: 'ports' }
  /** Answers how many services have been made in this thread. */
  | { do: 'generation' }
  /** Answers 1 in a worker, 0 beside a document. */
  | { do: 'whereabouts' };

export interface FakeReport {
  value: number;
}

/** What the fake takes for a WASM module: the smallest one, or an order to fail. */
export const MODULES = {
  fine: [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  wasmRefused: [0xff],
  silent: [1],
  broken: [2],
} as const;

export type ModuleKind = keyof typeof MODULES;

let generation = 0;

export async function createFakeService(
  module: Uint8Array<ArrayBuffer>,
): Promise<Service<FakeRequest, FakeReport>> {
  if (module[0] === MODULES.silent[0]) await new Promise(() => {});
  if (module[0] === MODULES.broken[0]) throw new Error('no such export');
  await WebAssembly.compile(module);
  generation += 1;
  return { analyze };
}

function* analyze(request: FakeRequest): Job<FakeReport> {
  switch (request.do) {
    case 'echo':
      return { value: request.value };
    case 'work':
      return yield* work(request.ms);
    case 'count':
      return yield* count(request.to);
    case 'refuse':
      yield;
      throw new HintwrightError({
        code: 'ERR_UNKNOWN_TILE',
        message: 'No tile is called x.',
        input: '1mx',
        at: 2,
      });
    case 'break':
      throw new TypeError('unreachable');
    case 'die':
      return die();
    case 'vanish':
      self.close();
      for (;;) yield;
    case 'hang':
      for (;;);
    case 'ports':
      return { value: openPorts() };
    case 'generation':
      return { value: generation };
    case 'whereabouts':
      return { value: typeof document === 'undefined' ? 1 : 0 };
  }
}

function* work(ms: number): Job<FakeReport> {
  const start = performance.now();
  while (performance.now() - start < ms) {
    spin(1);
    yield;
  }
  return { value: ms };
}

function* count(to: number): Job<FakeReport> {
  for (let value = 0; value < to; value++) {
    spin(1);
    yield { value };
  }
  return { value: to };
}

function spin(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

function die(): never {
  if (typeof process !== 'undefined' && process.versions?.node) process.exit(3);
  reportError(new Error('killed'));
  self.close();
  throw new Error('unreachable');
}

function openPorts(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;
}
