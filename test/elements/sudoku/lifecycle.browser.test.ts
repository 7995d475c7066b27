import { expect, test } from 'vitest';
import { define } from '../../../src/elements/shared/define.js';
import { sharedSudoku } from '../../../src/elements/sudoku-analyzer/engine.js';
import { SudokuAnalyzerElement, type UpdateGuiEvent } from '../../../src/elements/sudoku-analyzer/index.js';
import {
  button,
  EASY,
  EXPERT,
  mount,
  mountFake,
  press,
  reportOf,
  rest,
  SMALL,
  settle,
  text,
} from './mount.js';

test('every field of a request is an attribute and a property', async () => {
  const { element, fake } = await mountFake({ grid: SMALL });
  const attributes = {
    variant: 'jigsaw',
    boxes: '2x2',
    regions: 'AABBAABBCCDDCCDD',
    cages: '3:0,1;7:2,10',
    candidates: Array(16).fill('1').join(' '),
    limit: '50',
    'time-ms': '200',
    rate: '',
    'analyze-guesses': '',
    entries: '................',
    hints: '2',
    find: 'X-Wing',
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  await settle(element);
  expect(fake.last.request).toEqual({
    grid: SMALL,
    variant: 'jigsaw',
    boxes: '2x2',
    regions: 'AABBAABBCCDDCCDD',
    cages: [
      { sum: 3, cells: [0, 1] },
      { sum: 7, cells: [2, 10] },
    ],
    candidates: Array(16).fill('1').join(' '),
    limit: 50,
    timeMs: 200,
    rate: true,
    analyzeGuesses: true,
    entries: '................',
    hints: 2,
    find: 'X-Wing',
  });
  element.timeMs = 300;
  element.cages = [{ sum: 4, cells: [0, 1] }];
  await settle(element);
  expect(element.getAttribute('time-ms')).toBe('300');
  expect(element.getAttribute('cages')).toBe('4:0,1');
});

test('without attributes it asks for no rating: that takes up to a second', async () => {
  const { fake } = await mountFake({ grid: EASY });
  expect(fake.last.request).toEqual({ grid: EASY, rate: false, analyzeGuesses: false });
});

test('without a grid nothing is analyzed, and an open one of the size asked for is drawn', async () => {
  const { element, root, fake } = await mountFake({ variant: '6x6' });
  expect(fake.calls).toHaveLength(0);
  expect(element.state).toBe('idle');
  expect(root.querySelectorAll('[role=gridcell]')).toHaveLength(36);
  expect(text(root, '.headline')).toBe('Enter a puzzle, or choose one');
});

test('cages as text that is none are refused with a code', async () => {
  const { element, root } = await mount({ grid: EASY });
  element.setAttribute('cages', '7:2,10;3:0,x');
  await rest(element);
  expect(element.error?.toJSON()).toMatchObject({ code: 'ERR_BAD_CAGE', input: '7:2,10;3:0,x', at: 7 });
  expect(text(root, '#fault .fault')).toContain('"3:0,x" is no cage');
  expect(text(root, '#fault mark')).toBe('3');
});

test('cages as text that do not fit show the cell that is wrong', async () => {
  const { element, root } = await mount({ grid: EASY });
  element.setAttribute('cages', '7:2,10;3:0,81');
  await rest(element);
  expect(element.error?.toJSON()).toMatchObject({ code: 'ERR_BAD_CAGE', at: 11 });
  expect(text(root, '.headline')).toBe('This cannot be analyzed');
  expect(root.querySelector('textarea')!.getAttribute('aria-invalid'), 'the grid is well').toBe('false');
  expect(text(root, '#fault .fault')).toContain('Cage 2 has a cell 81');
  expect(text(root, '#fault mark')).toBe('8');
});

test('events tell of the analysis, of what the user entered, and of the chart; the page’s own doing is not echoed', async () => {
  const { element, fake } = await mountFake({ grid: EASY });
  const types: string[] = [];
  const note = (event: Event) => types.push(event.type);
  const names = ['analysis-start', 'analysis-progress', 'analysis-end', 'position-change', 'updategui'];
  for (const type of names) document.addEventListener(type, note);
  void element.analyze();
  await settle(element);
  const report = await reportOf(EASY);
  fake.last.progress({ ...report, complete: false });
  fake.last.finish(report);
  await settle(element);
  expect(types).toEqual(['analysis-start', 'analysis-progress', 'analysis-end']);
  types.length = 0;
  element.game.start();
  element.game.tap(0, 2);
  expect(types).toEqual(['updategui', 'updategui']);
  types.length = 0;
  element.put([2], 4, 'digit');
  expect(types).toEqual(['updategui', 'position-change']);
  types.length = 0;
  element.grid = EXPERT;
  await settle(element);
  expect(types).toEqual(['updategui', 'analysis-start']);
  for (const type of names) document.removeEventListener(type, note);
});

test('updategui carries rows of digits, the page’s to keep', async () => {
  const { element } = await mountFake({ grid: EASY });
  const details: UpdateGuiEvent['detail'][] = [];
  element.addEventListener('updategui', ({ detail }) => details.push(detail), { once: true });
  element.game.start();
  expect(details[0]?.initState[0]).toEqual([5, 3, 0, 0, 7, 0, 0, 0, 0]);
  expect(details[0]?.currentState).toEqual(details[0]?.initState);
  details[0]!.currentState[0]![2] = 9;
  expect(element.game.currentState[0]?.[2]).toBe(0);
});

test('the chart can be told what to do before the element is drawn', () => {
  const element = document.createElement('sudoku-analyzer');
  element.grid = EASY;
  expect(element.game.start()).toBe(true);
  expect(element.game.initState[0]?.[0]).toBe(5);
  expect(element.game.setup([[0]])).toBe(false);
  // Its rules alone would be worked out for minutes.
  expect(element.game.setup(Array.from({ length: 2000 }, () => []))).toBe(false);
  element.game.stop();
  const four = Array.from({ length: 4 }, () => [1, 0, 0, 0]);
  expect(element.game.setup(four)).toBe(true);
  expect(element.grid).toBe('1...1...1...1...');
});

test('save and restore: puzzle, rules, entries, marks, time; bad text is refused and changes nothing', async () => {
  const at = await mount({ grid: EASY, variant: 'antiking' });
  at.element.grid = SMALL;
  at.element.variant = 'x';
  await rest(at.element);
  await press(at, 'Start', 'Mark all');
  at.element.put([1], 2, 'digit');
  await press(at, 'Pause');
  const saved = at.element.save();
  at.element.remove();
  const other = await mount({ grid: EXPERT });
  expect(other.element.restore(saved).ok).toBe(true);
  await rest(other.element);
  const { grid, variant, entries, candidates, game } = other.element;
  expect({ grid, variant, entries, candidates }).toEqual({
    grid: SMALL,
    variant: 'x',
    entries: at.element.entries,
    candidates: at.element.candidates,
  });
  expect([game.phase, game.paused]).toEqual(['playing', true]);
  const refused = other.element.restore('g=1234');
  expect(refused.ok ? null : refused.error.code).toBe('ERR_BAD_LENGTH');
  expect(other.element.grid).toBe(SMALL);
});

test('a position set by the page replaces the game, one it has led to does not', async () => {
  const at = await mount({ grid: EASY });
  await press(at, 'Start');
  at.element.put([2], 4, 'digit');
  await rest(at.element);
  expect(at.element.game.phase).toBe('playing');
  at.element.grid = EXPERT;
  at.element.entries = undefined;
  await rest(at.element);
  expect(at.element.game.phase).toBe('unsolved');
  expect(at.element.game.initState[0]?.[0]).toBe(2);
});

test('leaving the page ends the run; coming back, also elsewhere, starts it again and the game goes on', async () => {
  const { element, fake } = await mountFake({ grid: EASY });
  element.game.start();
  element.game.tap(0, 2);
  await settle(element);
  element.remove();
  expect(fake.last.signal?.aborted).toBe(true);
  const calls = fake.calls.length;
  const elsewhere = document.body.appendChild(document.createElement('div'));
  elsewhere.append(element);
  await settle(element);
  expect(fake.calls.length).toBe(calls + 1);
  expect(element.game.phase).toBe('playing');
  expect(element.game.currentState[0]?.[2]).toBe(1);
  elsewhere.remove();
});

test('properties set before the element is defined are kept', async () => {
  class Late extends SudokuAnalyzerElement {}
  const element = document.createElement('late-sudoku') as SudokuAnalyzerElement;
  Object.assign(element, { grid: EASY, check: 'off' });
  document.body.append(element);
  customElements.define('late-sudoku', Late);
  await settle(element);
  expect(element.game.initState[0]?.[0]).toBe(5);
  expect(element.checked).toBe('off');
  element.remove();
});

test('a grid and auto-remove="off" in the page’s own HTML: the grid stays', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = `<sudoku-analyzer grid="${EASY}" auto-remove="off"></sudoku-analyzer>`;
  const element = place.querySelector('sudoku-analyzer')!;
  await rest(element);
  expect(element.grid).toBe(EASY);
  expect(element.game.initState[0]?.[0]).toBe(5);
  expect(element.playing.game.autoRemove).toBe(false);
  place.remove();
});

test('bad values never throw', async () => {
  const { element } = await mountFake({ grid: EASY });
  const names = [
    'grid',
    'variant',
    'boxes',
    'regions',
    'cages',
    'candidates',
    'entries',
    'limit',
    'hints',
    'check',
  ];
  for (const name of names) {
    element.setAttribute(name, '{"no": ]');
    await settle(element);
    element.removeAttribute(name);
    await settle(element);
  }
  Object.assign(element, { grid: 14, cages: 7, variant: {}, entries: [], candidates: null });
  await settle(element);
  expect(element.grid).toBe('14');
  const loop: unknown[] = [];
  loop.push(loop);
  Object.assign(element, { grid: null, cages: loop });
  await settle(element);
  expect(element.grid).toBe('');
});

test('stop keeps the figures so far', async () => {
  const { element, fake, root } = await mountFake({ grid: EASY });
  const partial = { ...(await reportOf(EASY)), complete: false };
  fake.last.progress(partial);
  element.stop();
  await settle(element);
  expect(element.report).toEqual(partial);
  expect(text(root, '.status')).toContain('stopped early');
  expect(text(root, '.headline')).toBe('Exactly one solution');
});

test('all elements share one analyzer', async () => {
  const before = sharedSudoku.users;
  const { element } = await mountFake({ grid: EASY });
  expect(sharedSudoku.users).toBe(before + 1);
  element.remove();
  expect(sharedSudoku.users).toBe(before);
});

test('another definition of the name does no harm', () => {
  const original = customElements.get('sudoku-analyzer');
  define('sudoku-analyzer', class extends HTMLElement {});
  expect(customElements.get('sudoku-analyzer')).toBe(original);
});

test('settings are attributes of the element', async () => {
  const at = await mount({ grid: EASY });
  button(at.root, 'Settings').click();
  await settle(at.element);
  const [removes, taps, time] = at.root.querySelectorAll<HTMLInputElement>('.panel input[type=checkbox]');
  for (const box of [removes, taps, time]) box!.click();
  await settle(at.element);
  expect(at.element.getAttribute('auto-remove')).toBe('off');
  expect(at.element.hasAttribute('tap-cycle')).toBe(true);
  expect(at.element.getAttribute('timer')).toBe('off');
});
