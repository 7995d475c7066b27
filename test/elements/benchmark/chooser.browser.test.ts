import { describe, expect, test } from 'vitest';
import { box, button, mount, settle, text } from './mount.js';

async function unfolded(properties = {}) {
  const mounted = await mount(properties);
  button(mounted.root, 'Choose suites').click();
  await settle(mounted.element);
  const toggle = async (label: string) => {
    box(mounted.root, label).click();
    await settle(mounted.element);
  };
  return { ...mounted, toggle };
}

describe('what to measure', () => {
  test('is everything unless something is named', async () => {
    const { root } = await mount();
    expect(text(root, '.suites-line .small')).toBe('all 16 suites');
  });

  test.each([
    { suite: 'sudoku', boxes: ['Solving', 'Hints'], game: 'Sudoku', why: 'a game' },
    { suite: 'shanten', boxes: ['Shanten'], game: null, why: 'a name' },
    { suite: 'quoridor/moves sudoku', boxes: ['Legal moves', 'Solving'], game: 'Sudoku', why: 'several' },
  ])('$why: $suite', async ({ suite, boxes, game }) => {
    const { root } = await unfolded({ suite });
    for (const label of boxes) expect(box(root, label).checked).toBe(true);
    expect(box(root, 'Which tile').checked).toBe(false);
    if (game) expect(box(root, game).checked).toBe(true);
  });

  test('a game is checked in part where some of its suites are', async () => {
    const { root } = await unfolded({ suite: 'mahjong/shanten' });
    expect(box(root, 'Mahjong').indeterminate).toBe(true);
    expect(box(root, 'Quoridor').indeterminate).toBe(false);
  });

  test('what the user chooses becomes the attribute, as short as can be, and is told', async () => {
    const { element, toggle } = await unfolded({ suite: 'sudoku/first', quick: true });
    const told: unknown[] = [];
    element.addEventListener('position-change', ({ detail }) => told.push(detail));
    await toggle('Quoridor');
    expect(element.getAttribute('suite')).toBe('quoridor sudoku/first');
    await toggle('Solving');
    await toggle('Mahjong');
    await toggle('Sudoku');
    expect(element.suite).toBe('');
    expect(told.at(0)).toEqual({ suite: 'quoridor sudoku/first', quick: true });
  });

  test('with nothing chosen there is nothing to run, and it says so', async () => {
    const { element, fake, root, toggle } = await unfolded({ suite: 'sudoku/first' });
    await toggle('Solving');
    expect(text(root, '.progress-text')).toBe('Choose at least one suite.');
    button(root, 'Run').click();
    await settle(element);
    expect(fake.calls).toEqual([]);
    expect(button(root, 'Run').getAttribute('aria-disabled')).toBe('true');
    await toggle('Hints');
    button(root, 'Run').click();
    await settle(element);
    expect(fake.last.request).toEqual({ suite: 'sudoku/hints' });
  });

  test('how thoroughly is a choice of two', async () => {
    const { element, root } = await mount();
    root.querySelector<HTMLInputElement>('input[value=quick]')!.click();
    await settle(element);
    expect(element.quick).toBe(true);
    expect(element.hasAttribute('quick')).toBe(true);
  });
});
