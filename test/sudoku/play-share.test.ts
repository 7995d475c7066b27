import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '../../src/errors.js';
import { unwrap } from '../../src/result.js';
import { Game } from '../../src/sudoku/charts/game.js';
import { allDigits } from '../../src/sudoku/formats/alphabet.js';
import { parseLayout, rulesOf } from '../../src/sudoku/play/rules.js';
import { makeShare, parseShare } from '../../src/sudoku/play/share.js';
import { makeSheet } from '../../src/sudoku/play/sheet.js';
import type { Sheet } from '../../src/sudoku/play/types.js';
import type { Cage, RulesRequest } from '../../src/sudoku/types.js';
import { hostileText } from '../hostile/arbitraries.js';
import { expectGoodError } from '../hostile/check.js';
import { TEXTS } from '../hostile/corpus.js';
import { PATIENCE, runs } from '../hostile/runs.js';
import { hasCases, readCases } from '../support/cases.js';
import { digitsIn } from '../support/sudoku-game.js';

/** A region a row: any signs may name them. */
const NAMES = ['甲', 'é', '&', '#', '=', '%', '+', ';', '😀'];

const boards: { why: string; size: number; rules: RulesRequest }[] = [
  { why: 'the smallest', size: 4, rules: {} },
  { why: 'boxes of its own', size: 6, rules: { boxes: '3x2' } },
  { why: 'several rules', size: 9, rules: { variant: 'x+windoku+antiknight' } },
  {
    why: 'cages',
    size: 9,
    rules: {
      cages: [
        { sum: 3, cells: [0, 1] },
        { sum: 17, cells: [80, 79] },
      ],
    },
  },
  { why: 'no boxes, odd', size: 5, rules: { variant: 'latin' } },
  {
    why: 'signs that a link must escape',
    size: 9,
    rules: { variant: 'jigsaw', regions: NAMES.map((name) => name.repeat(9)).join('') },
  },
  { why: 'letters for digits', size: 16, rules: {} },
  { why: 'the largest', size: 25, rules: { variant: 'x' } },
];

function sheets(size: number): fc.Arbitrary<Sheet> {
  const cells = size * size;
  const digits = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: size })), {
    minLength: cells,
    maxLength: cells,
  });
  const set = fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    fc.integer({ min: 0, max: allDigits(size) }),
  );
  const marks = fc.array(fc.record({ corner: set, centre: set }), { minLength: cells, maxLength: cells });
  return fc
    .tuple(digits, fc.option(digits, { nil: undefined }), fc.option(marks, { nil: undefined }))
    .map(([givens, entries, written]) => makeSheet(givens, size, { entries, marks: written }));
}

describe('what is shared comes back', () => {
  test.each(boards)('$size x $size: $why', ({ size, rules }) => {
    fc.assert(
      fc.property(sheets(size), (sheet) => {
        const text = makeShare(sheet, rules);
        expect(text).toMatch(/^[\w.,:;=&%~!*'()-]+$/);
        for (const link of [text, `#${text}`, `https://example.org/play?x=1#${text}&theme=dark`]) {
          const shared = unwrap(parseShare(link));
          expect({ sheet: shared.sheet, rules: shared.rules }).toEqual({ sheet, rules });
        }
      }),
      { numRuns: size > 9 ? 10 : 50 },
    );
  });

  test('the largest with every mark is not too long', () => {
    const marks = Array(625).fill({ corner: allDigits(25), centre: allDigits(25) });
    const sheet = makeSheet(Array(625).fill(0), 25, { entries: Array(625).fill(25), marks });
    expect(unwrap(parseShare(makeShare(sheet))).sheet).toEqual(sheet);
  });

  test('a link that was escaped on its way is read, too', () => {
    const sheet = makeSheet(digitsIn('1...............'), 4, { entries: digitsIn('.2..............') });
    const escaped = makeShare(sheet, { cages: [{ sum: 3, cells: [4, 5] }] }).replace(
      /[.,:;]/g,
      (c) => `%${c.charCodeAt(0).toString(16)}`,
    );
    expect(unwrap(parseShare(escaped)).rules.cages).toEqual([{ sum: 3, cells: [4, 5] }]);
  });

  test('nothing is written that goes without saying', () => {
    expect(makeShare(makeSheet(digitsIn('1...............'), 4))).toBe('g=1...............');
  });
});

interface Row {
  variant: string;
  n: number;
  regions?: string;
  cages?: Cage[];
}

test.runIf(hasCases('sudoku/variants.jsonl'))('rules as a layout has them make the same layout again', () => {
  for (const { variant, n, regions, cages } of readCases<Row>('sudoku/variants.jsonl')) {
    const layout = unwrap(parseLayout({ variant, ...(regions && { regions }), ...(cages && { cages }) }, n));
    expect(unwrap(parseLayout(rulesOf(layout), n))).toEqual(layout);
  }
  expect(rulesOf(unwrap(parseLayout({}, 9)))).toEqual({});
  expect(rulesOf(unwrap(parseLayout({ boxes: '3x2' }, 6)))).toEqual({ boxes: '3x2' });
});

const GRID = '1...............';
const GOOD = `g=${GRID}`;

describe('what is no game is refused with a code and a place', () => {
  test.each<[string, ErrorCode, number | undefined]>([
    ['', 'ERR_EMPTY_INPUT', undefined],
    [' \n', 'ERR_EMPTY_INPUT', undefined],
    ['hello', 'ERR_PARSE_ERROR', 0],
    [`g=${'.'.repeat(70_000)}`, 'ERR_TOO_LONG', 65_536],
    [`${GOOD}&${GOOD}`, 'ERR_PARSE_ERROR', 21],
    ['#g=%', 'ERR_PARSE_ERROR', 3],
    ['g=%ff', 'ERR_PARSE_ERROR', 2],
    ['g=12', 'ERR_BAD_LENGTH', 2],
    ['#g=1..5............', 'ERR_BAD_CHARACTER', 6],
    [`${GOOD}&e=2...............`, 'ERR_BAD_ENTRY', 21],
    [`${GOOD}&e=.x.q............`, 'ERR_BAD_CHARACTER', 24],
    [`${GOOD}&e=...`, 'ERR_BAD_LENGTH', 21],
    [`${GOOD}&m=--`, 'ERR_BAD_LENGTH', 21],
    [`${GOOD}&n=12-5------------`, 'ERR_BAD_CANDIDATE', 24],
    [`${GOOD}&n=1.-------------`, 'ERR_BAD_CANDIDATE', 22],
    [`${GOOD}&v=x+y`, 'ERR_BAD_VARIANT', 23],
    [`${GOOD}&b=4x4`, 'ERR_BAD_BOXES', 21],
    [`${GOOD}&r=AAAA`, 'ERR_BAD_REGIONS', 25],
    [`${GOOD}&v=jigsaw`, 'ERR_BAD_REGIONS', 0],
    [`${GOOD}&c=3:0,1;x`, 'ERR_BAD_CAGE', 27],
    [`${GOOD}&c=3:0,16`, 'ERR_BAD_CAGE', 25],
    [`${GOOD}&c=3:0,016`, 'ERR_BAD_CAGE', 21],
    ['g=.........................', 'ERR_BAD_BOXES', 0],
  ])('%j', (text, code, at) => {
    const result = parseShare(text);
    expect(result).toMatchObject({ ok: false, error: { code, ...(at !== undefined && { at }) } });
    if (!result.ok) expectGoodError(result.error);
  });

  test.each([undefined, null, 5, {}, [], Symbol('g')])('no text at all: %j', (value) => {
    expect(parseShare(value as unknown as string)).toMatchObject({ error: { code: 'ERR_EMPTY_INPUT' } });
  });
});

test(
  'any text is read or refused, and what is read can be shared',
  () => {
    const field = fc.tuple(
      fc.constantFrom('g', 'e', 'm', 'n', 'v', 'b', 'r', 'c', 'p', 't'),
      fc.oneof(
        hostileText,
        fc.constantFrom(
          GRID,
          '-'.repeat(15),
          'x',
          'killer',
          '2x2',
          'AABBAABBCCDDCCDD',
          '3:0,1',
          'playing',
          '12',
          '%41',
        ),
      ),
    );
    const text = fc
      .array(field, { maxLength: 6 })
      .map((fields) => [`g=${GRID}`, ...fields.map(([name, value]) => `${name}=${value}`)].join('&'));
    const check = (input: string) => {
      for (const result of [parseShare(input), Game.read(input)]) {
        if (!result.ok) expectGoodError(result.error);
        else
          expect(unwrap(parseShare(makeShare(result.value.sheet, result.value.rules))).sheet).toEqual(
            result.value.sheet,
          );
      }
    };
    for (const one of TEXTS)
      for (const put of [one, `g=${one}`, `${GOOD}&r=${one}`, `${GOOD}&v=${one}`]) check(put);
    fc.assert(fc.property(fc.oneof(hostileText, text), check), runs(3000));
  },
  PATIENCE,
);
