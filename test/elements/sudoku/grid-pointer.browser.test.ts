import { describe, expect, test } from 'vitest';
import { at, button, cell, click, drag, focused, mount, selected, sheetOf } from './grid-mount.js';

const named = (...names: string[]): number[] => names.map((name) => at(name));

describe('a mouse', () => {
  test('selects a cell, which takes the focus', async () => {
    const mounted = await mount();
    await click(mounted, 'r3c5');
    expect(selected(mounted.root)).toEqual(named('r3c5'));
    expect(focused(mounted.root)).toBe(String(at('r3c5')));
  });

  test('with Ctrl adds cells and takes them out, with Shift selects up to the cell', async () => {
    const mounted = await mount();
    await click(mounted, 'r1c1');
    await click(mounted, 'r3c3', { modifiers: ['Control'] });
    expect(selected(mounted.root)).toEqual(named('r1c1', 'r3c3'));
    await click(mounted, 'r1c1', { modifiers: ['Control'] });
    expect(selected(mounted.root)).toEqual(named('r3c3'));
    await click(mounted, 'r5c5');
    await click(mounted, 'r6c6', { modifiers: ['Shift'] });
    expect(selected(mounted.root)).toEqual(named('r5c5', 'r5c6', 'r6c5', 'r6c6'));
  });

  test('dragged selects all cells on its way, none being jumped over', async () => {
    const mounted = await mount();
    await drag(mounted, 'r2c2', 'r2c5', 'r4c5');
    expect(selected(mounted.root)).toEqual(named('r2c2', 'r2c3', 'r2c4', 'r2c5', 'r3c5', 'r4c5'));
    await click(mounted, 'r9c9');
    expect(selected(mounted.root)).toEqual(named('r9c9'));
  });
});

test('what clicks without a pointer, as assistive technology does, means the cell', async () => {
  const mounted = await mount({ order: 'digit-first', armed: 2 });
  cell(mounted.root, 'r4c4').click();
  await mounted.host.updateComplete;
  expect(mounted.host.sheet.digits[at('r4c4')]).toBe(2);
});

describe('the keypad', () => {
  test('writes into the selected cells, and says how many of a digit are left', async () => {
    const mounted = await mount({ selection: new Set([0, 1]) });
    button(mounted.root, '5, 9 left').click();
    await mounted.host.updateComplete;
    expect(mounted.host.sheet.digits.slice(0, 3)).toEqual([5, 5, 0]);
    expect(button(mounted.root, '5, 7 left')).toBeTruthy();
    button(mounted.root, 'Erase').click();
    await mounted.host.updateComplete;
    expect(button(mounted.root, '5, 9 left')).toBeTruthy();
  });

  test('a digit that is all placed, and one placed too often, say so', async () => {
    const { root } = await mount({ sheet: sheetOf('111111111', '.........2222222222') });
    expect(button(root, '1, all placed').textContent).toContain('✓');
    expect(button(root, '2, 1 too many')).toBeTruthy();
  });

  test('with digits first a key is pressed in, the cell gets the digit', async () => {
    const mounted = await mount({ order: 'digit-first' });
    button(mounted.root, '5, 9 left').click();
    await mounted.host.updateComplete;
    expect(button(mounted.root, '5, 9 left').getAttribute('aria-pressed')).toBe('true');
    await click(mounted, 'r1c1');
    expect(mounted.host.sheet.digits[0]).toBe(5);
  });

  test('modes and orders are chosen, undo and redo can be used where there is something to', async () => {
    const mounted = await mount();
    const { host, root } = mounted;
    const radio = (value: string) => root.querySelector<HTMLInputElement>(`input[value="${value}"]`)!;
    radio('corner').click();
    radio('digit-first').click();
    await host.updateComplete;
    expect([host.entry, host.order]).toEqual(['corner', 'digit-first']);
    radio('cell-first').click();
    expect(button(root, 'Undo').getAttribute('aria-disabled')).toBe('true');
    button(root, '5, 9 left').click();
    await host.updateComplete;
    expect(button(root, 'Undo').hasAttribute('aria-disabled')).toBe(false);
    button(root, 'Undo').click();
    await host.updateComplete;
    expect(host.sheet.marks[0]!.corner).toBe(0);
    button(root, 'Redo').click();
    await host.updateComplete;
    expect(host.sheet.marks[0]!.corner).toBe(1 << 4);
    button(root, 'Mark all').click();
    await host.updateComplete;
    expect(host.sheet.marks.every(({ centre }) => centre === 0b111111111)).toBe(true);
  });
});
