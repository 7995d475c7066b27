import type { MahjongRequest } from '../../../src/mahjong/types.js';

/** Hands near and far, quick enough to be analyzed a thousand times; each kind of search takes part. */
export const HANDS: readonly MahjongRequest[] = [
  { hand: '123m456p789s1122z5m', model: 'advance' },
  { hand: '33789m35689p2334s' },
  { hand: '33789m35689p2334s', model: 'advance' },
  { hand: '234567m3488p345s' },
  { hand: '1133557799m1133p', draws: 5 },
  { hand: '19m19p19s1234567z1m' },
  { hand: '406m23789p[123s]55z', draws: 10 },
  { hand: '2479m1358p234s12z', model: 'advance' },
  { hand: '1379m2468p1357s1z5z', model: 'advance', draws: 3 },
  { hand: '11223344556677m' },
];
