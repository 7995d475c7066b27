/** Large grids enlarged. */
import { expect, test } from 'vitest';
import { makeLayout } from '../../../src/sudoku/layout.js';
import { blankSheet } from '../../../src/sudoku/play/sheet.js';
import { at, cell, focused, keys, type Mounted, mount } from './grid-mount.js';

const PHONE = 344;
const SIDE = 16;

const shapeOf = (side: number, rows: number) =>
  makeLayout({ side, boxes: { rows, columns: side / rows }, regions: null, rules: new Set(), cages: [] });
const mountLarge = (fields: Parameters<typeof mount>[0] = {}, width = PHONE) =>
  mount({ shape: shapeOf(SIDE, 4), sheet: blankSheet(SIDE), ...fields }, width);
const enlarger = ({ root }: Mounted) => root.querySelector<HTMLButtonElement>('.zoom button')!;
const view = ({ root }: Mounted) => root.querySelector<HTMLElement>('.sudoku-grid')!;

async function enlarge(mounted: Mounted): Promise<void> {
  enlarger(mounted).click();
  await mounted.host.updateComplete;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** Whether all of a cell can be seen. */
function isSeen(mounted: Mounted, name: string): boolean {
  const [box, frame] = [cell(mounted.root, name, SIDE), view(mounted)].map((one) =>
    one.getBoundingClientRect(),
  );
  return (
    box!.left >= frame!.left - 1 &&
    box!.right <= frame!.right + 1 &&
    box!.top >= frame!.top - 1 &&
    box!.bottom <= frame!.bottom + 1
  );
}

test('cells get wide enough for a finger, marks to be read; the view keeps its place', async () => {
  const mounted = await mountLarge({ cursor: at('r9c9', SIDE) });
  mounted.host.autoMarks();
  await mounted.host.updateComplete;
  const before = view(mounted).getBoundingClientRect();
  expect(cell(mounted.root, 'r1c1', SIDE).getBoundingClientRect().width).toBeLessThan(22);
  await enlarge(mounted);
  expect(enlarger(mounted).ariaPressed).toBe('true');
  expect(enlarger(mounted).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(cell(mounted.root, 'r1c1', SIDE).getBoundingClientRect().width).toBeGreaterThanOrEqual(43.9);
  const [mark] = mounted.root.querySelectorAll<SVGTextElement>('.mark');
  expect(Number(mark!.getAttribute('font-size')) * 44).toBeGreaterThanOrEqual(7);
  const after = view(mounted).getBoundingClientRect();
  expect(Math.abs(after.bottom - before.bottom)).toBeLessThan(10);
  expect(isSeen(mounted, 'r9c9')).toBe(true);
  await enlarge(mounted);
  expect(view(mounted).scrollWidth).toBeLessThanOrEqual(view(mounted).clientWidth + 1);
});

test('by keyboard the view follows the focus, and so do the names of rows and columns', async () => {
  const mounted = await mountLarge();
  await enlarge(mounted);
  cell(mounted.root, 'r1c1', SIDE).focus();
  await keys(mounted, 'End', 'PageDown', 'PageDown');
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(focused(mounted.root)).toBe(String(at('r9c16', SIDE)));
  expect(isSeen(mounted, 'r9c16')).toBe(true);
  const { scrollLeft, scrollTop } = view(mounted);
  expect(scrollLeft).toBeGreaterThan(0);
  const [rows, columns] = ['.row-names', '.column-names'].map((name) => mounted.root.querySelector(name)!);
  expect([rows!.scrollTop, columns!.scrollLeft]).toEqual([scrollTop, scrollLeft]);
  const name = rows!.children[8]!.getBoundingClientRect();
  const middle = (box: DOMRect) => (box.top + box.bottom) / 2;
  expect(middle(name)).toBeCloseTo(middle(cell(mounted.root, 'r9c16', SIDE).getBoundingClientRect()), -1);
});

test.each([
  [16, 4, 1300],
  [12, 3, 700],
  [25, 5, 800],
])('%i rows are enlarged where there is room, too', async (side, rows, width) => {
  const mounted = await mount({ shape: shapeOf(side, rows), sheet: blankSheet(side) }, width);
  const before = cell(mounted.root, 'r1c1', side).getBoundingClientRect().width;
  await enlarge(mounted);
  expect(cell(mounted.root, 'r1c1', side).getBoundingClientRect().width).toBeGreaterThan(1.3 * before);
});

test('usual grids have no such button', async () => {
  expect((await mount()).root.querySelector('.zoom')).toBeNull();
});

test('a usual grid that takes the place of one enlarged is as ever', async () => {
  const mounted = await mountLarge();
  await enlarge(mounted);
  mounted.host.set({ shape: shapeOf(9, 3), sheet: blankSheet(9) });
  await mounted.host.updateComplete;
  expect(mounted.root.querySelector('.zoomed')).toBeNull();
  expect(view(mounted).scrollWidth).toBeLessThanOrEqual(view(mounted).clientWidth + 1);
});
