import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { button, byLabel, type Mounted, mount, settle, text } from './mount.js';
import { completeReport, hint, report, TWO_AWAY, twoAwayReport } from './reports.js';

const WIDE = '1168px';
const PHONE = '343px';

async function answered(width: string): Promise<Mounted> {
  const mounted = await mount(TWO_AWAY);
  mounted.element.style.inlineSize = width;
  mounted.fake.last.finish(twoAwayReport);
  await settle(mounted.element);
  return mounted;
}

const discards = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('.discard')];
const isSeen = (element: Element | null) => (element?.getBoundingClientRect().height ?? 0) > 0;

test('at first the best discard stands against the next', async () => {
  const { root } = await answered(WIDE);
  expect(text(root, '.details .title')).toBe('9p instead of 3p');
  expect(text(root, '.difference-sentence')).toBe('Takes 4p too; 2p, 6m and 2s would improve it.');
  expect(text(root, '.caption')).toBe('Press two discards to compare them.');
});

test('by keyboard alone: choose one, go to another, choose it, let go', async () => {
  const { element, root } = await answered(WIDE);
  discards(root)[0]!.focus();
  await userEvent.keyboard('{ArrowDown}');
  await settle(element);
  expect(text(root, '.details .title'), 'looked at, against the best').toBe('3p instead of 9p');
  await userEvent.keyboard('{Enter}{ArrowDown}');
  await settle(element);
  expect(text(root, '.details .title'), 'looked at, against the one chosen').toBe('2s instead of 3p');
  await userEvent.keyboard(' ');
  await settle(element);
  discards(root)[2]!.blur();
  await settle(element);
  expect(text(root, '.details .title'), 'two chosen').toBe('2s instead of 3p');
  expect(discards(root).map((button) => button.getAttribute('aria-pressed'))).toEqual([
    'false',
    'true',
    'true',
    'false',
    'false',
  ]);
  discards(root)[2]!.focus();
  await userEvent.keyboard('{Escape}');
  discards(root)[2]!.blur();
  await settle(element);
  expect(root.querySelector('.hint.chosen')).toBeNull();
  expect(text(root, '.details .title')).toBe('9p instead of 3p');
});

test('choosing is spoken', async () => {
  const { element, root } = await answered(WIDE);
  await new Promise((spoken) => setTimeout(spoken, 1100));
  discards(root)[2]!.click();
  await settle(element);
  expect(text(root, '[role=status]')).toBe(
    '2 of bamboo instead of 9 of dots. −9 percentage points to win. ' +
      'Does not take 1 of bamboo and 4 of bamboo; 2 of dots, 6 of characters, 5 of bamboo and 2 of bamboo would not improve it.',
  );
});

test('a third lets go of the first; pressing again lets go', async () => {
  const { element, root } = await answered(WIDE);
  for (const row of [0, 1, 2]) discards(root)[row]!.click();
  await settle(element);
  const chosen = () => [...root.querySelectorAll<HTMLElement>('.hint.chosen')].map((row) => row.dataset.key);
  expect(chosen()).toEqual(['3p', '2s']);
  discards(root)[2]!.click();
  await settle(element);
  expect(chosen()).toEqual(['3p']);
});

test('chances, tiles and improvements, gained and given up', async () => {
  const { element, root } = await answered(WIDE);
  discards(root)[1]!.click();
  await settle(element);
  const cells = [...root.querySelectorAll('.details tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent?.replace(/\s/g, ' ').trim()),
  );
  expect(cells).toEqual([
    ['Win', '49.4 %', '52.3 %', '−3 %'],
    ['Tenpai', '74.1 %', '78.5 %', '−4 %'],
    ['Worth', '1,927', '2,040', '−113'],
    ['Accepts', '13', '17', '−4'],
  ]);
  const [gains, lost] = root.querySelectorAll('.details dd');
  expect(gains?.textContent?.trim()).toBe('no tiles');
  expect([...lost!.querySelectorAll('.unseen')].map((item) => item.textContent?.replace(/\s/g, ' '))).toEqual(
    [
      '4 of dots: 4 unseen',
      '2 of dots: 4 unseen, 9 % better',
      '6 of characters: 4 unseen, 7 % better',
      '2 of bamboo: 3 unseen, 1 % better',
    ],
  );
});

test('what would take two lines is told in number', async () => {
  const { element, root } = await answered(WIDE);
  discards(root)[2]!.click();
  await settle(element);
  const lost = root.querySelectorAll('.details dd')[1]!;
  expect([...lost.querySelectorAll('.tiles')].map((list) => list.children.length)).toEqual([2, 3]);
  expect(text(lost, '.improvements')).toContain('2 more');
});

test('tiles of the hand choose as rows do', async () => {
  const { element, root } = await answered(WIDE);
  byLabel(root, /^3 of dots/).click();
  byLabel(root, /^2 of bamboo/).click();
  await settle(element);
  expect(text(root, '.details .title')).toBe('2s instead of 3p');
});

test('on a phone the comparison stands in the row that was pressed', async () => {
  const { element, root } = await answered(PHONE);
  expect(isSeen(root.querySelector('.details .detail'))).toBe(true);
  discards(root)[1]!.click();
  discards(root)[2]!.click();
  await settle(element);
  expect(isSeen(root.querySelector('.details .detail'))).toBe(false);
  expect(root.querySelectorAll('.row-detail')).toHaveLength(1);
  const inRow = root.querySelector('.hint[data-key="2s"] .row-detail')!;
  expect(isSeen(inRow)).toBe(true);
  expect(text(inRow, '.title')).toBe('2s instead of 3p');
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
});

test('on a wide page looking about changes no height', async () => {
  const { element, root } = await answered(WIDE);
  const height = () => element.getBoundingClientRect().height;
  const before = height();
  for (const button of discards(root)) {
    button.focus();
    await settle(element);
    expect(height()).toBe(before);
  }
});

test('a new hand starts afresh; a single hint has nothing to compare with', async () => {
  const { element, fake, root } = await answered(WIDE);
  discards(root)[1]!.click();
  element.hand = '123m456p33789s11z1s';
  await settle(element);
  fake.last.finish(report(element.hand, [hint('1s', 0.6, '3s:2 1z:2', 0)]));
  await settle(element);
  expect(root.querySelector('.hint.chosen')).toBeNull();
  expect(root.querySelector('.details table')).toBeNull();
  expect(text(root, '.details .title')).toBe('Chance as draws go by');
});

test('with nothing to tell there are no details', async () => {
  const { element, fake, root } = await mount(TWO_AWAY);
  fake.last.finish(completeReport);
  await settle(element);
  expect(isSeen(root.querySelector('.details'))).toBe(false);
  expect(button(root, 'Again')).toBeTruthy();
});
