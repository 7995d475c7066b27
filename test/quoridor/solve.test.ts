import { describe, expect, test } from 'vitest';
import { createRandom, pick } from '../../bench/core/random.js';
import type { QuoridorReport } from '../../src/quoridor/types.js';
import { hasCases, readCases } from '../support/cases.js';
import {
  analyze,
  type CasePosition,
  loadQuoridor,
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

/** Enough for the solver, which shares its slices with the search, to look at every layer that two walls lead to. */
const PLENTY = 3_000_000;
const ALL_MOVES = 209;

/** By move, in the collection's form. */
function solvedOf({ hints }: QuoridorReport): Record<string, number | null> {
  const signs = { win: 1, loss: -1, draw: 0 };
  return Object.fromEntries(
    hints.map(({ move, solved }) => [
      move,
      (solved && signs[solved.result] * solved.plies) || (solved ? 0 : null),
    ]),
  );
}

const solve = (service: Awaited<ReturnType<typeof loadQuoridor>>, position: Position) =>
  analyze(service, { ...requestFor(position), nodes: PLENTY, lines: ALL_MOVES }).report;

describe.each(['quoridor/tactical.jsonl', 'quoridor/small_pos.jsonl'].filter(hasCases))(
  '%s',
  async (name) => {
    const service = await loadQuoridor();
    const rows = readCases<Row>(name).filter(({ pos }) => pos.left[0] + pos.left[1] <= 2);
    test(`every move of ${rows.length} positions leads to what it should, in as many plies`, () => {
      for (const { id, pos, outcome } of rows)
        expect({ id, ...solvedOf(solve(service, positionOf(pos))) }).toEqual({ id, ...outcome });
    }, 600_000);
  },
);

describe.each(QUORIDOR_BUILDS)('%s agrees with the oracle', async (build) => {
  const service = await loadQuoridor(build);
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
      expect(solvedOf(solve(service, position))).toEqual(outcomesOf(boardOf(position)));
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
