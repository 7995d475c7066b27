import { describe, expect, test } from 'vitest';
import {
  afterMove,
  type Board,
  boardText,
  walledSides,
  wallNear,
  wallOf,
} from '../../../src/elements/quoridor-analyzer/board.js';
import { effectsOf } from '../../../src/elements/quoridor-analyzer/effects.js';
import {
  at,
  lineFrom,
  lineText,
  moverOf,
  newLine,
  played,
} from '../../../src/elements/quoridor-analyzer/game-line.js';
import { centreOf, extent, hitAt, wallBox } from '../../../src/elements/quoridor-analyzer/geometry.js';
import { PawnDriver } from '../../../src/elements/quoridor-analyzer/pawn-driver.js';
import { rewrite } from '../../../src/elements/quoridor-analyzer/rewrite.js';
import { analyze, loadQuoridor } from '../../support/quoridor.js';

const service = await loadQuoridor();
const reportOf = (position: string) => analyze(service, { position }).report;
const size = { columns: 9, rows: 9 };
const start: Board = {
  ...size,
  pawns: ['e1', 'e9'],
  walls: [],
  wallsLeft: [10, 10],
  toMove: 1,
  winner: null,
};

describe('the line of a game', () => {
  test('a move drops what was taken back, unless it is the same', () => {
    const back = at(newLine(['e2', 'e8', 'e3']), 1);
    expect(lineText(back)).toBe('e2');
    expect(played(back, 'e8')).toEqual({ start: null, moves: ['e2', 'e8', 'e3'], at: 2 });
    expect(played(back, 'd9')).toEqual({ start: null, moves: ['e2', 'd9'], at: 2 });
    expect([at(back, -4).at, at(back, 9).at]).toEqual([0, 3]);
  });

  test('from elsewhere it is written as five parts, and the mover alternates', () => {
    const line = played(played(lineFrom({ ...start, toMove: 2 }), 'e8'), 'c3h');
    expect(lineText(line)).toBe('c3 /  / e1 e8 / 9 10 / 2');
    expect([moverOf(line, 0), moverOf(line, 1)]).toEqual([2, 1]);
    expect([moverOf(newLine([]), 0), moverOf(newLine([]), 1)]).toEqual([1, 2]);
  });

  test('what a move leaves is what the analyzer says', () => {
    const moves = ['e2', 'e8', 'e3', 'd5v', 'a1h', 'e7', 'e4', 'h8h', 'e5', 'e6', 'e7'];
    let board = start;
    for (let ply = 0; ply < moves.length; ply++) {
      board = afterMove(board, moves[ply]!);
      expect(joinBoard(board)).toBe(reportOf(moves.slice(0, ply + 1).join(' ')).position);
    }
  });

  test('a pawn on its goal wins', () => {
    expect(afterMove({ ...start, pawns: ['d8', 'e5'] }, 'd9').winner).toBe(1);
    expect(afterMove({ ...start, pawns: ['d8', 'e2'], toMove: 2 }, 'e1').winner).toBe(2);
  });
});

describe('geometry', () => {
  test('the middle of every square and of every wall is met', () => {
    for (const square of ['a1', 'e5', 'i9', 'a9', 'i1']) {
      const hit = hitAt(size, centreOf(size, square), 0.1);
      expect('square' in hit && hit.square).toEqual({
        column: square.charCodeAt(0) - 96,
        row: Number(square[1]),
      });
    }
    for (const name of ['a1h', 'h8h', 'a8v', 'h1v', 'e4h', 'd6v']) {
      const { x, y, width, height } = wallBox(size, name);
      const beside = {
        x: x + width * (width > height ? 0.4 : 0.5),
        y: y + height * (height > width ? 0.4 : 0.5),
      };
      const hit = hitAt(size, beside, 0.1);
      expect('wall' in hit && hit.wall).toEqual(wallOf(name));
    }
  });

  test('the rim belongs to the nearest square or wall', () => {
    expect(hitAt(size, { x: 0, y: 0 }, 0.1)).toEqual({ square: { column: 1, row: 9 } });
    const corner = extent(9);
    expect(hitAt(size, { x: corner, y: corner }, 0.1)).toEqual({ square: { column: 9, row: 1 } });
    expect(wallNear(size, { column: 9, row: 9, direction: 'h' })).toEqual({
      column: 8,
      row: 8,
      direction: 'h',
    });
  });

  test('sides that walls close, each wall on two squares', () => {
    const board = { ...start, walls: ['d4h', 'e5v'] };
    expect(walledSides(board, { column: 4, row: 4 })).toEqual(['north']);
    expect(walledSides(board, { column: 5, row: 5 })).toEqual(['east', 'south']);
    expect(walledSides(board, { column: 6, row: 6 })).toEqual(['west']);
    expect(walledSides(board, { column: 6, row: 4 })).toEqual([]);
  });
});

describe('the pawn under arrows', () => {
  const driver = (position: string) => {
    const pawn = new PawnDriver();
    pawn.place(reportOf(position));
    return pawn;
  };

  test('a step, a straight jump, and nothing until it is placed again', () => {
    const pawn = driver('e2 e8 e3 e7 e4 e6 e5');
    expect(pawn.steer('south')).toEqual({ kind: 'moved', square: 'e4' });
    expect(pawn.destinations).toEqual([]);
  });

  test('past a pawn with a wall behind it: towards it, then to a side', () => {
    const pawn = driver('e2 e8 e3 e7 e4 e6 e5 e6h');
    expect(pawn.steer('north')).toEqual({ kind: 'armed', sides: ['west', 'east'] });
    expect(pawn.steer('east')).toEqual({ kind: 'moved', square: 'f6' });
  });

  test('another arrow after that is an arrow of its own', () => {
    const pawn = driver('e2 e8 e3 e7 e4 e6 e5 e6h');
    pawn.steer('north');
    expect(pawn.steer('south')).toEqual({ kind: 'moved', square: 'e4' });
  });

  test('a side that a wall closes is not offered', () => {
    const pawn = driver('e2 e8 e3 e7 e4 e6 e5 e6h d6v a1h');
    expect(pawn.steer('north')).toEqual({ kind: 'armed', sides: ['east'] });
  });

  test('why it cannot go', () => {
    expect(driver('').steer('south')).toEqual({ kind: 'refused', by: 'edge' });
    expect(driver('e1h e8').steer('north')).toEqual({ kind: 'refused', by: 'wall' });
  });
});

test('effects are the growth of both paths from the mover’s side, the greatest gain first', () => {
  const effects = effectsOf(reportOf('e2 e8 e3 e7 e4 e6 e3h e6h c3h'));
  expect(effects.map(({ gain }) => gain)).toEqual(effects.map(({ gain }) => gain).sort((a, b) => b - a));
  for (const { own, opponent, gain } of effects) expect(gain).toBe(opponent - own);
  expect(effects.find(({ move }) => move === 'e5')).toMatchObject({
    own: -1,
    opponent: 0,
    gain: 1,
    wins: false,
  });
});

test('a text is rewritten in another notation, and nonsense is left alone', () => {
  const supply = { ...size, walls: 10 };
  expect(rewrite('e2 d3h', supply, 'glendenning')).toBe('e8 d6h');
  expect(rewrite('d3 /  / e2 e9 / 10 9 / 1', supply, 'glendenning')).toBe('d6 /  / e8 e1 / 10 9 / 1');
  expect(rewrite('x', supply, 'qtp')).toBe('x');
});
