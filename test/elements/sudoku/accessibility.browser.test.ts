import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HintwrightError } from '../../../src/errors.js';
import { findings } from '../matrix/findings.js';
import { SCHEMES } from '../matrix/media.js';
import {
  button,
  cell,
  EASY,
  EXPERT,
  keys,
  mount,
  mountFake,
  NEARLY,
  NEARLY_CELLS,
  press,
  rest,
  SMALL,
  settle,
} from './mount.js';

describe.each(SCHEMES)('in a %s page axe finds nothing', (scheme, background, color) => {
  beforeEach(() => Object.assign(document.body.style, { colorScheme: scheme, background, color }));
  afterEach(() => document.body.removeAttribute('style'));

  test('without a grid, and before the first figures', async () => {
    const empty = await mountFake();
    expect(await findings(empty.element)).toEqual([]);
    const { element } = await mountFake({ grid: EASY });
    expect(await findings(element)).toEqual([]);
  });

  test.each([320, 1100])(
    'idle, then playing with marks and a clash, then paused, %i px wide',
    async (width) => {
      const at = await mount({ grid: EASY });
      at.element.style.inlineSize = `${width}px`;
      expect(await findings(at.element)).toEqual([]);
      await press(at, 'Start', 'Mark all');
      cell(at.root, 2).focus();
      await keys(at, '5');
      expect(await findings(at.element)).toEqual([]);
      await press(at, 'Pause');
      expect(await findings(at.element)).toEqual([]);
    },
  );

  test('each stage of a hint, and why there is none', async () => {
    const at = await mount({ grid: EXPERT });
    await press(at, 'Start');
    for (const label of ['Hint', 'Say more', 'Say more']) {
      await press(at, label);
      expect(await findings(at.element)).toEqual([]);
    }
    at.element.put([1], 3, 'digit');
    await rest(at.element);
    await press(at, 'Hint', 'Show which');
    expect(await findings(at.element)).toEqual([]);
  });

  test('a game left for another puzzle', async () => {
    const at = await mount({ grid: EXPERT });
    await press(at, 'Start');
    at.element.enter(EASY);
    await rest(at.element);
    expect(button(at.root, 'Back to the game')).toBeDefined();
    expect(await findings(at.element)).toEqual([]);
  });

  test('the path at a chain', async () => {
    const at = await mount({ grid: EXPERT });
    await press(at, 'Solution path');
    const chain = at.element.steps.steps.findIndex(({ links }) => links.length > 2);
    at.element.steps.go(chain);
    await settle(at.element);
    expect(chain).toBeGreaterThan(0);
    expect(await findings(at.element)).toEqual([]);
  });

  test('everything that is shown on request', async () => {
    const at = await mount({ grid: EXPERT });
    await press(at, 'Solutions', 'Chances', 'Guesses');
    expect(await findings(at.element)).toEqual([]);
    await press(at, 'Rating', 'Solution');
    expect(await findings(at.element)).toEqual([]);
  });

  test('panels unfolded, a puzzle being made, another variant', async () => {
    const { element, root } = await mountFake({ grid: SMALL, variant: 'x' });
    button(root, 'Settings').click();
    button(root, 'New puzzle').click();
    await settle(element);
    button(root, 'Make one').click();
    await settle(element);
    expect(root.querySelector('progress')).not.toBeNull();
    expect(await findings(element)).toEqual([]);
  });

  test('solved, with what differs marked before', async () => {
    const at = await mount({ grid: NEARLY, check: 'solution' });
    await press(at, 'Start');
    at.element.put([2], 1, 'digit');
    await rest(at.element);
    expect(await findings(at.element)).toEqual([]);
    for (const [index, digit] of NEARLY_CELLS) at.element.put([index], digit, 'digit');
    await rest(at.element);
    expect(at.element.game.phase).toBe('solved');
    expect(await findings(at.element)).toEqual([]);
  });

  test('faults of the text and others', async () => {
    const { element } = await mount({ grid: `${EASY}%` });
    expect(await findings(element)).toEqual([]);
    element.remove();
    const faked = await mountFake({ grid: EASY });
    faked.fake.last.fail(new HintwrightError({ code: 'ERR_INTERNAL', message: 'Something went wrong.' }));
    await settle(faked.element);
    expect(await findings(faked.element)).toEqual([]);
  });
});

test.each([320, 390])('at %i px nothing overflows, and what is pressed is 44 px high', async (width) => {
  const at = await mount({ grid: EASY });
  at.element.style.inlineSize = `${width - 32}px`;
  await press(at, 'Start', 'New puzzle', 'Settings', 'Solutions', 'Solution path');
  const targets = at.root.querySelectorAll('button, select, textarea, .choice span, .check');
  const small = [...targets].filter((target) => target.getBoundingClientRect().height < 43.9);
  expect(small.map((target) => target.outerHTML.slice(0, 80))).toEqual([]);
  expect(at.element.scrollWidth).toBeLessThanOrEqual(at.element.clientWidth);
});

test('the focus stays on the button that leads up the hints, and comes back to it once one is applied', async () => {
  const at = await mount({ grid: EASY });
  await press(at, 'Start');
  button(at.root, 'Hint').focus();
  for (let i = 0; i < 4; i++) await keys(at, 'Enter');
  expect(at.root.activeElement?.textContent?.trim()).toBe('Hint');
});
