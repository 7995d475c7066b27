import { describe, expect, test } from 'vitest';
import { readHand } from '../../src/elements/mahjong-analyzer/hand-model.js';
import { choiceNames, optionNames } from '../../src/elements/mahjong-analyzer/locales/en/options.js';
import { type RequestSource, requestOf, shownRequest } from '../../src/elements/mahjong-analyzer/request.js';
import { parseRuleOptions, writeRuleOptions } from '../../src/elements/mahjong-analyzer/rule-options.js';
import {
  asksFor,
  barred,
  flagChange,
  flagsOf,
  hasFlowers,
  holdsWinTile,
  rulesChange,
} from '../../src/elements/mahjong-analyzer/settings.js';
import { strings } from '../../src/elements/mahjong-analyzer/strings.js';
import { summary } from '../../src/elements/mahjong-analyzer/summary.js';
import { CHECKS } from '../../src/mahjong/circumstances/checks.js';
import { RULE_OPTIONS, SITUATION } from '../../src/mahjong/index.js';
import { RULES } from '../../src/mahjong/types.js';

const HAND = '22p345m567p678s567s';

describe.each(RULES)('%s', (rules) => {
  // A new option would still be offered, but under a name made of its identifier.
  test('every option, and every choice of one, has a name in words', () => {
    const nameless = RULE_OPTIONS[rules].flatMap(({ name, choices = [] }) => [
      ...(name in optionNames ? [] : [name]),
      ...choices.filter((choice) => !/^\d+$/.test(choice) && !(choice in (Object(choiceNames)[name] ?? {}))),
    ]);
    expect(nameless).toEqual([]);
  });

  test('every field that the rules ask for can be told: a box, or tiles and numbers of their own', () => {
    const others = ['dora', 'uraDora', 'discards', 'northDora', 'paarenchan'];
    const untold = SITUATION[rules].filter(
      (field) => !(flagsOf(rules) as string[]).includes(field) && !others.includes(field),
    );
    expect(untold).toEqual([]);
  });
});

test('every contradiction has a reason in few words', () => {
  expect(CHECKS.map(({ code }) => code).filter((code) => strings.reason(code) === null)).toEqual([]);
});

test('a choice is barred by what is told, not by itself, and by nothing once all is wrong', () => {
  expect(barred({ hand: HAND }, { ippatsu: true })?.code).toBe('ERR_IPPATSU_WITHOUT_RIICHI');
  expect(barred({ hand: HAND, riichi: true }, { ippatsu: true })).toBeNull();
  expect(barred({ hand: HAND, ippatsu: true }, { firstTurn: true })).toBeNull();
  expect(barred({ hand: '22p', riichi: true }, { ippatsu: true })).toBeNull();
});

test('riichi taken back takes with it what comes with it, unless another form of it stays', () => {
  const request = { hand: HAND, riichi: true, ippatsu: true };
  expect(flagChange(request, 'riichi', false)).toEqual({ riichi: false, ippatsu: false, uraDora: undefined });
  expect(flagChange({ ...request, doubleRiichi: true }, 'riichi', false)).toEqual({ riichi: false });
  expect(flagChange(request, 'lastTile', true)).toEqual({ lastTile: true });
});

test('other rules drop what they do not know, and all options', () => {
  const request = { hand: HAND, riichi: true, lastTile: true, dora: '1p', seatWind: 2 as const };
  expect(rulesChange(request, 'mcr')).toEqual({
    ...{ rules: 'mcr', riichi: undefined, dora: undefined, ruleOptions: undefined },
  });
  expect(asksFor('mcr', 'lastTile')).toBe(true);
});

test('flowers are for those rules that have them', () => {
  expect(hasFlowers({ hand: HAND })).toBe(false);
  expect(hasFlowers({ hand: HAND, rules: 'hongkong' })).toBe(true);
  expect(hasFlowers({ hand: HAND, rules: 'hongkong', ruleOptions: { flowers: false } })).toBe(false);
});

test('a winning tile is held as a kind: a red five is a five', () => {
  expect(holdsWinTile({ hand: '340m', winTile: '5m' })).toBe(true);
  expect(holdsWinTile({ hand: '34m[567m]', winTile: '5m' })).toBe(false);
  expect(holdsWinTile({ hand: '34m' })).toBe(true);
});

test.each([
  [{ openTanyao: false }, 'openTanyao=false'],
  [{ kiriage: true, limit: 500, renhou: 'mangan' }, 'kiriage limit=500 renhou=mangan'],
])('rule options %j are written %s, and read back', (options, text) => {
  expect(writeRuleOptions(options)).toBe(text);
  expect(parseRuleOptions(text)).toEqual(options);
});

// A page may set anything: what no attribute can hold has none.
test.each([[{}], [null], ['a'], [{ a: 'b c' }], [{ a: { b: 1 } }], [{ 'a b': true }]])(
  '%j has no attribute',
  (value) => {
    expect(writeRuleOptions(value)).toBeNull();
  },
);

test('the line tells what is not as usual, and of a won hand its last tile', () => {
  const request = { hand: HAND, rules: 'classical' as const, roundWind: 2 as const, northDora: 0 };
  expect(summary(request, readHand(HAND), true)).toBe('Classical · South round · East seat · claimed 7s');
  expect(summary({ hand: HAND, dora: '3', uraDora: 'x' }, readHand(HAND), false)).toBe(
    'Riichi · East round · East seat',
  );
  const told = { ...request, selfDraw: true, originalCall: true, riichi: true, seen: '1m' };
  expect(summary(told, readHand(HAND), true)).toBe(
    'Classical · South round · East seat · original call · drew 7s · 1 tile seen',
  );
});

// The attribute draws="soon" is NaN as a property: the analysis says so, the line and the boxes leave it out.
test('what is no number is not shown as one', () => {
  const source = { hand: HAND, draws: Number.NaN, seatWind: 3, unseen: Infinity } as RequestSource;
  expect(requestOf(source).draws).toBeNaN();
  expect(shownRequest(source)).toEqual({ hand: HAND, seatWind: 3 });
  expect(summary(shownRequest(source), readHand(HAND), false)).toBe('Riichi · East round · West seat');
});
