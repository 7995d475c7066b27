/** What is pressed stays under the pointer, and what belongs together stands together. */
import { expect, test } from 'vitest';
import { button, EASY, EXPERT, mount, press, settle } from './mount.js';

const box = (root: ParentNode, label: string) => button(root, label).getBoundingClientRect();

test.each([288, 1100])('from step to step of a path, Next stays where it is, %i px wide', async (width) => {
  const at = await mount({ grid: EXPERT });
  at.element.style.inlineSize = `${width}px`;
  await press(at, 'Solution path');
  const top = () => box(at.root, 'Next').top - at.element.getBoundingClientRect().top;
  const first = top();
  const heights = new Set<number>();
  for (let step = 1; step < at.element.steps.steps.length; step++) {
    at.element.steps.go(step);
    await settle(at.element);
    expect(top()).toBe(first);
    heights.add(at.root.querySelector('.steps')!.getBoundingClientRect().height);
  }
  // Else no step has differed from another.
  expect(heights.size).toBeGreaterThan(1);
});

test('opening a path and closing it moves neither its button nor that of the hint, which waits', async () => {
  const at = await mount({ grid: EASY });
  const before = [box(at.root, 'Hint').left, box(at.root, 'Solution path').left];
  await press(at, 'Solution path');
  expect([box(at.root, 'Hint').left, box(at.root, 'Solution path').left]).toEqual(before);
  expect(button(at.root, 'Hint').getAttribute('aria-disabled')).toBe('true');
  await press(at, 'Hint');
  expect(at.element.ladder.level).toBe(0);
  await press(at, 'Solution path');
  expect(button(at.root, 'Hint').getAttribute('aria-disabled')).toBeNull();
});

test('on a phone of 320 px the grid stays where it is when the game starts', async () => {
  const at = await mount({ grid: EASY });
  at.element.style.inlineSize = '288px';
  const top = () =>
    at.root.querySelector('[role=grid]')!.getBoundingClientRect().top -
    at.element.getBoundingClientRect().top;
  const before = top();
  await press(at, 'Start');
  expect(top()).toBe(before);
});

test('16 by 16 has its keys in two rows where there is room', async () => {
  const at = await mount({ grid: '.'.repeat(256), hints: 0 });
  at.element.style.inlineSize = '1100px';
  await settle(at.element);
  const rows = new Set([...at.root.querySelectorAll('.key')].map((key) => key.getBoundingClientRect().top));
  expect(rows.size).toBe(2);
});

test('two panels unfolded have one line between them', async () => {
  const at = await mount({ grid: EASY });
  await press(at, 'New puzzle', 'Settings');
  const [upper, lower] = [...at.root.querySelectorAll('.panel')].map((panel) =>
    panel.getBoundingClientRect(),
  );
  expect(lower!.top).toBe(upper!.bottom - 1);
});

test('a whole puzzle as text can be seen at 320 px', async () => {
  const at = await mount({ grid: EASY });
  at.element.style.inlineSize = '288px';
  await settle(at.element);
  const field = at.root.querySelector('textarea')!;
  expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
});
