import { afterEach, expect, test, vi } from 'vitest';
import type { Engine } from '../../src/engine/engine.js';
import { mount } from '../elements/mount.js';
import { type KillPlan, proveKills } from './support/kills.js';
import { seeded } from './support/random.js';
import { full, patience, tell, times } from './support/scale.js';
import { fake, mahjong, type Subject } from './support/subjects.js';
import { recordWorkers } from './support/workers.js';

afterEach(() => void vi.unstubAllGlobals());

async function prove<Request, Report>(
  name: string,
  subject: Subject<Request, Report>,
  plan: Omit<KillPlan, 'kill' | 'slowStarts'>,
): Promise<void> {
  const workers = recordWorkers();
  // A worker that is killed before its script runs looks like one that is mute: only the time-out of the start tells.
  const engine: Engine<Request, Report> = subject.open({ startTimeoutMs: 700 });
  await proveKills(name, subject, engine, { ...plan, slowStarts: 3, kill: () => workers.killAll() });
  await engine.dispose();
}

// A page that reloads its worker, an extension or the browser may end a worker, and no event says so.
test(
  'Chromium, the fake service: kills at random moments settle everything',
  {
    timeout: patience(60_000),
  },
  () => prove('Chromium, fake', fake, { kills: times(30, 1000), seed: full ? Date.now() : 3, spreadMs: 60 }),
);

test(
  'Chromium, the Mahjong service: kills at random moments settle everything',
  {
    timeout: patience(60_000),
  },
  () =>
    prove('Chromium, Mahjong', mahjong, {
      kills: times(40, 1000),
      seed: full ? Date.now() : 4,
      spreadMs: 100,
    }),
);

// What a reader sees: a sentence instead of an endless "working", and an answer when they try again.
test('the element: a kill becomes an error within a second, the next run an answer', {
  timeout: patience(60_000),
}, async () => {
  const workers = recordWorkers();
  const seed = full ? Date.now() : 5;
  const random = seeded(seed);
  const { element } = await mount('', { analyzer: undefined });
  const waits: number[] = [];
  let kills = 0;
  const atRest = () =>
    vi.waitFor(() => expect(element.state).not.toBe('running'), { timeout: 10_000, interval: 2 });
  for (; kills < times(60, 1000); kills++) {
    element.hand = '123m456p789s1122z5m';
    expect((await element.analyze())?.hints[0]?.discard).toBe('5m');
    element.hand = '159m2468p13579s12z';
    await new Promise((resolve) => setTimeout(resolve, random() * 80));
    const killedAt = performance.now();
    workers.killAll();
    await atRest();
    waits.push(performance.now() - killedAt);
    expect(element.error?.code, `seed ${seed}, kill ${kills}`).toBe('ERR_WORKER_CRASHED');
  }
  waits.sort((a, b) => a - b);
  tell(`the element, ${kills} kills (seed ${seed})`, {
    workers: workers.made,
    'median ms': waits[kills >> 1]!.toFixed(1),
    'slowest ms': waits.at(-1)!.toFixed(1),
  });
  expect(workers.made).toBe(kills);
  expect(waits.at(-1)).toBeLessThan(1000);
});
