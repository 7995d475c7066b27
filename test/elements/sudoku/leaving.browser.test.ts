import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MOVE_MS } from '../../../src/elements/shared/shared-resource.js';
import {
  button,
  cell,
  EASY,
  EXPERT,
  has,
  type Mounted,
  mount,
  press,
  rest,
  SMALL,
  settle,
  spoken,
  text,
} from './mount.js';

const BACK = 'Back to the game';
const area = (root: ParentNode) => root.querySelector('textarea')!;
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function choose({ element, root }: Mounted, label: string, within: ParentNode = root): Promise<void> {
  const option = [...within.querySelectorAll('option')].find(({ textContent }) => textContent === label)!;
  await userEvent.selectOptions(option.closest('select')!, option);
  await rest(element);
}

async function write({ element, root }: Mounted, grid: string): Promise<void> {
  await userEvent.fill(area(root), grid);
  await wait(300);
  await rest(element);
}

/** A game under way: two minutes played, a digit entered, everything marked. */
async function mountPlayed(): Promise<Mounted> {
  const at = await mount();
  at.element.restore(`g=${EASY}&e=..4${'.'.repeat(78)}&p=playing&t=120000`);
  await rest(at.element);
  await press(at, 'Mark all');
  return at;
}

function expectPlayed({ element }: Mounted): void {
  expect(element.grid).toBe(EASY);
  expect(element.entries?.[2]).toBe('4');
  expect(element.candidates).toBeDefined();
  expect(element.game.phase).toBe('playing');
  expect(element.game.elapsedMs).toBeGreaterThanOrEqual(120_000);
  expect(element.game.elapsedMs).toBeLessThan(180_000);
}

describe('another puzzle in the middle of a game', () => {
  const ways: [string, (at: Mounted) => Promise<unknown>][] = [
    ['chosen', (at) => choose(at, 'Jigsaw')],
    ['pasted', (at) => write(at, EXPERT)],
    ['a link pasted', (at) => write(at, `https://example.org/#g=${EXPERT}`)],
    ['pasted and unreadable', (at) => write(at, `${EXPERT}%`)],
    [
      'made',
      async (at) => {
        await press(at, 'New puzzle');
        const told = new Promise((done) =>
          at.element.addEventListener('position-change', done, { once: true }),
        );
        await choose(at, '4×4', at.root.querySelector('.panel')!);
        await press(at, 'Make one');
        await told;
        await rest(at.element);
      },
    ],
  ];
  test.each(ways)('%s: one button leads back, its rules, marks and time included', async (_, leave) => {
    const at = await mountPlayed();
    expect(has(at.root, BACK)).toBe(false);
    await leave(at);
    expect(at.element.grid).not.toBe(EASY);
    const told: unknown[] = [];
    at.element.addEventListener('position-change', ({ detail }) => told.push(detail));
    await press(at, BACK);
    expectPlayed(at);
    expect(at.element.regions).toBeUndefined();
    expect(at.element.error).toBeNull();
    expect(area(at.root).value).toBe(EASY.replace('.', '4'));
    expect(told).toEqual([expect.objectContaining({ grid: EASY, entries: at.element.entries })]);
    expect(has(at.root, BACK)).toBe(false);
    expect(at.root.activeElement).toBe(button(at.root, 'Stop'));
    expect(await spoken(at.root)).toContain('The game goes on.');
  });

  test('what could be undone there can be undone again', async () => {
    const at = await mountPlayed();
    await write(at, EXPERT);
    expect(at.element.game.canUndo).toBe(false);
    await press(at, BACK, 'Undo');
    expect(at.element.candidates).toBeUndefined();
    await press(at, 'Redo');
    expectPlayed(at);
  });

  test('looking at several keeps the game, not what was looked at', async () => {
    const at = await mountPlayed();
    await choose(at, 'Jigsaw');
    await write(at, `53+4${EASY.slice(3)}`);
    await choose(at, 'Killer');
    await press(at, BACK);
    expectPlayed(at);
  });

  test('a paused game comes back paused, a stopped one stopped', async () => {
    const at = await mountPlayed();
    await press(at, 'Pause');
    await choose(at, 'Jigsaw');
    await press(at, BACK);
    expect(at.element.game.paused).toBe(true);
    await press(at, 'Stop');
    await choose(at, 'Jigsaw');
    await press(at, BACK);
    expect(at.element.game.canResume).toBe(true);
    await press(at, 'Resume');
    expectPlayed(at);
  });

  const ends: [string, (at: Mounted) => unknown][] = [
    ['started', (at) => press(at, 'Start')],
    ['started by the page', ({ element }) => element.game.start()],
    ['edited', ({ element }) => element.put([0], 9, 'digit')],
    ['replaced by the page', ({ element }) => Object.assign(element, { grid: SMALL })],
  ];
  test.each(ends)('once the new puzzle is %s there is no way back', async (_, end) => {
    const at = await mountPlayed();
    await write(at, EXPERT);
    expect(has(at.root, BACK)).toBe(true);
    await end(at);
    await rest(at.element);
    expect(has(at.root, BACK)).toBe(false);
  });

  test('where nothing was played there is nothing to go back to, nor where the same puzzle is chosen again', async () => {
    const at = await mount({ grid: EASY, puzzles: [{ grid: EASY, name: 'Monday' }] });
    await write(at, EXPERT);
    expect(has(at.root, BACK)).toBe(false);
    await choose(at, 'Monday');
    await press(at, 'Start');
    await choose(at, 'Monday');
    expect(at.element.game.phase).toBe('playing');
    expect(has(at.root, BACK)).toBe(false);
  });
});

test('a pause covers the grid as text too, and says so; what is typed there ends no game', async () => {
  const at = await mountPlayed();
  expect(area(at.root).value).toBe(EASY.replace('.', '4'));
  await press(at, 'Pause');
  expect(area(at.root).value).toBe('');
  expect(area(at.root).disabled).toBe(true);
  expect(text(at.root, '#fault')).toBe('The game is paused.');
  expect(area(at.root).getAttribute('aria-describedby')).toBe('fault');
  expect(button(at.root, 'Copy').disabled).toBe(true);
  expect(button(at.root, 'Copy link').disabled).toBe(true);
  await press(at, 'Continue');
  expect(area(at.root).value).toBe(EASY.replace('.', '4'));
  expect(area(at.root).disabled).toBe(false);
  expect(text(at.root, '#fault')).toBe('');
});

describe('nobody sees it', () => {
  /** What the browser does when the reader goes to another tab. */
  function setHidden(hidden: boolean): void {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
    document.dispatchEvent(new Event('visibilitychange'));
  }

  afterEach(() => vi.restoreAllMocks());

  test('on a hidden page: the game is paused at once, and still when the reader is back, who is told', async () => {
    const at = await mountPlayed();
    setHidden(true);
    expect(at.element.game.paused).toBe(true);
    const { elapsedMs } = at.element.game;
    await wait(50);
    expect(at.element.game.elapsedMs).toBe(elapsedMs);
    setHidden(false);
    await settle(at.element);
    expect(text(at.root, '.headline')).toBe('Paused');
    expect(cell(at.root, 0).getAttribute('aria-label')).toContain('covered');
    expect(await spoken(at.root)).toContain('Paused. The grid is covered.');
    await press(at, 'Continue');
    expectPlayed(at);
  });

  test('a game restored on a hidden page waits too (a saved game, opened in a tab behind)', async () => {
    const { element } = await mount({ grid: EASY });
    setHidden(true);
    element.restore(`g=${EASY}&p=playing&t=120000`);
    await settle(element);
    expect(element.game.paused).toBe(true);
    expect(Math.floor(element.game.elapsedMs / 1000)).toBe(120);
  });

  test('where nothing is played a hidden page pauses nothing', async () => {
    const { element } = await mount({ grid: EASY });
    setHidden(true);
    setHidden(false);
    expect(element.game.phase).toBe('unsolved');
    expect(element.game.canResume).toBe(false);
  });

  test('off the page for longer than a move takes it is paused; a move about the page pauses nothing', async () => {
    const at = await mountPlayed();
    const { parentNode } = at.element;
    at.element.remove();
    parentNode!.append(at.element);
    await wait(MOVE_MS + 100);
    expect(at.element.game.paused).toBe(false);
    at.element.remove();
    await wait(MOVE_MS + 100);
    expect(at.element.game.paused).toBe(true);
    parentNode!.append(at.element);
    await rest(at.element);
    expect(text(at.root, '.headline')).toBe('Paused');
  });

  test('a removed element hears no more of the page', async () => {
    const { element } = await mountPlayed();
    element.remove();
    setHidden(true);
    expect(element.game.paused).toBe(false);
  });
});
