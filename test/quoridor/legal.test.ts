import { describe, expect, test } from 'vitest';
import type { QuoridorReport } from '../../src/quoridor/types.js';
import { readCases } from '../support/cases.js';
import {
  analyze,
  type CasePosition,
  loadQuoridor,
  positionOf,
  QUORIDOR_BUILDS,
  requestFor,
  textOf,
} from '../support/quoridor.js';
import { boardOf } from './oracle/board.js';
import { legalMoves } from './oracle/moves.js';

interface Case {
  id: string;
  pos: CasePosition;
  moves: string[];
  start?: { n: number; walls: number };
  dist: [number, number];
  pawn: string[];
  legal: string[];
  cut_walls: string[];
  perft: number[];
  /** 0 or 1. */
  winner?: number;
}

const cases = readCases<Case>('quoridor/legal.jsonl');

const sealing = ({ blockedWalls }: QuoridorReport) =>
  blockedWalls.filter(({ fault }) => fault.startsWith('seals')).map(({ wall }) => wall);

const pawnMovesOf = ({ legalMoves: moves }: QuoridorReport) => moves.filter((move) => move.length === 2);

describe.each(QUORIDOR_BUILDS)('%s', async (build) => {
  const service = await loadQuoridor(build);

  test.each(cases)('$id: moves, walls that cut the last path, distances, winner', (row) => {
    const { report } = analyze(service, requestFor(positionOf(row.pos)));
    expect(report.legalMoves).toEqual(row.legal);
    expect(pawnMovesOf(report)).toEqual(row.pawn);
    expect(report.pathLengths).toEqual(row.dist);
    expect(report.winner).toBe(row.winner === undefined ? null : row.winner + 1);
    const canLay = row.winner === undefined && row.pos.left[row.pos.turn] > 0;
    if (canLay) expect(sealing(report)).toEqual(row.cut_walls);
  });

  test.each(cases)('$id: its game leads there', ({ pos, moves, start }) => {
    const { n } = pos;
    const request = { position: moves.join(' '), columns: n, rows: n, walls: start?.walls ?? 10 };
    const { report } = analyze(service, request);
    expect(report.position).toBe(textOf(positionOf(pos)));
    expect(report.moves).toEqual(moves);
  });

  test.each(cases)('$id: perft', ({ pos, perft }) => {
    const request = requestFor(positionOf(pos));
    const counts = perft.map((_, i) => analyze(service, { ...request, perft: i + 1 }).report.perft?.leaves);
    expect(counts).toEqual(perft);
  });
});

test('the oracle lists the same moves', () => {
  for (const { pos, legal } of cases) expect(legalMoves(boardOf(positionOf(pos)))).toEqual(legal);
});
