import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LINGER_MS } from '../../src/elements/shared/presence.js';
import { type Mounted, mount, settle } from './mount.js';
import { TWO_AWAY, twoAwayPartial, twoAwayReport, WAITING, waitingReport } from './reports.js';

/** Far beyond the half screen that still counts as seen. */
const spacer = Object.assign(document.createElement('div'), { style: 'height: 20000px' });

/** What the browser does when the reader goes to another tab. */
function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Two frames: the observer speaks after the first. */
const frames = async () => {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
};

/** Ways to go out of sight and to come back. */
const WAYS = {
  hidden: { away: async () => setHidden(true), back: async () => setHidden(false) },
  'off-screen': {
    away: async () => {
      document.body.prepend(spacer);
      await frames();
    },
    back: async () => {
      spacer.remove();
      await frames();
    },
  },
} as const;

/** Long waits pass when the test says so; short ones, which the tests themselves use, pass as ever. */
class LongWaits {
  readonly #real = window.setTimeout;
  readonly #realClear = window.clearTimeout;
  readonly #waits = new Map<number, { task: () => void; due: number }>();
  #now = 0;
  #next = -1;

  open(): void {
    window.setTimeout = ((task: () => void, ms = 0) =>
      ms < 1000 ? this.#real.call(window, task, ms) : this.#add(task, ms)) as typeof setTimeout;
    window.clearTimeout = (id) => {
      if (!this.#waits.delete(Number(id))) this.#realClear.call(window, id);
    };
  }

  close(): void {
    window.setTimeout = this.#real;
    window.clearTimeout = this.#realClear;
  }

  pass(ms: number): void {
    this.#now += ms;
    for (const [id, { task, due }] of [...this.#waits]) {
      if (due <= this.#now && this.#waits.delete(id)) task();
    }
  }

  #add(task: () => void, ms: number): number {
    this.#waits.set(this.#next, { task, due: this.#now + ms });
    this.#next -= 1;
    return this.#next + 1;
  }
}

const waits = new LongWaits();

async function linger({ element }: Mounted, ms = LINGER_MS): Promise<void> {
  waits.pass(ms);
  await element.updateComplete;
}

beforeEach(() => waits.open());

afterEach(() => {
  waits.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  spacer.remove();
});

describe.each(Object.entries(WAYS))('an element that is %s', (_, { away, back }) => {
  test('starts nothing until it is seen (nobody looks, the engine is for those who are looked at)', async () => {
    await away();
    const { element, fake } = await mount(TWO_AWAY);
    await frames();
    expect(fake.calls).toHaveLength(0);
    expect(element.state).toBe('idle');
    await back();
    await settle(element);
    expect(fake.calls).toHaveLength(1);
    expect(element.state).toBe('running');
  });

  test('takes only the latest of several positions when it is seen', async () => {
    await away();
    const { element, fake } = await mount(TWO_AWAY);
    element.hand = '123m';
    await settle(element);
    element.hand = WAITING;
    await settle(element);
    await back();
    await settle(element);
    expect(fake.calls.map(({ request }) => request.hand)).toEqual([WAITING]);
  });

  test('never shows figures of another position (a page reads `report`)', async () => {
    const { element, fake } = await mount(TWO_AWAY);
    fake.last.finish(twoAwayReport);
    await settle(element);
    await away();
    element.hand = WAITING;
    await settle(element);
    expect(element.report).toBeNull();
    await back();
    await settle(element);
    fake.last.finish(waitingReport);
    await settle(element);
    expect(element.report).toBe(waitingReport);
  });

  test('goes on for a while (scrolling past must not cost the work done so far)', async () => {
    const mounted = await mount(TWO_AWAY);
    const { element, fake } = mounted;
    await away();
    await linger(mounted, LINGER_MS - 1000);
    await back();
    await linger(mounted);
    expect(fake.last.signal?.aborted).toBe(false);
    fake.last.finish(twoAwayReport);
    await settle(element);
    expect(element.report).toBe(twoAwayReport);
    expect(fake.calls).toHaveLength(1);
  });

  test('stops when it stays so, says nothing, and starts again when it is seen', async () => {
    const mounted = await mount(TWO_AWAY);
    const { element, fake } = mounted;
    const heard = vi.fn();
    for (const type of ['analysis-end', 'analysis-error'] as const) element.addEventListener(type, heard);
    fake.last.progress(twoAwayPartial);
    await away();
    await linger(mounted);
    expect(fake.last.signal?.aborted).toBe(true);
    expect(element.state).toBe('idle');
    expect(element.report).toBeNull();
    await back();
    await settle(element);
    expect(fake.calls).toHaveLength(2);
    expect(heard).not.toHaveBeenCalled();
    fake.last.finish(twoAwayReport);
    await settle(element);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('runs when the page asks, to the end', async () => {
    await away();
    const mounted = await mount(TWO_AWAY);
    const { element, fake } = mounted;
    const asked = element.analyze();
    await linger(mounted, 10 * LINGER_MS);
    expect(fake.last.signal?.aborted).toBe(false);
    fake.last.finish(twoAwayReport);
    expect(await asked).toBe(twoAwayReport);
    await back();
    await settle(element);
    expect(fake.calls).toHaveLength(1);
  });

  test('does not start what was stopped while it waited', async () => {
    await away();
    const { element, fake } = await mount(TWO_AWAY);
    element.stop();
    await back();
    await settle(element);
    expect(fake.calls).toHaveLength(0);
  });

  test('that is removed hears no more of it', async () => {
    await away();
    const { element, fake } = await mount(TWO_AWAY);
    element.remove();
    await back();
    await settle(element);
    expect(fake.calls).toHaveLength(0);
  });
});

test('an element without a box is not seen (a closed tab of the page)', async () => {
  const { element, fake } = await mount('');
  element.style.display = 'none';
  await frames();
  element.hand = TWO_AWAY;
  await settle(element);
  expect(fake.calls).toHaveLength(0);
  element.style.display = '';
  await frames();
  expect(fake.calls).toHaveLength(1);
});

test('an element in sight does not wait for a frame (its first answer must not be later)', async () => {
  const observed = vi.fn();
  class Silent {
    observe = observed;
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Silent);
  const { fake } = await mount(TWO_AWAY);
  expect(observed).toHaveBeenCalledTimes(1);
  expect(fake.calls).toHaveLength(1);
});
