import { expect, test } from 'vitest';
import { difference } from '../../src/elements/mahjong-analyzer/difference.js';
import {
  differenceSentence,
  differenceTitle,
  spokenDifference,
} from '../../src/elements/mahjong-analyzer/difference-words.js';
import { reason } from '../../src/elements/mahjong-analyzer/reason.js';
import type { Hint } from '../../src/mahjong/types.js';
import { hint, report } from './reports.js';

const nine = hint('9p', 0.404, '4p:4 7p:4', 1, '2p:4:9 1s:4:9 2s:3:9 4s:3:9 5s:4:9');
const three = hint('3p', 0.392, '4p:4 7p:4', 1, '1s:4:10 2s:3:10');
const eight = hint('8p', 0.395, '1m:4 2m:4 3m:2 4p:4 7p:4 1p:4 2p:4', 2);

test('what one discard has and the other has not', () => {
  const shown = difference(
    hint('9p', 0.5, '4p:4 7p:3', 1, '2p:4:9 1s:4:5'),
    hint('3p', 0.4, '7p:3 1s:4', 1, '4p:4:3 6m:2:4'),
  );
  expect(shown.gained).toEqual([{ tile: '4p', count: 4 }]);
  expect(shown.lost).toEqual([{ tile: '1s', count: 4 }]);
  expect(shown.copies).toBe(0);
  expect(
    shown.improvementsGained.map(({ tile }) => tile),
    'what the other accepts is no gain',
  ).toEqual(['2p']);
  expect(
    shown.improvementsLost.map(({ tile }) => tile),
    'what this one accepts is no loss',
  ).toEqual(['6m']);
  expect(shown.win).toBeCloseTo(0.1);
  expect(shown.tenpai).toBeCloseTo(0.15);
});

test('at different distances an accepted tile is no improvement', () => {
  expect(difference(nine, eight).improvementsGained).toHaveLength(5);
});

test('chances that are not known have no difference', () => {
  const shown = difference(nine, hint('3p', null, '4p:4'));
  expect([shown.win, shown.tenpai, shown.exact]).toEqual([null, null, false]);
});

const plain = (tile: string, accepts: string, shanten = 1, share = 0.4) =>
  hint(tile, share, accepts, shanten);

test.each<[string, Hint, Hint, string]>([
  [
    'nearer against wider',
    nine,
    eight,
    'One step nearer, but 18 fewer tiles help; 2p, 1s, 2s and 2 more kinds would improve it.',
  ],
  [
    'wider against nearer',
    eight,
    nine,
    'Back to 2-shanten, but 18 more tiles help; 2p, 1s, 2s and 2 more kinds would not improve it.',
  ],
  [
    'the same tiles, other improvements',
    three,
    nine,
    'Takes the same tiles; 2p, 4s and 5s would not improve it.',
  ],
  ['more', plain('9p', '4p:4 7p:4'), plain('3p', '4p:4'), 'Takes 7p too.'],
  ['fewer', plain('9p', '4p:4'), plain('3p', '4p:4 7p:4'), 'Does not take 7p.'],
  ['others', plain('9p', '4p:4 7p:4'), plain('3p', '4p:4 1z:3'), 'Takes 7p in place of East.'],
  [
    'the same, worse after',
    plain('9p', '4p:4', 1, 0.38),
    plain('3p', '4p:4'),
    'Takes the same tiles; weaker hands follow.',
  ],
  [
    'the same in all',
    plain('9p', '4p:4'),
    plain('3p', '4p:4'),
    'Takes the same tiles; what follows is as good.',
  ],
  ['a copy more of the same', plain('9p', '4p:4'), plain('4p', '4p:3'), 'Takes 1 more tile.'],
  [
    'too many to name',
    plain('9p', '1m:4 2m:4 3m:4 4m:4 5m:4 6m:4'),
    plain('3p', '1m:4'),
    'Takes 20 more tiles.',
  ],
  ['tenpai kept', plain('9p', '4p:4', 0), plain('3p', '4p:4 7p:4'), 'Keeps tenpai, but 4 fewer tiles help.'],
  [
    'tenpai broken',
    plain('3p', '4p:4', 1),
    plain('9p', '4p:4 7p:4', 0),
    'Breaks tenpai, and 4 fewer tiles help.',
  ],
])('%s', (_, own, other, sentence) => {
  expect(differenceSentence(difference(own, other))).toBe(sentence);
});

test('title, and what is spoken', () => {
  const shown = difference(eight, nine);
  expect(differenceTitle(shown)).toBe('8p instead of 9p');
  expect(spokenDifference(shown)).toBe(
    '8 of dots instead of 9 of dots. −0.9 percentage points to win. Back to 2-shanten, but 18 more tiles help; ' +
      '2 of dots, 1 of bamboo, 2 of bamboo and 2 more kinds would not improve it.',
  );
});

test('between lower bounds the difference is only about so much', () => {
  const spoken = spokenDifference(difference({ ...eight, exact: false }, nine));
  expect(spoken).toContain('about −0.9 percentage points to win');
});

test.each<[Hint[], number, string]>([
  [[nine], 0, '8 tiles bring tenpai'],
  [[nine, eight], 1, 'Back to 2-shanten; 26 tiles help'],
  [[nine, three], 1, '8 tiles bring tenpai; fewer improve it'],
  [
    [nine, hint('6p', 0.3, '4p:4 7p:4', 1, '2p:4:9 1s:4:9 2s:3:9 4s:3:9 5s:4:9')],
    1,
    '8 tiles bring tenpai; weaker hands follow',
  ],
  [[plain('9p', '4p:1', 2)], 0, '1 tile brings 1-shanten'],
  [[plain('9p', '4p:4', 0)], 0, 'Tenpai; 4 tiles win'],
  [[{ ...plain('9p', '4p:4 7p:1', 0), winless: ['4p'] }], 0, 'Tenpai; only 1 of 5 tiles wins'],
  [[{ ...plain('9p', '4p:3 7p:2', 0), winless: ['7p'] }], 0, 'Tenpai; only 3 of 5 tiles win'],
  [[{ ...plain('9p', '4p:4', 0), winless: ['4p'] }], 0, 'Tenpai, but without a yaku'],
  [
    [{ ...plain('9p', '4p:1', 0), accepts: [], acceptCount: 0 }],
    0,
    'Tenpai, but every tile that would help is gone',
  ],
])('a row of %j says %i: %s', (hints, row, line) => {
  expect(reason(hints[row]!, report('', hints))).toBe(line);
});

test('a row that breaks tenpai says so', () => {
  const hints = [plain('9m', '3s:2', 0), plain('3s', '7m:4 8m:4')];
  expect(reason(hints[1]!, report('', hints))).toBe('Breaks tenpai; 8 tiles help');
});
