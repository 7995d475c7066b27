import { type SudokuRequest, SYMMETRIES, VARIANTS } from '../../sudoku/index.js';
import type { OptionSpec } from '../options.js';

const text = (group: string, label: string, help: string, example: string): OptionSpec => ({
  kind: 'text',
  label,
  group,
  help,
  example,
});

/** What is out of range the analysis says, with the code that a program gets. */
const integer = (group: string, help: string, example: string): OptionSpec => ({
  kind: 'integer',
  group,
  help,
  example,
});

/** The rules of a grid, given or to be made. */
const rulesOptions = {
  variant: text('Rules', 'names', `rules, joined by +: ${VARIANTS.join(', ')}`, 'x+windoku'),
  boxes: text('Rules', 'RxC', 'shape of a box, rows by columns, default by the size of the grid', '2x3'),
  regions: text('Rules', 'letters', 'jigsaw: a letter a cell, row by row', 'AABBAABBCCDDCCDD'),
  cages: {
    kind: 'list',
    group: 'Rules',
    help: 'killer: sums and cells, numbered from 0 row by row',
    example: '\'[{"sum":3,"cells":[0,1]}]\'',
  },
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** Every field of a request but the grid; the parser, `--help` and the types all follow from this table. */
export const sudokuOptions: Readonly<Record<Exclude<keyof SudokuRequest, 'grid'>, OptionSpec>> = {
  ...rulesOptions,
  entries: text(
    'Grid',
    'cells',
    'digits placed by the player, . elsewhere; the grid then holds the givens',
    '.12.…',
  ),
  candidates: text('Grid', 'groups', 'pencil marks: a group of digits a cell, - for none', '"123 5 - 79 …"'),
  limit: integer('Analysis', 'solutions counted up to, default 1000', '100000'),
  timeMs: integer('Analysis', 'milliseconds the answer may take, default 10000', '500'),
  analyzeGuesses: {
    kind: 'flag',
    group: 'Analysis',
    help: 'what follows by singles from each candidate, and the backdoors',
  },
  rate: {
    kind: 'choice',
    label: 'yes|no',
    group: 'Analysis',
    help: 'rate the grid; ratings come with a later version',
    example: 'no',
    choices: { yes: true, no: false, true: true, false: false },
  },
  hints: integer('Analysis', 'hints wanted: default 1, 0 none, -1 the whole path', '-1'),
  find: text('Analysis', 'technique', 'every instance of this technique instead of the next hint', 'x-wing'),
};

/** What `generate` takes. */
export const generateOptions = {
  ...rulesOptions,
  seed: integer('Grid', 'the same seed makes the same grid, default 1', '7'),
  symmetry: text('Grid', 'name', `cells given together: ${SYMMETRIES.join(', ')}`, 'rotational'),
  clues: integer('Grid', 'givens wanted, exactly; the grid then need not be minimal', '30'),
  size: integer('Grid', 'side of the grid, 4 to 25, default 9', '6'),
  timeMs: integer('Grid', 'milliseconds it may take, default 10000', '60000'),
  level: text('Grid', 'name', 'grids cannot be made by level yet: refused', 'hard'),
} as const satisfies Readonly<Record<string, OptionSpec>>;
