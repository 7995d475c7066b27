import fc from 'fast-check';
import { FORMATS, makeText, parseGrid, type Sheet } from '../../src/sudoku/notation.js';
import { hostileValue } from './arbitraries.js';
import { TEXTS, traps } from './corpus.js';

const GRID = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const sheet = (parseGrid(GRID) as { value: Sheet }).value;

/** The same grid in every form that is written, and others. */
export const GRIDS: readonly string[] = [
  ...FORMATS.map((format) => makeText(sheet, format)),
  `8+1${GRID.slice(2)}:212 413`,
  `:0602:3:${GRID}:224::`,
  '.31.4......2....',
  'A'.repeat(16).padEnd(256, '.'),
  '[1,2,3,4,0,0,0,0,0,0,0,0,0,0,0,0]',
  makeText(sheet, 'boxed').replaceAll('.', ' '),
];

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[0-9.]{1,12}$/) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '|',
      '---+---',
      '[',
      ']',
      ',',
      ';',
      ':',
      '+',
      '\n',
      '\t',
      '#',
      '=',
      '<',
      '>',
      'X',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '[[',
      ']]',
      'null',
      '"1"',
      '[Puzzle]',
      '[State]',
      '<game data="',
      '?bd=',
      'https://',
      ':200',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
);

/** A good grid with a slip in it. */
const slip = fc
  .tuple(fc.constantFrom(...GRIDS), fc.nat(), fc.nat(9), fc.oneof(fc.constantFrom(...TEXTS), piece))
  .map(([grid, where, gone, put]) => {
    const at = where % (grid.length + 1);
    return grid.slice(0, at) + put + grid.slice(at + gone);
  });

/** Texts from nearly right to absurd. */
export const hostileGrid: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: slip },
  { weight: 3, arbitrary: fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')) },
  { weight: 1, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 90 }) },
);

const field = <T>(good: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: good }, { weight: 1, arbitrary: hostileValue });

const cages = fc.array(
  fc.record({
    sum: fc.integer({ min: -1, max: 50 }),
    cells: fc.array(fc.integer({ min: -1, max: 82 }), { maxLength: 10 }),
  }),
  { maxLength: 4 },
);
const rules = {
  variant: field(fc.constantFrom('x', 'jigsaw', 'killer', 'x+windoku', 'latin', '9x9', '')),
  boxes: field(fc.constantFrom('3x3', '2x3', '9x1', '0x0')),
  regions: field(fc.constantFrom('', 'A'.repeat(81), 'AABBAABBCCDDCCDD')),
  cages: field(cages),
};

const gridRequest = fc.record(
  {
    ...{ grid: field(hostileGrid), entries: field(hostileGrid), candidates: field(hostileGrid) },
    ...rules,
    limit: field(fc.integer({ min: 1, max: 50 })),
    timeMs: field(fc.integer({ min: 0, max: 100 })),
    hints: field(fc.integer({ min: -1, max: 3 })),
    find: field(fc.constantFrom('cage sum', 'innies-and-outies', 'Naked Pair', 'X-Chain', 'sue de coq')),
    ...{ rate: field(fc.boolean()), analyzeGuesses: field(fc.boolean()) },
  },
  { requiredKeys: ['grid'] },
);

const options = fc.record(
  { seed: field(fc.nat()), size: field(fc.nat(30)), clues: field(fc.nat(90)) },
  { requiredKeys: [] },
);

/** Requests from good to nearly so: a field or two may be absurd. */
export const slippedSudoku: fc.Arbitrary<object> = fc.oneof(
  { weight: 5, arbitrary: gridRequest },
  { weight: 1, arbitrary: fc.record({ generate: field(options), ...rules }, { requiredKeys: ['generate'] }) },
);

/** Requests from good to absurd. */
export const hostileSudoku: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 12, arbitrary: slippedSudoku },
  { weight: 1, arbitrary: hostileValue },
  { weight: 1, arbitrary: fc.constantFrom(...traps().slice(0, -1)) },
);
