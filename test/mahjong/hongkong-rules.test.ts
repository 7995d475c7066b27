/** Textbook hands of Hong Kong's old style; values as in "Hong Kong mahjong scoring rules" (Wikipedia) unless told. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import data from '../../src/mahjong/rules/hongkong.json' with { type: 'json' };
import type { RuleSet } from '../../src/mahjong/rules/types.js';
import { loadKernel } from '../support/kernel.js';
import { ids, scoreText } from '../support/points.js';
import type { Row } from './points/row.js';

const set = data as RuleSet;
const drawn = { selfDraw: true };
const south = { seatWind: 2 } as const;
const noFlowers = { flowers: false };

const ROWS: Row[] = [
  {
    why: 'common hand, concealed, self-pick',
    hand: '123m456m789p22s34s5s',
    situation: { ...south, ...drawn },
    options: noFlowers,
    items: 'all-chows 1, concealed 1, self-draw 1',
    total: 3,
  },
  {
    why: 'common hand alone is short of three faan',
    hand: '[123m]456m789p22s34s5s',
    situation: south,
    options: noFlowers,
    items: 'all-chows 1',
    wins: false,
    total: 1,
  },
  {
    why: 'a concealed hand won by a claim is concealed',
    hand: '123m456m789p22s34s5s',
    situation: south,
    options: { ...noFlowers, minimum: 2 },
    items: 'all-chows 1, concealed 1',
    total: 2,
  },
  {
    why: 'all in triplets',
    hand: '[222m][555p]777s99s44m4m',
    situation: south,
    options: noFlowers,
    items: 'all-pungs 3',
    total: 3,
  },
  {
    why: 'mixed one suit',
    hand: '[123m]456m55m[222z]78m9m',
    situation: { seatWind: 3 },
    options: noFlowers,
    items: 'mixed-suit 3',
    total: 3,
  },
  {
    why: "mixed one suit in Pomax's table",
    hand: '[123m]456m55m[222z]78m9m',
    situation: { seatWind: 3 },
    options: { ...noFlowers, mixedSuit: 1, minimum: 0 },
    items: 'mixed-suit 1',
    total: 1,
  },
  {
    why: 'all one suit',
    hand: '[123m][456m]22m555m78m9m',
    situation: south,
    options: noFlowers,
    items: 'pure-suit 7',
    total: 7,
  },
  {
    why: 'dragons, seat wind and round wind, robbing the kong',
    hand: '[555z][111z]23m99s[789p]4m',
    situation: { robbingKong: true },
    options: noFlowers,
    items: 'dragons 1, seat-wind 1, round-wind 1, robbing-kong 1',
    total: 4,
  },
  {
    why: 'small dragons: two sets and the three of the pair',
    hand: '[555z][666z]77z234m78p9p',
    situation: south,
    options: noFlowers,
    items: 'dragons 1, dragons 1, small-dragons 3',
    total: 5,
  },
  {
    why: 'the last tile of the wall, after a kong, drawn',
    hand: '[2222m]456m789p22s34s5s',
    situation: { ...south, ...drawn, lastTile: true, afterKong: true },
    options: noFlowers,
    items: 'self-draw 1, last-tile 1, after-kong 1',
    total: 3,
  },
  {
    why: 'no flowers counts, but not towards the minimum',
    hand: '[123m]456m789p22s34s5s',
    situation: south,
    options: { minimum: 2 },
    items: 'all-chows 1, no-flowers 1',
    wins: false,
    total: 2,
  },
  {
    why: 'unless an option says so',
    hand: '[123m]456m789p22s34s5s',
    situation: south,
    options: { minimum: 2, flowersInMinimum: true },
    items: 'all-chows 1, no-flowers 1',
    total: 2,
  },
  {
    why: "South's own flower and season, all flowers, all seasons",
    hand: '[222m][555p]777s99s12345678f44m4m',
    situation: south,
    items: 'all-pungs 3, own-flower 1, own-season 1, all-flowers 2, all-seasons 2',
    total: 9,
  },
  {
    why: 'more than the limit counts as the limit',
    hand: '[111m][222m][555z]333m88m',
    situation: south,
    options: { ...noFlowers, limit: 6 },
    items: 'all-pungs 3, mixed-suit 3, dragons 1',
    total: 6,
  },
  { why: 'great dragons', hand: '[555z][666z][777z]23m99s4m', items: 'great-dragons 10', total: 10 },
  { why: 'small winds', hand: '[111z][222z][333z]44z23m4m', items: 'small-winds 10', total: 10 },
  {
    why: 'great winds, where thirteen faan are the limit',
    hand: '[111z][222z][333z]444z22m',
    options: { limit: 13 },
    items: 'great-winds 13',
    total: 13,
  },
  { why: 'all honor tiles', hand: '[111z][222z][555z]666z77z', items: 'all-honours 10', total: 10 },
  { why: 'orphans', hand: '[111m][999m][111p]999s11s', items: 'all-terminals 10', total: 10 },
  { why: 'thirteen orphans', hand: '19m19p19s1234567z1m', items: 'thirteen-orphans 10', total: 10 },
  { why: 'nine gates', hand: '1112345678999s4s', items: 'nine-gates 10', total: 10 },
  {
    why: 'self triplets, the pair claimed',
    hand: '222m555p(7777s)888s44z',
    items: 'self-triplets 10',
    total: 10,
  },
  { why: 'all kongs', hand: '[2222m][5555p](7777s)[8888s]44z', items: 'all-kongs 10', total: 10 },
  {
    why: 'heavenly hand',
    hand: '123m456m789p22s34s5s',
    situation: { ...drawn, firstTurn: true },
    items: 'heavenly-hand 10',
    total: 10,
  },
  {
    why: 'earthly hand',
    hand: '123m456m789p22s34s5s',
    situation: { ...south, firstTurn: true },
    items: 'earthly-hand 10',
    total: 10,
  },
];

let kernel: MahjongKernel;
beforeAll(async () => {
  kernel = await loadKernel('mahjong.debug');
});

test.each(ROWS)('$why', ({ hand, situation, options, items, total, wins = true }) => {
  const score = scoreText({ kernel, set, options }, hand, situation);
  const found = score.items.map(({ id, value }) => `${id} ${value}`);
  expect({ items: found.sort(), total: score.total, wins: score.wins }).toEqual({
    items: items.split(', ').filter(Boolean).sort(),
    ...{ total, wins },
  });
});

test('no item is without a hand', () => {
  const seen = ROWS.flatMap(({ hand, situation, options }) =>
    ids(scoreText({ kernel, set, options }, hand, situation)),
  );
  expect(set.items.map(({ id }) => id).filter((id) => !seen.includes(id))).toEqual([]);
});

/** Points for 0 to 13 faan; the first three of bigproduction.com/mj/hk/points.html agree with `laak`. */
const TABLES = {
  laak: [1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64, 64, 64, 64],
  halfSpicy: [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384],
  spicy: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192],
};

describe.each(Object.entries(TABLES))('payments by the table %s', (table, points) => {
  // A pung of dragons is worth one faan; the option for mixed one suit brings it to any number.
  const hand = '[555z]123m456m22m78m9m';
  const pay = (faan: number, situation: object, options: object = {}) =>
    scoreText(
      { kernel, set, options: { ...noFlowers, minimum: 0, limit: 13, table, ...options } },
      faan === 0 ? '[222m]456m789p22s34s5s' : hand,
      { ...south, ...situation },
    );

  test.each(points.map((value, faan) => [faan, value]))('%i faan are %i points', (faan, value) => {
    const options = { mixedSuit: Math.max(0, faan - 1) };
    const score = pay(faan, {}, options);
    expect(score.total).toBe(faan);
    expect(score.payments).toEqual({ discarder: 2 * value, others: value });
    expect(pay(faan, {}, { ...options, discarder: 'all' }).payments).toEqual({
      ...{ discarder: 4 * value, others: 0 },
    });
    expect(pay(faan, {}, { ...options, base: 5 }).payments).toEqual({
      ...{ discarder: 10 * value, others: 5 * value },
    });
  });

  test('by self-draw each pays twice the points', () => {
    const { total, payments } = pay(1, { selfDraw: true }, { mixedSuit: 2 });
    expect(total).toBe(4);
    expect(payments).toEqual({ dealer: 2 * (points[4] as number), others: 2 * (points[4] as number) });
  });
});
