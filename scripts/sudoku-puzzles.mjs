/** Writes the puzzles that `<sudoku-analyzer>` offers, made by the generator: the same on every machine. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSource } from './load-source.mjs';
import { root } from './root.mjs';

const LEVELS = ['easy', 'medium', 'hard', 'expert', 'extreme'];
const A_LEVEL = 3;
const TIME_MS = 120_000;

/** What is asked of the generator, in the order of the chooser. Digits in 16x16 that nobody can prove needless stay. */
const WANTED = [
  ...LEVELS.flatMap((level, row) =>
    Array.from({ length: A_LEVEL }, (_, i) => ({
      generate: { level, symmetry: 'rotational', seed: 100 * (row + 1) + i },
    })),
  ),
  ...[4, 6, 8, 10, 12, 16].map((size) => ({ generate: { size, symmetry: 'rotational', seed: size } })),
  ...['x', 'windoku', 'disjoint', 'antiknight', 'antiking', 'jigsaw', 'killer'].map((variant, i) => ({
    variant,
    generate: { seed: i + 1 },
  })),
];

const writeCages = (cages) => cages.map(({ sum, cells }) => `${sum}:${cells.join(',')}`).join(';');

await withSource('/src/sudoku/index.ts', async ({ SudokuAnalyzer }) => {
  const sudoku = new SudokuAnalyzer();
  const puzzles = [];
  for (const request of WANTED) {
    const { givens, regions, cages } = await sudoku.analyze({ ...request, timeMs: TIME_MS, rate: false });
    puzzles.push({
      grid: givens,
      ...(request.generate.level && { level: request.generate.level }),
      ...(request.variant && { variant: request.variant }),
      ...(regions && { regions }),
      ...(cages && { cages: writeCages(cages) }),
    });
  }
  await sudoku.dispose();
  const lines = puzzles.map((puzzle) => `  ${JSON.stringify(puzzle)}`);
  writeFileSync(join(root, 'src/elements/sudoku-analyzer/puzzles.json'), `[\n${lines.join(',\n')}\n]\n`);
});
