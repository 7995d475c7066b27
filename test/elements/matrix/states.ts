/** Every state of every element that looks its own way, for the tests that hold in all of them. */
import { HintwrightError } from '../../../src/errors.js';
import * as benchmark from '../benchmark/mount.js';
import * as mahjong from '../mount.js';
import * as quoridor from '../quoridor/mount.js';
import { readingsReport, TWO_AWAY, twoAwayPartial, WON, wonReport } from '../reports.js';
import * as sudoku from '../sudoku/mount.js';

export interface State {
  name: string;
  mount(): Promise<HTMLElement>;
  /** Two things of which the first stands left of the second, whichever way the page runs. */
  board?: [left: string, right: string];
}

const tiles: [string, string] = ['.hand-tile:nth-of-type(1)', '.hand-tile:nth-of-type(2)'];
const squares: [string, string] = ['[data-square=a1]', '[data-square=b1]'];
const cells: [string, string] = ['[aria-colindex="1"]', '[aria-colindex="2"]'];
const MIDDLE = 'e2 e8 e3 e7 e4 e6 e3h e6h c3h g3v d4v';

const unknownTile = new HintwrightError({
  ...{ code: 'ERR_UNKNOWN_TILE', message: '"x" is no tile.', input: '33789m35x', at: 8 },
});

const mahjongStates: State[] = [
  { name: 'mahjong, no hand', mount: async () => (await mahjong.mount('')).element },
  {
    name: 'mahjong, running',
    board: tiles,
    async mount() {
      const { element, fake } = await mahjong.mount(TWO_AWAY);
      fake.last.progress(twoAwayPartial);
      await mahjong.settle(element);
      return element;
    },
  },
  {
    name: 'mahjong, hints, two discards compared, the chooser unfolded',
    board: tiles,
    async mount() {
      const { element, fake, root } = await mahjong.mount(TWO_AWAY);
      fake.last.finish(readingsReport);
      await mahjong.settle(element);
      for (const row of [1, 2]) root.querySelectorAll<HTMLElement>('.discard')[row]!.click();
      root.querySelector<HTMLElement>('.rules > .unfolder')!.click();
      await mahjong.settle(element);
      return element;
    },
  },
  {
    name: 'mahjong, a score',
    board: tiles,
    async mount() {
      const { element, fake } = await mahjong.mount(WON, { riichi: true, selfDraw: true });
      fake.last.finish(wonReport);
      await mahjong.settle(element);
      return element;
    },
  },
  {
    name: 'mahjong, a fault',
    async mount() {
      const { element, fake } = await mahjong.mount('33789m35x');
      fake.last.fail(unknownTile);
      await mahjong.settle(element);
      return element;
    },
  },
];

const quoridorStates: State[] = [
  { name: 'quoridor, before the first figures', mount: async () => (await quoridor.mountFake()).element },
  {
    name: 'quoridor, hints, a line unfolded, the effects of every move',
    board: squares,
    async mount() {
      const at = await quoridor.mount({ position: MIDDLE, lines: 3, nodes: 2_000, seed: 1 });
      at.root.querySelector<HTMLElement>('.hint .choose')!.click();
      quoridor.button(at.root, 'Every move’s effect').click();
      await quoridor.settle(at.element);
      return at.element;
    },
  },
  {
    name: 'quoridor, the opponent and the board chosen',
    board: squares,
    async mount() {
      const { element, root } = await quoridor.mount({ position: MIDDLE });
      quoridor.button(root, 'Opponent').click();
      quoridor.button(root, 'Board').click();
      await quoridor.settle(element);
      return element;
    },
  },
  {
    name: 'quoridor, over',
    board: squares,
    mount: async () =>
      (await quoridor.mount({ columns: 3, rows: 3, walls: 1, position: 'b2 a3 b3' })).element,
  },
  { name: 'quoridor, a fault', mount: async () => (await quoridor.mount({ position: 'e2 e8 x1' })).element },
];

const sudokuStates: State[] = [
  { name: 'sudoku, no grid', board: cells, mount: async () => (await sudoku.mountFake()).element },
  {
    name: 'sudoku, idle, every panel unfolded, everything shown on request',
    board: cells,
    async mount() {
      const at = await sudoku.mount({ grid: sudoku.EASY });
      await sudoku.press(at, 'New puzzle', 'Settings', 'Rating', 'Solutions', 'Chances', 'Guesses');
      return at.element;
    },
  },
  {
    name: 'sudoku, played, with marks and a clash',
    board: cells,
    async mount() {
      const at = await sudoku.mount({ grid: sudoku.EASY });
      await sudoku.press(at, 'Start', 'Mark all');
      at.element.put([2], 5, 'digit');
      await sudoku.rest(at.element);
      return at.element;
    },
  },
  {
    name: 'sudoku, paused',
    board: cells,
    async mount() {
      const at = await sudoku.mount({ grid: sudoku.EASY });
      await sudoku.press(at, 'Start', 'Pause');
      return at.element;
    },
  },
  {
    name: 'sudoku, a whole hint',
    board: cells,
    async mount() {
      const at = await sudoku.mount({ grid: sudoku.EXPERT });
      await sudoku.press(at, 'Hint', 'Say more', 'Say more');
      return at.element;
    },
  },
  {
    name: 'sudoku, the path at a chain',
    board: cells,
    async mount() {
      const at = await sudoku.mount({ grid: sudoku.EXPERT });
      await sudoku.press(at, 'Solution path');
      at.element.steps.go(at.element.steps.steps.findIndex(({ links }) => links.length > 2));
      await sudoku.settle(at.element);
      return at.element;
    },
  },
  {
    name: 'sudoku, cages',
    board: cells,
    mount: async () =>
      (await sudoku.mount({ grid: sudoku.SMALL, variant: 'killer', cages: '5:1,5;7:3,7' })).element,
  },
  {
    name: 'sudoku, 16x16 enlarged',
    board: cells,
    async mount() {
      const at = await sudoku.mount({ grid: sudoku.LARGE });
      await sudoku.press(at, 'Start', 'Mark all', 'Enlarge');
      return at.element;
    },
  },
  { name: 'sudoku, a fault', mount: async () => (await sudoku.mount({ grid: `${sudoku.EASY}%` })).element },
];

const benchmarkStates: State[] = [
  {
    name: 'benchmark, idle, suites unfolded',
    async mount() {
      const { element, root } = await benchmark.mount();
      benchmark.button(root, 'Choose suites').click();
      await benchmark.settle(element);
      return element;
    },
  },
  {
    name: 'benchmark, running',
    async mount() {
      const { element, fake, root } = await benchmark.mount({ quick: true });
      benchmark.button(root, 'Run').click();
      await benchmark.settle(element);
      fake.last.progress(benchmark.partialOf([benchmark.caseOf('first', 40)], 0.3));
      await benchmark.settle(element);
      return element;
    },
  },
  {
    name: 'benchmark, done',
    async mount() {
      const { element, fake, root } = await benchmark.mount({ quick: true });
      benchmark.button(root, 'Run').click();
      await benchmark.settle(element);
      fake.last.finish(benchmark.reportOf([benchmark.caseOf('first', 40), benchmark.caseOf('second', 0.5)]));
      await benchmark.settle(element);
      return element;
    },
  },
];

export const STATES = [...mahjongStates, ...quoridorStates, ...sudokuStates, ...benchmarkStates];
