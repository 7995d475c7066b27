import { describe, expect, test } from 'vitest';
import {
  afterMove,
  type Board,
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
  turnBeside,
} from '../../../src/elements/quoridor-analyzer/game-line.js';
import { centreOf, extent, hitAt, wallBox } from '../../../src/elements/quoridor-analyzer/geometry.js';
import { hintMarks, lineMarks } from '../../../src/elements/quoridor-analyzer/marks.js';
import { PawnDriver } from '../../../src/elements/quoridor-analyzer/pawn-driver.js';
import { rewrite } from '../../../src/elements/quoridor-analyzer/rewrite.js';
import { joinBoard } from '../../../src/quoridor/notation.js';
import { analyze, loadQuoridor } from '../../support/quoridor.js';

const service = await loadQuoridor();
const reportOf = (position: string) => analyze(service, { position, lines: 0 }).report;
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

  test('a player’s own turns, back and on', () => {
    const line = newLine(['e2', 'e8', 'e3', 'e7', 'e4']);
    expect(turnBeside(line, -1, 1)).toBe(4);
    expect(turnBeside(line, -1, 2)).toBe(3);
    expect(turnBeside(at(line, 4), 1, 1)).toBe(5);
    expect(turnBeside(at(line, 2), 1, 1)).toBe(4);
    expect(turnBeside(at(line, 1), -1, 2)).toBeNull();
    expect(turnBeside(line, 1, 1)).toBeNull();
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

test('among equal effects: the pawn, then what costs the mover least, then what lies near the opponent', () => {
  const report = reportOf('e2 e8 e3 e7 e4 e6 e3h e6h c3h');
  const all = effectsOf(report);
  const [column, row] = [5, 4];
  const away = (move: string) =>
    Math.abs(move.charCodeAt(0) - 96 + 0.5 - column) + Math.abs(Number(move[1]) + 0.5 - row);
  for (const [index, next] of all.slice(1).entries()) {
    const before = all[index]!;
    if (before.gain !== next.gain || before.move.length === 2) continue;
    expect(next.move.length, `${before.move}, ${next.move}`).toBe(3);
    expect(before.own).toBeLessThanOrEqual(next.own);
    if (before.own === next.own) expect(away(before.move)).toBeLessThanOrEqual(away(next.move));
  }
});

describe('marks on the board', () => {
  const hint = (move: string) => ({ move, winProbability: 0.5, line: [move], solved: null, explanation: '' });

  test('the best first, each with its number', () => {
    const marks = hintMarks(start, [hint('e2'), hint('d3h'), hint('f1')], 2);
    expect(marks.map(({ move, number, look }) => [move, number, look])).toEqual([
      ['e2', 1, 'best'],
      ['d3h', 2, 'other'],
    ]);
  });

  test.each([
    ['walls that cross', ['e3h', 'e3v']],
    ['walls that overlap by half', ['e3h', 'f3h', 'd3h']],
    ['walls that cross and overlap', ['e3v', 'e3h', 'e4v']],
  ])('no number covers another: %s', (_, moves) => {
    const badges = hintMarks(start, moves.map(hint), 3).map(({ badge }) => badge);
    for (const [i, a] of badges.entries())
      for (const b of badges.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.36);
  });

  test('a line’s moves are those of both players in turn', () => {
    const players = (toMove: 1 | 2) =>
      lineMarks({ ...start, toMove }, ['e2', 'e8', 'c3h']).map(({ player }) => player);
    expect(players(1)).toEqual([1, 2, 1]);
    expect(players(2)).toEqual([2, 1, 2]);
  });
});

test('a text is rewritten in another notation, and nonsense is left alone', () => {
  const supply = { ...size, walls: 10 };
  expect(rewrite('e2 d3h', supply, 'glendenning')).toBe('e8 d6h');
  expect(rewrite('d3 /  / e2 e9 / 10 9 / 1', supply, 'glendenning')).toBe('d6 /  / e8 e1 / 10 9 / 1');
  expect(rewrite('x', supply, 'qtp')).toBe('x');
});
