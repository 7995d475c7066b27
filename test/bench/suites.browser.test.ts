import { expect, test } from 'vitest';
import { isFault } from '../../bench/core/agreement.js';
import { runInPage } from '../../bench/page/run.js';
import { caseSection } from '../../bench/page/view.js';
import { suites } from '../../bench/suites.js';
import { ONCE } from './run-once.js';

// The same definitions as in Node, on a coarser clock and with workers of another kind.
test.each(suites.map(({ game, name }) => `${game}/${name}`))('%s runs in a page', async (name) => {
  const { suites: results, machine } = await runInPage({ filters: [name], size: ONCE });
  const entries = results.flatMap(({ cases }) => cases.flatMap((result) => result.entries));
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter(({ agreement }) => isFault(agreement))).toEqual([]);
  expect(machine.runtime).toContain('Chrome');
  const section = caseSection(results[0]!.cases[0]!);
  expect(section.querySelectorAll('tbody tr').length).toBeGreaterThan(0);
});

test('a run can be stopped', async () => {
  const controller = new AbortController();
  const run = runInPage({
    filters: ['mahjong/shanten'],
    signal: controller.signal,
    onProgress: () => controller.abort(new Error('enough')),
  });
  await expect(run).rejects.toThrow('enough');
});
