import { describe, expect, test } from 'vitest';
import { readCases } from '../support/cases.js';
import { analyze, loadQuoridor, loadQuoridorKernel } from '../support/quoridor.js';
import { boardOf } from './oracle/board.js';
import { perft } from './oracle/moves.js';

interface Case {
  id: string;
  n: number;
  walls: number;
  perft: number[];
}

const service = await loadQuoridor();
const debug = await loadQuoridor('quoridor.debug');

const rows = readCases<Case>('quoridor/perft_start.jsonl').flatMap(({ id, n, walls, perft: counts }) =>
  counts.map((leaves, i) => ({ id, n, walls, plies: i + 1, leaves })),
);

/** What the build with assertions counts within a moment. */
const MOST_DEBUGGED = 1e7;

describe('from the start', () => {
  test.each(rows)('$id, $n × $n, $walls walls each, $plies plies: $leaves', ({ n, walls, plies, leaves }) => {
    const request = { position: '', columns: n, rows: n, walls, perft: plies };
    const { report, partials } = analyze(service, request);
    expect(report.perft).toEqual({ plies, leaves, share: 1 });
    const shares = partials.map(({ perft: partial }) => partial?.share ?? -1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    if (leaves < MOST_DEBUGGED) expect(analyze(debug, request).report.perft?.leaves).toBe(leaves);
  });
});

test('no plies are one position', () => {
  expect(analyze(service, { position: 'e2', perft: 0 }).report.perft).toEqual({
    plies: 0,
    leaves: 1,
    share: 1,
  });
});

test('games that are over count nothing further on', () => {
  const request = { position: ' /  / a9 e5 / 10 10 / 2', perft: 1 };
  expect(analyze(service, request).report.perft?.leaves).toBe(0);
  expect(analyze(service, { ...request, perft: 3 }).report.perft?.leaves).toBe(0);
});

test.each([
  [2, 2, 2],
  [2, 3, 1],
  [3, 2, 3],
  [4, 3, 2],
  [3, 5, 2],
])('%i × %i, %i walls each, as the oracle counts', (columns, rows, walls) => {
  const size = { columns, rows };
  const { report } = analyze(service, { position: '', ...size, walls });
  const board = boardOf({ ...size, pawns: report.pawns, left: [walls, walls], turn: 0, walls: [] });
  for (const plies of [1, 2, 3])
    expect(analyze(service, { position: '', ...size, walls, perft: plies }).report.perft?.leaves).toBe(
      perft(board, plies),
    );
});

test('a count given up leaves nothing behind', async () => {
  const kernel = await loadQuoridorKernel();
  const start = { columns: 9, rows: 9, walls: 10 };
  kernel.setUp(start);
  kernel.beginPerft(4);
  expect(kernel.stepPerft(1000)).toBe(false);
  kernel.setUp(start);
  kernel.beginPerft(2);
  while (!kernel.stepPerft(7));
  expect(kernel.perft.leaves).toBe(16677);
});
