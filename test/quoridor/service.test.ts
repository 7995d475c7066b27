import { describe, expect, test } from 'vitest';
import { explainEffect } from '../../src/quoridor/explain.js';
import { QuoridorAnalyzer, type QuoridorRequest } from '../../src/quoridor/index.js';
import { analyze, loadQuoridor } from '../support/quoridor.js';

const service = await loadQuoridor();
const report = (request: QuoridorRequest) => analyze(service, request).report;

test('the start', () => {
  const found = report({ position: '' });
  expect(found).toMatchObject({
    game: 'quoridor',
    position: ' /  / e1 e9 / 10 10 / 1',
    ...{ columns: 9, rows: 9, toMove: 1, winner: null, pathLengths: [8, 8] },
    wallsLeft: [10, 10],
    pawns: ['e1', 'e9'],
    walls: [],
    moves: [],
    blockedWalls: [],
    exits: [
      ['north', 'east', 'west'],
      ['east', 'south', 'west'],
    ],
    ...{ hints: [], depth: 0, nodes: 0, complete: true },
  });
  expect(found.paths).toEqual([
    ['e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8', 'e9'],
    ['e9', 'e8', 'e7', 'e6', 'e5', 'e4', 'e3', 'e2', 'e1'],
  ]);
  expect(found.legalMoves).toHaveLength(131);
  expect(found.winProbability).toBeGreaterThan(0.4);
  expect(found.winProbability).toBeLessThan(0.6);
  expect(found.perft).toBeUndefined();
});

test('legal moves and walls are sorted by code point, and effects follow them', () => {
  const { legalMoves, effects, walls } = report({ position: 'e2 e8 h8v a1h b2v' });
  expect(legalMoves).toEqual([...legalMoves].sort());
  expect(effects.map(({ move }) => move)).toEqual(legalMoves);
  expect(walls).toEqual(['a1h', 'b2v', 'h8v']);
});

test('every slot is a legal wall or a blocked one', () => {
  const { legalMoves, blockedWalls } = report({ position: 'd4h e5v c3v f4h' });
  const walls = [...legalMoves.filter((move) => move.length === 3), ...blockedWalls.map(({ wall }) => wall)];
  expect(new Set(walls).size).toBe(128);
  expect(walls).toHaveLength(128);
});

test('who has no walls left is told so for every slot', () => {
  const { blockedWalls, legalMoves } = report({ position: 'd4 /  / e1 e9 / 0 10 / 1' });
  expect(legalMoves).toEqual(['d1', 'e2', 'f1']);
  expect(blockedWalls).toHaveLength(128);
  expect(new Set(blockedWalls.map(({ fault }) => fault))).toEqual(new Set(['none-left']));
});

describe('a finished game', () => {
  const found = report({ position: 'b2 a3 b3', columns: 3, rows: 3, walls: 1 });
  test('has a winner, no moves, and the rest of the report', () => {
    expect(found).toMatchObject({
      ...{ winner: 1, toMove: 2, legalMoves: [], effects: [], hints: [], blockedWalls: [] },
      pathLengths: [0, 2],
      moves: ['b2', 'a3', 'b3'],
      position: ' /  / b3 a3 / 1 1 / 2',
    });
    expect(found.paths[0]).toEqual(['b3']);
  });
  test('may be given as a board with either player to move', () => {
    for (const toMove of [1, 2])
      expect(report({ position: ` /  / a9 e5 / 10 10 / ${toMove}` })).toMatchObject({
        winner: 1,
        legalMoves: [],
      });
    expect(report({ position: ' /  / a5 e1 / 10 10 / 1' }).winner).toBe(2);
  });
});

describe('boards of other sizes', () => {
  test('on a board two columns wide no horizontal wall can be laid', () => {
    const { legalMoves, blockedWalls } = report({ position: '', columns: 2, rows: 4 });
    expect(legalMoves).toEqual(['a1v', 'a2', 'a2v', 'a3v', 'b1']);
    expect(blockedWalls).toEqual(['a1h', 'a2h', 'a3h'].map((wall) => ({ wall, fault: 'seals-both' })));
  });

  test('on two rows a wall can leave the opponent without a move: no one wins', () => {
    const found = report({ position: 'a1v', columns: 2, rows: 2, walls: 1 });
    expect(found).toMatchObject({ winner: null, legalMoves: [], pathLengths: [1, 1] });
  });

  test('pawns start in the middle column, or in the one left of the middle', () => {
    const starts = [2, 3, 4, 5, 8].map((columns) => report({ position: '', columns, rows: 3 }).pawns);
    expect(starts).toEqual([
      ['a1', 'a3'],
      ['b1', 'b3'],
      ['b1', 'b3'],
      ['c1', 'c3'],
      ['d1', 'd3'],
    ]);
  });

  test('a composed board may hold fewer walls than both players start with', () => {
    expect(report({ position: 'd4f7 / a2a8 / e4 e6 / 7 8 / 2' })).toMatchObject({
      wallsLeft: [7, 8],
      toMove: 2,
    });
    expect(report({ position: ' /  / e5 e4 / 0 0 / 1' }).legalMoves).toEqual(['d5', 'e3', 'e6', 'f5']);
  });
});

describe('effects in words', () => {
  const start = report({ position: 'e2 e8' });
  const say = (move: string, from = start) =>
    explainEffect(from.effects.find((effect) => effect.move === move)!, from);
  test.each([
    ['e3', '−1 step for you, none for the opponent'],
    ['e1', '+1 step for you, none for the opponent'],
    ['a1v', 'No path gets longer or shorter'],
    ['e8h', '+1 step for you, none for the opponent'],
  ])('%s: %s', (move, words) => expect(say(move)).toBe(words));

  test('from the second player’s side', () => {
    const found = report({ position: 'e2 e8 e3' });
    expect(found.toMove).toBe(2);
    expect(say('e4h', found)).toBe('+1 step for the opponent, +1 for you');
    expect(say('e7', found)).toBe('−1 step for you, none for the opponent');
  });

  test('the step that wins', () => {
    expect(say('b3', report({ position: 'b2 a3', columns: 3, rows: 3 }))).toBe('Arrives and wins');
  });
});

describe('requests', () => {
  test.each([
    [{ columns: 1 }, 'columns is a whole number from 2 to 9, not 1.'],
    [{ rows: 10 }, 'rows is a whole number from 2 to 9, not 10.'],
    [{ walls: 65 }, 'walls is a whole number from 0 to 64, not 65.'],
    [{ notation: 'old' }, 'notation is one of modern, glendenning, qtp, not "old".'],
    [{ position: 5 }, 'position is text, such as "e2 e8", not 5.'],
    [{ perft: 1.5 }, 'perft is a whole number from 0 to 99, not 1.5.'],
    [{ colums: 5 }, 'A request has no field "colums". Did you mean columns?'],
  ])('%j: %s', (request, message) => {
    expect(() => report(request as unknown as QuoridorRequest)).toThrow(
      expect.objectContaining({ code: 'ERR_OPTION', message }),
    );
  });

  test.each([{ timeMs: 0 }, { lines: 0, timeMs: 60_000 }])('%j: the rules alone, at once', (options) => {
    expect(report({ position: '', ...options })).toMatchObject({ hints: [], depth: 0, nodes: 0 });
  });
});

test('through a worker: a report, partial counts, and an abort that is heard while the kernel counts', async () => {
  const analyzer = new QuoridorAnalyzer();
  try {
    expect((await analyzer.analyze({ position: 'e2 e8', nodes: 1000 })).legalMoves).toHaveLength(132);
    const controller = new AbortController();
    const shares: number[] = [];
    const counting = analyzer.analyze(
      { position: '', perft: 6 },
      {
        signal: controller.signal,
        onProgress: ({ perft }) => {
          shares.push(perft?.share ?? -1);
          controller.abort(new Error('enough'));
        },
      },
    );
    await expect(counting).rejects.toThrow('enough');
    expect(shares[0]).toBeGreaterThanOrEqual(0);
    expect((await analyzer.analyze({ position: '', perft: 2 })).perft?.leaves).toBe(16677);
  } finally {
    await analyzer.dispose();
  }
});
