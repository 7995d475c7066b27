import { describe, expect, test } from 'vitest';
import { explainHint } from '../../src/quoridor/explain.js';
import { QuoridorAnalyzer, type QuoridorReport, type QuoridorRequest } from '../../src/quoridor/index.js';
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

const MIDDLE = 'e2 e8 e3 e7 e4 e6 d6h e3h c4v f6h';
const NINE = { columns: 9, rows: 9, walls: 10 };

const untimed = (report: QuoridorReport) => ({ ...report, timeMs: 0 });

describe.each(QUORIDOR_BUILDS)('%s', async (build) => {
  const service = await loadQuoridor(build);
  const search = (request: QuoridorRequest) => analyze(service, request).report;

  test('with nodes and seed given the report is the same every time, whatever was searched before', () => {
    const request = { position: MIDDLE, nodes: 4000, seed: 7 };
    const first = untimed(search(request));
    search({ position: 'e2 e8 e3', nodes: 3000 });
    expect(untimed(search(request))).toEqual(first);
    expect(first.nodes).toBe(4000);
  });

  test('hints are distinct legal moves, the best first, each at the head of its line', () => {
    const { hints, legalMoves, winProbability } = search({ position: MIDDLE, nodes: 6000, lines: 5 });
    expect(hints).toHaveLength(5);
    expect(new Set(hints.map(({ move }) => move)).size).toBe(5);
    for (const { move, line } of hints) {
      expect(legalMoves).toContain(move);
      expect(line[0]).toBe(move);
    }
    const chances = hints.map((hint) => hint.winProbability);
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    expect(winProbability).toBe(chances[0]);
  });

  test('lines are games: each move is legal where it is played', () => {
    const { hints } = search({ position: MIDDLE, nodes: 6000 });
    for (const { line } of hints)
      expect(search({ position: `${MIDDLE} ${line.join(' ')}`, timeMs: 0 }).legalMoves).not.toEqual([]);
  });

  test('the first limit that is met ends the search', () => {
    expect(search({ position: '', depth: 2 }).depth).toBe(2);
    expect(search({ position: '', depth: 99, nodes: 1500 }).nodes).toBe(1500);
    expect(search({ position: '', nodes: 1 }).hints.length).toBeGreaterThanOrEqual(0);
  });

  test('a mirrored position is worth the same', () => {
    const mirror = (text: string) =>
      text.replaceAll(/([a-i])(\d)([hv]?)/g, (_, file: string, row: string, wall: string) => {
        const column = file.charCodeAt(0) - 97;
        return String.fromCharCode(97 + (wall ? 7 : 8) - column) + row + wall;
      });
    const [one, other] = [MIDDLE, mirror(MIDDLE)].map((position) => search({ position, depth: 2, lines: 1 }));
    expect(other?.winProbability).toBeCloseTo(one?.winProbability ?? 0, 10);
  });

  test('a step that arrives is found and solved', () => {
    const [hint] = search({ position: ' /  / e8 a5 / 10 10 / 1', nodes: 500 }).hints;
    expect(hint).toMatchObject({ winProbability: 1, solved: { result: 'win', plies: 1 } });
    expect(hint?.explanation).toBe('Arrives and wins');
  });
});

test('the search does not depend on how it is sliced', async () => {
  const kernel = await loadQuoridorKernel();
  const found = [1, 37, 5000].map((slice) => {
    kernel.setUp(NINE);
    kernel.beginSearch(3, 0, 1);
    for (let nodes = slice; nodes < 20_000; nodes += slice) kernel.stepSearch(nodes);
    kernel.stepSearch(20_000);
    const lines = kernel.found;
    kernel.endSearch();
    return lines;
  });
  expect(found[1]).toEqual(found[0]);
  expect(found[2]).toEqual(found[0]);
});

test('coming back to a position is a draw, so who is losing goes for it', async () => {
  const kernel = await loadQuoridorKernel();
  kernel.setUp({ ...NINE, walls: 0 });
  const shuffle = [1, 79, 2, 78, 1, 79, 2, 78];
  for (const square of shuffle) kernel.play(square);
  kernel.beginSearch(3, 1, 0);
  while (!kernel.stepSearch(1000));
  const back = kernel.found.lines.find(({ moves }) => moves[0] === 1);
  kernel.endSearch();
  expect(back?.score ?? 0).toBe(0);
});

describe.each(['quoridor/tactical.jsonl'])('%s: wins and draws to keep', async (name) => {
  interface Row {
    pos: CasePosition;
    result: 'win' | 'loss' | 'draw';
    outcome: Record<string, number>;
  }
  const rows = readCases<Row>(name).filter(({ result }) => result !== 'loss');
  const service = await loadQuoridor();
  test(`${rows.length} of them: the first hint keeps it in 98 of 100, the solver cut short`, () => {
    const kept = rows.filter(({ pos, result, outcome }) => {
      const request = { ...requestFor(positionOf(pos)), nodes: 20_000, lines: 1 };
      const value = outcome[analyze(service, request).report.hints[0]?.move ?? ''] ?? -1;
      return result === 'win' ? value > 0 : value >= 0;
    });
    process.stdout.write(`kept: ${kept.length} of ${rows.length}\n`);
    expect(kept.length / rows.length).toBeGreaterThanOrEqual(0.98);
  }, 300_000);
});

test('words for what is solved', () => {
  const report = reportOfStart();
  expect(explainHint({ move: 'e2', solved: { result: 'win', plies: 11 } }, report)).toMatch(
    /^Solved: wins in 11 plies\./,
  );
  expect(explainHint({ move: 'e2', solved: { result: 'draw', plies: 0 } }, report)).toMatch(
    /^Solved: a draw\./,
  );
});

const start = await loadQuoridor();
const reportOfStart = () => analyze(start, { position: '' }).report;

test('through a worker: partial hints come, and an abort is heard while the kernel searches', async () => {
  const analyzer = new QuoridorAnalyzer();
  try {
    const controller = new AbortController();
    const partials: QuoridorReport[] = [];
    const searching = analyzer.analyze(
      { position: MIDDLE, timeMs: 60_000 },
      {
        signal: controller.signal,
        onProgress: (partial) => {
          partials.push(partial);
          controller.abort(new Error('enough'));
        },
      },
    );
    await expect(searching).rejects.toThrow('enough');
    expect(partials[0]).toMatchObject({ complete: false });
    expect((await analyzer.analyze({ position: MIDDLE, nodes: 2000 })).hints).toHaveLength(3);
  } finally {
    await analyzer.dispose();
  }
});
