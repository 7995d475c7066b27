import { expect, test } from 'vitest';
import { figure, spokenFigure } from '../../src/elements/mahjong-analyzer/amounts.js';
import { hasNoChances, headline } from '../../src/elements/mahjong-analyzer/answer.js';
import { readHand, writeHand } from '../../src/elements/mahjong-analyzer/hand-model.js';
import { addTiles, copiesLeft, tilesToAdd } from '../../src/elements/mahjong-analyzer/palette-model.js';
import {
  setName,
  tileList,
  tileName,
  tilesIn,
  tileWord,
} from '../../src/elements/mahjong-analyzer/tile-names.js';
import { cellByKey } from '../../src/elements/shared/grid-keys.js';
import { SharedResource } from '../../src/elements/shared/shared-resource.js';
import { steadyOrder } from '../../src/elements/shared/steady-order.js';
import { hint, report, twoAwayReport } from './reports.js';

test.each([
  ['33789m35689p2334s', '33789m35689p2334s'],
  ['9p1m', '9p1m'],
  ['5pr', '0p'],
  ['12m3', '12m'],
  ['1x2m', '12m'],
  ['[555z', '555z'],
  ['11z[05m5m](7777z)', '11z[055m](7777z)'],
  ['🀀🀙', '1z1p'],
  ['', ''],
  ['nothing', ''],
])('%s is drawn as %s', (text, drawn) => {
  expect(writeHand(readHand(text))).toBe(drawn);
});

test('a hand of any length of nonsense is read in bounded time', () => {
  expect(readHand('?'.repeat(100_000)).concealed).toEqual([]);
});

test('copies, red fives among them', () => {
  const hand = readHand('0p55p[123m]');
  expect(copiesLeft(hand, '5p')).toBe(1);
  expect(copiesLeft(hand, '0p')).toBe(0);
  expect(copiesLeft(hand, '1m')).toBe(3);
  expect(copiesLeft(hand, '0s')).toBe(1);
});

test.each([
  ['8s', 'chow', 'no chow begins with an eight'],
  ['1z', 'chow', 'no chow of honours'],
  ['0p', 'pung', 'melds are of plain tiles'],
  ['1m', 'kong', 'one copy is gone'],
] as const)('%s as %s: %s', (tile, mode, _reason) => {
  expect(tilesToAdd(readHand('1m'), tile, mode)).toBeNull();
});

test('a meld needs room for three tiles', () => {
  const hand = readHand('123456789m123p');
  expect(tilesToAdd(hand, '1z', 'pung')).toBeNull();
  expect(writeHand(addTiles(hand, '1z', 'tile'))).toBe('123456789m123p1z');
});

test.each([
  ['5m', '5 of characters', '5m'],
  ['0p', '5 of dots, red', 'red 5p'],
  ['1z', 'East wind', 'East'],
  ['6z', 'Green dragon', 'Green dragon'],
  ['2f', 'flower 2, orchid', '2f'],
  ['5f', 'season 1, spring', '5f'],
])('%s is called %s', (tile, name, word) => {
  expect(tileName(tile)).toBe(name);
  expect(tileWord(tile)).toBe(word);
});

test.each([
  [0.523, 0.494, '52\u00a0% to win, 3 percentage points better'],
  [0.523, 0.513, '52\u00a0% to win, 1 percentage point better'],
  [0.523, 0.519, '52\u00a0% to win, 0.4 percentage points better'],
  [0.523, 0.523, '52\u00a0% to win, as good as 3p'],
])('%d against %d: %s', (best, next, sentence) => {
  expect(headline(report('', [hint('9p', best, '4p:4'), hint('3p', next, '4p:4')]))).toContain(sentence);
});

test('only a whole report without any chance says that there are none', () => {
  expect(hasNoChances({ ...report('', [hint('9p', null, '4p:4')]), complete: true })).toBe(true);
  expect(hasNoChances({ ...report('', [hint('9p', null, '4p:4')]), complete: false })).toBe(false);
});

test('without chances the discard alone is named; without hints that is said', () => {
  expect(headline(report('', [hint('9p', null, '4p:4')]))).toBe('Discard 9p');
  expect(headline(report('', []))).toBe('There is nothing to discard');
  expect(headline(twoAwayReport, tileName)).toContain('9 of dots');
});

test('a lower bound is called one, and what it is compared with only about', () => {
  const hints = [hint('9p', 0.183, '4p:4'), hint('3p', 0.15, '4p:4'), hint('1m', 0.15, '4p:4')];
  const bounds = hints.map((whole) => ({ ...whole, exact: false }));
  expect(headline(report('', bounds, { complete: false }))).toBe(
    'Discard 9p: at least 18\u00a0% to win, about 3 percentage points better than 3p',
  );
  expect(headline(report('', bounds.slice(1), { complete: false }))).toBe(
    'Discard 3p: at least 15\u00a0% to win, about as good as 1m',
  );
  expect(figure(0.183, false)).toBe('≥\u00a018.3\u00a0%');
  expect(spokenFigure(0.183, false)).toBe('at least 18.3\u00a0%');
});

test.each([
  ['closed', '46s', 'closed wait 4 6 of bamboo'],
  ['chow', '123m', 'chow 1 2 3 of characters'],
  ['chow', '340p', 'chow 3 4 5 of dots'],
  ['pung', '555z', 'pung of White dragon'],
  ['pung', '505p', 'pung of 5 of dots, red'],
  ['pair', '11z', 'pair of East wind'],
  ['single', '9p', 'single 9 of dots'],
] as const)('%s %s is spoken as %s', (kind, tiles, spoken) => {
  expect(setName(kind, tilesIn(tiles))).toBe(spoken);
});

test('a list of tiles ends in a number once it is too long', () => {
  expect(tileList(['4p'], 3)).toBe('4p');
  expect(tileList(['4p', '7p', '1s', '2s'], 3)).toBe('4p, 7p, 1s and 2s');
  expect(tileList(['4p', '7p', '1s', '2s', '3s'], 3)).toBe('4p, 7p, 1s and 2 more kinds');
});

test('grid keys', () => {
  const lengths = [10, 9, 7];
  const from = { row: 0, column: 9 };
  expect(cellByKey('ArrowDown', false, from, lengths)).toEqual({ row: 1, column: 8 });
  expect(cellByKey('ArrowRight', false, from, lengths)).toEqual(from);
  expect(cellByKey('Home', false, from, lengths)).toEqual({ row: 0, column: 0 });
  expect(cellByKey('End', true, from, lengths)).toEqual({ row: 2, column: 6 });
  expect(cellByKey('a', false, from, lengths)).toBeNull();
});

test('a steady list: known keys keep their places, new ones come last', () => {
  expect(steadyOrder(['c', 'x', 'a', 'b'], (key) => key, ['a', 'b', 'c'])).toEqual(['a', 'b', 'c', 'x']);
});

test('a shared resource outlives a move and ends after its last user', async () => {
  const log: string[] = [];
  const make = () => {
    log.push('made');
    return log.length;
  };
  const shared = new SharedResource(make, () => log.push('disposed'), 5);
  shared.acquire();
  expect(shared.value).toBe(shared.value);
  shared.release();
  shared.acquire();
  await new Promise((done) => setTimeout(done, 15));
  expect(log).toEqual(['made']);
  shared.release();
  await new Promise((done) => setTimeout(done, 15));
  expect(log).toEqual(['made', 'disposed']);
});
