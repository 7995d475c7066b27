import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Level } from '../../../src/elements/quoridor-analyzer/levels.js';
import { HintwrightError } from '../../../src/errors.js';
import {
  button,
  type Faked,
  keys,
  type Mounted,
  mount,
  mountFake,
  pawnHandle,
  reportOf,
  settle,
  spoken,
  text,
} from './mount.js';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Waits until it is the user's turn, or the game is over. */
async function myTurn({ element }: Mounted): Promise<void> {
  while (!element.figures || element.opponent.isTurn) await pause(5);
  await settle(element);
}

const played = ({ element }: Mounted): readonly string[] => element.line!.moves.slice(0, element.line!.at);

/** Chooses side and level as a user does. */
async function start({ element, root }: Mounted, level: Level, side: 1 | 2 = 1): Promise<void> {
  button(root, 'Opponent').click();
  await settle(element);
  root.querySelector<HTMLInputElement>(`.opponent input[value="${side}"]`)!.click();
  await userEvent.selectOptions(root.querySelector('.opponent select')!, level);
  button(root, 'Start').click();
  await settle(element);
}

/** Answers the run that only wants to know what the rules tell. */
async function tell({ element, fake }: Faked, position: string): Promise<void> {
  fake.last.finish(await reportOf(position));
  await settle(element);
  await settle(element);
}

const answer = async ({ element, fake }: Faked, position: string, move: string): Promise<void> => {
  const line = { move, winProbability: 0.5, line: [move], solved: null, explanation: '' };
  fake.last.finish({ ...(await reportOf(position)), hints: [line] });
  await settle(element);
};

test('a game by the keyboard alone: the computer answers each move, and says so', async () => {
  const at = await mount({ columns: 5, rows: 5, walls: 2, lines: undefined, nodes: 500, seed: 3 });
  await settle(at.element);
  button(at.root, 'Opponent').focus();
  await userEvent.keyboard('{Enter}');
  await settle(at.element);
  button(at.root, 'Start').focus();
  await userEvent.keyboard('{Enter}');
  await settle(at.element);
  expect(at.root.activeElement).toBe(pawnHandle(at.root));
  expect(text(at.root, '.turn')).toBe('Your turn against the computer, club');
  expect(at.root.querySelector('.mark, .hint')).toBeNull();
  await keys(at, 'ArrowUp');
  await myTurn(at);
  expect(played(at)).toHaveLength(2);
  expect(at.element.report?.toMove).toBe(1);
  expect(await spoken(at.root)).toMatch(
    /^The computer: Player 2 (moves to|lays wall) \w+\. Your turn, \d steps? to go; the computer has \d\.$/,
  );
  button(at.root, 'Show hints').click();
  await settle(at.element);
  while (at.element.state === 'running') await pause(5);
  await settle(at.element);
  expect(at.root.querySelectorAll('.hint')).toHaveLength(3);
  at.root.querySelector<HTMLElement>('.hint .play')!.focus();
  await userEvent.keyboard('{Enter}');
  await settle(at.element);
  await myTurn(at);
  expect(played(at)).toHaveLength(4);
});

test('the same seed and the same moves give the same game', async () => {
  const games: string[] = [];
  for (let i = 0; i < 2; i++) {
    const at = await mount({ seed: 11 });
    await start(at, 'beginner');
    for (const move of ['e2', 'd3h']) {
      at.element.play(move);
      await myTurn(at);
    }
    games.push(played(at).join(' '));
    at.element.remove();
  }
  expect(games[0]).toBe(games[1]);
  expect(games[0]!.split(' ')).toHaveLength(4);
});

test('as player 1 the computer begins; taking back and going on stop at the user’s turns', async () => {
  const at = await mount({ seed: 5 });
  await start(at, 'casual', 2);
  await myTurn(at);
  expect(played(at)).toHaveLength(1);
  expect(button(at.root, 'Undo').getAttribute('aria-disabled')).toBe('true');
  at.element.play('e8');
  await myTurn(at);
  at.element.play('d8');
  await myTurn(at);
  const game = played(at);
  expect(game).toHaveLength(5);
  button(at.root, 'Undo').click();
  await settle(at.element);
  await myTurn(at);
  expect(played(at)).toEqual(game.slice(0, 3));
  await pause(100);
  expect(at.element.line?.moves).toEqual(game);
  button(at.root, 'Redo').click();
  await settle(at.element);
  await myTurn(at);
  expect(played(at)).toEqual(game);
  at.element.goTo(2);
  await myTurn(at);
  expect(played(at)).toEqual(game.slice(0, 3));
});

test('while it thinks the user cannot move for it, and is told so; the choice of a level is asked for', async () => {
  const at = await mountFake();
  await tell(at, '');
  await start(at, 'beginner');
  await tell(at, '');
  at.element.play('e2');
  await settle(at.element);
  expect(at.fake.last.request).toMatchObject({ position: 'e2', lines: 0 });
  await tell(at, 'e2');
  expect(at.fake.last.request).toMatchObject({ position: 'e2', nodes: 1_000, lines: 6 });
  expect(at.fake.last.request.seed).toBeGreaterThanOrEqual(0);
  expect(text(at.root, '.turn')).toBe('The computer is thinking… against the computer, beginner');
  expect(text(at.root, '.headline')).toBe('The computer is thinking…');
  expect(at.element.state).toBe('done');
  at.element.play('e8');
  await keys(at, 'ArrowDown');
  expect(at.element.position).toBe('e2');
  expect(await spoken(at.root)).toBe('The computer is thinking…');
  await answer(at, 'e2', 'e8');
  expect(at.element.position).toBe('e2 e8');
});

test('taking back a move ends its thinking', async () => {
  const at = await mountFake();
  await tell(at, '');
  await start(at, 'club');
  await tell(at, '');
  at.element.play('e2');
  await settle(at.element);
  await tell(at, 'e2');
  const thought = at.fake.last;
  button(at.root, 'Undo').click();
  await settle(at.element);
  expect(thought.signal?.aborted).toBe(true);
  expect(at.element.position).toBe('');
  await tell(at, '');
  expect(at.fake.last.request.lines).toBe(0);
});

test('it never plays out of sight: it thinks when it is seen again', async () => {
  const at = await mountFake();
  await tell(at, '');
  await start(at, 'club');
  await tell(at, '');
  at.element.play('e2');
  await settle(at.element);
  await tell(at, 'e2');
  const first = at.fake.last;
  const calls = at.fake.calls.length;
  at.element.style.marginBlockStart = '500vh';
  while (!first.signal?.aborted) await pause(5);
  await pause(100);
  expect(at.fake.calls).toHaveLength(calls);
  expect(at.element.position).toBe('e2');
  at.element.style.marginBlockStart = '';
  while (at.fake.calls.length === calls) await pause(5);
  expect(at.fake.last.request).toMatchObject({ position: 'e2', lines: 3 });
});

test('leaving the page ends its thinking; coming back it thinks again', async () => {
  const at = await mountFake();
  await tell(at, '');
  await start(at, 'club');
  await tell(at, '');
  at.element.play('e2');
  await settle(at.element);
  await tell(at, 'e2');
  const thought = at.fake.last;
  at.element.remove();
  expect(thought.signal?.aborted).toBe(true);
  document.body.append(at.element);
  await settle(at.element);
  expect(at.fake.last).not.toBe(thought);
  expect(at.fake.last.request).toMatchObject({ position: 'e2', lines: 3 });
});

test('where it fails it says so, and can be asked again', async () => {
  const at = await mountFake();
  await tell(at, '');
  await start(at, 'strong');
  await tell(at, '');
  at.element.play('e2');
  await settle(at.element);
  await tell(at, 'e2');
  const calls = at.fake.calls.length;
  at.fake.last.fail(new HintwrightError({ code: 'ERR_WORKER_CRASHED', message: 'Gone.' }));
  await settle(at.element);
  expect(text(at.root, '.turn')).toContain('The computer could not answer.');
  expect(at.fake.calls).toHaveLength(calls);
  at.root.querySelector<HTMLElement>('.turn button')!.click();
  await settle(at.element);
  expect(at.fake.calls).toHaveLength(calls + 1);
  await answer(at, 'e2', 'e8');
  expect(at.element.position).toBe('e2 e8');
});

test('when the game against it ends, hints are as before', async () => {
  const { element, root } = await mount({ seed: 1 });
  await start({ element, root }, 'beginner');
  expect(element.hints).toBe('off');
  button(root, 'Opponent').click();
  await settle(element);
  button(root, 'Stop playing').click();
  await settle(element);
  expect(element.hints).toBeUndefined();
  expect(root.querySelector('.turn')).toBeNull();
});
