import { describe, expect, test } from 'vitest';
import { makeLayout } from '../../../src/sudoku/layout.js';
import { blankSheet } from '../../../src/sudoku/play/sheet.js';
import { at, button, cell, focused, keys, label, mount, press, selected, sheetOf } from './grid-mount.js';

const SIXTEEN = makeLayout({
  side: 16,
  boxes: { rows: 4, columns: 4 },
  regions: null,
  rules: new Set(),
  cages: [],
});

describe('one tab stop, and from it by keys to every cell', () => {
  test.each([
    ['ArrowRight', 'r5c5', 'r5c6'],
    ['ArrowLeft', 'r5c1', 'r5c1'],
    ['ArrowDown', 'r5c5', 'r6c5'],
    ['ArrowUp', 'r1c5', 'r1c5'],
    ['Home', 'r5c5', 'r5c1'],
    ['End', 'r5c5', 'r5c9'],
    ['Ctrl+Home', 'r5c5', 'r1c1'],
    ['Ctrl+End', 'r5c5', 'r9c9'],
    ['PageDown', 'r5c5', 'r8c5'],
    ['PageDown', 'r8c5', 'r9c5'],
    ['PageUp', 'r5c5', 'r2c5'],
    ['w', 'r5c5', 'r4c5'],
    ['a', 'r5c5', 'r5c4'],
    ['s', 'r5c5', 'r6c5'],
    ['d', 'r5c5', 'r5c6'],
  ])('%s from %s leads to %s', async (key, from, to) => {
    const mounted = await mount({ cursor: at(from) });
    cell(mounted.root, from).focus();
    await keys(mounted, key);
    expect(mounted.host.cursor).toBe(at(to));
    expect(focused(mounted.root)).toBe(String(at(to)));
    expect([...mounted.root.querySelectorAll('.sudoku-cell[tabindex="0"]')]).toEqual([
      cell(mounted.root, to),
    ]);
  });

  test('Tab goes in and, at the next press, out', async () => {
    const mounted = await mount();
    await keys(mounted, 'Tab');
    expect(focused(mounted.root)).toBe('0');
    await keys(mounted, 'Tab');
    expect(mounted.root.activeElement).toBe(button(mounted.root, '1, 9 left'));
  });

  test('where letters are digits they do not move', async () => {
    const mounted = await mount({ shape: SIXTEEN, sheet: blankSheet(16), cursor: 0 });
    cell(mounted.root, 'r1c1', 16).focus();
    await keys(mounted, 's');
    expect(mounted.host.cursor).toBe(0);
  });
});

describe('digits and marks', () => {
  test.each([
    ['5', 'row 1 column 1, 5'],
    ['Shift+5', 'row 1 column 1, empty, corner marks 5'],
    ['Alt+5', 'row 1 column 1, empty, candidate 5'],
    ['Ctrl+5', 'row 1 column 1, empty, candidate 5'],
  ])('%s makes "%s"', async (key, said) => {
    const mounted = await mount();
    cell(mounted.root, 'r1c1').focus();
    await keys(mounted, key);
    expect(label(mounted.root, 'r1c1')).toBe(said);
  });

  test.each(['Backspace', 'Delete', '0', '.'])('%s erases the digit', async (key) => {
    const mounted = await mount({ sheet: sheetOf('', '5') });
    cell(mounted.root, 'r1c1').focus();
    await keys(mounted, key);
    expect(mounted.host.sheet.digits[0]).toBe(0);
  });

  test('a second mark of the digit takes it out; both kinds stand beside each other', async () => {
    const mounted = await mount();
    cell(mounted.root, 'r1c1').focus();
    await keys(mounted, 'Shift+2', 'Alt+2', 'Alt+7', 'Alt+2');
    expect(label(mounted.root, 'r1c1')).toBe('row 1 column 1, empty, candidate 7, corner marks 2');
  });

  test('a plain digit goes where the mode of entry says', async () => {
    const mounted = await mount({ entry: 'centre' });
    cell(mounted.root, 'r1c1').focus();
    await keys(mounted, '3', '4');
    expect(label(mounted.root, 'r1c1')).toBe('row 1 column 1, empty, candidates 3 4');
  });

  test('on keyboards whose top row writes signs, by the place of the keys', async () => {
    const mounted = await mount();
    expect(await press(mounted, '&', 'Digit1')).toBe(true);
    expect(mounted.host.sheet.digits[0]).toBe(1);
    await press(mounted, '(', 'Digit5', { shiftKey: true });
    expect(mounted.host.sheet.marks[0]!.corner).toBe(0b10000);
  });

  test('the number pad writes digits, and without Num Lock moves', async () => {
    const mounted = await mount();
    await press(mounted, '7', 'Numpad7');
    expect(mounted.host.sheet.digits[0]).toBe(7);
    await press(mounted, 'End', 'Numpad1');
    expect(mounted.host.cursor).toBe(8);
    expect(mounted.host.sheet.digits[8]).toBe(0);
  });

  test('above nine digits letters are digits, with modifiers marks; the browser keeps Ctrl and a letter', async () => {
    const mounted = await mount({ shape: SIXTEEN, sheet: blankSheet(16) });
    await press(mounted, 'p', 'KeyP');
    expect(label(mounted.root, 'r1c1', 16)).toBe('row 1 column 1, P');
    await press(mounted, 'ArrowRight', 'ArrowRight');
    await press(mounted, 'B', 'KeyB', { shiftKey: true });
    await press(mounted, '∫', 'KeyB', { altKey: true });
    await press(mounted, '3', 'Digit3', { altKey: true });
    expect(label(mounted.root, 'r1c2', 16)).toBe('row 1 column 2, empty, candidates B C, corner marks B');
    expect(await press(mounted, 'p', 'KeyP', { ctrlKey: true })).toBe(false);
    expect(await press(mounted, 'q', 'KeyQ')).toBe(false);
    expect(mounted.host.sheet.digits[1]).toBe(0);
  });

  test('a digit beyond the side is none', async () => {
    const shape = makeLayout({
      side: 4,
      boxes: { rows: 2, columns: 2 },
      regions: null,
      rules: new Set(),
      cages: [],
    });
    const mounted = await mount({ shape, sheet: blankSheet(4) });
    expect(await press(mounted, '5', 'Digit5')).toBe(false);
    expect(mounted.host.sheet.digits.every((digit) => digit === 0)).toBe(true);
  });

  test('what became of the cell is said', async () => {
    const mounted = await mount({ sheet: sheetOf('5') });
    cell(mounted.root, 'r1c1').focus();
    await keys(mounted, '3');
    expect(mounted.host.said).toEqual(['This digit is given and stays.']);
    await keys(mounted, 'ArrowRight', '5');
    expect(mounted.host.said.at(-1)).toBe('5, clashes.');
    await keys(mounted, 'Backspace');
    expect(mounted.host.said.at(-1)).toBe('Empty.');
  });

  test('where givens are edited they can be changed; where nothing may be written the host says so', async () => {
    const mounted = await mount({ sheet: sheetOf('5'), editable: 'givens' });
    await press(mounted, '3', 'Digit3');
    expect(mounted.host.sheet.digits[0]).toBe(3);
    mounted.host.set({ editable: null });
    await press(mounted, '4', 'Digit4');
    expect(mounted.host.said.at(-1)).toBe('Nothing can be written now.');
    expect(mounted.host.sheet.digits[0]).toBe(3);
  });
});

describe('undo and redo', () => {
  test.each([
    ['z', 'KeyZ', { ctrlKey: true }, 'y', 'KeyY', { ctrlKey: true }],
    ['z', 'KeyZ', { metaKey: true }, 'Z', 'KeyZ', { metaKey: true, shiftKey: true }],
    ['[', 'BracketLeft', {}, ']', 'BracketRight', {}],
    ['я', 'KeyZ', { ctrlKey: true }, 'н', 'KeyY', { ctrlKey: true }],
  ])('%s (%s) goes back, %s on', async (key, code, more, other, otherCode, otherMore) => {
    const mounted = await mount();
    await press(mounted, '5', 'Digit5');
    await press(mounted, key, code, more);
    expect(mounted.host.sheet.digits[0]).toBe(0);
    await press(mounted, other, otherCode, otherMore);
    expect(mounted.host.sheet.digits[0]).toBe(5);
  });
});

describe('several cells', () => {
  test('Shift and arrows select all on the way, and a digit goes to all of them', async () => {
    const mounted = await mount({ sheet: sheetOf('.....1') });
    cell(mounted.root, 'r1c5').focus();
    await keys(mounted, 'ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown');
    expect(selected(mounted.root)).toEqual([3, 4, 5, 14]);
    await keys(mounted, '8');
    expect([3, 4, 5, 14].map((one) => mounted.host.sheet.digits[one])).toEqual([8, 8, 1, 8]);
    expect(mounted.host.said.at(-1)).toBe('8 in 3 cells.');
    await keys(mounted, 'Delete');
    expect(mounted.host.said.at(-1)).toBe('3 cells erased.');
  });

  test('marks go to all cells, and out of all', async () => {
    const mounted = await mount({ selection: new Set([0, 1]) });
    cell(mounted.root, 'r1c1').focus();
    await keys(mounted, 'Shift+4');
    expect(mounted.host.said.at(-1)).toBe('Mark 4 in 2 cells.');
    await keys(mounted, 'Shift+4');
    expect(mounted.host.said.at(-1)).toBe('Mark 4 taken out of 2 cells.');
  });

  test('Ctrl with arrows leaves the selection, Ctrl+Space adds to it, Ctrl+A takes all, Escape none', async () => {
    const mounted = await mount({ selection: new Set([0]) });
    await press(mounted, 'ArrowRight', 'ArrowRight', { ctrlKey: true });
    await press(mounted, 'ArrowRight', 'ArrowRight', { ctrlKey: true });
    expect(selected(mounted.root)).toEqual([0]);
    await press(mounted, ' ', 'Space', { ctrlKey: true });
    expect(selected(mounted.root)).toEqual([0, 2]);
    await press(mounted, 'a', 'KeyA', { ctrlKey: true });
    expect(selected(mounted.root)).toHaveLength(81);
    await press(mounted, 'Escape', 'Escape');
    expect(selected(mounted.root)).toEqual([]);
    expect(mounted.host.said.at(-1)).toBe('Nothing selected.');
    expect(mounted.host.cursor).toBe(2);
    expect(await press(mounted, 'Escape', 'Escape')).toBe(false);
  });
});

describe('a digit first', () => {
  test('a key chooses the digit, Enter puts it, and so does Space', async () => {
    const mounted = await mount({ order: 'digit-first' });
    await press(mounted, '6', 'Digit6');
    expect(mounted.host.armed).toBe(6);
    expect(mounted.host.said.at(-1)).toBe('6 is chosen: press a cell, or Enter.');
    await press(mounted, 'Enter', 'Enter');
    await press(mounted, 'ArrowRight', 'ArrowRight');
    await press(mounted, ' ', 'Space');
    expect(mounted.host.sheet.digits.slice(0, 3)).toEqual([6, 6, 0]);
    await press(mounted, '6', 'Digit6');
    expect(mounted.host.armed).toBeNull();
  });

  test('in the tap cycle Enter goes on to the next digit', async () => {
    const mounted = await mount({ tapCycle: true });
    await press(mounted, 'Enter', 'Enter');
    await press(mounted, ' ', 'Space');
    expect(mounted.host.sheet.digits[0]).toBe(2);
  });
});
