import { expect, test } from 'vitest';
import { headline } from '../../src/elements/mahjong-analyzer/answer.js';
import { groupItems } from '../../src/elements/mahjong-analyzer/score-groups.js';
import { payments, sum } from '../../src/elements/mahjong-analyzer/score-words.js';
import type { Score } from '../../src/mahjong/types.js';
import { score, splitReport, twoAwayReport } from './reports.js';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

// Limits are called by their names; below them han and fu are told, whose product the points are.
test.each<[string, Partial<Score>, string]>([
  ['riichi', { total: 5200, han: 3, fu: 40 }, '3 han 40 fu, 5,200 points'],
  ['riichi', { total: 8000, han: 4, fu: 40, limit: true }, 'mangan, 4 han, 8,000 points'],
  ['riichi', { total: 12000, han: 7, fu: 20, limit: true }, 'haneman, 7 han, 12,000 points'],
  ['riichi', { total: 24000, han: 10, fu: 30, limit: true }, 'baiman, 10 han, 24,000 points'],
  ['riichi', { total: 36000, han: 12, fu: 30, limit: true }, 'sanbaiman, 12 han, 36,000 points'],
  ['riichi', { total: 24000, han: 13, fu: 30, limit: true }, 'sanbaiman, 13 han, 24,000 points'],
  ['riichi', { total: 32000, han: 13, fu: 30, limit: true }, 'counted yakuman, 13 han, 32,000 points'],
  ['riichi', { total: 32000, han: 13, fu: 0, yakuman: 1, limit: true }, 'yakuman, 32,000 points'],
  ['riichi', { total: 64000, han: 26, fu: 0, yakuman: 2, limit: true }, 'double yakuman, 64,000 points'],
  ['riichi', { total: 96000, han: 39, fu: 0, yakuman: 3, limit: true }, '3 yakuman, 96,000 points'],
  ['mcr', { total: 88 }, '88 fan'],
  ['hongkong', { total: 10, limit: true }, '10 faan, the limit'],
  ['classical', { total: 76 }, '76 points'],
  ['bmja', { total: 1000, limit: true }, '1,000 points, the limit'],
])('%s %j: %s', (rules, more, told) => {
  expect(plain(sum(score('', more), rules))).toBe(told);
});

test.each<[Score['payments'], number, string]>([
  [{ discarder: 5200, others: 0 }, 2, 'The discarder pays 5,200 points'],
  [{ discarder: 30, others: 8 }, 2, 'The discarder pays 30 points, the others 8 each'],
  [{ dealer: 2600, others: 1300 }, 2, 'East pays 2,600 points, West and North 1,300 each'],
  [{ dealer: 0, others: 4000 }, 1, 'South, West and North pay 4,000 points each'],
  [{ dealer: 100, others: 100 }, 4, 'East, South and West pay 100 points each'],
  [null, 1, ''],
])('%j to seat %i: %s', (paid, seat, told) => {
  expect(plain(payments(score('', { payments: paid }), seat))).toBe(told);
});

test('a yakuman has no use for fu; what counts nothing is left out', () => {
  const groups = groupItems(score('Big wheels:1:yakuman, Base:20:fu, Furiten:0:han', { yakuman: 1 }));
  expect(groups.map(({ unit }) => unit)).toEqual(['yakuman']);
});

test('where the leaders differ the sentence says so, whatever the order', () => {
  const told = '9p wins most often (52 %); 2s is worth most (2,586 points to 2,040)';
  expect(plain(headline(splitReport))).toBe(told);
  expect(plain(headline(splitReport, undefined, 'score'))).toBe(told);
});

test('a lower bound is called one there too', () => {
  const hints = splitReport.hints.map((each) => ({ ...each, exact: false }));
  expect(plain(headline({ ...splitReport, hints }))).toBe(
    '9p wins most often (at least 52 %); 2s is worth most (at least 2,586 points to 2,040)',
  );
});

test('where one leads both, it is compared by what the list goes by', () => {
  expect(plain(headline(twoAwayReport))).toBe('Discard 9p: 52 % to win, 3 percentage points better than 3p');
  expect(plain(headline(twoAwayReport, undefined, 'score'))).toBe(
    'Discard 9p: worth 2,040 points, 113 more than 3p',
  );
  const [first, second, ...rest] = twoAwayReport.hints;
  const hints = [first!, { ...second!, expectedScore: first!.expectedScore }, ...rest];
  expect(plain(headline({ ...twoAwayReport, hints }, undefined, 'score'))).toContain('as much as 3p');
});

test('rules that count fan tell tenths of them', () => {
  const hints = splitReport.hints.map((each) => ({
    ...each,
    expectedScore: each.expectedScore.map((value) => value / 400),
  }));
  expect(plain(headline({ ...splitReport, rules: 'mcr', hints }))).toBe(
    '9p wins most often (52 %); 2s is worth most (6.5 fan to 5.1)',
  );
});
