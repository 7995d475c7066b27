import type { Row } from './row.js';

const drawn = { selfDraw: true };
const west = { seatWind: 3, roundWind: 4 } as const;

/** Limit hands are told by one item; a limit is 1000, in the German league 500. */
const LIMIT_ROWS: Row[] = [
  {
    why: 'heaven: East as dealt',
    hand: '123m456m789p234s55s',
    situation: { ...drawn, dealtHand: true },
    items: 'heavens-blessing 1000',
    total: 1000,
  },
  {
    why: "earth: South with East's first discard",
    hand: '123m456m789p234s55s',
    situation: { seatWind: 2, firstTurn: true },
    items: 'earths-blessing 1000',
    total: 1000,
  },
  {
    why: 'plum blossom: the loose tile is 5 dots',
    hand: '123m456m99s(1111z)555p',
    situation: { ...drawn, afterKong: true },
    items: 'plum-blossom 1000',
    total: 1000,
  },
  {
    why: 'moon: the last tile of the wall is 1 dots',
    hand: '123m456m789s99s23p1p',
    situation: { ...drawn, lastTile: true },
    items: 'moon 1000',
    total: 1000,
  },
  {
    why: 'kong on kong',
    hand: '123m99s(1111z)(2222z)555s',
    situation: { ...drawn, afterKong: true, twofoldFortune: true },
    items: 'twofold-fortune 1000',
    total: 1000,
  },
  {
    why: 'three great scholars',
    hand: '222m[555z][666z][777z]33p',
    items: 'three-great-scholars 1000',
    total: 1000,
  },
  {
    why: 'three great scholars with a chow: the German league',
    hand: '234m[555z][666z][777z]33p',
    options: { preset: 'dmjl' },
    items: 'three-great-scholars 500',
    total: 500,
  },
  { why: 'four blessings', hand: '[111z][222z][333z]444z33p', items: 'four-blessings 1000', total: 1000 },
  { why: 'all honours', hand: '[111z][222z][666z]555z77z', items: 'all-honours 1000', total: 1000 },
  { why: 'heads and tails', hand: '[111m][999m][111p]999s11s', items: 'heads-and-tails 1000', total: 1000 },
  { why: 'four kongs', hand: '(2222m)[3333p][4444s](1111z)66s', items: 'fourfold-plenty 1000', total: 1000 },
  { why: 'imperial jade', hand: '[222s]234s[666s]666z88s', items: 'imperial-jade 1000', total: 1000 },
  {
    why: 'buried treasure: all concealed, no chow, drawn',
    hand: '222m444p(5555s)111z99m',
    situation: drawn,
    items: 'buried-treasure 1000',
    total: 1000,
  },
  {
    why: 'buried treasure with a claimed kong',
    hand: '222m444p[5555s]111z99m',
    situation: drawn,
    options: { claimedKongs: true },
    items: 'buried-treasure 1000',
    total: 1000,
  },
  {
    why: 'thirteen unique wonders',
    hand: '19m19p19s1234567z1z',
    items: 'thirteen-wonders 1000',
    total: 1000,
  },
  {
    why: 'carrying pole: the kong robbed is of 2 bamboo',
    hand: '123m456m99s789p13s2s',
    situation: { robbingKong: true },
    items: 'carrying-pole 1000',
    total: 1000,
  },
  {
    why: 'concealed one suit',
    hand: '112233456789m55m',
    situation: drawn,
    items: 'concealed-one-suit 1000',
    total: 1000,
  },
  {
    why: 'nine gates: the hand waited on all nine',
    hand: '1112345678999m4m',
    items: 'nine-gates 1000',
    total: 1000,
  },
  {
    why: 'nine gates in another order: the German league',
    hand: '1113445678999m2m',
    options: { preset: 'dmjl' },
    items: 'nine-gates 500',
    total: 500,
  },
  { why: 'squirming snake, claimed', hand: '1113455678999m2m', items: 'squirming-snake 1000', total: 1000 },
  {
    why: 'squirming snake with melds, one of them a kong: the German league',
    hand: '[345m][678m][9999m]22m11m1m',
    options: { preset: 'dmjl' },
    items: 'squirming-snake 500',
    total: 500,
  },
  {
    why: 'squirming snake with melds: none by Millington',
    hand: '[345p][678p][999p]22p11p1p',
    items: 'major-pung 4, major-pung 4, mahjong 20, one-suit 3',
    total: 224,
  },
  {
    why: 'pungs of 1 and 9, two chows of the rest, but a pair of 4: no squirming snake',
    hand: '[345s][678s][999s]44s11s1s',
    options: { preset: 'dmjl' },
    items: 'major-pung 4, major-pung 4, mahjong 20, one-suit 3',
    total: 224,
  },
  {
    why: "East's thirteenth win in a row",
    hand: '[123m]456m789p234s55s',
    options: { eastRow: true },
    items: 'east-row 1000',
    total: 1000,
  },
];

export const CLASSICAL_ROWS: Row[] = [
  {
    why: 'no-score hand: four chows, a pair that counts nothing, a wait on two sides',
    hand: '23m789m234s55p[123p]1m',
    items: 'mahjong 20, no-score-hand 1',
    total: 40,
  },
  {
    why: 'the pair of a wind that is own and of the round; fishing for it, the only tile',
    hand: '345m678p234s[678s]11z',
    items: 'mahjong 20, own-wind-pair 2, round-wind-pair 2, only-tile 2, major-eyes 4',
    total: 30,
  },
  {
    why: 'pungs and kongs, open and concealed, of minors and majors; 70 x 16 is over the limit',
    hand: '222m999m[333p](1111z)55s',
    items:
      'minor-pung 4, major-pung 8, minor-pung 2, major-kong 32, mahjong 20, only-tile 2, minor-eyes 2, own-wind 1, round-wind 1, no-chows 1, three-concealed-pungs 1',
    total: 1000,
  },
  {
    why: 'open and concealed kongs of minors, drawn: 20+2+8+16+2+2',
    hand: '[2222m](3333p)[456s]678s9m9m',
    situation: { ...drawn, ...west },
    items: 'minor-kong 8, minor-kong 16, mahjong 20, self-draw 2, only-tile 2, major-eyes 4',
    total: 52,
  },
  {
    why: 'little three dragons and one suit with honours (kj8 of the collection, otherwise)',
    hand: '[123m][111z][777z]666z55z',
    situation: west,
    items:
      'major-pung 4, major-pung 4, major-pung 8, dragon-pair 2, dragons 1, dragons 1, little-three-dragons 1, mahjong 20, only-tile 2, major-eyes 4, one-suit-with-honours 1',
    total: 704,
  },
  {
    why: 'little four winds: three sets and the pair',
    hand: '[222z][333z][444z]11z23m1m',
    situation: { seatWind: 2, roundWind: 1 },
    items:
      'major-pung 4, major-pung 4, major-pung 4, round-wind-pair 2, own-wind 1, little-four-winds 1, mahjong 20, one-suit-with-honours 1',
    total: 272,
  },
  {
    why: 'one suit, open: three doubles',
    hand: '[123m][456m]22277m78m9m',
    items: 'minor-pung 4, mahjong 20, one-suit 3',
    total: 192,
  },
  {
    why: 'all majors with honours, no chows',
    hand: '[111m][999m][111p]222z33z',
    situation: { seatWind: 4, roundWind: 1 },
    items:
      'major-pung 4, major-pung 4, major-pung 4, major-pung 8, mahjong 20, only-tile 2, major-eyes 4, no-chows 1, all-majors 1',
    total: 184,
  },
  {
    why: 'all concealed, the last tile of the wall; own flower and own season',
    hand: '123m456m789p66s13s1f5f2s',
    situation: { ...drawn, lastTile: true },
    items:
      'flower 8, own-flower-and-season 1, no-score-hand 1, all-concealed 1, last-tile 1, mahjong 20, self-draw 2, only-tile 2',
    total: 512,
  },
  {
    why: 'all flowers and all seasons; the last discard; original call',
    hand: '[123m][456m]789p66s34s12345678f5s',
    situation: { lastTile: true, originalCall: true },
    items:
      'flower 32, all-flowers 1, all-seasons 1, own-flower-and-season 1, no-score-hand 1, last-discard 1, original-call 1, mahjong 20',
    total: 1000,
  },
  {
    why: 'a loose tile',
    hand: '[123m](2222z)789p66s34s5s',
    situation: { ...drawn, afterKong: true },
    items: 'major-kong 32, mahjong 20, self-draw 2, loose-tile 1',
    total: 108,
  },
  {
    why: 'robbing a kong',
    hand: '[123m][456m]789p66s34s5s',
    situation: { robbingKong: true },
    items: 'mahjong 20, no-score-hand 1, robbing-kong 1',
    total: 80,
  },
  {
    why: 'the claimed tile goes where it counts most: to the pair, the pung stays concealed',
    hand: '[111z][777z]222m345m66m',
    situation: west,
    items:
      'minor-pung 4, major-pung 4, major-pung 4, dragons 1, mahjong 20, minor-eyes 2, one-suit-with-honours 1',
    total: 136,
  },
  {
    why: 'not won: pungs, pairs, flowers and doubles; big three dragons and three concealed pungs',
    hand: '555z666z777z22z3m5f',
    situation: { seatWind: 2 },
    items:
      'major-pung 8, major-pung 8, major-pung 8, own-wind-pair 2, flower 4, dragons 1, dragons 1, dragons 1, big-three-dragons 2, three-concealed-pungs 1',
    wins: false,
    total: 1000,
  },
  {
    why: 'not won: big four winds',
    hand: '[111z][222z][333z]444z',
    situation: { seatWind: 2, roundWind: 3 },
    items:
      'major-pung 4, major-pung 4, major-pung 4, major-pung 8, own-wind 1, round-wind 1, big-four-winds 2',
    wins: false,
    total: 320,
  },
  {
    why: 'not won: fourteen tiles that are no hand',
    hand: '[111z]258m258p258s55z1f',
    items: 'long-hand 0',
    wins: false,
    total: 0,
  },
  { why: 'not won: nothing at all', hand: '5m', items: '', wins: false, total: 0 },
  ...LIMIT_ROWS,
];
