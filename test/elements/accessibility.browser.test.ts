import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HintwrightError } from '../../src/errors.js';
import { findings } from './matrix/findings.js';
import { SCHEMES } from './matrix/media.js';
import { button, byLabel, mount, settle } from './mount.js';
import {
  completeReport,
  readingsReport,
  score,
  splitReport,
  TWO_AWAY,
  twoAwayPartial,
  twoAwayReport,
  WAITING,
  WON,
  waitingReport,
  wonReport,
} from './reports.js';

describe.each(SCHEMES)('in a %s page axe finds nothing', (scheme, background, color) => {
  beforeEach(() => Object.assign(document.body.style, { colorScheme: scheme, background, color }));
  afterEach(() => document.body.removeAttribute('style'));

  test('idle, with the palette', async () => {
    const { element, root } = await mount('');
    expect(await findings(element)).toEqual([]);
    button(root, 'Red fives').click();
    await settle(element);
    expect(await findings(element)).toEqual([]);
  });

  test('running', async () => {
    const { element, fake } = await mount(TWO_AWAY);
    expect(await findings(element)).toEqual([]);
    fake.last.progress(twoAwayPartial);
    await settle(element);
    expect(await findings(element)).toEqual([]);
  });

  test('done, a row looked at', async () => {
    const { element, fake, root } = await mount(`${TWO_AWAY}`);
    fake.last.finish(twoAwayReport);
    await settle(element);
    root.querySelectorAll<HTMLElement>('.discard')[1]!.focus();
    await settle(element);
    expect(await findings(element)).toEqual([]);
  });

  test.each([320, 375, 1200])('two discards compared, readings unfolded, %i px wide', async (width) => {
    const { element, fake, root } = await mount(TWO_AWAY);
    element.style.inlineSize = `${width}px`;
    fake.last.finish(readingsReport);
    await settle(element);
    root.querySelector<HTMLElement>('.unfold')!.click();
    for (const row of [1, 2]) root.querySelectorAll<HTMLElement>('.discard')[row]!.click();
    await settle(element);
    button(root, 'Show 1 more').click();
    await settle(element);
    expect(await findings(element)).toEqual([]);
  });

  test('lower bounds', async () => {
    const { element, fake } = await mount(TWO_AWAY);
    const hints = twoAwayReport.hints.map((hint) => ({ ...hint, exact: false }));
    fake.last.finish({ ...twoAwayReport, complete: false, hints });
    await settle(element);
    expect(await findings(element)).toEqual([]);
  });

  test('13 tiles, the cursor on the curve', async () => {
    const { element, fake, root } = await mount(WAITING);
    fake.last.finish(waitingReport);
    await settle(element);
    root.querySelector<HTMLElement>('.curve input')!.focus();
    await settle(element);
    expect(await findings(element)).toEqual([]);
  });

  test('a complete hand and its readings', async () => {
    const { element, fake } = await mount(TWO_AWAY);
    fake.last.finish({ ...completeReport, combinations: readingsReport.combinations });
    await settle(element);
    expect(await findings(element)).toEqual([]);
  });

  test.each([288, 1168])('a score card, the chooser and house rules unfolded, %i px wide', async (width) => {
    const { element, fake, root } = await mount(WON, { riichi: true, dora: '1p', selfDraw: true });
    element.style.inlineSize = `${width}px`;
    fake.last.finish(wonReport);
    await settle(element);
    root.querySelector<HTMLElement>('.rules > .unfolder')!.click();
    await settle(element);
    button(root, 'House rules').click();
    byLabel(root, /^Pick Dora/).click();
    await settle(element);
    expect(await findings(element)).toEqual([]);
  });

  test('a fault in the chooser, and choices that are barred', async () => {
    const { element, fake, root } = await mount(WON, { dora: '3x', robbingKong: true, winTile: '8s' });
    root.querySelector<HTMLElement>('.rules > .unfolder')!.click();
    fake.last.fail(
      new HintwrightError({ code: 'ERR_UNKNOWN_TILE', message: '"x" is no tile.', input: '3x', at: 1 }),
    );
    await settle(element);
    expect(await findings(element)).toEqual([]);
  });

  test('a hand below the minimum', async () => {
    const { element, fake } = await mount(WON, { rules: 'mcr' });
    const counted = score('All Chows:2:fan', { total: 2, wins: false });
    fake.last.finish({ ...wonReport, rules: 'mcr', score: counted });
    await settle(element);
    expect(await findings(element)).toEqual([]);
  });

  test.each(['win', 'score'] as const)('discards in order of %s, each with two figures', async (sort) => {
    const { element, fake } = await mount(TWO_AWAY, { sort });
    fake.last.finish(splitReport);
    await settle(element);
    expect(await findings(element)).toEqual([]);
  });

  test('running again, the last figures dimmed', async () => {
    const { element, fake } = await mount(TWO_AWAY);
    fake.last.finish(twoAwayReport);
    await settle(element);
    element.draws = 9;
    await settle(element);
    expect(await findings(element)).toEqual([]);
  });

  test('with melds', async () => {
    const { element } = await mount('34m678p22s[055s](7777z)');
    expect(await findings(element)).toEqual([]);
  });

  test('error', async () => {
    const { element, fake } = await mount('33789m35x');
    fake.last.fail(
      new HintwrightError({
        code: 'ERR_UNKNOWN_TILE',
        message: '"x" is no tile.',
        input: '33789m35x',
        at: 8,
      }),
    );
    await settle(element);
    expect(await findings(element)).toEqual([]);
  });
});

test('touch targets are 44 px at 320 px and at 375 px', async () => {
  const { element, fake, root } = await mount(TWO_AWAY);
  fake.last.finish(readingsReport);
  await settle(element);
  button(root, 'Edit tiles').click();
  root.querySelectorAll<HTMLElement>('.discard')[1]!.click();
  for (const width of [320, 375]) {
    element.style.inlineSize = `${width - 32}px`;
    await settle(element);
    const targets = root.querySelectorAll(
      'button, input[type=text], input[type=range], .hand-tile, .palette-tile, .segment',
    );
    const small = [...targets].filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width > 0 && Math.min(width, height) < 43.9 && !target.classList.contains('discard');
    });
    expect(small.map((target) => target.outerHTML.slice(0, 80))).toEqual([]);
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  }
});
