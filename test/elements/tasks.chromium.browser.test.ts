/** Only Chromium tells of long tasks. */
import { expect, test } from 'vitest';
import { frame, longestTask } from './longest-task.js';
import { mount } from './mount.js';
import { TWO_AWAY } from './reports.js';

/** Other programs share the machine: the quietest of these tries tells what the element itself takes. */
const TRIES = 5;
const FAR_FROM_READY = '2479m1356p2468s15z';
const ONE_AWAY = '234m340678p3377s9m';

test('the observer sees a long task', async () => {
  const length = await longestTask(async () => {
    await frame();
    const end = performance.now() + 70;
    while (performance.now() < end);
    await new Promise((later) => setTimeout(later, 20));
  });
  expect(length).toBeGreaterThanOrEqual(50);
});

test.each([TWO_AWAY, ONE_AWAY, FAR_FROM_READY])(
  'analyzing %s and drawing it takes no task of 50 ms',
  async (hand) => {
    const { element } = await mount('', { analyzer: undefined });
    const run = async () => {
      const ended = new Promise((end) => element.addEventListener('analysis-end', end, { once: true }));
      element.hand = hand;
      await ended;
      await element.updateComplete;
    };
    let best = Infinity;
    for (let i = 0; i < TRIES && best > 0; i++) {
      element.hand = '';
      await element.updateComplete;
      best = Math.min(best, await longestTask(run));
    }
    expect(best).toBe(0);
  },
  60_000,
);
