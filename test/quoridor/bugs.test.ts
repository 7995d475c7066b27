import { describe, expect, test } from 'vitest';
import { MOVE_NAMES } from '../../src/quoridor/moves.js';
import type { QuoridorReport } from '../../src/quoridor/types.js';
import { readCases } from '../support/cases.js';
import {
  analyze,
  type CasePosition,
  loadQuoridor,
  loadQuoridorKernel,
  positionOf,
  requestFor,
} from '../support/quoridor.js';

interface Case {
  id: string;
  what: string;
  pos: CasePosition;
  expect: {
    illegal?: string[];
    legal_has?: string[];
    pawn?: string[];
    not_pawn?: string[];
    nlegal?: number;
  };
  pawn: string[];
  nlegal: number;
}

const service = await loadQuoridor();
const cases = readCases<Case>('quoridor/bugs.jsonl');

const pawnMovesOf = ({ legalMoves }: QuoridorReport) => legalMoves.filter((move) => move.length === 2);
const report = (position: string, more: object = {}) => analyze(service, { position, ...more }).report;

test.each(cases)('$id: $what', ({ pos, expect: wanted, pawn, nlegal }) => {
  const found = analyze(service, requestFor(positionOf(pos))).report;
  expect(pawnMovesOf(found)).toEqual(pawn);
  expect(found.legalMoves).toHaveLength(nlegal);
  expect(found.legalMoves.filter((move) => wanted.illegal?.includes(move))).toEqual([]);
  expect(found.legalMoves).toEqual(expect.arrayContaining(wanted.legal_has ?? []));
  expect(pawnMovesOf(found).filter((move) => wanted.not_pawn?.includes(move))).toEqual([]);
});

test('B17: the same board with other walls left has another key, though other programs take it for the same', async () => {
  const kernel = await loadQuoridorKernel();
  const keys = ['d4h e8 f4h e7 e2 e8 e3 e7', 'e2 d4h e1 f4h e2 e8 e3 e7'].map((game) => {
    kernel.setUp({ columns: 9, rows: 9, walls: 10 });
    for (const name of game.split(' ')) kernel.play(MOVE_NAMES.indexOf(name));
    const { walls, pawns, wallsLeft } = report(game);
    expect({ walls, pawns }).toEqual({ walls: ['d4h', 'f4h'], pawns: ['e3', 'e7'] });
    return { wallsLeft, key: kernel.key };
  });
  expect(keys.map(({ wallsLeft }) => wallsLeft)).toEqual([
    [8, 10],
    [10, 8],
  ]);
  expect(keys[0]?.key).not.toBe(keys[1]?.key);
});

test('a key names the position, not the way there', async () => {
  const kernel = await loadQuoridorKernel();
  const keyOf = (game: string) => {
    kernel.setUp({ columns: 9, rows: 9, walls: 10 });
    for (const name of game.split(' ')) kernel.play(MOVE_NAMES.indexOf(name));
    return kernel.key;
  };
  expect(keyOf('d4h e8 e2 f4h')).toBe(keyOf('e2 f4h d4h e8'));
  expect(keyOf('e2 e8')).not.toBe(keyOf('e2 e8 e1 e9 e2'));
});

describe('what users reported', () => {
  test('#3 state of a game before does not come back: the start has 131 moves after any other position', () => {
    report('e2 d4h');
    const start = report('');
    expect(start.legalMoves).toHaveLength(131);
    expect(start.walls).toEqual([]);
  });

  test('#7 any position can be given as text', () => {
    const { position } = report('e2 e8 e3 e7 e4 e6 d6h f3h');
    expect(position).toBe('d6f3 /  / e4 e6 / 9 9 / 1');
    expect(report(position).position).toBe(position);
  });

  test('#8 one game in two notations is one position', () => {
    const modern = report('e2 e8 e3 e7 e4 e6 d6h f3h');
    const glendenning = report('e8 e2 e7 e3 e6 e4 d3h f6h', { notation: 'glendenning' });
    expect(glendenning.position).toBe(modern.position);
    expect(glendenning.moves).toEqual(modern.moves);
  });

  test('#10 two players have five pawn moves at most', () => {
    expect(pawnMovesOf(report(' /  / e8 e9 / 10 10 / 1'))).toEqual(['d8', 'd9', 'e7', 'f8', 'f9']);
  });

  test('#12 walls left belong to the position', () => {
    expect(report('e2 d4h').wallsLeft).toEqual([10, 9]);
    expect(report('d4h').wallsLeft).toEqual([9, 10]);
  });

  test('#13 a wall is two squares long', () => {
    const { pathLengths, paths } = report('d4h');
    expect(pathLengths).toEqual([9, 9]);
    for (const path of paths) {
      for (const closed of ['d', 'e']) {
        const crosses = path.some((square, i) => square === `${closed}4` && path[i + 1] === `${closed}5`);
        expect(crosses).toBe(false);
      }
    }
  });

  test('B15 a wall may seal the player who lays it no more than the other one', () => {
    const pocket = report('b1d1 / e1 / e1 e9 / 8 9 / 1');
    expect(pocket.legalMoves).not.toContain('a1v');
    expect(pocket.blockedWalls).toContainEqual({ wall: 'a1v', fault: 'seals-player-1' });
  });

  test('no step aside through a wall: d9 lies behind d8v', () => {
    expect(pawnMovesOf(report(' / d8 / e8 e9 / 10 9 / 1'))).toEqual(['e7', 'f8', 'f9']);
  });
});
