import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOVE_COUNT, MOVE_NAMES, wallsOf } from '../../src/quoridor/moves.js';
import {
  type BoardPosition,
  makeMoves,
  makePosition,
  parsePosition,
  type Supply,
} from '../../src/quoridor/notation.js';
import { NOTATIONS, type Notation } from '../../src/quoridor/types.js';
import { unwrap } from '../../src/result.js';
import { readCases } from '../support/cases.js';
import { analyze, type CasePosition, loadQuoridor, positionOf, textOf } from '../support/quoridor.js';

interface Case {
  modern: string[];
  glendenning: string[];
  qtp_black_first: string[];
  final: CasePosition;
}

const NINE: Supply = { columns: 9, rows: 9, walls: 10 };
const service = await loadQuoridor();
const report = (position: string, more: object = {}) => analyze(service, { position, ...more }).report;

describe.each(readCases<Case>('quoridor/notation.jsonl'))('one game, $final.walls', (game) => {
  const texts: Record<Notation, string> = {
    modern: game.modern.join(' '),
    glendenning: game.glendenning.join(' '),
    qtp: game.qtp_black_first.join(' '),
  };

  test.each(NOTATIONS)('%s leads to the same position and moves', (notation) => {
    const found = report(texts[notation], { notation });
    expect(found.position).toBe(textOf(positionOf(game.final)));
    expect(found.moves).toEqual(game.modern);
  });

  test.each(NOTATIONS)('%s is written as the collection writes it', (notation) => {
    const moves = game.modern.map((name) => MOVE_NAMES.indexOf(name));
    expect(makeMoves(moves, NINE, notation)).toBe(texts[notation]);
  });
});

describe('numbers of moves are stable', () => {
  test.each([
    ['a1', 0],
    ['i1', 8],
    ['a2', 9],
    ['i9', 80],
    ['a1h', 81],
    ['h8h', 144],
    ['a1v', 145],
    ['h8v', 208],
  ])('%s is %i', (name, move) => expect(MOVE_NAMES[move]).toBe(name));

  test('there are 209, all with different names', () => {
    expect(new Set(MOVE_NAMES).size).toBe(MOVE_COUNT);
    expect(MOVE_COUNT).toBe(209);
  });
});

describe('what is read alike', () => {
  const moves = (text: string, notation: Notation = 'modern') => {
    const written = unwrap(parsePosition(text, NINE, notation));
    return written.form === 'moves' ? written.moves.map(({ move }) => MOVE_NAMES[move]) : written.position;
  };
  test.each([
    ['', []],
    ['  \n', []],
    ['E2 E8 D6H', ['e2', 'e8', 'd6h']],
    ['1. e2 e8 2. e3 d6h', ['e2', 'e8', 'e3', 'd6h']],
    ['1.e2 e8 2...d6h', ['e2', 'e8', 'd6h']],
    ['e2,e8,\td6h', ['e2', 'e8', 'd6h']],
  ])('%j as moves', (text, names) => expect(moves(text)).toEqual(names));

  test.each(['E7 h', 'e7 horizontal', 'E7 HORIZONTAL', 'E7h'])('%j is e3h in QTP', (text) => {
    expect(moves(text, 'qtp')).toEqual(['e3h']);
  });

  test.each([
    [' /  / e1 e9 / 10 10 / 1', 'the start'],
    ['//e1e9/10 10/1', 'no spaces'],
    ['\n/\t/ E1, E9 / 10, 10 / 1\n', 'other spaces and commas'],
  ])('%j: %s', (text) => expect(report(text).position).toBe(' /  / e1 e9 / 10 10 / 1'));

  test('walls in any order', () => {
    expect(report('f7 d4 / a8a2 / e4 e6 / 7 8 / 2').position).toBe('d4f7 / a2a8 / e4 e6 / 7 8 / 2');
  });

  test('a board is turned over with its notation, too', () => {
    expect(report('d6f3 /  / e6 e4 / 9 9 / 1', { notation: 'glendenning' }).position).toBe(
      'd3f6 /  / e4 e6 / 9 9 / 1',
    );
  });
});

/** Any board with any pawns, and walls as they come: the rules are not asked here. */
const boards: fc.Arbitrary<{ supply: Supply; position: BoardPosition }> = fc
  .tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 2, max: 9 }), fc.integer({ min: 0, max: 64 }))
  .chain(([columns, rows, walls]) => {
    const supply = { columns, rows, walls };
    const slots = wallsOf(supply);
    const square = fc.tuple(fc.nat(columns - 1), fc.nat(rows - 1)).map(([column, row]) => row * 9 + column);
    return fc
      .record({
        pawns: fc
          .tuple(square, square)
          .filter(([one, other]) => one !== other && !(one >= 9 * (rows - 1) && other < 9)),
        walls: fc.subarray(slots, { maxLength: Math.min(2 * walls, slots.length) }),
        split: fc.tuple(fc.nat(walls), fc.nat(walls)),
        toMove: fc.constantFrom(1 as const, 2 as const),
      })
      .map(({ split, ...rest }) => {
        const spare = 2 * walls - rest.walls.length;
        const first = Math.min(split[0], spare);
        const wallsLeft = [first, Math.min(split[1], spare - first)] as const;
        return { supply, position: { ...rest, wallsLeft } };
      });
  });

describe.each(NOTATIONS)('%s', (notation) => {
  test('every board is read as it was written', () => {
    const roundTrip = ({ supply, position }: { supply: Supply; position: BoardPosition }) => {
      const text = makePosition(position, supply, notation);
      const written = unwrap(parsePosition(text, supply, notation));
      if (written.form !== 'board') throw new Error('no board');
      const sorted = (walls: readonly number[]) => [...walls].sort((a, b) => a - b);
      expect({ ...written.position, walls: sorted(written.position.walls) }).toEqual({
        ...position,
        walls: sorted(position.walls),
      });
      expect(makePosition(written.position, supply, notation)).toBe(text);
    };
    fc.assert(fc.property(boards, roundTrip), { numRuns: 500 });
  });

  test('every list of moves is read as it was written', () => {
    const lists = boards.chain(({ supply }) => {
      const squares = Array.from({ length: 81 }, (_, square) => square).filter(
        (square) => square % 9 < supply.columns && square < 9 * supply.rows,
      );
      return fc.record({
        supply: fc.constant(supply),
        moves: fc.array(fc.constantFrom(...squares, ...wallsOf(supply)), { maxLength: 60 }),
      });
    });
    const roundTrip = ({ supply, moves }: { supply: Supply; moves: number[] }) => {
      const written = unwrap(parsePosition(makeMoves(moves, supply, notation), supply, notation));
      if (written.form !== 'moves') throw new Error('no moves');
      expect(written.moves.map(({ move }) => move)).toEqual(moves);
    };
    fc.assert(fc.property(lists, roundTrip), { numRuns: 500 });
  });
});
