import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { UpdateGuiEvent } from '../../../src/elements/sudoku-analyzer/index.js';
import { button, cell, EASY, has, keys, mount, NEARLY, press, rest, settle, spoken, text } from './mount.js';

test('a whole game by keyboard alone: start, wrong digit, undo, the rest, solved', async () => {
  const at = await mount({ grid: NEARLY });
  button(at.root, 'Start').focus();
  await keys(at, 'Enter');
  cell(at.root, 0).focus();
  await keys(at, 'ArrowRight', 'ArrowRight', '5');
  expect(text(at.root, '.headline')).toBe('3 cells break a rule');
  await keys(at, '[', '4');
  expect(text(at.root, '.headline')).toBe('2 cells to go');
  await keys(at, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', '5');
  await keys(at, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', '1');
  expect(at.element.game.phase).toBe('solved');
  expect(text(at.root, '.headline')).toMatch(/^Solved in 0:0\d$/);
  expect(text(at.root, '.standing')).toMatch(/^Solved 0:0\d$/);
  expect(await spoken(at.root)).toMatch(/Solved in 0:0\d\./);
  expect(at.element.game.currentState[0]).toEqual([5, 3, 4, 6, 7, 8, 9, 1, 2]);
});

test('a whole game by what a screen reader names', async () => {
  const at = await mount({ grid: NEARLY });
  const find = page.elementLocator(at.element);
  await find.getByRole('button', { name: 'Start', exact: true }).click();
  await find.getByRole('gridcell', { name: /^row 1 column 3, empty/ }).click();
  await find.getByRole('button', { name: /^4, / }).click();
  await find.getByRole('gridcell', { name: /^row 5 column 5, empty/ }).click();
  await find.getByRole('button', { name: /^5, / }).click();
  await find.getByRole('gridcell', { name: /^row 9 column 7, empty/ }).click();
  await find.getByRole('button', { name: /^1, / }).click();
  await settle(at.element);
  expect(at.element.game.phase).toBe('solved');
  await expect.element(find.getByRole('gridcell', { name: /^row 9 column 7, 1/ })).toBeInTheDocument();
});

test('idle, digits typed are the puzzle’s own; each edit sets the game up anew', async () => {
  const at = await mount();
  const updates: number[][][] = [];
  at.element.addEventListener('updategui', ({ detail }: UpdateGuiEvent) => updates.push(detail.initState));
  cell(at.root, 0).focus();
  await keys(at, '5');
  await rest(at.element);
  expect(at.element.grid).toBe(`5${'.'.repeat(80)}`);
  expect(at.element.report?.givens).toBe(at.element.grid);
  expect(updates.at(-1)?.[0]?.[0]).toBe(5);
  await keys(at, 'Backspace');
  expect(at.element.grid).toBe('.'.repeat(81));
});

test('while the puzzle is edited undo and redo go by its digits; a game started has nothing of it', async () => {
  const at = await mount({ grid: EASY });
  const told: string[] = [];
  at.element.addEventListener('position-change', ({ detail }) => told.push(detail.grid));
  cell(at.root, 2).focus();
  await keys(at, '4', 'ArrowLeft', 'Backspace');
  expect(at.element.grid).toBe(`5.4${EASY.slice(3)}`);
  await keys(at, '[');
  expect(at.element.grid).toBe(`534${EASY.slice(3)}`);
  await press(at, 'Undo');
  expect(at.element.grid).toBe(EASY);
  expect(button(at.root, 'Undo').getAttribute('aria-disabled')).toBe('true');
  await press(at, 'Redo');
  expect(told).toHaveLength(5);
  await press(at, 'Start');
  expect(button(at.root, 'Undo').getAttribute('aria-disabled')).toBe('true');
});

test('undo and redo say what has become of the cells', async () => {
  const at = await mount({ grid: EASY });
  await press(at, 'Start');
  cell(at.root, 2).focus();
  await keys(at, '4', '[');
  expect(await spoken(at.root)).toBe('Row 1 column 3, empty.');
  await press(at, 'Redo');
  expect(await spoken(at.root)).toBe('Row 1 column 3, 4.');
  await press(at, 'Mark all', 'Undo');
  expect(await spoken(at.root)).toBe('50 cells changed.');
});

test('the buttons of a pause leave the grid where it is on a phone', async () => {
  const at = await mount({ grid: EASY });
  at.element.style.inlineSize = '344px';
  await press(at, 'Start');
  const top = () => at.root.querySelector('.sudoku-grid')!.getBoundingClientRect().top;
  const before = top();
  await press(at, 'Pause');
  expect(top()).toBe(before);
});

test('stop keeps what was entered, resume goes on with it, start begins anew', async () => {
  const at = await mount({ grid: EASY });
  expect(has(at.root, 'Resume')).toBe(false);
  await press(at, 'Start');
  cell(at.root, 2).focus();
  await keys(at, '4');
  expect(at.element.entries?.[2]).toBe('4');
  await press(at, 'Stop', 'Resume');
  expect(at.element.game.currentState[0]?.[2]).toBe(4);
  await press(at, 'Stop', 'Start');
  expect(at.element.game.currentState[0]?.[2]).toBe(0);
  expect(at.element.entries).toBeUndefined();
});

test('pause covers the grid and nothing can be written; continue uncovers it', async () => {
  const at = await mount({ grid: EASY });
  await press(at, 'Start', 'Pause');
  expect(text(at.root, '.headline')).toBe('Paused');
  expect(cell(at.root, 0).getAttribute('aria-label')).toContain('covered');
  cell(at.root, 2).focus();
  await keys(at, '4');
  expect(await spoken(at.root)).toContain('The game is paused.');
  await press(at, 'Continue');
  expect(cell(at.root, 0).getAttribute('aria-label')).toContain('given 5');
  expect(at.element.game.currentState[0]?.[2]).toBe(0);
});

test('the seed’s way: tap cycles 0, 1, … 9, 0; givens stay', async () => {
  const at = await mount({ grid: EASY });
  const { game } = at.element;
  expect(game.tap(0, 2)).toBe(false);
  expect(game.start()).toBe(true);
  const seen = Array.from({ length: 10 }, () => {
    game.tap(0, 2);
    return game.currentState[0]?.[2];
  });
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0]);
  expect(game.tap(0, 0)).toBe(false);
  expect(game.tap(0.5, 2)).toBe(false);
  expect(game.setup([[1]])).toBe(false);
  expect(game.stop()).toBe(true);
});

test('a digit entered leaves the marks of its peers, and undo brings them back; auto-remove="off" leaves them', async () => {
  const at = await mount({ grid: EASY });
  await press(at, 'Start', 'Mark all');
  const before = at.element.candidates;
  const fours = () => at.element.sheet.marks.slice(3, 9).filter(({ centre }) => centre & 0b1000).length;
  const marked = fours();
  expect(marked).toBeGreaterThan(0);
  cell(at.root, 2).focus();
  await keys(at, '4');
  expect(fours()).toBe(0);
  await keys(at, '[');
  expect(at.element.candidates).toBe(before);
  at.element.autoRemove = 'off';
  await settle(at.element);
  await keys(at, '4');
  expect(fours()).toBe(marked);
});

test('what differs from the solution is told only when asked for', async () => {
  const at = await mount({ grid: EASY });
  await press(at, 'Start');
  cell(at.root, 2).focus();
  await keys(at, '1');
  await rest(at.element);
  expect(text(at.root, '.headline')).toBe('50 cells to go');
  expect(at.root.querySelector('.facts, .hint')).toBeNull();
  expect(cell(at.root, 2).getAttribute('aria-label')).toContain('1');
  expect(cell(at.root, 2).getAttribute('aria-label')).not.toContain('solution');
  at.element.check = 'solution';
  await rest(at.element);
  expect(text(at.root, '.headline')).toBe('1 digit differs from the solution');
  expect(cell(at.root, 2).getAttribute('aria-label')).toContain('not as in the solution');
  at.element.check = 'off';
  await keys(at, '5');
  await rest(at.element);
  expect(text(at.root, '.headline')).toBe('50 cells to go');
});

test('the clock can be off', async () => {
  const { root, element } = await mount({ grid: EASY });
  expect(root.querySelector('[role=timer]')?.textContent).toBe('0:00');
  element.timer = 'off';
  await settle(element);
  expect(root.querySelector('[role=timer]')).toBeNull();
});
