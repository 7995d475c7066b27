import { describe, expect, test } from 'vitest';
import { MOVE_NAMES } from '../../src/quoridor/moves.js';
import { MAX_TEXT, parsePosition, type Supply } from '../../src/quoridor/notation.js';
import { setPosition } from '../../src/quoridor/position.js';
import { analyze, loadQuoridor, loadQuoridorKernel } from '../support/quoridor.js';

const NINE: Supply = { columns: 9, rows: 9, walls: 10 };
const service = await loadQuoridor();
const kernel = await loadQuoridorKernel();
const report = (position: string, more: object = {}) => analyze(service, { position, ...more }).report;

describe('faults: code and place', () => {
  test.each([
    ['hello', 'ERR_MOVE', 0],
    ['e2 e8 e3x', 'ERR_MOVE', 6],
    ['e2 d6 h', 'ERR_MOVE', 6, 'only QTP writes the direction apart'],
    ['1. e2 1.x', 'ERR_MOVE', 8, 'behind a number'],
    ['e2-e4', 'ERR_MOVE', 0],
    ['j5', 'ERR_OFF_BOARD', 0],
    ['e2 e0', 'ERR_OFF_BOARD', 3],
    ['e10', 'ERR_OFF_BOARD', 0],
    ['e2 i3h', 'ERR_OFF_BOARD', 3, 'a wall needs two squares'],
    ['a9v', 'ERR_OFF_BOARD', 0],
    ['/', 'ERR_SECTIONS', 1],
    [' /  / e1 e9 / 10 10', 'ERR_SECTIONS', 19],
    [' /  / e1 e9 / 10 10 / 1 / 2', 'ERR_SECTIONS', 24],
    ['d4e / / e1 e9 / 9 9 / 1', 'ERR_WALL_LIST', 2],
    ['d4 / x3 3 / e1 e9 / 9 9 / 1', 'ERR_OFF_BOARD', 5],
    ['d4 / 3 / e1 e9 / 9 9 / 1', 'ERR_WALL_LIST', 5],
    ['i4 / / e1 e9 / 9 9 / 1', 'ERR_OFF_BOARD', 0],
    ['/ / e1 / 10 10 / 1', 'ERR_PAWNS', 6],
    ['/ / e1 e9 e5 / 10 10 / 1', 'ERR_PAWNS', 10],
    ['/ / e1 ? / 10 10 / 1', 'ERR_PAWNS', 7],
    ['/ / e4 e4 / 10 10 / 1', 'ERR_SAME_SQUARE', 7],
    ['/ / e9 e1 / 10 10 / 1', 'ERR_BOTH_ARRIVED', 7],
    ['/ / e1 e9 / 10 / 1', 'ERR_WALLS_LEFT', 14],
    ['/ / e1 e9 / 10 ten / 1', 'ERR_WALLS_LEFT', 15],
    ['/ / e1 e9 / 10 -1 / 1', 'ERR_WALLS_LEFT', 15],
    ['/ / e1 e9 / 10 11 / 1', 'ERR_WALLS_LEFT', 15],
    ['/ / e1 e9 / 1 2 3 / 1', 'ERR_WALLS_LEFT', 16],
    ['d4f7 / a2 / e1 e9 / 9 9 / 1', 'ERR_TOO_MANY_WALLS', 7, 'the third is one too many'],
    ['/ / e1 e9 / 10 10 / 3', 'ERR_TO_MOVE', 20],
    ['/ / e1 e9 / 10 10 /', 'ERR_TO_MOVE', 19],
    ['d4h d4h', 'ERR_WALL_OVERLAP', 4],
    ['d4h c4h', 'ERR_WALL_OVERLAP', 4],
    ['d4v d5v', 'ERR_WALL_OVERLAP', 4],
    ['d4h d4v', 'ERR_WALL_CROSSING', 4],
    ['d8v e8v e7h', 'ERR_SEALED', 8],
    ['d4e4 / / e1 e9 / 9 9 / 1', 'ERR_WALL_OVERLAP', 2],
    ['d4 / d4 / e1 e9 / 9 9 / 1', 'ERR_WALL_CROSSING', 5],
    ['e7 / d8e8 / e1 e9 / 8 8 / 1', 'ERR_SEALED', 7, 'the one that closes the last gap'],
    ['e2 e8 e4', 'ERR_ILLEGAL_MOVE', 6],
    ['e1', 'ERR_ILLEGAL_MOVE', 0, 'it stands there'],
    ['e2 e8 e3 e7 e4 e6 e5 e5', 'ERR_ILLEGAL_MOVE', 21, 'the other pawn stands there'],
    ['e1h e2', 'ERR_ILLEGAL_MOVE', 4, "not player 2's step"],
  ])('%j: %s at %i', (text, code, at, _why?: string) => {
    expect(() => report(text)).toThrow(expect.objectContaining({ code, at, input: text }));
  });

  test('a wall by a player who has none', () => {
    expect(() => report('e2 d4h', { walls: 0 })).toThrow(
      expect.objectContaining({ code: 'ERR_NO_WALLS_LEFT', at: 3 }),
    );
  });

  test('a move after the end', () => {
    expect(() => report('b2 a3 b3 a2', { columns: 3, rows: 3 })).toThrow(
      expect.objectContaining({ code: 'ERR_GAME_OVER', at: 9 }),
    );
  });

  test('a text too long is not read', () => {
    const result = parsePosition('e2 '.repeat(1e6), NINE);
    expect(result).toMatchObject({ ok: false, error: { code: 'ERR_TOO_LONG', at: MAX_TEXT } });
  });
});

describe('why a pawn cannot go somewhere', () => {
  test.each([
    ['/ / e4 e5 / 9 9 / 1', 'd5', 'behind-open'],
    ['e5 / / e4 e5 / 9 9 / 1', 'e6', 'behind-closed'],
    ['e4 / / e4 e5 / 9 9 / 1', 'e6', 'walled'],
    ['e4 / / e4 e5 / 9 9 / 1', 'd5', 'walled'],
    ['e5 / d5 / e4 e5 / 9 9 / 1', 'd5', 'walled'],
    ['e5 / d5 / e4 e5 / 9 9 / 1', 'f5', null],
    ['e4 / / e4 e6 / 9 9 / 1', 'e5', 'walled'],
    ['/ / e4 e6 / 9 9 / 1', 'e6', 'occupied'],
    ['/ / e4 e6 / 9 9 / 1', 'e4', 'stays'],
    ['/ / e4 e6 / 9 9 / 1', 'd5', 'too-far'],
    ['/ / i4 a5 / 9 9 / 1', 'a6', 'too-far', 'the number after i5 lies a row up'],
    ['/ / i4 a5 / 9 9 / 1', 'a5', 'occupied', 'as does the number after i4'],
  ])('from %j to %s: %s', (text, to, fault, _why?: string) => {
    setPosition(kernel, text, NINE, 'modern');
    expect(kernel.pawnFault(MOVE_NAMES.indexOf(to))).toBe(fault);
  });

  test.each([
    [
      'e2 e8 e4',
      "Player 1's pawn can't go from e2 to e4: a pawn goes one step, or over the other pawn beside it.",
    ],
    ['e1h e8 e2', "Player 1's pawn can't go from e1 to e2: a wall lies between."],
    ['d6h d6v', "The wall d6v can't be laid: it would cross another wall."],
    ['d8v e8v e7h', "The wall e7h can't be laid: it would take player 2's last path."],
  ])('%j: %s', (text, message) => {
    expect(() => report(text)).toThrow(expect.objectContaining({ message }));
  });

  test.each([
    [
      'glendenning',
      'e8 e2 e5',
      "Player 1's pawn can't go from e8 to e5: a pawn goes one step, or over the other pawn beside it.",
    ],
    ['glendenning', 'd3h d3v', "The wall d3v can't be laid: it would cross another wall."],
    ['qtp', 'D4 h E4 h', "The wall E4 horizontal can't be laid: it would overlap another wall."],
    ['qtp', 'D4 / D4 / E9 E1 / 9 9 / 1', "The wall D4 vertical can't be laid: it would cross another wall."],
  ])('in %s notation, %j: %s', (notation, text, message) => {
    expect(() => report(text, { notation })).toThrow(expect.objectContaining({ message }));
  });
});
