import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine } from '../../src/engine/engine.js';
import { type KillPlan, proveKills } from './support/kills.js';
import { full, patience, times } from './support/scale.js';
import { fake, mahjong, type Subject } from './support/subjects.js';

/** Every thread of this process that has not ended. */
const threads = new Set<Worker>();

const note = (thread: Worker) => {
  threads.add(thread);
  thread.on('exit', () => threads.delete(thread));
};

beforeAll(() => void process.on('worker', note));
afterAll(() => void process.off('worker', note));

async function prove<Request, Report>(
  name: string,
  subject: Subject<Request, Report>,
  plan: Omit<KillPlan, 'kill'>,
): Promise<void> {
  const engine: Engine<Request, Report> = subject.open();
  await proveKills(name, subject, engine, {
    ...plan,
    kill: () => Promise.all([...threads].map((thread) => thread.terminate())),
  });
  await engine.dispose();
  expect(threads.size).toBe(0);
}

// Comlink alone leaves every call pending when its worker is terminated; nobody else's library proves that it does not.
test('Node, the fake service: kills at random moments settle everything', { timeout: patience(60_000) }, () =>
  prove('Node, fake', fake, { kills: times(40, 1000), seed: full ? Date.now() : 1, spreadMs: 150 }),
);

// The real service has a kernel to load and to run: longer starts, longer slices.
test(
  'Node, the Mahjong service: kills at random moments settle everything',
  { timeout: patience(60_000) },
  () =>
    prove('Node, Mahjong', mahjong, { kills: times(40, 1000), seed: full ? Date.now() : 2, spreadMs: 200 }),
);
