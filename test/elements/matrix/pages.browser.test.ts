import { afterEach, expect, test } from 'vitest';
import { findings, sticksOut } from './findings.js';
import { enter, leave, MEDIA } from './media.js';
import { STATES } from './states.js';

const PATIENCE_MS = 60_000;

afterEach(leave);

const nextFrame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

test.each(STATES)(
  '$name: axe finds nothing, nothing sticks out and no board flips, in light, dark, 320 px wide, right to left',
  async ({ mount, board }) => {
    const element = await mount();
    for (const medium of MEDIA) {
      enter(medium);
      await nextFrame();
      if (medium.rules?.length !== 0) expect(await findings(element, medium.rules), medium.name).toEqual([]);
      expect(sticksOut(element), medium.name).toEqual([]);
      if (!board) continue;
      const [left, right] = board.map((one) => element.shadowRoot!.querySelector(one)!.getBoundingClientRect());
      expect(left!.left, medium.name).toBeLessThan(right!.left);
    }
  },
  PATIENCE_MS,
);
