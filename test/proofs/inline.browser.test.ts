import { expect, test } from 'vitest';
import { mainThreadTasks } from './support/page.js';
import { tell } from './support/scale.js';
import { MIDDLE_GAME, quoridorInline } from './support/subjects.js';

/** One wall left each: the solver works beside the search. */
const LATE = 'b1d2f4h6 / a3c5e7 / e4 e6 / 1 1 / 1';
const SEARCH_MS = 3000;

// A task may be hit by a collection of garbage or a machine that shares its caches: one run out of four has to do.
const options = { retry: 3, timeout: 60_000 };

test.each([
  { what: 'the start', position: '' },
  { what: 'a middle game', position: MIDDLE_GAME },
  { what: 'two walls left', position: LATE },
])(
  'a search of three seconds on the page’s own thread takes no task of 50 ms: $what',
  options,
  async ({ what, position }) => {
    const engine = quoridorInline.open();
    const tasks = await mainThreadTasks(async () => {
      const report = await engine.run({ position, timeMs: SEARCH_MS, lines: 5 });
      expect(report.hints).toHaveLength(5);
    });
    await engine.dispose();
    const long = tasks.filter((ms) => ms > 50);
    tell(`Quoridor on the page's thread, ${what}`, {
      tasks: tasks.length,
      'over 50 ms': long.length,
      'longest ms': Math.max(...tasks).toFixed(1),
    });
    expect(long).toEqual([]);
  },
);
