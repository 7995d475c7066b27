import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '../../src/errors.js';
import { makeHand, parseHand, parseTiles } from '../../src/mahjong/notation.js';
import { COPIES, type Tile, tileName } from '../../src/mahjong/tiles.js';
import { unwrap } from '../../src/result.js';

const canonical = (text: string) => makeHand(unwrap(parseHand(text)));

describe('reading hands', () => {
  test.each([
    ['33789m35689p2334s', '33789m35689p2334s', 'as written'],
    ['2334s35689p33789m', '33789m35689p2334s', 'suits in any order'],
    ['3m3m7m8m9m 3568p9p 2334s', '33789m35689p2334s', 'letters repeated, spaces'],
    ['340m5m', '3405m', 'a red five stands before a plain one'],
    ['5mr5m', '05m', 'the r of other programs marks a red five'],
    ['5M6P', '5m6p', 'capital letters'],
    ['123m,456p', '123m456p', 'commas between groups'],
    ['1z[555z](9999s)[213m]', '1z[555z](9999s)[123m]', 'melds keep their order, tiles in them are sorted'],
    ['[4055p]', '', 'a kong is four equal tiles'],
    ['[0555p]', '[0555p]', 'a kong may hold the red five'],
    ['🀇🀈🀉🀙🀐🀀🀄︎', '123m1p1s17z', 'Unicode tiles, with a variation selector'],
    ['1f8f', '18f', 'flowers are read; rules decide whether they may be there'],
  ])('%s', (text, expected, why) => {
    const hand = parseHand(text);
    if (expected) expect(hand.ok && makeHand(hand.value), why).toBe(expected);
    else expect(hand.ok, why).toBe(false);
  });
});

describe('what is wrong, and where', () => {
  test.each<[text: string, code: ErrorCode, at: number, why: string]>([
    ['', 'ERR_EMPTY_HAND', 0, 'nothing'],
    ['  ', 'ERR_EMPTY_HAND', 0, 'only spaces'],
    ['123m45x', 'ERR_UNKNOWN_TILE', 6, 'a letter that is no suit'],
    ['123m 4€p', 'ERR_UNKNOWN_TILE', 6, 'a character that is none of ours'],
    ['🀇🀫', 'ERR_UNKNOWN_TILE', 2, 'the back of a tile; offsets count UTF-16 units'],
    ['123m456', 'ERR_MISSING_SUIT', 4, 'numbers at the end without a suit'],
    ['123[555z]', 'ERR_MISSING_SUIT', 0, 'numbers before a bracket without a suit'],
    ['[555]z', 'ERR_MISSING_SUIT', 1, 'the suit outside of the bracket'],
    ['m123', 'ERR_MISSING_NUMBER', 0, 'the suit before its numbers'],
    ['12m8z', 'ERR_TILE_NUMBER', 3, 'honours end at 7'],
    ['12m0z', 'ERR_TILE_NUMBER', 3, 'no red honour'],
    ['9f', 'ERR_TILE_NUMBER', 0, 'flowers end at 8'],
    ['12m[555z', 'ERR_OPEN_BRACKET', 3, 'a meld that does not end'],
    ['12m]', 'ERR_UNEXPECTED_BRACKET', 3, 'a meld that did not begin'],
    ['1m[55[5z]', 'ERR_MISSING_SUIT', 3, 'a bracket among numbers'],
    ['1m[5z[5z]', 'ERR_UNEXPECTED_BRACKET', 5, 'a meld in a meld'],
    ['1m[555z)', 'ERR_UNEXPECTED_BRACKET', 7, 'two kinds of bracket'],
    ['1m[124m]', 'ERR_MELD', 2, 'no set'],
    ['1m[567z]', 'ERR_MELD', 2, 'honours make no chow'],
    ['1m[89m1p]', 'ERR_MELD', 2, 'a chow does not cross suits'],
    ['1m(555z)', 'ERR_MELD', 2, 'a concealed pung is written among the concealed tiles'],
    ['1m[]', 'ERR_MELD', 2, 'an empty meld'],
    ['[123m][123m][123p][123p][123s]', 'ERR_TOO_MANY_MELDS', 24, 'five melds'],
    ['11112m1m', 'ERR_TOO_MANY_COPIES', 6, 'a fifth copy'],
    ['0555m[555m]', 'ERR_TOO_MANY_COPIES', 6, 'red fives and melds count too'],
    ['1f1f', 'ERR_TOO_MANY_COPIES', 2, 'each flower is there once'],
  ])('%s: %s at %i', (text, code, at, why) => {
    const hand = parseHand(text);
    expect(hand, why).toMatchObject({ ok: false, error: { code, at, input: text } });
  });

  test('tiles alone hold no melds', () => {
    expect(parseTiles('1m[555z]')).toMatchObject({
      ok: false,
      error: { code: 'ERR_UNEXPECTED_BRACKET', at: 2 },
    });
  });
});

describe('round trip', () => {
  const suit = fc.constantFrom('m', 'p', 's', 'z');
  const tile = fc.tuple(fc.integer({ min: 0, max: 9 }), suit).map(([digit, letter]) => `${digit}${letter}`);
  const piece = fc.oneof(
    { weight: 8, arbitrary: tile },
    { weight: 1, arbitrary: fc.constantFrom('[123m]', '[555z]', '(9999s)', '[0555p]', ' ', '🀙') },
    { weight: 1, arbitrary: fc.string({ maxLength: 3 }) },
  );
  const text = fc.array(piece, { maxLength: 18 }).map((pieces) => pieces.join(''));

  test('what is printed reads back as the same hand', () => {
    fc.assert(
      fc.property(text, (written) => {
        const hand = parseHand(written);
        if (!hand.ok) {
          expect(hand.error.at).toBeLessThanOrEqual(written.length);
          return;
        }
        const printed = makeHand(hand.value);
        expect(canonical(printed)).toBe(printed);
        const names = (source: string) => unwrap(parseHand(source)).concealed.map(tileName).sort();
        expect(names(printed)).toEqual(names(written));
      }),
      { numRuns: 3000 },
    );
  });

  test('every multiset of tiles survives', () => {
    const kinds = fc.array(fc.integer({ min: 0, max: 33 }), { minLength: 1, maxLength: 14 });
    fc.assert(
      fc.property(kinds, (list) => {
        const tiles: Tile[] = list
          .filter((kind, i) => list.slice(0, i).filter((other) => other === kind).length < COPIES)
          .map((kind) => ({ kind, red: false }));
        const printed = makeHand({ concealed: tiles, melds: [] });
        expect(unwrap(parseHand(printed)).concealed.map((parsed) => parsed.kind)).toEqual(
          tiles.map(({ kind }) => kind).sort((a, b) => a - b),
        );
      }),
    );
  });
});
