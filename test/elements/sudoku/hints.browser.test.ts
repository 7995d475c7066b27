import { expect, test } from 'vitest';
import {
  button,
  cell,
  EASY,
  EXPERT,
  has,
  mount,
  mountFake,
  press,
  reportOf,
  rest,
  settle,
  spoken,
  text,
} from './mount.js';

/** Of several solutions, none of which has the 1 of its first cell twice in a row. */
const OPEN_FOUR = '1...............';

const words = (root: ParentNode) => text(root, '.hint-words');
const label = (root: ParentNode, index: number) => cell(root, index).getAttribute('aria-label');

test('a hint climbs from vague to concrete to whole, then is applied, and undone at once', async () => {
  const at = await mount({ grid: EXPERT });
  await press(at, 'Start');
  expect(at.root.querySelector('.hint')).toBeNull();
  await press(at, 'Hint');
  const { levels, placements } = at.element.report!.hints[0]!;
  expect(words(at.root)).toBe(levels[0]);
  await press(at, 'Say more');
  expect(words(at.root)).toBe(levels[1]);
  expect(label(at.root, placements[0]!.cell)).not.toContain('goes here');
  await press(at, 'Say more');
  expect(words(at.root)).toBe(levels[2]);
  const { cell: index, digit } = placements[0]!;
  expect(label(at.root, index)).toContain(`${digit} goes here`);
  await press(at, 'Apply');
  expect(at.element.playing.game.sheet.digits[index]).toBe(digit);
  expect(at.root.querySelector('.hint')).toBeNull();
  await press(at, 'Undo');
  expect(at.element.playing.game.sheet.digits[index]).toBe(0);
});

test('a hint that only eliminates pencils the candidates in, so that the next one goes on from there', async () => {
  const at = await mount({ grid: EXPERT });
  await press(at, 'Start');
  const seen: string[] = [];
  for (let i = 0; i < 4; i++) {
    await press(at, 'Hint', 'Say more', 'Say more');
    seen.push(words(at.root));
    await press(at, 'Apply');
  }
  expect(new Set(seen).size).toBe(4);
  expect(at.element.candidates).toBeDefined();
  expect(at.element.report?.counted).toContain('candidates');
});

test('Apply while idle starts the game', async () => {
  const at = await mount({ grid: EASY });
  await press(at, 'Hint', 'Say more', 'Say more', 'Apply');
  expect(at.element.game.phase).toBe('playing');
  expect(at.element.entries).toBeDefined();
});

test('a hint asked for before the figures are here is told when they come, also aloud', async () => {
  const at = await mountFake({ grid: EASY });
  const report = await reportOf(EASY);
  at.fake.last.finish({ ...report, hints: [] });
  await settle(at.element);
  void at.element.analyze();
  at.element.grid = EXPERT;
  await settle(at.element);
  button(at.root, 'Hint').click();
  await settle(at.element);
  expect(text(at.root, '.hint')).toBe('Looking for the next step…');
  const expert = await reportOf(EXPERT);
  at.fake.last.finish(expert);
  await settle(at.element);
  expect(words(at.root)).toBe(expert.hints[0]!.levels[0]);
  expect(await spoken(at.root)).toBe(expert.hints[0]!.levels[0]);
});

test('any move drops the hint: it was about the position before', async () => {
  const at = await mount({ grid: EASY });
  await press(at, 'Start', 'Hint');
  at.element.put([2], 1, 'digit');
  await rest(at.element);
  expect(at.root.querySelector('.hint')).toBeNull();
  expect(has(at.root, 'Hint')).toBe(true);
});

test('where there is no hint it says why', async () => {
  const several = await mount({ grid: OPEN_FOUR });
  await press(several, 'Start');
  several.element.put([1], 1, 'digit');
  await rest(several.element);
  await press(several, 'Hint');
  expect(text(several.root, '.hint')).toBe('There is no solution from here, so there is no next step.');
  expect(await spoken(several.root)).toContain('no solution from here');
  expect(has(several.root, 'Show which')).toBe(false);
  several.element.remove();
  const open = await mount({ grid: OPEN_FOUR });
  await press(open, 'Hint');
  expect(text(open.root, '.hint')).toBe('No step is found from here.');
  await press(open, 'Solution path');
  expect(text(open.root, '.steps-title')).toBe('No step is found from here.');
});

test('of a wrong entry a hint tells that there is one, and which only when asked again', async () => {
  const at = await mount({ grid: EASY });
  await press(at, 'Start');
  at.element.put([2], 1, 'digit');
  at.element.put([3], 6, 'digit');
  await rest(at.element);
  await press(at, 'Hint');
  expect(text(at.root, '.hint p')).toBe('An entry is wrong.');
  expect(await spoken(at.root)).toContain('An entry is wrong.');
  expect(label(at.root, 2)).not.toContain('solution');
  await press(at, 'Show which');
  expect(text(at.root, '.hint')).toContain('Not as in the solution of the givens: r1c3.');
  expect(await spoken(at.root)).toContain('r1c3');
  expect(label(at.root, 2)).toContain('not as in the solution');
  expect(label(at.root, 3)).not.toContain('solution');
  expect(at.root.querySelectorAll('.drawing path.wrong')).toHaveLength(1);
  await press(at, 'Hide');
  expect(label(at.root, 2)).not.toContain('solution');
  await press(at, 'Hint');
  expect(text(at.root, '.hint')).not.toContain('r1c3');
});

test('another move takes back what was shown of wrong entries: the next question is a new one', async () => {
  const at = await mount({ grid: EASY });
  await press(at, 'Start');
  at.element.put([2], 1, 'digit');
  await rest(at.element);
  await press(at, 'Hint', 'Show which');
  at.element.put([3], 1, 'digit');
  await rest(at.element);
  await press(at, 'Hint');
  expect(label(at.root, 2)).not.toContain('solution');
  expect(button(at.root, 'Show which').ariaPressed).toBe('false');
});

test('the path says the same of a wrong entry, with the same button', async () => {
  const at = await mount({ grid: EASY });
  await press(at, 'Start');
  at.element.put([2], 1, 'digit');
  await rest(at.element);
  await press(at, 'Solution path');
  expect(text(at.root, '.steps-title')).toBe('An entry is wrong.');
  await press(at, 'Show which');
  expect(label(at.root, 2)).toContain('not as in the solution');
  await press(at, 'Solution path');
  expect(label(at.root, 2)).not.toContain('solution');
});

test('marks that lack a digit of the solution are told apart from wrong entries', async () => {
  const at = await mount({ grid: EASY });
  await press(at, 'Start', 'Mark all');
  at.element.put([2], 4, 'centre');
  await rest(at.element);
  await press(at, 'Hint');
  expect(text(at.root, '.hint p')).toBe('A digit of the solution is missing in the marks.');
  await press(at, 'Show which');
  expect(text(at.root, '.hint')).toContain('r1c3');
  expect(label(at.root, 2)).toContain('its marks lack the digit of the solution');
  expect(at.root.querySelectorAll('.lacking')).toHaveLength(1);
  await press(at, 'Hide');
  expect(label(at.root, 2)).not.toContain('solution');
  expect(at.root.querySelectorAll('.lacking')).toHaveLength(0);
  at.element.check = 'solution';
  await rest(at.element);
  expect(at.root.querySelectorAll('.lacking')).toHaveLength(1);
  expect(text(at.root, '.headline')).toBe('A digit of the solution is missing in the marks');
});

test('marks that a digit excludes are drawn so while broken rules are marked, but not beside a hint', async () => {
  const at = await mount({ grid: EASY });
  await press(at, 'Start');
  at.element.put([2], 5, 'centre');
  at.element.put([2], 1, 'corner');
  await rest(at.element);
  expect(label(at.root, 2)).toContain('candidate 5, corner marks 1, mark 5 clashes');
  expect(at.root.querySelectorAll('.bad')).toHaveLength(1);
  await press(at, 'Hint', 'Say more', 'Say more');
  expect(at.root.querySelectorAll('.bad')).toHaveLength(0);
  await press(at, 'Hide');
  at.element.check = 'off';
  await rest(at.element);
  expect(label(at.root, 2)).not.toContain('clashes');
});

test('hints="0" leaves hints and path away', async () => {
  const { root } = await mount({ grid: EASY, hints: 0 });
  expect(has(root, 'Hint')).toBe(false);
  expect(has(root, 'Solution path')).toBe(false);
});

test('the path leads step by step to the solution, back and forth, and changes nothing that is written', async () => {
  const at = await mount({ grid: EASY });
  await press(at, 'Start', 'Solution path');
  expect(text(at.root, '.steps-title')).toBe('51 steps to the solution');
  expect(await spoken(at.root)).toBe('51 steps to the solution.');
  const first = words(at.root);
  await press(at, 'Next', 'Next');
  expect(text(at.root, '.steps')).toContain('Step 3 of 51');
  expect(at.element.sheet.digits.filter((digit) => digit > 0)).toHaveLength(32);
  expect(at.element.playing.game.sheet.digits.filter((digit) => digit > 0)).toHaveLength(30);
  await press(at, 'Back', 'Back');
  expect(words(at.root)).toBe(first);
  at.root.querySelectorAll<HTMLElement>('.step')[50]!.click();
  await settle(at.element);
  expect(at.element.sheet.digits.filter((digit) => digit === 0)).toHaveLength(1);
  at.element.put([2], 4, 'digit');
  expect(await spoken(at.root)).toContain('Close what is shown');
  await press(at, 'Solution path');
  expect(at.root.querySelector('.steps')).toBeNull();
  expect(at.element.entries).toBeUndefined();
});

test('find shows every instance of a technique, each marked in the grid', async () => {
  const at = await mount({ grid: EASY, find: 'naked single' });
  const { hints } = at.element.report!;
  expect(text(at.root, '.steps-title')).toBe(`${hints.length} instances of Naked Single`);
  expect(label(at.root, hints[0]!.cells[0]!)).toContain('goes here');
  await press(at, 'Next');
  expect(label(at.root, hints[1]!.cells[0]!)).toContain('goes here');
});

test('rating, solutions, chances, guesses and solution are shown only when asked for', async () => {
  const at = await mount({ grid: EXPERT });
  await press(at, 'Start');
  expect(at.root.querySelector('.facts')).toBeNull();
  expect(at.element.report?.rating).toBeNull();
  await press(at, 'Rating');
  while (!text(at.root, '.facts').includes('Sudoku Explainer')) await settle(at.element);
  expect(text(at.root, '.facts')).toContain('Expert Sudoku Explainer 7.2 (pearl 1.2, diamond 1.2)');
  expect(text(at.root, '.facts')).toMatch(/HoDoKu [\d,]+, \w+/);
  await press(at, 'Solutions');
  expect(text(at.root, '.facts')).toContain('There is exactly one solution');
  await press(at, 'Chances');
  expect(label(at.root, 1)).toContain('shares of the solutions');
  await press(at, 'Guesses');
  expect(text(at.root, '.facts')).toMatch(/\d+\.\d % of the candidates lead to the solution/);
  await press(at, 'Solution');
  expect(at.element.sheet.digits.join('')).toBe(at.element.report?.solution);
  expect(at.element.game.currentState[0]?.[1]).toBe(0);
  at.element.grid = EASY;
  await rest(at.element);
  expect(at.root.querySelector('.facts')).toBeNull();
});

test('a rating is worked out once for a puzzle, whatever is entered meanwhile', async () => {
  const { element, root, fake } = await mountFake({ grid: EASY });
  fake.last.finish(await reportOf(EASY));
  await settle(element);
  element.spoilers.toggle('rating');
  await settle(element);
  expect(fake.last.request).toEqual({ grid: EASY, rate: true, hints: 0 });
  const rating = fake.last;
  element.game.start();
  element.put([2], 4, 'digit');
  await settle(element);
  expect(rating.signal?.aborted).toBe(false);
  expect(fake.calls.filter(({ request }) => 'rate' in request && request.rate)).toHaveLength(1);
  rating.finish(await reportOf(EASY, { rate: true }));
  await settle(element);
  expect(text(root, '.facts')).toContain('Easy Sudoku Explainer');
});
