import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeLayout, usualBoxes } from '../../../src/sudoku/layout.js';
import { blankSheet } from '../../../src/sudoku/play/sheet.js';
import { findings } from '../matrix/findings.js';
import { SCHEMES } from '../matrix/media.js';
import { at, cell, mount, sheetOf } from './grid-mount.js';

const plain = (side: number) =>
  makeLayout({ side, boxes: usualBoxes(side), regions: null, rules: new Set(), cages: [] });

describe.each(SCHEMES)('in a %s page axe finds nothing', (scheme, background, color) => {
  beforeEach(() => Object.assign(document.body.style, { colorScheme: scheme, background, color }));
  afterEach(() => document.body.removeAttribute('style'));

  test('with givens, entries, clashes, several cells selected, undo possible', async () => {
    const { host } = await mount({ sheet: sheetOf('55'), selection: new Set([0, 1, 2]), cursor: 2 });
    host.put([3], 4, 'digit');
    host.put([4], 4, 'corner');
    await host.updateComplete;
    expect(await findings(host)).toEqual([]);
  });

  test('with a digit chosen first, all of one placed, nothing to be written, covered', async () => {
    const { host } = await mount({
      sheet: sheetOf('1'.repeat(9)),
      order: 'digit-first',
      armed: 3,
    });
    expect(await findings(host)).toEqual([]);
    host.set({ editable: null, covered: true });
    await host.updateComplete;
    expect(await findings(host)).toEqual([]);
  });
});

test('a grid of rows of gridcells, each with its place, named, the given ones read only', async () => {
  const { root } = await mount({ sheet: sheetOf('5', '.6'), selection: new Set([1]) });
  const grid = root.querySelector('[role=grid]')!;
  expect(grid.getAttribute('aria-label')).toBe('Sudoku grid, 9 by 9');
  expect(root.getElementById(grid.getAttribute('aria-describedby')!)?.textContent).toContain('Arrow keys');
  expect(grid.querySelectorAll('[role=row]')).toHaveLength(9);
  expect(grid.querySelectorAll('[role=row]:nth-of-type(4) [role=gridcell]')).toHaveLength(9);
  expect(cell(root, 'r4c7').getAttribute('aria-colindex')).toBe('7');
  expect(cell(root, 'r4c7').parentElement!.getAttribute('aria-rowindex')).toBe('4');
  expect(cell(root, 'r1c1').getAttribute('aria-readonly')).toBe('true');
  expect(cell(root, 'r1c2').getAttribute('aria-readonly')).toBeNull();
  expect(cell(root, 'r1c2').getAttribute('aria-selected')).toBe('true');
});

test.each([4, 6, 9, 12, 16, 25])(
  '%i by %i: 288 px wide nothing overflows, what is pressed is 44 px high and wide',
  async (side) => {
    const { host, root } = await mount({ shape: plain(side), sheet: blankSheet(side) }, 288);
    const targets = [...root.querySelectorAll('button, .segment')].map((one) => one.getBoundingClientRect());
    expect(Math.min(...targets.map(({ height }) => height))).toBeGreaterThanOrEqual(43.9);
    expect(Math.min(...targets.map(({ width }) => width))).toBeGreaterThanOrEqual(43.9);
    const frame = root.querySelector('.frame')!;
    expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
);

test.each([288, 400, 500, 640, 1200])('%i px wide no key of any size is cut off', async (width) => {
  for (const side of [4, 6, 9, 12, 16, 25]) {
    const { root } = await mount({ shape: plain(side), sheet: blankSheet(side) }, width);
    const keypad = root.querySelector('.keypad')!;
    expect(keypad.scrollWidth, `side ${side}`).toBeLessThanOrEqual(keypad.clientWidth);
  }
});

test('16 by 16 has cells of 30 px or more in a column of 600', async () => {
  const { root } = await mount({ shape: plain(16), sheet: blankSheet(16) }, 600);
  expect(cell(root, 'r1c1', 16).getBoundingClientRect().width).toBeGreaterThanOrEqual(30);
});

test('in a page that runs from right to left the grid does not', async () => {
  document.documentElement.dir = 'rtl';
  const { root } = await mount();
  expect(cell(root, 'r1c1').getBoundingClientRect().left).toBeLessThan(
    cell(root, 'r1c2').getBoundingClientRect().left,
  );
  const keys = [...root.querySelectorAll('.key')].map((key) => key.getBoundingClientRect().left);
  expect(keys[0]).toBeLessThan(keys[1]!);
  document.documentElement.removeAttribute('dir');
});

test('the cells that are pressed lie where they are drawn', async () => {
  const { root } = await mount({ sheet: sheetOf(`${'.'.repeat(80)}7`) });
  const digit = root.querySelector('.drawing .digit')!.getBoundingClientRect();
  const box = cell(root, 'r9c9').getBoundingClientRect();
  expect(Math.abs(digit.left + digit.width / 2 - (box.left + box.width / 2))).toBeLessThan(1);
  expect(at('r9c9')).toBe(80);
});
