import fc from 'fast-check';
import { TEXTS, traps, values } from './corpus.js';

const HANDS = [
  '33789m35689p2334s',
  '123456789m1134p',
  '123m456p1145s[555z]',
  '1z[555z](9999s)[213m]',
  '🀇🀈🀉🀙🀐🀀🀄︎',
];

/** A piece of a hand, most likely a good one. */
const piece = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(/^[0-9]{1,4}[mpszf]$/) },
  { weight: 2, arbitrary: fc.constantFrom('[123m]', '[555z]', '(9999s)', '🀙', '🀀', ' ', ',', '5pr') },
  { weight: 2, arbitrary: fc.constantFrom('[', ']', '(', ')', '0', 'm', 'Z', 'r', '\ufe0f', '\ud83c') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
);

/** A good hand with a slip in it: something put in, or something gone. */
const slip = fc
  .tuple(fc.constantFrom(...HANDS), fc.nat(), fc.nat(4), fc.oneof(fc.constantFrom(...TEXTS), piece))
  .map(([hand, where, gone, put]) => {
    const at = where % (hand.length + 1);
    return hand.slice(0, at) + put + hand.slice(at + gone);
  });

/** Texts from nearly right to absurd. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.array(piece, { maxLength: 18 }).map((pieces) => pieces.join('')) },
  { weight: 4, arbitrary: slip },
  { weight: 1, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
);

/** Any value at all. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 2, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom(...values()) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.integer({ min: -3, max: 140 }) },
  {
    weight: 1,
    arbitrary: fc.anything({
      ...{ withBigInt: true, withBoxedValues: true, withDate: true, withMap: true, withSet: true },
      ...{ withTypedArray: true, withNullPrototype: true, withSparseArray: true, maxDepth: 2 },
    }),
  },
);

const field = <T>(good: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: good }, { weight: 1, arbitrary: hostileValue });

const flag = field(fc.boolean());
const wind = field(fc.constantFrom(1, 2, 3, 4));
const tiles = field(fc.oneof(fc.constantFrom('', '4p', '19m', '77z', '🀇'), hostileText));

/** Requests with some fields right, some wrong, some that do not exist; all traps but the last, which fast-check falls into itself. */
export const hostileRequest: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record(
      {
        hand: field(fc.constantFrom(...HANDS)),
        rules: field(fc.constantFrom('riichi', 'western', 'mcr', undefined)),
        ruleOptions: field(
          fc.constantFrom(undefined, {}, { openTanyao: false }, { openTanyao: 5n }, { renhou: [[]] }),
        ),
        winTile: tiles,
        seen: tiles,
        discards: tiles,
        dora: tiles,
        uraDora: tiles,
        draws: field(fc.integer({ min: 0, max: 70 })),
        unseen: field(fc.integer({ min: 0, max: 123 })),
        ...{ roundWind: wind, seatWind: wind, selfDraw: flag, riichi: flag, doubleRiichi: flag },
        ...{ ippatsu: flag, lastTile: flag, afterKong: flag, robbingKong: flag, firstTurn: flag },
        ...{ lastOfKind: flag, passedWin: flag, originalCall: flag, twofoldFortune: flag, dealtHand: flag },
        ...{
          openRiichi: flag,
          northDora: field(fc.integer({ min: -1, max: 5 })),
          paarenchan: field(fc.nat(5)),
        },
        model: field(fc.constantFrom('full', 'advance')),
      },
      { requiredKeys: [] },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('hand', ...TEXTS)), hostileValue),
  },
  { weight: 1, arbitrary: hostileValue },
  { weight: 1, arbitrary: fc.constantFrom(...traps().slice(0, -1)) },
);
