import { expect, test } from 'vitest';
import type { Combination, MahjongReport } from '../../src/mahjong/types.js';
import { button, mount, settle, text } from './mount.js';
import { COMPLETE, completeReport, reading, readingsReport, TWO_AWAY, twoAwayReport } from './reports.js';

async function shown(answer: MahjongReport, width = '1000px', hand = TWO_AWAY) {
  const mounted = await mount(hand);
  mounted.element.style.inlineSize = width;
  mounted.fake.last.finish(answer);
  await settle(mounted.element);
  return mounted;
}

const complete = (combinations: Combination[], capped = false): MahjongReport => ({
  ...completeReport,
  combinations,
  combinationsCapped: capped,
});
const isSeen = (element: Element | null) => (element?.getBoundingClientRect().height ?? 0) > 0;
const groups = (row: Element) => [...row.querySelectorAll('.group .unseen')].map((name) => name.textContent);

test('three readings as groups of tiles, more on request', async () => {
  const { element, root } = await shown(readingsReport);
  expect(text(root, '.readings > .title')).toBe('4 ways to read this hand');
  const rows = () => [...root.querySelectorAll('.reading')];
  expect(rows()).toHaveLength(3);
  expect(groups(rows()[0]!)).toEqual([
    'chow 7 8 9 of characters',
    'chow 2 3 4 of bamboo',
    'pair of 3 of characters',
    'closed wait 3 5 of dots',
    'closed wait 6 8 of dots',
    'single 9 of dots',
    'single 3 of bamboo',
  ]);
  expect(rows()[0]!.querySelectorAll('.tile-picture')).toHaveLength(14);
  button(root, 'Show 1 more').click();
  await settle(element);
  expect(rows()).toHaveLength(4);
});

test('sets, parts of sets and single tiles differ in their line', async () => {
  const { root } = await shown(readingsReport);
  const line = (index: number) =>
    getComputedStyle(root.querySelectorAll('.reading .group')[index]!).borderBlockEnd;
  expect(line(0)).toContain('2px solid');
  expect(line(3)).toContain('2px dashed');
  expect(line(5)).toContain('rgba(0, 0, 0, 0)');
});

test('folded up on a phone until it is asked for', async () => {
  const { element, root } = await shown(readingsReport, '343px');
  const body = () => root.querySelector('.readings-body');
  const unfold = button(root, '4 ways to read this hand');
  expect(isSeen(body())).toBe(false);
  expect(unfold.getAttribute('aria-expanded')).toBe('false');
  unfold.click();
  await settle(element);
  expect(isSeen(body())).toBe(true);
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
});

test('a complete hand: patterns out of the common are named, the best of several is marked', async () => {
  const { root } = await shown(
    complete([
      reading('chow:123m chow:123m chow:567m chow:567m pair:44m'),
      reading('pair:11m pair:22m pair:33m pair:44m pair:55m pair:66m pair:77m', true, 'seven-pairs'),
    ]),
  );
  const notes = [...root.querySelectorAll('.reading')].map((row) => text(row, 'p'));
  expect(notes).toEqual(['', 'seven pairs, counts most']);
});

test('one reading needs no mark; melds are called', async () => {
  const { root } = await shown(
    complete([reading('chow:456p chow:789s pair:11z pung:777z! kong:5555s', true)]),
    '1000px',
    COMPLETE,
  );
  expect(text(root, '.readings > .title')).toBe('One way to read this hand');
  expect(root.querySelector('.reading p')).toBeNull();
  expect(groups(root.querySelector('.reading')!).slice(3)).toEqual([
    'pung of Red dragon, called',
    'kong of 5 of bamboo',
  ]);
});

test('a pattern without a name of its own is called by its id', async () => {
  const { root } = await shown(complete([reading('pair:11m', false, 'all-terminals')]));
  expect(text(root, '.reading p')).toBe('all terminals');
});

test('a list that was cut says so; without readings there is nothing', async () => {
  const { root } = await shown(complete([reading('pair:11m'), reading('pair:22m')], true));
  expect(text(root, '.readings > .title')).toBe('More than 2 ways to read this hand');
  const none = await shown(twoAwayReport);
  expect(none.root.querySelector('.readings')).toBeNull();
});

test('beside the chooser unfolded stands what else there is to read, not below it', async () => {
  const { element, fake, root } = await mount(TWO_AWAY);
  element.style.inlineSize = '1168px';
  fake.last.finish(readingsReport);
  await settle(element);
  root.querySelector<HTMLElement>('.rules > .unfolder')!.click();
  await settle(element);
  const [panel, details] = ['.rules-panel', '.details'].map((one) =>
    root.querySelector(one)!.getBoundingClientRect(),
  );
  expect(details!.left).toBeGreaterThan(panel!.right);
  expect(details!.top).toBeLessThan(panel!.bottom);
});
