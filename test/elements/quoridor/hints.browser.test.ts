import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Hint, QuoridorReport } from '../../../src/quoridor/types.js';
import {
  button,
  cell,
  type Faked,
  mount,
  mountFake,
  pawnHandle,
  reportOf,
  rest,
  settle,
  spoken,
  text,
} from './mount.js';

const hint = (move: string, winProbability: number, more: Partial<Hint> = {}): Hint => ({
  ...{ move, winProbability, line: [move], solved: null, explanation: '' },
  ...more,
});

const MIDDLE = 'e2 e8 e3 e7 e4 e6 e3h e6h c3h g3v d4v';
const RANKED = [hint('g6h', 0.63, { line: ['g6h', 'e5', 'c6h'] }), hint('e5h', 0.59), hint('f6', 0.45)];

async function reportWith(hints: Hint[], more: Partial<QuoridorReport> = {}): Promise<QuoridorReport> {
  const report = await reportOf(MIDDLE);
  const winProbability = hints[0]?.winProbability ?? report.winProbability;
  return { ...report, hints, winProbability, depth: 8, nodes: 910_000, ...more };
}

async function mountHints(hints: Hint[] = RANKED, more: Partial<QuoridorReport> = {}): Promise<Faked> {
  const at = await mountFake({ position: MIDDLE });
  at.fake.last.finish(await reportWith(hints, { timeMs: 1_000, ...more }));
  await settle(at.element);
  await settle(at.element);
  return at;
}

const rows = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>('.hint')].map(({ dataset }) => dataset.key);
const badges = (root: ParentNode) =>
  [...root.querySelectorAll('.badge')].map((one) => one.textContent?.trim());

describe('the sentence', () => {
  test.each<[string, Hint[]]>([
    ['Play g6h: 63 % to win, 4 points better than e5h', RANKED],
    ['Play g6h: 63 % to win', [hint('g6h', 0.63)]],
    ['Play g6h: 63 % to win, 1 point better than e5', [hint('g6h', 0.63), hint('e5', 0.62)]],
    ['Play g6h: 63 % to win, e5 as good', [hint('g6h', 0.63), hint('e5', 0.629)]],
    ['Play g6h: 99 % to win', [hint('g6h', 0.999)]],
    ['Wins in 11 plies with g6h', [hint('g6h', 1, { solved: { result: 'win', plies: 11 } })]],
    ['Wins at once with g6h', [hint('g6h', 1, { solved: { result: 'win', plies: 1 } })]],
    ['A draw with g6h', [hint('g6h', 0.5, { solved: { result: 'draw', plies: 0 } })]],
    ['Lost in 8 plies; g6h holds out longest', [hint('g6h', 0, { solved: { result: 'loss', plies: 8 } })]],
  ])('%s', async (sentence, hints) => {
    const { root } = await mountHints(hints);
    expect(text(root, '.headline')).toBe(sentence);
    expect(await spoken(root)).toBe(`${sentence}.`);
  });

  test('early in the game a chance near one half is about even', async () => {
    const opening = await mountHints([hint('e5', 0.52), hint('f6', 0.4)], { wallsLeft: [9, 8] });
    expect(text(opening.root, '.headline')).toBe('Play e5: about even, 12 points better than f6');
    expect(text(opening.root, '.win-words')).toContain('about even');
    opening.element.remove(); // else the next may lie too far below to be seen, and would wait
    const later = await mountHints([hint('e5', 0.52)], { wallsLeft: [4, 3] });
    expect(text(later.root, '.headline')).toBe('Play e5: 52 % to win');
  });
});

test('rows tell move, chance and reason; the best are marked on the board, with numbers', async () => {
  const { root } = await mountHints();
  expect(rows(root)).toEqual(['g6h', 'e5h', 'f6']);
  expect(text(root, '.hint .share')).toBe('63 %');
  expect(text(root, '.hint:nth-child(2) .reason')).toMatch(/for the opponent/);
  expect(root.querySelectorAll('.mark.best')).toHaveLength(1);
  expect(root.querySelectorAll('.mark.other')).toHaveLength(2);
  expect(badges(root)).toEqual(['1', '2', '3']);
  expect(cell(root, 'f6').getAttribute('aria-label')).toBe(
    'f6; wall to the north; the pawn may go here; hint 3',
  );
});

test('a solved row says how it ends', async () => {
  const solved = { result: 'win', plies: 5 } as const;
  const { root } = await mountHints([hint('g6h', 1, { solved })]);
  expect(text(root, '.hint .reason')).toBe('Wins in 5 plies. Changes neither path.');
  expect(text(root, '.win-words')).toBe('Player 2 wins in 5 plies');
  expect(button(root, 'Go deeper').getAttribute('aria-disabled')).toBe('true');
});

test('rows keep their places while a search goes on, then move once; only the very best is marked', async () => {
  const { element, fake, root } = await mountFake({ position: MIDDLE });
  fake.last.progress(await reportWith(RANKED, { complete: false, depth: 3 }));
  await settle(element);
  const [first, second, third] = RANKED as [Hint, Hint, Hint];
  const refined = [second, { ...first, winProbability: 0.5 }, third];
  fake.last.progress(await reportWith(refined, { complete: false, depth: 5 }));
  await settle(element);
  expect(rows(root)).toEqual(['g6h', 'e5h', 'f6']);
  expect(text(root, '.hint.best .rank')).toBe('1');
  expect(root.querySelector<HTMLElement>('.hint.best')?.dataset.key).toBe('e5h');
  expect(badges(root)).toEqual(['1']);
  fake.last.finish(await reportWith(refined));
  await settle(element);
  await settle(element);
  expect(rows(root)).toEqual(['e5h', 'g6h', 'f6']);
  expect(badges(root)).toEqual(['1', '2', '3']);
});

test('a line unfolds; each of its moves shows the board up to there, by focus, by pointer and when pressed', async () => {
  const at = await mountHints();
  const { element, root } = at;
  const row = root.querySelector<HTMLElement>('.hint .choose')!;
  row.focus();
  await userEvent.keyboard('{Enter}');
  await settle(element);
  expect(row.getAttribute('aria-expanded')).toBe('true');
  const plies = [...root.querySelectorAll<HTMLElement>('.ply')];
  expect(plies.map((ply) => ply.getAttribute('aria-label'))).toEqual([
    '1. g6h, player 2',
    '2. e5, player 1',
    '3. c6h, player 2',
  ]);
  plies[1]!.focus();
  await settle(element);
  expect(badges(root)).toEqual(['1', '2']);
  expect(root.querySelectorAll('.mark.ply.one')).toHaveLength(1);
  plies[1]!.blur();
  await settle(element);
  expect(root.querySelector('.mark.ply')).toBeNull();
  await userEvent.hover(plies[2]!);
  await settle(element);
  expect(root.querySelectorAll('.mark.ply')).toHaveLength(3);
  await userEvent.unhover(plies[2]!);
  plies[0]!.click();
  plies[0]!.blur();
  await settle(element);
  expect(badges(root)).toEqual(['1']);
  row.focus();
  await userEvent.keyboard('{Escape}');
  await settle(element);
  expect(root.querySelector('.ply')).toBeNull();
});

test('a suggestion is played with one press', async () => {
  const { element, fake, root } = await mountHints();
  button(root, 'Play e5h').click();
  await settle(element);
  expect(element.position).toBe(`${MIDDLE} e5h`);
  expect(fake.last.request.position).toBe(`${MIDDLE} e5h`);
  expect(root.activeElement).toBe(pawnHandle(root));
});

test('the win bar holds its last figure, paler, until there is a newer one', async () => {
  const { element, fake, root } = await mountHints();
  const meter = () => root.querySelector('.win [role=meter]')!;
  expect(meter().getAttribute('aria-valuetext')).toBe('Player 1 37\u00a0%, player 2 63\u00a0%');
  expect(meter().getAttribute('aria-valuenow')).toBe('37');
  element.play('f6');
  await settle(element);
  expect(root.querySelector('.win.held')).not.toBeNull();
  expect(meter().getAttribute('aria-valuenow')).toBe('37');
  const next = {
    ...(await reportOf(`${MIDDLE} f6`)),
    hints: [hint('e5', 0.7)],
    winProbability: 0.7,
    depth: 4,
  };
  fake.last.progress({ ...next, complete: false });
  await settle(element);
  expect(root.querySelector('.win.held')).toBeNull();
  expect(meter().getAttribute('aria-valuenow')).toBe('70');
});

test('the line at the foot tells depth, positions, speed and time; the time can be chosen', async () => {
  const { element, fake, root } = await mountHints();
  expect(text(root, '.status p')).toBe('8 plies deep, 910 k positions, 910 k a second, 1.0 s');
  await userEvent.selectOptions(root.querySelector('.time')!, '3000');
  await settle(element);
  expect(fake.last.request.timeMs).toBe(3_000);
  fake.last.progress(await reportWith(RANKED, { complete: false, depth: 9, nodes: 1_230_000 }));
  await settle(element);
  expect(text(root, '.status p')).toBe('Searching, 9 plies deep, 1.2 M positions');
});

test('going deeper doubles the time, keeps what is known until it is as deep again, and ends with the position', async () => {
  const { element, fake, root } = await mountHints();
  button(root, 'Go deeper').click();
  await settle(element);
  expect(fake.last.request.timeMs).toBe(2_000);
  fake.last.progress(await reportWith([hint('f6', 0.9)], { complete: false, depth: 2 }));
  await settle(element);
  expect(rows(root)).toEqual(['g6h', 'e5h', 'f6']);
  fake.last.progress(await reportWith([hint('f6', 0.9)], { complete: false, depth: 8 }));
  await settle(element);
  expect(rows(root)).toEqual(['f6']);
  button(root, 'Stop').click();
  await settle(element);
  await settle(element);
  expect(text(root, '.status p')).toContain('stopped early');
  button(root, 'Go deeper').click();
  await settle(element);
  expect(fake.last.request.timeMs).toBe(4_000);
  element.play('f6');
  await settle(element);
  expect(fake.last.request.timeMs).toBeUndefined();
});

test('more moves are ranked on request, five and then ten', async () => {
  const { element, fake, root } = await mountHints();
  button(root, 'Rank 5 moves').click();
  await settle(element);
  expect(fake.last.request.lines).toBe(5);
  expect(element.lines).toBe(5);
});

test('every move’s effect stands while there is no hint, and can be unfolded beside hints', async () => {
  const { element, fake, root } = await mountFake({ position: MIDDLE });
  fake.last.progress(await reportWith([], { complete: false, depth: 0, nodes: 0 }));
  await settle(element);
  expect(root.querySelectorAll('.effect')).toHaveLength(5);
  fake.last.finish(await reportWith(RANKED));
  await settle(element);
  await settle(element);
  expect(root.querySelectorAll('.effect')).toHaveLength(0);
  button(root, 'Every move’s effect').click();
  await settle(element);
  expect(root.querySelectorAll('.effect')).toHaveLength(5);
});

test('with hints off nothing is searched and no move given away, until the user asks', async () => {
  const { element, fake, root } = await mountFake({ position: MIDDLE, hints: 'off' });
  expect(fake.last.request.lines).toBe(0);
  fake.last.finish(await reportOf(MIDDLE));
  await settle(element);
  await settle(element);
  expect(root.querySelector('.hint, .effect, .mark, .win')).toBeNull();
  expect(text(root, '.headline')).toMatch(/^Player 2 to move/);
  button(root, 'Show hints').click();
  await settle(element);
  expect(element.hasAttribute('hints')).toBe(false);
  expect(fake.last.request.lines).toBeUndefined();
  fake.last.finish(await reportWith(RANKED));
  await settle(element);
  await settle(element);
  expect(rows(root)).toHaveLength(3);
  button(root, 'Hide hints').click();
  await settle(element);
  expect(element.getAttribute('hints')).toBe('off');
  expect(root.querySelector('.hint, .mark, .win')).toBeNull();
});

test('the real engine: a hint by the keyboard alone, looked at, its line followed, and played', async () => {
  const { element, root } = await mount({ position: MIDDLE, lines: 3, nodes: 3_000, seed: 1 });
  const [best] = element.report!.hints;
  expect(await spoken(root)).toContain(`Play ${best!.move}`);
  root.querySelector<HTMLElement>('.hint .choose')!.focus();
  await settle(element);
  await userEvent.keyboard('{Enter}');
  await settle(element);
  await userEvent.keyboard('{Tab}');
  await settle(element);
  expect(root.activeElement?.textContent).toContain('Play');
  await userEvent.keyboard('{Tab}');
  await settle(element);
  expect(root.querySelectorAll('.mark.ply')).toHaveLength(1);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await rest(element);
  expect(element.position).toBe(`${MIDDLE} ${best!.move}`);
});
