import fc from 'fast-check';
import { MOVE_NAMES } from '../../src/quoridor/moves.js';
import { NOTATIONS } from '../../src/quoridor/types.js';
import { hostileValue } from './arbitraries.js';
import { TEXTS } from './corpus.js';

const POSITIONS = [
  '',
  ' /  / e1 e9 / 10 10 / 1',
  'e2 e8 e3 e7 e4 e6 d6h f3h',
  'd4f7 / a2a8 / e4 e6 / 7 8 / 2',
  'e2 d8v e3 e8h',
  'E8 E2 D4 horizontal F7 h',
  '// e8 e9 / 0 0 / 1',
];

const junk = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 3 }));

/** A move, most likely one that some board has. */
const move = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...MOVE_NAMES) },
  { weight: 1, arbitrary: fc.constantFrom('e0', 'j1', 'i9h', 'e10', '1.', '2.e2', 'h', 'vertical', 'E3H') },
  { weight: 1, arbitrary: junk },
);

const moves = fc.array(move, { maxLength: 12 }).map((list) => list.join(' '));

/** Steps straight ahead and walls at the side: games that get somewhere before they go wrong. */
const game = fc
  .tuple(
    fc.constantFrom('e2 e8 e3 e7 e4 e6', 'a1h a8h c1h c8h', 'e2 e8 d4h f4h e3 e7', 'd1v d8v e2 e8 e3'),
    moves,
  )
  .map((parts) => parts.join(' '));

const squares = (most: number) =>
  fc.array(fc.constantFrom(...MOVE_NAMES.slice(0, 81)), { maxLength: most }).map((list) => list.join(''));
const part = fc.oneof({ weight: 9, arbitrary: squares(8) }, { weight: 1, arbitrary: junk });
const board = fc
  .tuple(
    part,
    part,
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom('e4 e6', 'a1 a2', 'i9 i1', 'e1e9') },
      { weight: 1, arbitrary: part },
    ),
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom('10 10', '0 0', '1 5') },
      { weight: 1, arbitrary: junk },
    ),
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom('1', '2') }, { weight: 1, arbitrary: junk }),
  )
  .map((parts) => parts.join('/'));

/** A good position with a slip in it: something put in, or something gone. */
const slip = fc
  .tuple(fc.constantFrom(...POSITIONS), fc.nat(), fc.nat(4), fc.oneof(move, junk))
  .map(([text, where, gone, put]) => {
    const at = where % (text.length + 1);
    return text.slice(0, at) + put + text.slice(at + gone);
  });

/** Texts from nearly right to absurd. */
export const hostilePosition: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: moves },
  { weight: 3, arbitrary: game },
  { weight: 4, arbitrary: board },
  { weight: 3, arbitrary: slip },
  { weight: 1, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
);

const field = <T>(good: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: good }, { weight: 1, arbitrary: hostileValue });

/** Requests with most fields right. */
export const hostileQuoridor: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record(
      {
        position: field(hostilePosition),
        columns: field(fc.integer({ min: 2, max: 9 })),
        rows: field(fc.integer({ min: 2, max: 9 })),
        walls: field(fc.integer({ min: 0, max: 64 })),
        notation: field(fc.constantFrom(...NOTATIONS)),
        ...{
          timeMs: field(fc.nat(5)),
          depth: field(fc.integer({ min: 1, max: 2 })),
          nodes: field(fc.nat(9)),
        },
        ...{ lines: field(fc.nat(3)), seed: field(fc.nat()), perft: field(fc.nat(2)) },
      },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: fc.dictionary(fc.oneof(fc.string(), fc.constantFrom(...TEXTS)), hostileValue) },
  { weight: 1, arbitrary: hostileValue },
);
