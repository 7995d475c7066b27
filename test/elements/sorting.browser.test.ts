import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { MahjongReport } from '../../src/mahjong/types.js';
import { type Mounted, mount, rows, settle, text } from './mount.js';
import { splitReport, TWO_AWAY, twoAwayPartial, twoAwayReport, worthlessReport } from './reports.js';

async function answered(report: MahjongReport, width = '1168px'): Promise<Mounted> {
  const mounted = await mount(TWO_AWAY);
  mounted.element.style.inlineSize = width;
  mounted.fake.last.finish(report);
  await settle(mounted.element);
  return mounted;
}

const radio = (root: ShadowRoot, value: string) =>
  root.querySelector<HTMLInputElement>(`input[value=${value}]`)!;
const first = (root: ParentNode) => root.querySelector('.hint.best')!;
const figures = (row: Element) => [text(row, '.share'), text(row, '.beside')].map((each) => each.trim());

test('a row has both figures; the other leader is marked among those beside', async () => {
  const { root } = await answered(splitReport);
  expect(figures(first(root))).toEqual(['52.3 %', '2,040 points']);
  const leading = root.querySelector('.beside.leads')!;
  expect(leading.closest<HTMLElement>('.hint')?.dataset.key).toBe('2s');
  expect(text(root, '.headline')).toBe('9p wins most often (52 %); 2s is worth most (2,586 points to 2,040)');
});

test('by keyboard alone: order by worth and back', async () => {
  const { element, root } = await answered(splitReport);
  expect(rows(root)).toEqual(['9p', '3p', '2s', '3s', '5p']);
  radio(root, 'win').focus();
  await userEvent.keyboard('{ArrowRight}');
  await settle(element);
  expect(element.sort).toBe('score');
  expect(element.getAttribute('sort')).toBe('score');
  expect(rows(root)).toEqual(['2s', '9p', '3p', '3s', '5p']);
  expect(figures(first(root))).toEqual(['2,586 points', '43.1 % to win']);
  expect(root.activeElement).toBe(radio(root, 'score'));
  await userEvent.keyboard('{ArrowLeft}');
  await settle(element);
  expect(rows(root)[0]).toBe('9p');
  expect(element.hasAttribute('sort')).toBe(false);
});

test('the hand, the comparison and the curve go by the order, too', async () => {
  const { element, root } = await answered(splitReport);
  element.setAttribute('sort', 'score');
  await settle(element);
  expect(root.querySelector('.hand-tile.best')?.getAttribute('aria-label')).toContain('2 of bamboo');
  expect(text(root, '.details .title')).toBe('2s instead of 9p');
  expect(text(root, '.curve-values')).toBe('2,586 points');
  expect([...root.querySelectorAll('.curve-scale')].map((scale) => scale.textContent)).toEqual([
    '4,000',
    '2,000',
  ]);
  expect(root.querySelector('.curve svg')?.getAttribute('aria-label')).toContain('Expected score');
});

test('the report itself stays as it came', async () => {
  const { element } = await answered(splitReport);
  element.sort = 'score';
  await settle(element);
  expect(element.report).toBe(splitReport);
});

test('without expected scores nothing of them is to be seen', async () => {
  const { element, root } = await answered(worthlessReport);
  expect(root.querySelector('input[name=sort]')!.checkVisibility()).toBe(false);
  expect(root.querySelector('.beside')).toBeNull();
  element.sort = 'score';
  await settle(element);
  expect(rows(root)[0]).toBe('9p');
  expect(text(first(root), '.share')).toBe('52.3 %');
  expect(text(root, '.details .title')).toBe('9p instead of 3p');
});

test('what a page may set as an order, and what not', async () => {
  const { element, root } = await answered(splitReport);
  for (const wrong of ['worth', '', null]) {
    Object.assign(element, { sort: wrong });
    await settle(element);
    expect(radio(root, 'win').checked).toBe(true);
    expect(rows(root)[0]).toBe('9p');
  }
});

test('rows keep their places while figures refine, in either order', async () => {
  const { element, fake, root } = await mount(TWO_AWAY);
  element.sort = 'score';
  element.style.inlineSize = '1168px';
  await settle(element);
  fake.last.progress(twoAwayPartial);
  await settle(element);
  const before = rows(root);
  fake.last.progress({ ...splitReport, complete: false });
  await settle(element);
  expect(rows(root)).toEqual(before);
  fake.last.finish(splitReport);
  await settle(element);
  expect(rows(root)[0]).toBe('2s');
});

test.each(['1168px', '358px', '288px'])('bars of a list are of one length, %s wide', async (width) => {
  const { element, root } = await answered(splitReport, width);
  for (const sort of ['win', 'score'] as const) {
    element.sort = sort;
    await settle(element);
    const widths = [...root.querySelectorAll('.hint .bar')].map((bar) => bar.getBoundingClientRect().width);
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.5);
    expect(Math.min(...widths)).toBeGreaterThan(40);
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  }
});

test('lower bounds are marked in both figures', async () => {
  const hints = twoAwayReport.hints.map((each) => ({ ...each, exact: false }));
  const { root } = await answered({ ...twoAwayReport, complete: false, hints }, '288px');
  expect(figures(first(root))).toEqual(['≥ 52.3 %', '≥ 2,040 points']);
});
