import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MahjongAnalyzerElement } from '../../src/elements/mahjong-analyzer/index.js';
import { mount, settle } from '../elements/mount.js';
import { HANDS } from './support/hands.js';
import { type ChannelCount, countChannels, measurePage, type PageSize } from './support/page.js';
import { patience, tell, times } from './support/scale.js';
import { recordWorkers } from './support/workers.js';

let channels: ChannelCount;

beforeEach(() => {
  channels = countChannels();
});

afterEach(() => {
  channels.restore();
  vi.unstubAllGlobals();
});

const KB = 1024;

function tellSizes(what: string, before: PageSize, after: PageSize, ports: number): void {
  tell(what, {
    'heap KB': `${(before.heap / KB).toFixed()} → ${(after.heap / KB).toFixed()}`,
    nodes: `${before.nodes} → ${after.nodes}`,
    listeners: `${before.listeners} → ${after.listeners}`,
    'open ports': ports,
  });
}

async function analyze(element: MahjongAnalyzerElement, index: number): Promise<void> {
  Object.assign(element, { model: undefined, draws: undefined, ...HANDS[index % HANDS.length] });
  expect(await element.analyze()).not.toBeNull();
}

// A trainer may sit on a page for a day and see a thousand hands.
const analyses = times(300, 1000);

test(`${analyses} analyses of one element leave memory, nodes, listeners and ports as they were`, {
  timeout: patience(90_000),
}, async () => {
  const { element } = await mount('', { analyzer: undefined });
  for (let n = 0; n < 100; n++) await analyze(element, n);
  await settle(element);
  const before = await measurePage();
  for (let n = 100; n < 100 + analyses; n++) await analyze(element, n);
  // The same hand as at the first measurement is shown.
  await settle(element);
  const after = await measurePage();
  tellSizes(`Chromium, ${analyses} analyses`, before, after, channels.open);
  expect(channels.made).toBeGreaterThanOrEqual(analyses);
  expect(channels.open).toBe(0);
  // Less than one node in ten analyses; Lit's own lists lose three in each.
  expect(after.nodes - before.nodes).toBeLessThan(analyses / 10);
  expect(after.listeners - before.listeners).toBeLessThan(analyses / 10);
  expect(after.heap - before.heap).toBeLessThan(800 * KB);
});

// A single-page application shows and drops elements all day; most leave while their analysis runs.
test('100 elements mounted and removed leave nothing behind', { timeout: patience(60_000) }, async () => {
  const workers = recordWorkers();
  const cycle = async (times: number) => {
    for (let n = 0; n < times; n++) {
      const element = document.createElement('mahjong-analyzer');
      Object.assign(element, HANDS[n % HANDS.length]);
      document.body.append(element);
      if (n % 3 === 0) await element.analyze();
      else await element.updateComplete;
      element.remove();
    }
  };
  await cycle(20);
  const before = await measurePage();
  await cycle(100);
  const after = await measurePage();
  tellSizes(`Chromium, 100 mounts with ${workers.made} workers`, before, after, channels.open);
  // An engine outlives its last element by a second, so that the next one finds it.
  expect(workers.made).toBeLessThanOrEqual(1);
  await vi.waitFor(() => expect(workers.alive()).toBe(0), { timeout: 3000 });
  expect(channels.open).toBe(0);
  expect(after.nodes - before.nodes).toBeLessThan(100);
  expect(after.listeners - before.listeners).toBeLessThan(50);
  expect(after.heap - before.heap).toBeLessThan(800 * KB);
});
