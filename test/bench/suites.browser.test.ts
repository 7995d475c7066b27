import { expect, test } from 'vitest';
import { suites } from '../../bench/suites.js';
import { createBenchmarkService } from '../../bench/worker/service.js';
import { isFault } from '../../src/benchmark/index.js';
import { ONCE } from './run-once.js';

// The same definitions as in Node, on a coarser clock and with workers of another kind.
test.each(suites.map(({ game, name }) => `${game}/${name}`))('%s runs in a browser', async (suite) => {
  const { analyze } = await createBenchmarkService(suites, ONCE)(new Uint8Array());
  const job = analyze({ suite });
  let step = await job.next();
  while (!step.done) step = await job.next();
  const entries = step.value.suites.flatMap(({ cases }) => cases.flatMap((result) => result.entries));
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter(({ agreement }) => isFault(agreement))).toEqual([]);
  expect(step.value.machine.runtime).toContain('Chrome');
});
