import { describe, expect, test } from 'vitest';
import { makeQuery, readQuery } from '../../pages/query.js';

const KNOWN = ['hand', 'rules', 'self-draw'];

describe('an address gives an element', () => {
  test.each([
    [
      'what it knows',
      '?hand=123m&rules=mcr',
      [
        ['hand', '123m'],
        ['rules', 'mcr'],
      ],
    ],
    ['no handlers, styles or ids', '?onclick=x&style=y&id=z&hand=1m', [['hand', '1m']]],
    ['the first of a name that is repeated', '?hand=1m&hand=2m', [['hand', '1m']]],
    ['nothing out of all proportion', `?hand=${'1'.repeat(4001)}&rules=mcr`, [['rules', 'mcr']]],
    ['a flag without a value', '?self-draw', [['self-draw', '']]],
    ['text that is badly encoded, as it comes', '?hand=%ff%zz', [['hand', '\ufffd%zz']]],
    ['nothing from nothing', '', []],
    ['no inherited names', '?__proto__=x&constructor=y', []],
  ])('%s', (_, query, attributes) => {
    expect(readQuery(query, KNOWN)).toEqual(attributes);
  });
});

test.each([['33789m35689p2334s'], ['d4f7 / a2a8 / e4 e6 / 7 8 / 2'], ['a&b=c#d+e%20"<'], ['🀇🀈']])(
  'what an address was made of is read from it: %s',
  (hand) => {
    expect(readQuery(makeQuery([['hand', hand]]), KNOWN)).toEqual([['hand', hand]]);
  },
);

test('no attributes make no query', () => expect(makeQuery([])).toBe(''));
