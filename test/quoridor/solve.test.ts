import { describe, expect, test } from 'vitest';
import { createRandom, pick } from '../../bench/core/random.js';
import { type QuoridorKernel, WIN } from '../../src/quoridor/kernel.js';
import { moveName } from '../../src/quoridor/moves.js';
import { setPosition } from '../../src/quoridor/position.js';
import { readCases } from '../support/cases.js';
import {
  analyze,
  type CasePosition,
  loadQuoridor,
  loadQuoridorKernel,
  positionOf,
  QUORIDOR_BUILDS,
  requestFor,
} from '../support/quoridor.js';
import { type Board, boardOf, type Position, winnerOf } from './oracle/board.js';
import { after, legalMoves } from './oracle/moves.js';
import { outcomesOf } from './oracle/solve.js';

interface Row {
  id: string;
  pos: CasePosition;
  outcome: Record<string, number>;
}

const ALL_MOVES = 209;

/** What each legal move leads to, in the collection's form: n wins in n plies, -n loses, 0 is a draw. */
function solve(kernel: QuoridorKernel, position: Position): Record<string, number> {
  const { position: text, columns = 9, rows = 9, walls = 10 } = requestFor(position);
  setPosition(kernel, text, { columns, rows, walls }, 'modern');
  kernel.beginSearch(1, 1, 0);
  expect(kernel.beginSolving()).toBe(true);
  while (!kernel.stepSolving(1000));
  const outcomes = kernel.solvedLines(ALL_MOVES).map(({ score, moves }) => {
    const outcome = score === 0 ? 0 : score > 0 ? WIN - score : -WIN - score;
    return [moveName(moves[0] as number), outcome] as const;
  });
  kernel.endSearch();
  return Object.fromEntries(outcomes);
}

describe.each(['quoridor/tactical.jsonl', 'quoridor/small_pos.jsonl'])('%s', async (name) => {
  const kernel = await loadQuoridorKernel();
  const rows = readCases<Row>(name).filter(({ pos }) => pos.left[0] + pos.left[1] <= 2);
  test(`every move of ${rows.length} positions leads to what it should, in as many plies`, () => {
    for (const { id, pos, outcome } of rows)
      expect({ id, ...solve(kernel, positionOf(pos)) }).toEqual({ id, ...outcome });
  }, 600_000);
});

describe.each(QUORIDOR_BUILDS)('%s agrees with the oracle', async (build) => {
  const kernel = await loadQuoridorKernel(build);
  const random = createRandom(7);
  test.each([
    { columns: 3, rows: 3, left: [1, 1] },
    { columns: 3, rows: 4, left: [0, 1] },
    { columns: 4, rows: 4, left: [0, 0] },
    { columns: 5, rows: 5, left: [0, 0] },
    { columns: 5, rows: 3, left: [1, 0] },
    { columns: 2, rows: 4, left: [2, 0] },
    { columns: 3, rows: 3, left: [0, 2] },
  ] satisfies { columns: number; rows: number; left: [number, number] }[])('%j', (size) => {
    for (let i = 0; i < 6; i++) {
      const board = randomBoard(size, random);
      const position = {
        ...size,
        pawns: board.pawns.map((square) => nameIn(size, square)) as [string, string],
        turn: board.turn,
        walls: wallsOn(board),
      };
      expect(solve(kernel, position)).toEqual(outcomesOf(boardOf(position)));
    }
  });
});

/** A position some random moves on, with as many walls left as asked for. */
function randomBoard(
  { columns, rows, left }: Pick<Position, 'columns' | 'rows' | 'left'>,
  random: () => number,
): Board {
  const middle = (columns - 1) >> 1;
  const pawns = [nameIn({ columns }, middle), nameIn({ columns }, middle + columns * (rows - 1))] as const;
  let board = boardOf({ columns, rows, pawns, left: [2, 2], turn: 0, walls: [] });
  for (let ply = 0; ply < 6; ply++) {
    const moves = legalMoves(board);
    const next = after(board, moves[pick(random, moves.length)] as string);
    if (winnerOf(next) === null) board = next;
  }
  return { ...board, left: [left[0], left[1]] };
}

const nameIn = ({ columns }: { columns: number }, square: number): string =>
  'abcdefghi'[square % columns] + String(Math.floor(square / columns) + 1);

const wallsOn = (board: Board): string[] =>
  (['horizontal', 'vertical'] as const).flatMap((direction) =>
    [...board[direction].keys()]
      .filter((slot) => board[direction][slot])
      .map((slot) => nameIn(board, slot) + direction[0]),
  );

test('a solved report: exact hints, lines to the end, and a chance of 0, a half or 1', async () => {
  const service = await loadQuoridor();
  const { hints, winProbability } = analyze(service, {
    position: ' /  / e4 e6 / 0 0 / 1',
    nodes: 9000,
  }).report;
  expect(winProbability).toBe(0);
  expect(hints[0]).toMatchObject({ solved: { result: 'loss', plies: 10 }, winProbability: 0 });
  expect(hints[0]?.line).toHaveLength(10);
});

describe.each(['quoridor/small_start.jsonl'])('%s', async (name) => {
  interface Start {
    cols: number;
    rows: number;
    walls: number;
    result: 'P1' | 'P2';
    plies: number;
  }
  /** Three of them take the search half a minute together, here and there more. */
  const ENOUGH = 50_000_000;
  const service = await loadQuoridor();
  test.each(readCases<Start>(name))(
    '$cols × $rows, $walls walls: $result in $plies',
    (row) => {
      const request = {
        position: '',
        columns: row.cols,
        rows: row.rows,
        walls: row.walls,
        nodes: ENOUGH,
        lines: 1,
      };
      const [hint] = analyze(service, request).report.hints;
      expect(hint?.solved).toEqual({ result: row.result === 'P1' ? 'win' : 'loss', plies: row.plies });
    },
    600_000,
  );
});

describe.each(['quoridor/small_pos.jsonl'])('%s, more than two walls left', async (name) => {
  interface SmallRow extends Row {
    result: 'win' | 'loss' | 'draw';
    plies: number;
    best: string[];
  }
  const service = await loadQuoridor();
  const rows = readCases<SmallRow>(name).filter(({ pos }) => pos.left[0] + pos.left[1] > 2);
  test(`${rows.length} of them`, () => {
    for (const { id, pos, result, plies, best } of rows) {
      const request = { ...requestFor(positionOf(pos)), nodes: 10_000_000, lines: 1 };
      const [hint] = analyze(service, request).report.hints;
      expect({ id, ...hint?.solved }).toEqual({ id, result, plies });
      expect(best).toContain(hint?.move);
    }
  }, 300_000);
});
