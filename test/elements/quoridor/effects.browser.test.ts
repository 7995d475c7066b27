import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  button,
  cell,
  keys,
  mount,
  mountFake,
  pawnHandle,
  reportOf,
  rest,
  settle,
  spoken,
  text,
} from './mount.js';

const rows = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>('.effect')].map(({ dataset }) => dataset.key);

test('the list has five moves, then all, the greatest gain first, each with its words', async () => {
  const at = await mount({ position: 'e2 e8 e3 e7 e4 e6 e3h e6h c3h g3v' });
  const gains = () =>
    [...at.root.querySelectorAll('.effect .share')].map((one) =>
      Number(one.textContent!.replace('\u2212', '-')),
    );
  expect(rows(at.root)).toHaveLength(5);
  button(at.root, `Show ${at.element.report!.legalMoves.length - 5} more`).click();
  await settle(at.element);
  expect([...rows(at.root)].sort()).toEqual(at.element.report!.legalMoves);
  expect(gains()).toEqual([...gains()].sort((a, b) => b - a));
  for (const { move, pathLengths } of at.element.report!.effects) {
    const row = at.root.querySelector(`.effect[data-key="${move}"]`)!;
    const [own, other] = pathLengths.map((length, i) => length - at.element.report!.pathLengths[i]!);
    expect(Number(text(row, '.share').replace('\u2212', '-')), move).toBe(other! - own!);
  }
  expect(text(at.root, '.effect[data-key=e5] .reason')).toBe('One step nearer.');
});

test('a row shows its move on the board; pressed, it can be played', async () => {
  const at = await mount();
  const first = at.root.querySelector<HTMLElement>('.choose')!;
  expect(rows(at.root)[0]).toBe('e2');
  first.focus();
  await settle(at.element);
  expect(at.root.querySelector('.ghost-pawn')).not.toBeNull();
  await userEvent.keyboard('{Enter}');
  await settle(at.element);
  expect(first.getAttribute('aria-pressed')).toBe('true');
  button(at.root, 'Play e2').click();
  await rest(at.element);
  expect(at.element.position).toBe('e2');
  expect(at.root.activeElement).toBe(pawnHandle(at.root));
});

test('the board works while a search goes on: the first figures are enough', async () => {
  const { element, fake, root } = await mountFake();
  expect(element.board).toBeNull();
  const partial = { ...(await reportOf('')), complete: false };
  fake.last.progress(partial);
  await settle(element);
  expect(element.state).toBe('running');
  expect(rows(root)[0]).toBe('e2');
  cell(root, 'e2').click();
  await settle(element);
  expect(fake.calls[0]?.signal?.aborted).toBe(true);
  expect(fake.last.request.position).toBe('e2');
  fake.last.progress({ ...(await reportOf('e2')), complete: false });
  await settle(element);
  expect(element.figures?.toMove).toBe(2);
});

test('figures of a run that a move has ended are never shown on the new position', async () => {
  const { element, fake, root } = await mountFake();
  fake.last.finish(await reportOf(''));
  await settle(element);
  await element.updateComplete;
  void element.analyze();
  await settle(element);
  const first = fake.last;
  first.progress({ ...(await reportOf('')), complete: false });
  await settle(element);
  cell(root, 'e2').click();
  first.progress(await reportOf(''));
  await settle(element);
  expect(element.figures).toBeNull();
  expect(element.board?.pawns).toEqual(['e2', 'e9']);
  element.stop();
  await settle(element);
  expect(element.figures).toBeNull();
  expect(element.board?.pawns).toEqual(['e2', 'e9']);
});

test('one sentence tells a move and whose turn it is', async () => {
  const at = await mount();
  await spoken(at.root);
  pawnHandle(at.root).focus();
  await keys(at, 'ArrowUp');
  expect(await spoken(at.root)).toBe(
    'Player 1 moves to e2. Player 2 to move, 8 steps to go; player 1 has 7.',
  );
  button(at.root, 'Undo').click();
  expect(await spoken(at.root)).toBe('Back at the start. Player 1 to move, 8 steps to go; player 2 has 8.');
});

test('squares say what stands on them and around them', async () => {
  const { root } = await mount({ position: 'e2 e8 e3 e7 e4 e6 e3h e6h d4v a1h' });
  const label = (square: string) => cell(root, square).getAttribute('aria-label');
  expect(label('e4')).toBe('e4; player 1’s pawn; open to the north and east; walls to the south and west');
  expect(label('e6')).toBe('e6; player 2’s pawn; open to the east, south and west; wall to the north');
  expect(label('e5')).toBe('e5; wall to the west; the pawn may go here');
  expect(label('a9')).toBe('a9; goal of player 1');
  expect(label('b1')).toBe('b1; wall to the north; goal of player 2');
  expect(root.querySelectorAll('.cell[tabindex="0"]')).toHaveLength(1);
  expect(root.querySelector('[role=grid]')?.getAttribute('aria-rowcount')).toBe('9');
});
