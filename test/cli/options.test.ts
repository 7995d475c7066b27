import { describe, expect, test } from 'vitest';
import { mahjongOptions } from '../../src/cli/mahjong/options.js';
import { flagName, normalizeFlags, parseOption, usage } from '../../src/cli/options.js';

const specOf = (field: keyof typeof mahjongOptions) => mahjongOptions[field];

describe('a field as a flag', () => {
  test.each([
    { field: 'seen', flag: '--seen', why: 'one word stays one word' },
    { field: 'uraDora', flag: '--ura-dora', why: 'each hump gets its dash' },
    { field: 'lastOfKind', flag: '--last-of-kind', why: 'also the second one' },
  ])('$field is $flag: $why', ({ field, flag }) => expect(flagName(field)).toBe(flag));

  test('the usage line shows what a value is, and none for a flag', () => {
    expect(usage('draws', specOf('draws'))).toBe('--draws <number>');
    expect(usage('winTile', specOf('winTile'))).toBe('--win-tile <tile>');
    expect(usage('ruleOptions', specOf('ruleOptions'))).toBe('--rule-options <key=value>');
    expect(usage('riichi', specOf('riichi'))).toBe('--riichi');
  });
});

describe('text given to an option', () => {
  test.each([
    { field: 'draws', text: '12', value: 12, why: 'a number is a number in the request' },
    { field: 'draws', text: '0', value: 0, why: 'the least allowed' },
    { field: 'seen', text: '', value: '', why: 'no tiles is a legal answer; the game judges it' },
    { field: 'seatWind', text: '3', value: 3, why: 'winds are numbers in the contract' },
    { field: 'seatWind', text: 'North', value: 4, why: 'players say their wind' },
    { field: 'model', text: 'advance', value: 'advance', why: 'a word from a list' },
  ] as const)('$field $text: $why', ({ field, text, value }) => {
    expect(parseOption(field, specOf(field), text)).toBe(value);
  });

  test.each([
    {
      field: 'draws',
      text: '-1',
      says: '--draws takes a whole number, 0 or more, not "-1".',
      why: 'below the range',
    },
    { field: 'draws', text: '1.5', says: 'not "1.5"', why: 'half a draw' },
    { field: 'draws', text: '1e1', says: 'not "1e1"', why: 'nobody means ten by it' },
    { field: 'draws', text: '', says: 'not ""', why: 'Number("") is 0' },
    {
      field: 'seatWind',
      text: '5',
      says: 'one of 1, 2, 3, 4, east, south, west, north',
      why: 'no fifth wind',
    },
    { field: 'model', text: 'constructor', says: 'one of full, advance', why: 'a name every object has' },
    { field: 'ruleOptions', text: 'redFives', says: 'takes key=value', why: 'the value is missing' },
    { field: 'ruleOptions', text: '=3', says: 'takes key=value', why: 'the key is missing' },
  ] as const)('$field “$text” is refused: $why', ({ field, text, says }) => {
    expect(() => parseOption(field, specOf(field), text)).toThrowError(
      expect.objectContaining({ code: 'ERR_OPTION', message: expect.stringContaining(says), input: text }),
    );
  });

  test('rule options add up and keep the type of what they hold', () => {
    const pairs = ['openTanyao=false', 'redFives=3', 'name=a=b', 'uma=-1.5', 'empty='];
    let value: ReturnType<typeof parseOption> | undefined;
    for (const pair of pairs) value = parseOption('ruleOptions', specOf('ruleOptions'), pair, value);
    expect(value).toEqual({ openTanyao: false, redFives: 3, name: 'a=b', uma: -1.5, empty: '' });
  });
});

describe('flags written with a value', () => {
  test.each([
    {
      given: ['--riichi', 'true', '1m'],
      read: ['--riichi', '1m'],
      why: '--name value works for every field',
    },
    { given: ['--riichi', 'false', '1m'], read: ['1m'], why: 'false is the default' },
    { given: ['--riichi=false'], read: [], why: 'the joined form' },
    { given: ['--riichi', '1m'], read: ['--riichi', '1m'], why: 'a flag never swallows the hand' },
    { given: ['--seen', 'true'], read: ['--seen', 'true'], why: 'other options keep their value' },
    { given: ['--draws=3'], read: ['--draws=3'], why: 'a joined value is left to the parser' },
  ])('$given: $why', ({ given, read }) => expect(normalizeFlags(given, mahjongOptions)).toEqual(read));
});
