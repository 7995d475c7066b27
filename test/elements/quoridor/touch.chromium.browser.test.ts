/** Only Chromium's own protocol makes true touches. */
import { expect, test } from 'vitest';
import { button, mount, rest, settle, tap, text } from './mount.js';
import { GAME, played, SMALL } from './short-game.js';

test('a whole game by touch', async () => {
  const at = await mount(SMALL);
  at.element.style.inlineSize = '358px';
  await settle(at.element);
  for (const move of GAME) {
    await tap(at, move);
    if (move.length === 3) await tap(at, move);
  }
  expect(played(at)).toBe(GAME.join(' '));
  expect(text(at.root, '.headline')).toBe('Player 1 has won');
  await tap(at, 'd3h');
  expect(at.root.querySelector('.ghost')).toBeNull();
});

test('by touch a wall is put down, turned, laid or taken away', async () => {
  const at = await mount();
  at.element.style.inlineSize = '358px';
  await settle(at.element);
  await tap(at, 'e2');
  expect(played(at)).toBe('e2');
  await tap(at, 'c4h');
  expect(played(at)).toBe('e2');
  expect(at.root.querySelector('.ghost')).not.toBeNull();
  expect(text(at.root, '.caption')).toBe('Wall c4h: Changes neither path');
  await tap(at, 'c4h');
  expect(played(at)).toBe('e2 c4h');
  await tap(at, 'f6v');
  await tap(at, 'b6h');
  button(at.root, 'Turn').click();
  await settle(at.element);
  button(at.root, 'Lay b6v').click();
  await rest(at.element);
  expect(played(at)).toBe('e2 c4h b6v');
  await tap(at, 'a1h');
  button(at.root, 'Cancel').click();
  await settle(at.element);
  expect(at.root.querySelector('.ghost')).toBeNull();
});
