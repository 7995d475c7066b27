import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EditEvent, Game } from '../../src/sudoku/charts/game.js';
import { digitsOf } from '../../src/sudoku/formats/alphabet.js';
import { rowsOf } from '../../src/sudoku/play/sheet.js';
import { MARK_KINDS } from '../../src/sudoku/play/types.js';
import type { RulesRequest } from '../../src/sudoku/types.js';
import { newGame } from '../support/sudoku-game.js';
import type { OracleGrid } from './oracle/count.js';
import { PlainGame } from './oracle/play.js';

interface Board {
  why: string;
  side: number;
  rules: RulesRequest;
  oracle: Partial<OracleGrid>;
}

const boards: Board[] = [
  { why: 'the smallest', side: 4, rules: {}, oracle: { boxes: { rows: 2, columns: 2 } } },
  {
    why: 'boxes that are no squares',
    side: 6,
    rules: { boxes: '3x2' },
    oracle: { boxes: { rows: 3, columns: 2 } },
  },
  {
    why: 'peers by more rules than houses of lines',
    side: 9,
    rules: { variant: 'x+antiknight' },
    oracle: { boxes: { rows: 3, columns: 3 }, diagonals: true, knight: true },
  },
  {
    why: 'cages have peers, too',
    side: 4,
    rules: { cages: [{ sum: 5, cells: [1, 6] }] },
    oracle: { boxes: { rows: 2, columns: 2 }, cages: [{ sum: 5, cells: [1, 6] }] },
  },
  { why: 'letters for digits', side: 16, rules: {}, oracle: { boxes: { rows: 4, columns: 4 } } },
  { why: 'the highest bit of a mask', side: 25, rules: {}, oracle: { boxes: { rows: 5, columns: 5 } } },
];

type Step = EditEvent | { type: 'undo' } | { type: 'redo' } | { type: 'autoRemove'; on: boolean };

/** Steps that mostly meet each other, on few cells with few digits; the last cell and digit are always among them. */
function stepsOn(side: number): fc.Arbitrary<Step[]> {
  const last = side * side - 1;
  const near = fc.integer({ min: 0, max: Math.min(side + 3, last) });
  const cell = fc.oneof({ weight: 5, arbitrary: near }, { weight: 1, arbitrary: fc.constant(last) });
  const digit = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) },
    { weight: 1, arbitrary: fc.constant(side) },
  );
  const cells = fc.array(cell, { minLength: 1, maxLength: 5 });
  const marks = fc.array(fc.record({ cell, digit }), { maxLength: 3 });
  const type = <Name extends string>(name: Name) => fc.constant(name);
  return fc.array(
    fc.oneof(
      fc.record({ type: type('tap'), x: fc.nat(side - 1), y: fc.nat(side - 1) }),
      fc.record({ type: type('enter'), cells, digit: fc.oneof(digit, fc.constant(0)) }),
      fc.record({ type: type('mark'), cells, kind: fc.constantFrom(...MARK_KINDS), digit }),
      fc.record({ type: type('erase'), cells }),
      fc.record({ type: type('autoMarks') }),
      fc.record({ type: type('apply'), placements: marks, eliminations: marks }),
      { weight: 3, arbitrary: fc.record({ type: type('undo') }) },
      { weight: 2, arbitrary: fc.record({ type: type('redo') }) },
      fc.record({ type: type('autoRemove'), on: fc.boolean() }),
    ),
    { maxLength: 40 },
  );
}

function expectSame(game: Game, model: PlainGame): void {
  const { digits, marks } = game.sheet;
  const cells = digits.map((digit, cell) => ({
    digit,
    given: game.sheet.givens[cell]! > 0,
    corner: digitsOf(marks[cell]!.corner),
    centre: digitsOf(marks[cell]!.centre),
  }));
  expect(cells).toEqual(model.cells);
  expect([game.canUndo, game.canRedo]).toEqual([model.past.length > 0, model.future.length > 0]);
}

/** One step in both; whether something became of it is told alike. */
function step(game: Game, model: PlainGame, one: Step): void {
  const taken = game.send(one);
  if (one.type === 'autoRemove') model.autoRemove = one.on;
  else if (one.type === 'undo' || one.type === 'redo') expect(taken).toBe(model[one.type]());
  else expect(taken).toBe(model.edit(one));
  expectSame(game, model);
}

describe('undo and redo against a game that keeps every grid', () => {
  test.each(boards)('$side x $side: $why', ({ side, rules, oracle }) => {
    const givens = Array.from({ length: side * side }, (_, cell) => (cell === 2 ? 3 : 0));
    fc.assert(
      fc.property(stepsOn(side), (steps) => {
        const { game } = newGame(side, rules);
        const model = new PlainGame({ side, digits: givens, ...oracle });
        game.send({ type: 'setup', initState: rowsOf(givens, side) });
        game.send({ type: 'start' });
        for (const one of steps) step(game, model, one);
        while (model.past.length > 0) step(game, model, { type: 'undo' });
        expect(game.sheet.digits).toEqual(givens);
        while (model.future.length > 0) step(game, model, { type: 'redo' });
      }),
      { numRuns: side > 9 ? 25 : 200 },
    );
  });
});

const phaseOf = (game: Game) => game.phase;

const givensOf = ({ cells }: PlainGame) => cells.map(({ digit, given }) => (given ? digit : 0)).join('');

/** A plain game goes on with what was made of its puzzle: one action more, or none that fits other givens. */
function takeUp(game: PlainGame, edited: PlainGame): void {
  if (JSON.stringify(edited.cells) === JSON.stringify(game.cells)) return;
  game.past = givensOf(edited) === givensOf(game) ? [...game.past, game.cells] : [];
  game.future = [];
  game.cells = edited.cells;
}

describe('the puzzle itself', () => {
  const SIDE = 4;
  const GIVENS = [0, 0, 3, ...Array.from({ length: 13 }, () => 0)];
  const cells = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 3 });
  const type = <Name extends string>(name: Name) => fc.constant(name);
  const edits = fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.record({ type: type('give'), cells, digit: fc.nat(SIDE) }) },
      { weight: 3, arbitrary: fc.record({ type: type('undo') }) },
      fc.record({ type: type('redo') }),
    ),
    { maxLength: 12 },
  );
  const plain = () => new PlainGame({ side: SIDE, digits: GIVENS, boxes: { rows: 2, columns: 2 } });
  const setUp = (): Game => {
    const { game } = newGame(SIDE);
    game.send({ type: 'setup', initState: rowsOf(GIVENS, SIDE) });
    return game;
  };

  test('is edited with the same undo; a game that is started has nothing of it to undo', () => {
    fc.assert(
      fc.property(edits, (steps) => {
        const [game, model] = [setUp(), plain()];
        for (const one of steps) step(game, model, one);
        game.send({ type: 'start' });
        expect([game.canUndo, game.canRedo]).toEqual([false, false]);
        expect(game.sheet.givens).toEqual(model.cells.map(({ digit }) => digit));
      }),
    );
  });

  test('edited in the middle of a game: what was played can be undone where the givens are the same again', () => {
    fc.assert(
      fc.property(stepsOn(SIDE), edits, (played, steps) => {
        const [game, model] = [setUp(), plain()];
        game.send({ type: 'start' });
        for (const one of played) step(game, model, one);
        if (phaseOf(game) !== 'playing') return;
        game.send({ type: 'stop' });
        const edited = plain();
        edited.cells = structuredClone(model.cells);
        for (const one of steps) step(game, edited, one);
        if (phaseOf(game) === 'solved') return;
        game.send({ type: 'resume' });
        takeUp(model, edited);
        expectSame(game, model);
        while (model.past.length > 0) step(game, model, { type: 'undo' });
        while (model.future.length > 0) step(game, model, { type: 'redo' });
      }),
      { numRuns: 300 },
    );
  });

  test('what is played is not undone while the puzzle is edited', () => {
    const game = setUp();
    game.send({ type: 'start' });
    game.send({ type: 'enter', cells: [0], digit: 1 });
    game.send({ type: 'stop' });
    expect(game.canUndo).toBe(false);
    game.send({ type: 'give', cells: [0, 1], digit: 2 });
    expect([game.sheet.givens[0], game.sheet.givens[1]]).toEqual([2, 2]);
    game.send({ type: 'undo' });
    expect([game.sheet.givens[0], game.sheet.digits[0], game.canUndo]).toEqual([0, 1, false]);
  });

  test('a restored game has the history that was kept of it', () => {
    const game = setUp();
    game.send({ type: 'start' });
    for (const digit of [1, 2, 4]) game.send({ type: 'enter', cells: [0], digit });
    game.send({ type: 'undo' });
    const [text, { history }] = [game.save(), game];
    game.send({ type: 'stop' });
    game.send({ type: 'setup', initState: rowsOf([...GIVENS].reverse(), SIDE) });
    expect(game.restore(text, history).ok).toBe(true);
    expect([game.phase, game.canUndo, game.canRedo]).toEqual(['playing', true, true]);
    game.send({ type: 'undo' });
    game.send({ type: 'redo' });
    game.send({ type: 'redo' });
    expect(game.sheet.digits[0]).toBe(4);
    game.restore(text);
    expect([game.canUndo, game.canRedo]).toEqual([false, false]);
  });
});

test('stop and resume keep the history', () => {
  const { game } = newGame(4);
  for (const type of ['start', 'autoMarks', 'stop', 'resume'] as const) game.send({ type });
  game.send({ type: 'undo' });
  for (const type of ['stop', 'resume'] as const) game.send({ type });
  expect([game.canUndo, game.canRedo]).toEqual([false, true]);
  expect(game.send({ type: 'redo' })).toBe(true);
  expect(game.sheet.marks[0]).toEqual({ corner: 0, centre: 0b1111 });
});

test('what an undo changed is told, so that a host can go there', () => {
  const { game } = newGame(4, {}, { autoRemove: true });
  game.send({ type: 'start' });
  game.send({ type: 'mark', cells: [1, 15], kind: 'corner', digit: 2 });
  game.send({ type: 'enter', cells: [0], digit: 2 });
  expect(game.changed).toEqual([0, 1]);
  game.send({ type: 'undo' });
  expect(game.changed).toEqual([0, 1]);
  game.send({ type: 'undo' });
  expect(game.changed).toEqual([1, 15]);
});
