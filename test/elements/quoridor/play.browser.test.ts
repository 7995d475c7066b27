import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { button, cell, click, hover, keys, mount, pawnHandle, rest, spoken, text, walls } from './mount.js';
import { GAME, played, SMALL } from './short-game.js';

describe('a whole game', () => {
  test('by the keyboard alone, the pawn by arrows, walls by squares', async () => {
    const at = await mount(SMALL);
    pawnHandle(at.root).focus();
    await keys(at, 'ArrowUp', 'ArrowDown', 'ArrowUp');
    expect(played(at)).toBe('c2 c4 c3');
    // Player 2 on c4, player 1 on c3: a wall behind player 1 closes the straight jump.
    await keys(at, 'h');
    expect(at.root.activeElement).toBe(cell(at.root, 'c4'));
    await keys(at, 'ArrowDown', 'ArrowDown');
    expect(text(at.root, '.caption')).toContain('Wall c2h');
    await keys(at, 'Enter');
    expect(played(at)).toBe('c2 c4 c3 c2h');
    await userEvent.keyboard('{Tab}');
    expect(at.root.activeElement).toBe(pawnHandle(at.root));
    await keys(at, 'ArrowUp');
    expect(played(at)).toBe('c2 c4 c3 c2h c5');
    expect(at.element.report?.winner).toBe(1);
    expect(text(at.root, '.headline')).toBe('Player 1 has won');
    await keys(at, 'ArrowDown');
    expect(await spoken(at.root)).toBe('The game is over.');
    expect(played(at)).toBe('c2 c4 c3 c2h c5');
  });

  test('two arrows jump past a pawn with a wall behind it', async () => {
    const at = await mount({ position: 'e2 e8 e3 e7 e4 e6 e5 e6h' });
    pawnHandle(at.root).focus();
    await keys(at, 'ArrowUp');
    expect(await spoken(at.root)).toBe(
      'The other pawn is in the way. Press the arrow to the west or east to jump past it.',
    );
    await keys(at, 'ArrowLeft');
    expect(at.element.report?.pawns[0]).toBe('d6');
  });

  test('an arrow against a wall, the edge or the pawn moves nothing and says why', async () => {
    const at = await mount({ position: 'e1h e8 ' });
    pawnHandle(at.root).focus();
    await keys(at, 'ArrowDown');
    await keys(at, 'ArrowUp');
    expect(await spoken(at.root)).toBe('A wall is in the way to the north.');
    expect(played(at)).toBe('e1h e8');
  });

  test('by the keyboard, choosing squares in the grid', async () => {
    const at = await mount();
    cell(at.root, 'e1').focus();
    await keys(at, 'ArrowUp');
    expect(at.root.activeElement).toBe(cell(at.root, 'e2'));
    expect(cell(at.root, 'e2').getAttribute('aria-label')).toBe('e2; the pawn may go here');
    await keys(at, 'Enter', 'ArrowUp', 'Enter');
    expect(played(at)).toBe('e2');
    await keys(at, 'End', 'v');
    expect(text(at.root, '.caption')).toBe('Wall h3v: Changes neither path');
    await keys(at, 'v');
    expect(at.root.querySelector('.ghost')).toBeNull();
    await keys(at, 'h', 'Escape');
    expect(at.root.querySelector('.ghost')).toBeNull();
    expect(walls(at.root)).toBe(0);
  });

  test('on a keyboard of another script, by the place of the keys', async () => {
    const at = await mount();
    const press = async (key: string, code: string, more: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key, code, bubbles: true, ...more });
      cell(at.root, 'e4').dispatchEvent(event);
      await rest(at.element);
    };
    cell(at.root, 'e4').focus();
    await press('р', 'KeyH');
    await press('Enter', 'Enter');
    expect(at.element.position).toBe('e4h');
    await press('я', 'KeyZ', { ctrlKey: true });
    expect(at.element.position).toBe('');
  });

  test('a square that the pawn may not go to moves nothing and says so', async () => {
    const at = await mount();
    cell(at.root, 'a5').focus();
    await keys(at, 'Enter');
    expect(at.element.position).toBe('');
    expect(await spoken(at.root)).toBe('The pawn may not go to a5.');
  });

  test('on two rows both can be shut up: that is said', async () => {
    const at = await mount({ columns: 2, rows: 2, position: 'a1v' });
    expect(text(at.root, '.headline')).toBe('Player 2 cannot move, and nobody has won');
  });

  test('with a mouse', async () => {
    const at = await mount(SMALL);
    for (const move of GAME) await click(at, move);
    expect(played(at)).toBe(GAME.join(' '));
    expect(walls(at.root)).toBe(2);
    expect(text(at.root, '.headline')).toBe('Player 1 has won');
    await click(at, 'b2');
    await hover(at, 'd3h');
    expect(at.root.querySelector('.ghost')).toBeNull();
    expect(played(at)).toBe(GAME.join(' '));
  });

  test('by clicks without a pointer, as assistive technology sends them', async () => {
    const at = await mount();
    cell(at.root, 'e2').click();
    await rest(at.element);
    cell(at.root, 'a1').click();
    await rest(at.element);
    expect(played(at)).toBe('e2');
  });
});

describe('ghosts', () => {
  const sealing = 'a1h e8 c1h e7 e1h e6 g1h e5';

  test.each([
    ['e6v', 'it would cross a wall', 'e2 e6h'],
    ['e6h', 'a wall already lies there', 'e2 d6h'],
    ['h1v', 'it would leave player 1 no path', sealing],
    ['d1h', 'a wall already lies there', sealing],
    ['h8v', 'it would leave player 2 no path', 'a8c8e8g8 /  / e1 e9 / 8 8 / 1'],
    ['h5v', 'it would leave neither player a path', 'a4c4e4g4h6 /  / e1 e9 / 7 8 / 1'],
  ])('%s is hatched and says: %s', async (wall, reason, position) => {
    const at = await mount({ position });
    await hover(at, wall);
    expect(text(at.root, '.caption.fault')).toBe(`Wall ${wall} is not possible: ${reason}`);
    expect(at.root.querySelector('.ghost.illegal')).not.toBeNull();
    await click(at, wall);
    expect(at.element.position).toBe(position);
    expect(text(at.root, '.caption.fault')).toContain(reason);
  });

  test('a player without walls is told so', async () => {
    const at = await mount({ walls: 0 });
    await hover(at, 'c3v');
    expect(text(at.root, '.caption')).toBe('Wall c3v is not possible: player 1 has no walls left');
  });

  test('a legal one says what it does', async () => {
    const at = await mount();
    await hover(at, 'e8h');
    expect(text(at.root, '.caption')).toBe('Wall e8h: +1 step for the opponent, +1 for you');
    expect(at.root.querySelector('.ghost')?.classList.contains('illegal')).toBe(false);
  });
});

describe('back and on', () => {
  test('undo, redo, any point of the game, and another way from there', async () => {
    const at = await mount();
    for (const move of ['e2', 'e8', 'd3h']) await click(at, move);
    button(at.root, 'Undo').click();
    await rest(at.element);
    expect(at.element.position).toBe('e2 e8');
    expect(walls(at.root)).toBe(0);
    button(at.root, 'Redo').click();
    await rest(at.element);
    expect(at.element.position).toBe('e2 e8 d3h');
    button(at.root, '1. e2, player 1').click();
    await rest(at.element);
    expect(at.element.position).toBe('e2');
    expect(button(at.root, '1. e8, player 2, taken back').classList.contains('undone')).toBe(true);
    await click(at, 'd9');
    expect(at.element.position).toBe('e2 d9');
    expect(at.element.line?.moves).toEqual(['e2', 'd9']);
    expect(button(at.root, 'Redo').getAttribute('aria-disabled')).toBe('true');
    button(at.root, 'New game').click();
    await rest(at.element);
    expect(at.element.position).toBe('');
  });

  test('by keys: Ctrl+Z and Ctrl+Y, and arrows along the moves', async () => {
    const at = await mount({ position: 'e2 e8 e3' });
    cell(at.root, 'e3').focus();
    await userEvent.keyboard('{Control>}zz{/Control}');
    await rest(at.element);
    expect(at.element.position).toBe('e2');
    await userEvent.keyboard('{Control>}y{/Control}');
    await rest(at.element);
    expect(at.element.position).toBe('e2 e8');
    at.root.querySelector<HTMLElement>('.moves [tabindex="0"]')!.focus();
    await keys(at, 'ArrowLeft', 'Home', 'Enter');
    expect(at.element.position).toBe('');
  });

  test('a move shows before the analyzer has answered, and no other can be made until it has', async () => {
    const at = await mount();
    at.element.play('e2');
    expect(at.element.board?.pawns).toEqual(['e2', 'e9']);
    expect(at.element.figures).toBeNull();
    expect(at.element.pawn.destinations).toEqual([]);
    await rest(at.element);
    expect(at.element.figures?.toMove).toBe(2);
  });
});
