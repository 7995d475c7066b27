import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeHand, parseHand, parseTiles } from '../../src/mahjong/notation.js';
import { MAX_TEXT, tokenize } from '../../src/mahjong/tokens.js';
import { hostileText, hostileValue } from './arbitraries.js';
import { expectGoodError } from './check.js';
import { TEXTS, values } from './corpus.js';
import { PATIENCE, runs } from './runs.js';

function parse(text: string): void {
  for (const read of [parseHand, parseTiles, tokenize]) {
    const result = read(text);
    if (result.ok) continue;
    expectGoodError(result.error);
    if (result.error.input !== undefined && !text.startsWith(result.error.input))
      throw new Error('an input that is not the text given');
  }
}

test('the corpus', () => TEXTS.forEach(parse));

test(
  'any text is read or refused with a code and a place',
  () => {
    fc.assert(fc.property(hostileText, parse), runs(50_000));
  },
  PATIENCE,
);

test(
  'what is read is written so that it reads the same',
  () => {
    const twice = (text: string) => {
      const hand = parseHand(text);
      if (!hand.ok) return;
      const written = makeHand(hand.value);
      const again = parseHand(written);
      if (!again.ok || makeHand(again.value) !== written) throw new Error(`${text} became ${written}`);
    };
    fc.assert(fc.property(hostileText, twice), runs(10_000));
  },
  PATIENCE,
);

test(
  'a parser given anything else answers, too: not every program has types',
  () => {
    for (const value of values()) {
      const result = parseHand(value as string);
      if (!result.ok) expectGoodError(result.error);
    }
    fc.assert(
      fc.property(hostileValue, (value) => {
        const result = parseTiles(value as string);
        if (!result.ok) expectGoodError(result.error);
      }),
      runs(2_000),
    );
  },
  PATIENCE,
);

describe('text that is too long', () => {
  const huge = 10 << 20;
  test.each([
    ['digits', '1'],
    ['tiles', '1m'],
    ['brackets', '['],
    ['spaces', ' '],
    ['unknown characters', 'x'],
    ['halves of characters', '\ud83c'],
  ])('10 MB of %s are refused at once', (_, piece) => {
    const text = piece.repeat(huge / piece.length);
    const start = performance.now();
    const result = parseHand(text);
    expect(performance.now() - start).toBeLessThan(100);
    expect(result).toMatchObject({ ok: false, error: { code: 'ERR_TOO_LONG', at: MAX_TEXT } });
  });

  test.each(['1', '1m', '[', '[]', '5mr', '🀇', ' ', '[123m]'])(
    'as long as may be, of %j, is no work',
    (piece) => {
      const text = piece.repeat(MAX_TEXT).slice(0, MAX_TEXT);
      const start = performance.now();
      for (let i = 0; i < 20; i++) parseHand(text);
      expect((performance.now() - start) / 20).toBeLessThan(25);
    },
  );
});
