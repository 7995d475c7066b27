import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HintwrightError } from '../../../src/errors.js';
import { findings } from '../matrix/findings.js';
import { SCHEMES } from '../matrix/media.js';
import { button, cell, hover, keys, mount, mountFake, reportOf, rest, settle } from './mount.js';

const MIDDLE = 'e2 e8 e3 e7 e4 e6 e3h e6h c3h g3v d4v';

describe.each(SCHEMES)('in a %s page axe finds nothing', (scheme, background, color) => {
  beforeEach(() => Object.assign(document.body.style, { colorScheme: scheme, background, color }));
  afterEach(() => document.body.removeAttribute('style'));

  test('before the first figures, and with them while a search runs', async () => {
    const { element, fake } = await mountFake();
    expect(await findings(element)).toEqual([]);
    fake.last.progress({ ...(await reportOf('')), complete: false });
    await settle(element);
    expect(await findings(element)).toEqual([]);
    element.position = 'e2';
    await settle(element);
    expect(await findings(element)).toEqual([]);
  });

  test.each([320, 390, 1100])(
    'in the middle of a game, a move taken back, the board unfolded, %i px wide',
    async (width) => {
      const { element, root } = await mount({ position: MIDDLE });
      element.style.inlineSize = `${width}px`;
      element.undo();
      button(root, 'Board').click();
      await settle(element);
      expect(await findings(element)).toEqual([]);
    },
  );

  test('a legal wall proposed, then an illegal one', async () => {
    const at = await mount({ position: MIDDLE });
    cell(at.root, 'a1').focus();
    await keys(at, 'h');
    expect(await findings(at.element)).toEqual([]);
    await hover(at, 'e3v');
    expect(await findings(at.element)).toEqual([]);
  });

  test('a row of the list pressed, all of them shown', async () => {
    const { element, root } = await mount({ position: MIDDLE });
    root.querySelector<HTMLElement>('.more')!.click();
    root.querySelectorAll<HTMLElement>('.choose')[1]!.click();
    await settle(element);
    expect(await findings(element)).toEqual([]);
  });

  test.each([320, 1100])('hints, a line unfolded, one of its moves looked at, %i px wide', async (width) => {
    const { element, root } = await mount({ position: MIDDLE, lines: 3, nodes: 2_000, seed: 1 });
    element.style.inlineSize = `${width}px`;
    await settle(element);
    expect(await findings(element)).toEqual([]);
    root.querySelector<HTMLElement>('.hint .choose')!.click();
    button(root, 'Every move’s effect').click();
    await settle(element);
    root.querySelector<HTMLElement>('.ply')!.click();
    await settle(element);
    expect(await findings(element)).toEqual([]);
  });

  test('a search under way, a stopped one, a position being replaced, hints off', async () => {
    const { element, fake, root } = await mountFake({ position: MIDDLE });
    const hints = (await reportOf(MIDDLE, { lines: 3, nodes: 2_000, seed: 1 })).hints;
    const report = { ...(await reportOf(MIDDLE)), hints, winProbability: 0.6, depth: 4, nodes: 2_000 };
    fake.last.progress({ ...report, complete: false });
    await settle(element);
    expect(await findings(element)).toEqual([]);
    element.stop();
    await settle(element);
    expect(await findings(element)).toEqual([]);
    element.position = 'e2';
    await settle(element);
    expect(await findings(element)).toEqual([]);
    element.hints = 'off';
    await settle(element);
    expect(root.querySelector('.win')).toBeNull();
    expect(await findings(element)).toEqual([]);
  });

  test('a solved position', async () => {
    const { element, root } = await mount({ position: ' /  / e8 e5 / 0 0 / 1', lines: 3 });
    expect(root.querySelector('.headline')?.textContent).toContain('Wins at once with e9');
    expect(await findings(element)).toEqual([]);
  });

  test('playing against the computer: the choice, the user’s turn, the computer thinking', async () => {
    const { element, fake, root } = await mountFake();
    fake.last.finish(await reportOf(''));
    await settle(element);
    button(root, 'Opponent').click();
    await settle(element);
    expect(await findings(element)).toEqual([]);
    button(root, 'Start').click();
    await settle(element);
    fake.last.finish(await reportOf(''));
    await settle(element);
    expect(await findings(element)).toEqual([]);
    element.play('e2');
    await settle(element);
    fake.last.finish(await reportOf('e2'));
    await settle(element);
    expect(element.opponent.isTurn).toBe(true);
    expect(await findings(element)).toEqual([]);
  });

  test('a game that is over', async () => {
    const { element } = await mount({
      columns: 3,
      rows: 3,
      walls: 1,
      position: 'b2 a3 b3',
    });
    expect(element.report?.winner).toBe(1);
    expect(await findings(element)).toEqual([]);
  });

  test('faults of the text and others', async () => {
    const { element } = await mount({ position: 'e2 e8 x1' });
    expect(await findings(element)).toEqual([]);
    const faked = await mountFake();
    faked.fake.last.fail(new HintwrightError({ code: 'ERR_INTERNAL', message: 'Something went wrong.' }));
    await settle(faked.element);
    expect(await findings(faked.element)).toEqual([]);
  });
});

test.each([320, 390])('at %i px nothing overflows, and what is pressed is 44 px high', async (width) => {
  const { element, root } = await mount({ position: MIDDLE, lines: 3, nodes: 2_000, seed: 1 });
  element.style.inlineSize = `${width - 32}px`;
  element.undo();
  await rest(element);
  button(root, 'Board').click();
  button(root, 'Opponent').click();
  root.querySelectorAll<HTMLElement>('.choose')[1]!.click();
  await settle(element);
  const targets = root.querySelectorAll('button, select, input[type=text], .choice span');
  const small = [...targets].filter((target) => target.getBoundingClientRect().height < 43.9);
  expect(small.map((target) => target.outerHTML.slice(0, 80))).toEqual([]);
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
});

test('the focus stays on the page when the button that has it goes', async () => {
  const { element, root } = await mount();
  for (const press of ['Lay c3h', 'Cancel']) {
    cell(root, 'c3').focus();
    await keys({ element, root }, press === 'Cancel' ? 'v' : 'h');
    button(root, press).focus();
    button(root, press).click();
    await settle(element);
    expect(root.activeElement?.className).toBe('pawn-handle');
  }
});

/** Where the text of an element lies. */
function lineBox(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

test('in a page that runs from right to left, moves and figures still run from left to right', async () => {
  document.documentElement.dir = 'rtl';
  const { element, root } = await mount({ position: MIDDLE });
  const moves = [...root.querySelectorAll('.move')]
    .slice(0, 3)
    .map((one) => one.getBoundingClientRect().left);
  expect(moves).toEqual([...moves].sort((a, b) => a - b));
  expect(getComputedStyle(root.querySelector('.share')!).direction).toBe('ltr');
  expect(lineBox(root.querySelector('.headline')!).right).toBeCloseTo(
    root.querySelector('.headline')!.getBoundingClientRect().right,
    0,
  );
  expect(root.querySelector('.headline')!.getBoundingClientRect().left).toBeLessThan(
    root.querySelector('.board')!.getBoundingClientRect().left,
  );
  expect(await findings(element)).toEqual([]);
  document.documentElement.removeAttribute('dir');
});

test('with text twice as large nothing overlaps', async () => {
  document.documentElement.style.fontSize = '200%';
  const { element, root } = await mount({ position: MIDDLE });
  element.style.inlineSize = '600px';
  await settle(element);
  const right = root.querySelector('.choose span')!.getBoundingClientRect().right;
  expect(right).toBeLessThanOrEqual(root.querySelector('.figure')!.getBoundingClientRect().left);
  for (const token of root.querySelectorAll('.token'))
    expect(token.scrollHeight).toBeLessThanOrEqual(token.clientHeight);
  document.documentElement.removeAttribute('style');
});
