/**
 * Hints on all but classic grids: no hint of any grid removes a digit of its only solution, from the givens and from positions at random
 * with entries and pencil marks. How far the paths lead is printed. `npm run proofs:hints` takes all grids, `npm test` every n-th.
 */
import { describe, expect, test } from 'vitest';
import { techniques } from '../../src/sudoku/hints/techniques.js';
import { parseDigit } from '../../src/sudoku/notation.js';
import type { Cage, GenerateRequest, Hint, SudokuReport, SudokuRequest } from '../../src/sudoku/types.js';
import { seeded } from '../proofs/support/random.js';
import { hasCases, readCases } from '../support/cases.js';
import { writeMarked } from '../support/marked-sudoku.js';
import { loadSudoku, runSudoku } from '../support/sudoku.js';

interface Row {
  variant: string;
  n: number;
  puzzle: string;
  solution: string;
  regions?: string;
  cages?: Cage[];
}

interface Grid {
  name: string;
  size: number;
  request: SudokuRequest;
  solution: string;
}

const service = await loadSudoku();
const analyze = (request: SudokuRequest): SudokuReport =>
  runSudoku(service, { rate: false, timeMs: 60_000, ...request }).report;

const GENERAL = techniques.filter(({ general }) => general).map(({ name }) => name as string);

/** Of a hint, what is not as in the solution. */
const wrongIn = ({ placements, eliminations }: Hint, digits: readonly number[]) => [
  ...placements.filter(({ cell, digit }) => digits[cell] !== digit),
  ...eliminations.filter(({ cell, digit }) => digits[cell] === digit),
];

interface Tally {
  grids: number;
  solved: number;
  steps: number;
  unsound: string[];
  unsaid: string[];
  used: Set<string>;
}

const nothing = (): Tally => ({ grids: 0, solved: 0, steps: 0, unsound: [], unsaid: [], used: new Set() });

function judge(hints: readonly Hint[], { name, size, request, solution }: Grid, tally: Tally): void {
  const digits = [...solution].map((char) => parseDigit(char, size)!);
  for (const hint of hints) {
    tally.steps++;
    tally.used.add(hint.technique);
    if (wrongIn(hint, digits).length > 0)
      tally.unsound.push(`${hint.technique}, ${name}: ${JSON.stringify(request)}`);
    for (const level of hint.levels)
      if (/undefined|null|NaN|[{}]| {2}| \.|: :/.test(level)) tally.unsaid.push(level);
  }
}

/** The whole path, and whether it is as complete as is said. */
function walk(grid: Grid, tally: Tally): void {
  const { hints, facts } = analyze({ ...grid.request, hints: -1 });
  const open = new Set([...grid.request.grid].flatMap((char, cell) => (char === '.' ? [cell] : [])));
  judge(hints, grid, tally);
  for (const { cell } of hints.flatMap(({ placements }) => placements)) open.delete(cell);
  tally.grids++;
  if (open.size === 0) tally.solved++;
  if ((facts?.stuck === true) !== open.size > 0) tally.unsaid.push(`stuck: ${JSON.stringify(grid.request)}`);
}

/** The path from somewhere on the way, and what each technique finds there. */
function wander(grid: Grid, seed: number, tally: Tally, finds: boolean): void {
  const marked = { ...grid.request, ...writeMarked(grid, seeded(seed)) };
  judge(analyze({ ...marked, hints: -1 }).hints, grid, tally);
  if (finds) for (const find of GENERAL) judge(analyze({ ...marked, find }).hints, grid, tally);
}

function report(name: string, tallies: ReadonlyMap<string, Tally>): void {
  const lines = [...tallies].map(
    ([kind, { grids, solved, steps, unsound }]) =>
      `  ${kind}: ${solved} of ${grids} solved by hints alone, ${steps} hints, ${unsound.length} unsound\n`,
  );
  process.stdout.write(`${name}\n${lines.join('')}`);
}

const VARIANTS = 'sudoku/variants.jsonl';
const ALL = process.env.HINTWRIGHT_SOUNDNESS === 'all';
const EVERY = ALL ? 1 : 18;
const FIND_EVERY = 4;

describe.runIf(hasCases(VARIANTS))('the variants of the collection', () => {
  test('no hint is unsound, on the path and by every technique', { timeout: 3_600_000 }, () => {
    const tallies = new Map<string, Tally>();
    const rows = readCases<Row>(VARIANTS).filter((_, i) => i % EVERY === 0);
    for (const [i, { variant, n, puzzle, solution, regions, cages }] of rows.entries()) {
      const tally = tallies.get(variant) ?? nothing();
      tallies.set(variant, tally);
      const request = { grid: puzzle, variant, ...(regions && { regions }), ...(cages && { cages }) };
      const grid = { name: variant, size: n, request, solution };
      walk(grid, tally);
      wander(grid, i, tally, i % FIND_EVERY === 0);
    }
    report('hints on the variants of the collection:', tallies);
    for (const { unsound, unsaid } of tallies.values()) {
      expect(unsound).toEqual([]);
      expect(unsaid).toEqual([]);
    }
  });
});

const KINDS: readonly GenerateRequest[] = [
  ...[4, 6, 8, 9, 10, 12].flatMap((size) => [
    { variant: 'x', generate: { size } },
    { variant: 'disjoint', generate: { size } },
    { variant: 'latin', generate: { size } },
  ]),
  ...[4, 6, 8, 10, 12].map((size) => ({ generate: { size } })),
  ...[4, 9].map((size) => ({ variant: 'windoku', generate: { size } })),
  ...[5, 6, 7, 8, 9].map((size) => ({ variant: 'jigsaw', generate: { size } })),
  ...[6, 8, 9].flatMap((size) => [
    { variant: 'antiknight', generate: { size } },
    { variant: 'antiking', generate: { size } },
    { variant: 'killer', generate: { size } },
  ]),
  ...['killer+x', 'killer+jigsaw', 'killer+windoku', 'x+antiking', 'windoku+disjoint', 'killer+latin'].map(
    (variant) => ({ variant, generate: { size: 9 } }),
  ),
  { generate: { size: 16 } },
  { variant: 'killer', generate: { size: 12 } },
];
const SEEDS = ALL ? [1, 2, 3] : [1];

test('generated grids of 4x4 to 16x16 under every rule: no hint is unsound', { timeout: 3_600_000 }, () => {
  const tallies = new Map<string, Tally>();
  for (const [i, kind] of KINDS.entries())
    for (const seed of SEEDS) {
      const generate = { ...kind.generate, seed };
      const made = runSudoku(service, { ...kind, generate, rate: false, timeMs: 120_000 }).report;
      const { size, variant, regions, cages, solution } = made;
      const name = `${size}x${size} ${variant}`;
      const tally = tallies.get(name) ?? nothing();
      tallies.set(name, tally);
      const request = {
        grid: made.grid,
        variant: kind.variant ?? '',
        ...(regions && { regions }),
        ...(cages && { cages }),
      };
      const grid = { name, size, request, solution: solution! };
      walk(grid, tally);
      wander(grid, seed, tally, ALL || i % FIND_EVERY === 0);
    }
  report('hints on generated grids:', tallies);
  const used = new Set([...tallies.values()].flatMap((tally) => [...tally.used]));
  for (const { unsound, unsaid } of tallies.values()) {
    expect(unsound).toEqual([]);
    expect(unsaid).toEqual([]);
  }
  expect([...used].sort()).toEqual([...GENERAL].sort());
});
