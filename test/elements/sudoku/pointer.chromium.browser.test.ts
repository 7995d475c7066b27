/** Only Chromium's own protocol makes true touches, and clicks that the browser takes for a double one. */
import { describe, expect, test } from 'vitest';
import {
  at,
  doubleClick,
  focused,
  mount as mountGrid,
  selected,
  sheetOf,
  touch as touchCells,
} from './grid-mount.js';
import { button, cell, EASY, mount, NEARLY, NEARLY_CELLS, press, touch } from './mount.js';

const named = (...names: string[]): number[] => names.map((name) => at(name));

test('a double click on a grid selects all cells of the digit', async () => {
  const mounted = await mountGrid({ sheet: sheetOf('4.......4', '....4') });
  await doubleClick(mounted, 'r1c1');
  expect(selected(mounted.root)).toEqual(named('r1c1', 'r1c5', 'r1c9'));
  expect(mounted.host.said.at(-1)).toBe('3 cells selected.');
});

test('a whole game by touch: cells and the keypad', async () => {
  const at = await mount({ grid: NEARLY });
  await touch(at, button(at.root, 'Start'));
  for (const [index, digit] of NEARLY_CELLS) {
    await touch(at, cell(at.root, index));
    await touch(at, at.root.querySelectorAll('.key')[digit - 1]!);
  }
  expect(at.element.game.phase).toBe('solved');
});

test('with tap-cycle a press on a cell goes to its next digit', async () => {
  const at = await mount({ grid: EASY, tapCycle: true });
  await press(at, 'Start');
  for (let i = 0; i < 2; i++) await touch(at, cell(at.root, 2));
  expect(at.element.game.currentState[0]?.[2]).toBe(2);
});

describe('on a grid a finger', () => {
  test('selects with a tap', async () => {
    const mounted = await mountGrid();
    await touchCells(mounted, ['r3c5']);
    expect(selected(mounted.root)).toEqual(named('r3c5'));
    expect(focused(mounted.root)).toBe(String(at('r3c5')));
  });

  test('dragged sideways selects', async () => {
    const mounted = await mountGrid();
    await touchCells(mounted, ['r3c2', 'r3c3', 'r3c4', 'r4c4']);
    expect(selected(mounted.root)).toEqual(named('r3c2', 'r3c3', 'r3c4', 'r4c4'));
  });

  test('a long press turns marks on, another one off', async () => {
    const mounted = await mountGrid();
    await touchCells(mounted, ['r3c5'], 600);
    expect(mounted.host.entry).toBe('centre');
    expect(selected(mounted.root)).toEqual(named('r3c5'));
    expect(mounted.host.said.at(-1)).toBe('Centre marks are entered.');
    await touchCells(mounted, ['r3c5'], 600);
    expect(mounted.host.entry).toBe('digit');
  });

  test('with a digit chosen, a tap puts it and a long press marks it', async () => {
    const mounted = await mountGrid({ order: 'digit-first', armed: 7 });
    await touchCells(mounted, ['r1c1']);
    await touchCells(mounted, ['r1c2'], 600);
    expect(mounted.host.sheet.digits.slice(0, 2)).toEqual([7, 0]);
    expect(mounted.host.sheet.marks[1]!.centre).toBe(1 << 6);
  });

  test('in the tap cycle each tap is the next digit', async () => {
    const mounted = await mountGrid({ tapCycle: true });
    for (let i = 0; i < 3; i++) await touchCells(mounted, ['r2c2']);
    expect(mounted.host.sheet.digits[at('r2c2')]).toBe(3);
  });
});
