import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HintwrightError } from '../../src/errors.js';
import { MahjongAnalyzer } from '../../src/mahjong/analyzer.js';
import { readRequest } from '../../src/mahjong/request.js';
import type { MahjongRequest } from '../../src/mahjong/types.js';
import { hostileRequest } from './arbitraries.js';
import { expectGoodError } from './check.js';
import { traps, values } from './corpus.js';
import { PATIENCE, runs } from './runs.js';

const HAND = '33789m35689p2334s';

function read(request: unknown): void {
  try {
    const { available, draws, unseen, concealed } = readRequest(request as MahjongRequest);
    if (available.some((count) => count > 4)) throw new Error('more copies than there are');
    if (concealed.some((count) => count > 4)) throw new Error('more tiles than there are');
    if (!(draws <= unseen && draws >= 0 && unseen <= 136)) throw new Error('draws that cannot be');
  } catch (error) {
    if (!(error instanceof HintwrightError)) throw error;
    expectGoodError(error);
  }
}

test(
  'any value in any field, and any request, is understood or refused with a code',
  () => {
    fc.assert(fc.property(hostileRequest, read), runs(25_000));
  },
  PATIENCE,
);

const fields = [
  'hand',
  'rules',
  'ruleOptions',
  'winTile',
  'selfDraw',
  'roundWind',
  'dora',
  'uraDora',
  'seen',
  'draws',
];
test.each([...fields, 'unseen', 'model'])('the corpus as %s', (field) => {
  for (const value of values()) read({ hand: HAND, [field]: value });
});

test('the corpus as a request', () => {
  for (const request of [...values(), ...traps()]) read(request);
});

test('nothing reaches the prototypes', () => {
  read(JSON.parse('{"hand":"1m","__proto__":{"hostile":1},"constructor":{"prototype":{"hostile":1}}}'));
  read({ hand: HAND, ruleOptions: JSON.parse('{"__proto__":{"hostile":1}}') });
  expect(({} as { hostile?: unknown }).hostile).toBeUndefined();
});

describe('a name that does not exist is refused, most likely it is a slip', () => {
  const messageOf = (extra: object): string => {
    try {
      readRequest({ hand: HAND, ...extra } as MahjongRequest);
      return '';
    } catch (error) {
      expect((error as HintwrightError).code).toBe('ERR_OPTION');
      return (error as HintwrightError).message;
    }
  };

  test.each([
    ['drwas', 'draws', 'two letters swapped'],
    ['win_tile', 'winTile', 'as other languages write it'],
    ['ura-dora', 'uraDora', 'as the command line writes it'],
    ['Rules', 'rules', 'a capital'],
    ['seatwnd', 'seatWind', 'a letter lost'],
  ])('%s: did you mean %s? (%s)', (name, meant) => {
    expect(messageOf({ [name]: 1 })).toContain(`Did you mean ${meant}?`);
  });

  test('one that is like no other gets the list', () => {
    expect(messageOf({ banana: 1 })).toContain('There are: hand, rules,');
    expect(messageOf({ ['x'.repeat(1e6)]: 1 }).length).toBeLessThan(600);
  });

  test('so is a rule option: ignoring it would answer another question', () => {
    expect(messageOf({ ruleOptions: { openTanyo: false } })).toContain('Did you mean openTanyao?');
  });
});

test('minus zero is zero, so that it prints as it was meant', () => {
  expect(Object.is(readRequest({ hand: HAND, draws: -0 }).draws, 0)).toBe(true);
});

test.each([
  [
    'a flower cannot complete a hand',
    { hand: '123456789m1134p', winTile: '1f', rules: 'western' },
    'ERR_WIN_TILE',
  ],
  [
    'ura dora indicators are tiles of the same set',
    { hand: HAND, riichi: true, uraDora: '33m3m' },
    'ERR_TOO_MANY_SEEN',
  ],
  ['and are read like all tiles', { hand: HAND, riichi: true, uraDora: 'x' }, 'ERR_UNKNOWN_TILE'],
])('%s', (_, request, code) => {
  expect(() => readRequest(request as MahjongRequest)).toThrow(expect.objectContaining({ code }));
});

describe('through a real worker', () => {
  let analyzer: MahjongAnalyzer;
  beforeAll(() => {
    analyzer = new MahjongAnalyzer();
  });
  afterAll(() => analyzer.dispose());

  const outcome = (request: unknown) =>
    analyzer.analyze(request as MahjongRequest).then(
      () => 'answered',
      (error) => error,
    );

  test('every value and every trap is refused with a code, and the next request is answered', async () => {
    for (const value of [...values(), ...traps()]) {
      for (const request of [value, { hand: value }, { hand: HAND, ruleOptions: { a: value } }]) {
        const error = await outcome(request);
        expect(error).toBeInstanceOf(HintwrightError);
        expectGoodError(error);
      }
    }
    expect(await outcome({ hand: '123456789m1134p', model: 'advance' })).toBe('answered');
  });

  test('what cannot be sent is the request’s fault', async () => {
    for (const request of [() => 1, Symbol('x'), { hand: Symbol('x') }, ...traps().slice(0, 2)])
      expect((await outcome(request)).code).toBe('ERR_REQUEST');
  });

  test('10 MB where a hand belongs are refused within a moment', async () => {
    const start = performance.now();
    expect((await outcome({ hand: '1'.repeat(10 << 20) })).code).toBe('ERR_TOO_LONG');
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
