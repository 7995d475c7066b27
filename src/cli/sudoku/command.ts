import {
  type GenerateRequest,
  SudokuAnalyzer,
  type SudokuReport,
  type SudokuRequest,
} from '../../sudoku/index.js';
import type { Game } from '../game.js';
import { generate } from './generate.js';
import { sudokuOptions } from './options.js';
import { formatSudoku } from './table.js';

type SudokuGame = Game<SudokuRequest | GenerateRequest, SudokuReport>;

const example = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

const analysis: SudokuGame = {
  name: 'sudoku',
  summary: 'Solve a grid, count its solutions, prove it minimal, name what clashes.',
  input: {
    field: 'grid',
    label: 'grid',
    help: '81 characters row by row, . or 0 for an empty cell, or any common form; 4x4 to 25x25 by length',
    example,
  },
  options: sudokuOptions,
  examples: [
    [`hintwright sudoku '${example}'`, 'the solution, whether it is the only one, which givens could go'],
    [`hintwright sudoku '${example}' --analyze-guesses --json`, 'what follows from each candidate, as JSON'],
    ["hintwright sudoku '.31.4......2....'", 'a 4x4 grid'],
    [
      "hintwright sudoku '.......1.....2...3.........4....3.......5...6....1.........78......6........32...' --variant x+windoku",
      'rules joined',
    ],
    ['hintwright sudoku --batch --workers 2 < requests.jsonl > reports.jsonl', 'one {"grid":"…"} a line'],
    ['hintwright sudoku generate --seed 7', 'a grid made to order'],
  ],
  createAnalyzer: () => new SudokuAnalyzer(),
  format: formatSudoku,
  progress: ({ progress }) => progress,
};

export const sudoku: SudokuGame = { ...analysis, commands: [generate(analysis)] };
