import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { puzzlePosition, type SudokuPuzzle } from '../../../src/elements/sudoku-analyzer/puzzles.js';
import data from '../../../src/elements/sudoku-analyzer/puzzles.json' with { type: 'json' };
import { makeText } from '../../../src/sudoku/notation.js';
import { toText } from '../../../src/sudoku/play/convert.js';
import {
  button,
  EASY,
  EXPERT,
  has,
  mount,
  mountFake,
  press,
  reportOf,
  rest,
  SMALL,
  settle,
  text,
} from './mount.js';

const PAUSE_MS = 300;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const area = (root: ParentNode) => root.querySelector('textarea')!;

async function choose(root: ParentNode, label: string): Promise<void> {
  const option = [...root.querySelectorAll('option')].find(({ textContent }) => textContent === label)!;
  await userEvent.selectOptions(option.closest('select')!, option);
}

test('each of our puzzles has one solution under its rules', async () => {
  for (const puzzle of data as SudokuPuzzle[]) {
    const { grid, ...rules } = puzzlePosition(puzzle);
    const { status, size } = await reportOf(grid, { ...rules, hints: 0 });
    expect({ status, size, grid }).toEqual({ status: 'unique', size: Math.sqrt(grid.length), grid });
  }
});

test('a puzzle chosen is set up with its rules, tells the page, and ends what was played', async () => {
  const at = await mount({ grid: EASY });
  const told: unknown[] = [];
  at.element.addEventListener('position-change', ({ detail }) => told.push(detail));
  await press(at, 'Start');
  await choose(at.root, 'Jigsaw');
  await rest(at.element);
  const jigsaw = data.find(({ variant }) => variant === 'jigsaw')!;
  expect(at.element.game.phase).toBe('unsolved');
  expect(told).toEqual([{ grid: jigsaw.grid, variant: 'jigsaw', regions: jigsaw.regions }]);
  expect(at.element.report?.status).toBe('unique');
  expect(text(at.root, '.rules')).toContain('outlined regions');
  await choose(at.root, 'Killer');
  await rest(at.element);
  expect(at.element.regions).toBeUndefined();
  expect(at.element.report?.cages?.length).toBeGreaterThan(10);
});

test('the page’s own puzzles come first; what is none of them does no harm', async () => {
  const puzzles = [{ grid: EXPERT, name: 'Monday' }, null, { grid: 4 }, { grid: SMALL, cages: 'junk' }];
  const at = await mount({ grid: EASY, puzzles: puzzles as never });
  expect(at.root.querySelector('optgroup')?.label).toBe('From this page');
  await choose(at.root, 'Monday');
  await rest(at.element);
  expect(at.element.grid).toBe(EXPERT);
});

test('the generator makes what is asked for; the puzzle is set up and told', async () => {
  const at = await mount({ grid: EASY });
  await press(at, 'New puzzle');
  const panel = at.root.querySelector('.panel')!;
  await choose(panel, '6×6');
  await choose(panel, 'Full');
  const told = new Promise((done) => at.element.addEventListener('position-change', done, { once: true }));
  await press(at, 'Make one');
  await told;
  await rest(at.element);
  expect(at.element.report?.size).toBe(6);
  expect(at.element.report?.status).toBe('unique');
});

test('a level is for 9×9 without more rules; a seed makes the same puzzle again', async () => {
  const { element, root, fake } = await mountFake({ grid: EASY });
  fake.last.finish(await reportOf(EASY));
  await settle(element);
  button(root, 'New puzzle').click();
  await settle(element);
  const panel = root.querySelector('.panel')!;
  await choose(panel, 'Hard');
  panel.querySelector('input')!.select();
  await userEvent.keyboard('7{Tab}');
  button(root, 'Make one').click();
  await settle(element);
  expect(fake.last.request).toMatchObject({ generate: { level: 'hard', seed: 7, size: 9 }, rate: false });
  await choose(panel, 'X');
  expect(text(root, '.panel')).toContain('9×9 without more rules only');
  const making = fake.last;
  button(root, 'Cancel').click();
  await settle(element);
  expect(making.signal?.aborted).toBe(true);
  expect(root.querySelector('progress')).toBeNull();
  button(root, 'Make one').click();
  await settle(element);
  expect(fake.last.request).toMatchObject({ variant: 'x', generate: { seed: 7 } });
  expect(fake.last.request).not.toHaveProperty('generate.level');
});

test('the generator shows how far it is, and stops when the element goes', async () => {
  const { element, root, fake } = await mountFake({ grid: EASY });
  fake.last.finish(await reportOf(EASY));
  await settle(element);
  button(root, 'New puzzle').click();
  await settle(element);
  button(root, 'Make one').click();
  await settle(element);
  fake.last.progress({ ...(await reportOf(EASY)), progress: 0.5 });
  await settle(element);
  expect(root.querySelector('progress')?.value).toBe(0.5);
  element.remove();
  expect(fake.last.signal?.aborted).toBe(true);
});

test('text of any form is read; the grid, its entries and marks follow', async () => {
  const at = await mount({ grid: EASY });
  await userEvent.fill(
    area(at.root),
    '53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  );
  await pause(PAUSE_MS);
  await rest(at.element);
  expect(at.element.playing.game.sheet.givens[2]).toBe(0);
  expect(at.element.playing.game.sheet.digits[2]).toBe(4);
  expect(has(at.root, 'Resume')).toBe(true);
  const rows = EASY.match(/.{9}/g)!.join('\n');
  await userEvent.fill(area(at.root), rows);
  await pause(PAUSE_MS);
  await rest(at.element);
  expect(at.element.report?.givens).toBe(EASY);
});

test('pasting a grid of candidates sets the marks', async () => {
  const at = await mount({ grid: EASY });
  const drawn = makeText({ ...toText(at.element.sheet), marks: Array(81).fill(0b11) }, 'pencilmarks');
  await userEvent.fill(area(at.root), drawn);
  await pause(PAUSE_MS);
  await rest(at.element);
  expect(at.element.sheet.marks[2]?.centre).toBe(0b11);
  expect(at.element.report?.counted).toContain('candidates');
});

test('a fault stands at its place under the text; text cut short is not yet one', async () => {
  const at = await mount({ grid: EASY });
  await userEvent.fill(area(at.root), EASY.replace('7', '%'));
  await pause(PAUSE_MS);
  await rest(at.element);
  expect(at.element.error?.code).toBe('ERR_BAD_CHARACTER');
  expect(text(at.root, '.fault-place mark')).toBe('%');
  expect(text(at.root, '.headline')).toBe('This grid cannot be read');
  expect(area(at.root).getAttribute('aria-invalid')).toBe('true');
  await userEvent.fill(area(at.root), EASY.slice(0, 60));
  await pause(PAUSE_MS);
  await rest(at.element);
  expect(text(at.root, '.headline')).toBe('Almost there');
  expect(at.root.querySelector('.fault-place')).toBeNull();
});

test('it is copied in the form chosen, and as a link that opens the same game', async () => {
  const at = await mount({ grid: EASY });
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press(at, 'Start');
  at.element.put([2], 4, 'digit');
  await rest(at.element);
  expect(area(at.root).value).toBe(EASY.replace('.', '4'));
  await choose(at.root, 'Rows');
  await settle(at.element);
  expect(area(at.root).value).toContain('\n');
  await press(at, 'Copy', 'Copy link');
  const [[rows], [link]] = copy.mock.calls as [[string], [string]];
  expect(rows).toBe(area(at.root).value);
  expect(link).toMatch(/#g=/);
  copy.mockRestore();
  at.element.remove();
  const other = await mount();
  expect(other.element.restore(link).ok).toBe(true);
  await rest(other.element);
  expect(other.element.grid).toBe(EASY);
  expect(other.element.entries?.[2]).toBe('4');
});

test('a link pasted as text opens its game', async () => {
  const at = await mount();
  await userEvent.fill(area(at.root), `https://example.org/#g=${EASY}`);
  await pause(PAUSE_MS);
  await rest(at.element);
  expect(at.element.grid).toBe(EASY);
});
