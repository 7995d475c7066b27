/** The main job of each element with a finger, on a small phone's screen. */
import { beforeAll, expect, test } from 'vitest';
import * as benchmark from '../benchmark/mount.js';
import { sticksOut } from '../matrix/findings.js';
import { STATES } from '../matrix/states.js';
import * as mahjong from '../mount.js';
import * as quoridor from '../quoridor/mount.js';
import { TWO_AWAY, twoAwayReport } from '../reports.js';
import * as sudoku from '../sudoku/mount.js';
import { tap } from '../touch.js';

const PHONE_WIDTH = 375;
const FINGER = 43.9;

beforeAll(() => {
  expect(matchMedia('(pointer: coarse)').matches).toBe(true);
  expect(innerWidth).toBe(PHONE_WIDTH);
});

test('Mahjong: a hand from the palette, then the second best discard looked at', async () => {
  const { element, fake, root } = await mahjong.mount('');
  for (const tile of TWO_AWAY.matchAll(/(\d+)([mpsz])/g))
    for (const number of tile[1]!) {
      await tap(root.querySelector(`.palette-tile[data-tile="${number}${tile[2]}"]`)!);
      await mahjong.settle(element);
    }
  expect(element.hand).toBe(TWO_AWAY);
  fake.last.finish(twoAwayReport);
  await mahjong.settle(element);
  const second = root.querySelectorAll('.discard')[1]!;
  await tap(second);
  await mahjong.settle(element);
  expect(second.getAttribute('aria-pressed')).toBe('true');
});

test('Quoridor: a pawn moved, a wall put down and laid, both taken back', async () => {
  const at = await quoridor.mount();
  await quoridor.tap(at, 'e2');
  await quoridor.tap(at, 'd3h');
  await tap(quoridor.button(at.root, 'Lay d3h'));
  await quoridor.rest(at.element);
  expect(at.element.position).toBe('e2 d3h');
  for (let i = 0; i < 2; i++) {
    await tap(quoridor.button(at.root, 'Undo'));
    await quoridor.rest(at.element);
  }
  expect(at.element.position).toBe('');
});

test('Sudoku: three digits and the puzzle is solved, a wrong one undone', async () => {
  const at = await sudoku.mount({ grid: sudoku.NEARLY });
  const press = async (target: Element) => {
    await tap(target);
    await sudoku.rest(at.element);
  };
  const enter = async (index: number, digit: number) => {
    await press(sudoku.cell(at.root, index));
    await press(at.root.querySelectorAll('.key')[digit - 1]!);
  };
  await press(sudoku.button(at.root, 'Start'));
  await enter(sudoku.NEARLY_CELLS[0][0], 1);
  await press(sudoku.button(at.root, 'Undo'));
  for (const [index, digit] of sudoku.NEARLY_CELLS) await enter(index, digit);
  expect(at.element.game.phase).toBe('solved');
});

test('the benchmark: a game left out, run, stopped', async () => {
  const { element, fake, root } = await benchmark.mount({ suite: 'sudoku quoridor' });
  await tap(benchmark.box(root, 'Quoridor'));
  await benchmark.settle(element);
  await tap(benchmark.button(root, 'Run'));
  await benchmark.settle(element);
  fake.last.progress(benchmark.partialOf([benchmark.caseOf('first', 40)], 0.3));
  await benchmark.settle(element);
  await tap(benchmark.button(root, 'Stop'));
  await benchmark.settle(element);
  expect(element.suite).toBe('sudoku');
  expect(element.state).toBe('done');
});

test.each(STATES)('$name: nothing sticks out, and what a finger presses is 44 px high', async ({ mount }) => {
  const element = await mount();
  expect(sticksOut(element)).toEqual([]);
  const targets = element.shadowRoot!.querySelectorAll('button, select, textarea, .segment, .check');
  const small = [...targets].filter((target) => {
    const { width, height } = target.getBoundingClientRect();
    return width > 0 && height < FINGER && !target.matches('.discard');
  });
  expect(small.map((target) => target.outerHTML.slice(0, 100))).toEqual([]);
});
