import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '../../src/elements/mahjong-analyzer/index.js';
import type { MahjongAnalyzerElement } from '../../src/elements/mahjong-analyzer/index.js';
import { MahjongAnalyzer } from '../../src/mahjong/analyzer.js';
import { mainThreadTasks } from './support/page.js';
import { tell, times } from './support/scale.js';
import { recordWorkers } from './support/workers.js';

const ELEMENTS = 20;
const PATIENCE = { timeout: 20_000 };

/** Different hands, so that an answer tells whose it is. */
const HANDS = [
  '33789m35689p2334s',
  '234567m3488p345s2z',
  '123m456p789s1122z5m',
  '1379m2468p134s123z',
  '22334455m1678p99s',
];

const frame = document.createElement('div');
let workers: ReturnType<typeof recordWorkers>;

/** One below the other, as on a page about a game; `inSight`: all upon each other, so that each is seen. */
function showElements(inSight: boolean): MahjongAnalyzerElement[] {
  frame.style.cssText = inSight ? 'position: fixed; inset: 0; overflow: hidden' : '';
  document.body.append(frame);
  const elements = Array.from({ length: ELEMENTS }, () => {
    const element = document.createElement('mahjong-analyzer');
    if (inSight) element.style.cssText = 'position: absolute; inset: 0';
    frame.append(element);
    return element;
  });
  return elements;
}

const canonical = (element: MahjongAnalyzerElement) => element.report?.hand.replaceAll(/\s/g, '');

async function allDone(elements: readonly MahjongAnalyzerElement[]): Promise<void> {
  await vi.waitFor(
    () => expect(elements.map(({ state }) => state)).toEqual(elements.map(() => 'done')),
    PATIENCE,
  );
}

beforeEach(() => {
  workers = recordWorkers();
});

afterEach(async () => {
  frame.replaceChildren();
  frame.remove();
  await vi.waitFor(() => expect(workers.alive()).toBe(0), PATIENCE);
  vi.unstubAllGlobals();
});

describe('twenty elements and two analyzers on one page', () => {
  test('the elements share one worker, each analyzer of the page has its own', async () => {
    const elements = showElements(true);
    const own = [new MahjongAnalyzer(), new MahjongAnalyzer()];
    for (const [index, element] of elements.entries()) element.hand = HANDS[index % HANDS.length]!;
    const reports = await Promise.all(own.map((analyzer) => analyzer.analyze({ hand: HANDS[0]! })));
    await allDone(elements);
    expect(workers.made).toBe(1 + own.length);
    expect(canonical(elements[0]!)).toBe(reports[0]!.hand);
    expect(reports[1]!.hints).toEqual(reports[0]!.hints);
    await Promise.all(own.map((analyzer) => analyzer.dispose()));
  });

  test('the latest hand wins in each, however fast they change (a slow answer must not overwrite a new one)', async () => {
    const elements = showElements(true);
    const rounds = times(8, 100);
    const ends = new Map<Element, string[]>();
    frame.addEventListener('analysis-end', ({ target, detail }) => {
      const element = target as MahjongAnalyzerElement;
      const { hand } = detail as { hand: string };
      ends.set(element, [...(ends.get(element) ?? []), hand === canonical(element) ? 'latest' : hand]);
    });
    for (let round = 0; round < rounds; round++) {
      for (const [index, element] of elements.entries()) {
        element.hand = HANDS[(round + index) % HANDS.length]!;
      }
      await new Promise((resolve) => setTimeout(resolve, round % 3 === 0 ? 0 : 15));
    }
    await allDone(elements);
    const analyzer = new MahjongAnalyzer();
    const expected = await Promise.all(
      elements.map(async ({ hand }) => (await analyzer.analyze({ hand })).hand),
    );
    await analyzer.dispose();
    expect(elements.map(canonical)).toEqual(expected);
    expect(new Set([...ends.values()].flat())).toEqual(new Set(['latest']));
  });

  // A task may be hit by a collection of garbage or a machine that shares its caches: one run out of six has to do.
  test('no task of the page lasts 50 ms while all of them analyze', {
    retry: 5,
    timeout: 60_000,
  }, async () => {
    const elements = showElements(false);
    const analyzeAll = async (round: number) => {
      for (const [index, element] of elements.entries()) {
        element.hand = HANDS[(round + index) % HANDS.length]!;
      }
      // Those out of sight would wait; the page asks for all.
      const reports = await Promise.all(elements.map((element) => element.analyze()));
      expect(reports).not.toContain(null);
    };
    // The first answers build the lists; what counts is a page at work.
    await analyzeAll(0);
    const tasks = await mainThreadTasks(async () => {
      for (let round = 1; round <= times(1, 20); round++) await analyzeAll(round);
    });
    const long = tasks.filter((ms) => ms > 50);
    tell('twenty elements', {
      tasks: tasks.length,
      'over 50 ms': long.length,
      'longest ms': Math.max(...tasks).toFixed(1),
    });
    expect(tasks.length).toBeGreaterThan(100);
    expect(long).toEqual([]);
  });
});
