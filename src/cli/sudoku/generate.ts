import type { GenerateRequest, SudokuReport, SudokuRequest } from '../../sudoku/index.js';
import type { Game, Subcommand } from '../game.js';
import type { OptionValue } from '../options.js';
import { answerOne } from '../run-game.js';
import { generateOptions } from './options.js';

type Sudoku = Omit<Game<SudokuRequest | GenerateRequest, SudokuReport>, 'commands'>;

/** `hintwright sudoku generate`: a grid in one line, and the regions and cages that belong to it. */
export const generate = (game: Sudoku): Subcommand => ({
  name: 'generate',
  summary: 'Make a grid with exactly one solution, minimal unless --clues is given.',
  arguments: [],
  options: generateOptions,
  examples: [
    ['hintwright sudoku generate --seed 7', 'a minimal grid; the same seed makes the same one'],
    [
      'hintwright sudoku generate --seed 7 --symmetry rotational --json',
      'with half-turn symmetry, as a report',
    ],
    ['hintwright sudoku generate --level hard --seed 7', 'as hard as one likes'],
    ['hintwright sudoku generate --clues 32', 'an exact number of givens'],
    ['hintwright sudoku generate --size 6 --boxes 2x3', 'a smaller grid'],
    ['hintwright sudoku generate --variant jigsaw', 'with regions of its own, in a second line'],
  ],
  run: (_, fields, options, terminal) =>
    answerOne({ ...game, format: formatGrid }, readRequest(fields), options, terminal),
});

function readRequest(fields: Readonly<Record<string, OptionValue>>): GenerateRequest {
  const { seed, symmetry, clues, size, level, ...rules } = fields;
  return { ...rules, generate: { seed, symmetry, clues, size, level } } as GenerateRequest;
}

function formatGrid({ grid, regions, cages }: SudokuReport): string {
  return [
    grid,
    ...(regions ? [`regions ${regions}`] : []),
    ...(cages ? [`cages ${JSON.stringify(cages)}`] : []),
  ].join('\n');
}
