import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { loadService, runJob } from '../support/mahjong.js';
import { HANDS } from './support/hands.js';
import { patience, tell, times } from './support/scale.js';
import { fake, mahjong } from './support/subjects.js';

const MB = 2 ** 20;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What this process holds, its threads included, after a collection. */
async function measure() {
  // A port closes, and a thread ends, a turn of the event loop later.
  await new Promise((resolve) => setTimeout(resolve, 50));
  collectGarbage();
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  const resources = process.getActiveResourcesInfo();
  return {
    rss,
    heap: heapUsed,
    buffers: arrayBuffers,
    resources: resources.length,
    ports: portsOf(resources),
  };
}

const portsOf = (resources: readonly string[]) => resources.filter((name) => name === 'MessagePort').length;

const inMB = (bytes: number) => (bytes / MB).toFixed(1);

// A kernel grows its memory for a hand that needs it and keeps it; the same hands again must find room enough.
test('the service: 1,000 analyses find room in the memory of the first ones', {
  timeout: patience(60_000),
}, async () => {
  const memories: WebAssembly.Memory[] = [];
  const { instantiate } = WebAssembly;
  vi.spyOn(WebAssembly, 'instantiate').mockImplementation((async (bytes: BufferSource, imports: object) => {
    const made = await instantiate(bytes, imports as WebAssembly.Imports);
    memories.push(made.instance.exports.memory as WebAssembly.Memory);
    return made;
  }) as unknown as typeof instantiate);
  const service = await loadService();
  const size = () => memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
  const run = (index: number) => void runJob(service, HANDS[index % HANDS.length]!);
  for (let n = 0; n < HANDS.length; n++) run(n);
  const first = size();
  for (let n = HANDS.length; n < 300; n++) run(n);
  const before = await measure();
  for (let n = 300; n < 1000; n++) run(n);
  const after = await measure();
  vi.restoreAllMocks();
  tell('the service, 1,000 analyses', {
    'kernel MB': `${inMB(first)} → ${inMB(size())}`,
    'heap MB': `${inMB(before.heap)} → ${inMB(after.heap)}`,
  });
  expect(memories).toHaveLength(1);
  expect(size()).toBe(first);
  // A leak of one kilobyte an analysis would show.
  expect(after.heap - before.heap).toBeLessThan(0.7 * MB);
});

// A page or a server may live for weeks with one analyzer.
test('an engine in Node: 1,000 analyses leave memory and ports as they were', {
  timeout: patience(60_000),
}, async () => {
  const engine = mahjong.open();
  const run = async (from: number, to: number) => {
    for (let n = from; n < to; n++) await engine.run(HANDS[n % HANDS.length]!, { onProgress: () => {} });
  };
  await run(0, 300);
  const before = await measure();
  await run(300, 1000);
  const after = await measure();
  tell('Node, 1,000 analyses', {
    'rss MB': `${inMB(before.rss)} → ${inMB(after.rss)}`,
    'heap MB': `${inMB(before.heap)} → ${inMB(after.heap)}`,
    ports: `${before.ports} → ${after.ports}`,
  });
  await engine.dispose();
  expect(after.ports).toBe(0);
  expect(after.resources).toBeLessThanOrEqual(before.resources);
  // The heap of this side exactly; that of the thread, which nobody collects, may float by some 30 MB.
  expect(after.heap - before.heap).toBeLessThan(0.7 * MB);
  expect(after.rss - before.rss).toBeLessThan(64 * MB);
});

// A server may make an analyzer a request and forget none of them.
const engines = times(30, 1000);

test(`${engines} engines made, used and disposed of leave no thread, port or memory`, {
  timeout: patience(60_000),
}, async () => {
  const cycle = async (times: number) => {
    for (let n = 0; n < times; n++) {
      const engine = fake.open();
      await engine.run(fake.quick);
      await engine.dispose();
    }
  };
  await cycle(10);
  const before = await measure();
  await cycle(engines);
  const after = await measure();
  tell(`Node, ${engines} engines`, {
    'rss MB': `${inMB(before.rss)} → ${inMB(after.rss)}`,
    'heap MB': `${inMB(before.heap)} → ${inMB(after.heap)}`,
    resources: `${before.resources} → ${after.resources}`,
  });
  expect(after.resources).toBeLessThanOrEqual(before.resources);
  expect(after.heap - before.heap).toBeLessThan(1 * MB);
  // A thread that stayed would keep 4 MB or more.
  expect(after.rss - before.rss).toBeLessThan(80 * MB);
});
