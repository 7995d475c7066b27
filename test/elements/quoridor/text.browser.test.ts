import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { button, click, mount, rest, settle, spoken, text } from './mount.js';

const DEBOUNCE_MS = 300;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const input = (root: ParentNode) => root.querySelector<HTMLInputElement>('.input input[type=text]')!;

const choose = (root: ParentNode, form: 'moves' | 'position') =>
  root.querySelector<HTMLInputElement>(`.choice input[value=${form}]`)!.click();

async function enter(root: ParentNode, words: string): Promise<void> {
  await userEvent.fill(input(root), words);
  await pause(DEBOUNCE_MS);
}

test('both forms are in step with the board and can be copied', async () => {
  const at = await mount({ position: 'e2 e8' });
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await click(at, 'd3h');
  expect(input(at.root).value).toBe('e2 e8 d3h');
  button(at.root, 'Copy').click();
  await settle(at.element);
  choose(at.root, 'position');
  await settle(at.element);
  expect(input(at.root).value).toBe('d3 /  / e2 e8 / 9 10 / 2');
  button(at.root, 'Copied').click();
  expect(copy.mock.calls).toEqual([['e2 e8 d3h'], ['d3 /  / e2 e8 / 9 10 / 2']]);
  copy.mockRestore();
});

test('either form may be pasted, whichever is shown', async () => {
  const at = await mount();
  const changes: unknown[] = [];
  at.element.addEventListener('position-change', ({ detail }) => changes.push(detail));
  await enter(at.root, 'd4f7 / a2a8 / e4 e6 / 7 9 / 2');
  await rest(at.element);
  expect(at.element.report?.toMove).toBe(2);
  expect(input(at.root).value).toBe('d4f7 / a2a8 / e4 e6 / 7 9 / 2');
  expect(at.root.querySelector<HTMLInputElement>('.choice input[value=moves]')!.disabled).toBe(true);
  await click(at, 'e5');
  expect(at.element.position).toBe('d4f7 / a2a8 / e4 e5 / 7 9 / 1');
  expect(text(at.root, '.moves')).toBe('Start 1. e5');
  await enter(at.root, 'e2 e8 e3');
  await rest(at.element);
  expect(at.element.line?.moves).toEqual(['e2', 'e8', 'e3']);
  expect(changes).toEqual([
    { position: 'd4f7 / a2a8 / e4 e6 / 7 9 / 2' },
    { position: 'd4f7 / a2a8 / e4 e5 / 7 9 / 1' },
    { position: 'e2 e8 e3' },
  ]);
});

test.each([
  ['e2 e8 e3 e3', 'e3', 9],
  ['e2 e8 x3 e7', 'x', 6],
  ['d4 /  / e4 e4 / 9 10 / 1', 'e', 11],
])('a fault in %s stands at its place', async (words, wrong, at) => {
  const { element, root } = await mount();
  await enter(root, words);
  input(root).blur();
  await rest(element);
  expect(element.state).toBe('error');
  expect(element.error?.at).toBe(at);
  expect(text(root, '.headline')).toBe('This position cannot be read');
  expect(input(root).getAttribute('aria-invalid')).toBe('true');
  expect(root.querySelector('.fault-place [aria-hidden]')?.textContent).toBe(words);
  expect(text(root, '.fault-place mark')).toBe(wrong[0]);
  expect(await spoken(root)).toContain(element.error?.message);
});

test.each([
  ['garbage', 'g'],
  ['e2 e8 d4h d4v', 'd'],
])('a word that no typing can mend, %s, is told at once', async (words, wrong) => {
  const { element, root } = await mount();
  await enter(root, words);
  await rest(element);
  expect(text(root, '.headline')).toBe('This position cannot be read');
  expect(text(root, '.fault-place mark')).toBe(wrong);
});

test.each([
  [`e2 e8 ${'🀀'.repeat(4000)}`, /^e2 e8 🀀+…$/u],
  [`e2 e8 ${'🀀'.repeat(20_000)}`, /^…🀀+\u00a0$/u],
])('of a long text only what stands around the fault is shown', async (position, pattern) => {
  const { root } = await mount({ position });
  const shown = root.querySelector('.fault-place [aria-hidden]')!.textContent!;
  expect(shown).toMatch(pattern);
  expect(shown.length).toBeLessThan(410);
});

test('a word half typed is no fault', async () => {
  const { element, root } = await mount();
  input(root).focus();
  await userEvent.keyboard('e2 e');
  await pause(DEBOUNCE_MS);
  await rest(element);
  expect(text(root, '.headline')).toBe('Almost there');
  expect(root.querySelector('.fault')).toBeNull();
  await userEvent.keyboard('8');
  await pause(DEBOUNCE_MS);
  await rest(element);
  expect(element.report?.moves).toEqual(['e2', 'e8']);
});

test('a text that cannot be read loses no game: undo brings it back', async () => {
  const at = await mount({ position: 'e2 e8 e3' });
  button(at.root, 'Undo').click();
  await rest(at.element);
  await enter(at.root, 'nonsense');
  input(at.root).blur();
  await rest(at.element);
  expect(at.root.querySelector('.board-frame')?.classList.contains('spoiled')).toBe(true);
  button(at.root, 'Undo').click();
  await rest(at.element);
  expect(at.element.position).toBe('e2 e8');
  expect(at.element.line?.moves).toEqual(['e2', 'e8', 'e3']);
});

test.each([
  ['glendenning', 'e8', 'e8 e2', 'e8 e2 d6h'],
  ['qtp', 'E8', 'E8 E2', 'E8 E2 D7 horizontal'],
] as const)('a game in %s stays in it', async (notation, position, next, last) => {
  const at = await mount({ notation, position });
  expect(at.element.report?.moves).toEqual(['e2']);
  await click(at, 'e8');
  expect(at.element.position).toBe(next);
  await click(at, 'd3h');
  expect(at.element.position).toBe(last);
  expect(input(at.root).value).toBe(last);
  expect(at.element.report?.moves).toEqual(['e2', 'e8', 'd3h']);
});

test('another board and other walls can be chosen, and begin a new game', async () => {
  const at = await mount({ position: 'e2 e8' });
  const changes: unknown[] = [];
  at.element.addEventListener('position-change', ({ detail }) => changes.push(detail));
  button(at.root, 'Board').click();
  await settle(at.element);
  const [columns, , walls] = [...at.root.querySelectorAll('select')];
  await userEvent.selectOptions(columns!, '6');
  await rest(at.element);
  await userEvent.selectOptions(walls!, '3');
  await rest(at.element);
  expect(at.element.report).toMatchObject({ columns: 6, rows: 9, wallsLeft: [3, 3], moves: [] });
  expect(at.root.querySelectorAll('[role=gridcell]')).toHaveLength(54);
  expect(changes.at(-1)).toEqual({ position: '', columns: 6, rows: 9, walls: 3 });
});

test('undo brings back the game that a new one has taken the place of, with its board', async () => {
  const at = await mount({ position: 'e2 e8' });
  button(at.root, 'New game').click();
  await rest(at.element);
  expect(at.element.position).toBe('');
  button(at.root, 'Board').click();
  await settle(at.element);
  await userEvent.selectOptions(at.root.querySelector('select')!, '6');
  await rest(at.element);
  at.element.play('e2');
  await rest(at.element);
  // First the new game's own move.
  for (const [position, columns] of [
    ['', 6],
    ['e2 e8', undefined],
  ] as const) {
    button(at.root, 'Undo').click();
    await rest(at.element);
    expect(at.element).toMatchObject({ position, columns });
  }
  expect(at.element.report).toMatchObject({ columns: 9, moves: ['e2', 'e8'] });
});

test('a position that the page sets leaves nothing to bring back', async () => {
  const at = await mount({ position: 'e2 e8' });
  button(at.root, 'New game').click();
  await rest(at.element);
  expect(at.element.canUndo).toBe(true);
  at.element.position = ' /  / e2 e8 / 10 10 / 1';
  await rest(at.element);
  expect(at.element.canUndo).toBe(false);
});
