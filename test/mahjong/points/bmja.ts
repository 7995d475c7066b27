import type { Row } from './row.js';

const drawn = { selfDraw: true };
const north = { seatWind: 4 } as const;

const LIMIT_ROWS: Row[] = [
  {
    why: 'heaven',
    hand: '123m222m888p444s55s',
    situation: { ...drawn, dealtHand: true },
    items: 'heavens-blessing 1000',
    total: 1000,
  },
  {
    why: "earth: North with East's first discard",
    hand: '123m222m888p444s55s',
    situation: { ...north, dealtHand: true },
    items: 'earths-blessing 1000',
    total: 1000,
  },
  {
    why: 'plum blossom',
    hand: '123m222m99s(1111z)555p',
    situation: { ...drawn, afterKong: true },
    items: 'plum-blossom 1000',
    total: 1000,
  },
  {
    why: 'moon',
    hand: '444m222m99s888s231p',
    situation: { ...drawn, lastTile: true },
    items: 'moon 1000',
    total: 1000,
  },
  {
    why: 'twofold fortune',
    hand: '123m99s(1111z)(2222z)555s',
    situation: { ...drawn, twofoldFortune: true },
    items: 'twofold-fortune 1000',
    total: 1000,
  },
  {
    why: 'three great scholars',
    hand: '222m[555z][666z][777z]33p',
    items: 'three-great-scholars 1000',
    total: 1000,
  },
  { why: 'four blessings', hand: '[111z][222z][333z]444z33p', items: 'four-blessings 1000', total: 1000 },
  { why: 'all winds and dragons', hand: '[111z][222z][666z]555z77z', items: 'all-honours 1000', total: 1000 },
  { why: 'heads and tails', hand: '[111m][999m][111p]999s11s', items: 'heads-and-tails 1000', total: 1000 },
  {
    why: 'fourfold plenty',
    hand: '(2222m)[3333p][4444s](1111z)66s',
    items: 'fourfold-plenty 1000',
    total: 1000,
  },
  { why: 'imperial jade', hand: '[222s]333s[666s]666z88s', items: 'imperial-jade 1000', total: 1000 },
  {
    why: 'buried treasure, the last pung claimed',
    hand: '222m444m111z99m77m7m',
    items: 'buried-treasure 1000',
    total: 1000,
  },
  {
    why: 'no buried treasure with a claimed pung, where only the pair may be claimed',
    hand: '222m444m111z99m77m7m',
    options: { treasureClaim: 'pair' },
    items:
      'minor-pung 4, minor-pung 4, major-pung 8, minor-pung 2, own-wind 1, round-wind 1, no-chows 1, mahjong 20',
    total: 304,
  },
  {
    why: 'thirteen unique wonders',
    hand: '19m19p19s1234567z1z',
    items: 'thirteen-wonders 1000',
    total: 1000,
  },
  {
    why: 'wriggling snake: the pair of 1s',
    hand: '123456789s1234z1s',
    items: 'wriggling-snake 1000',
    total: 1000,
  },
  { why: 'gates of heaven', hand: '1112345678999p5p', items: 'gates-of-heaven 1000', total: 1000 },
  {
    why: 'gates of heaven by a claim that makes a pung',
    hand: '1123455678999p1p',
    options: { gatesClaim: 'pungs' },
    items: 'gates-of-heaven 1000',
    total: 1000,
  },
  {
    why: 'gates of heaven by another claim, where that is not allowed',
    hand: '1112345678999p5p',
    options: { gatesClaim: 'pungs' },
    items: '',
    wins: false,
    total: 0,
  },
  { why: 'all pair honours', hand: '1199m11p9s225566z9s', items: 'all-pair-honours 500', total: 500 },
  {
    why: 'knitting: seven numbers in two suits',
    hand: '1234567m123456p7p',
    items: 'knitting 500',
    total: 500,
  },
  { why: 'knitting that leaves the dots out', hand: '1223467m122346s7s', items: 'knitting 500', total: 500 },
  { why: 'triple knitting', hand: '2468m24689p2468s9s', items: 'triple-knitting 500', total: 500 },
  {
    why: 'flowers of a half-limit hand are doubled apart: 500 + 8 x 4',
    hand: '1234567m123456p1f5f7p',
    items: 'knitting 500, flower 8, own-flower 1, own-season 1',
    total: 532,
  },
  {
    why: 'flowers of a limit hand do not pass the limit',
    hand: '19m19p19s1234567z1f1z',
    items: 'thirteen-wonders 1000, flower 4, own-flower 1',
    total: 1000,
  },
];

const FISHING_ROWS: Row[] = [
  {
    why: 'North fishes for thirteen wonders with two flowers: 400 + 8 x 2',
    hand: '19m19p19s1234567z4f1f',
    situation: north,
    items: 'fishing 400, flower 8, own-flower 1',
    wins: false,
    total: 416,
  },
  {
    why: 'fishing for triple knitting',
    hand: '2468m2468p24689s',
    items: 'fishing-half 200',
    wins: false,
    total: 200,
  },
  {
    why: 'fishing for all winds and dragons, where the sets count for more: 32 x 16',
    hand: '[111z][555z][3333z]777z6z',
    items:
      'major-pung 4, major-pung 4, major-kong 16, major-pung 8, own-wind 1, round-wind 1, dragons 1, dragons 1',
    wins: false,
    total: 512,
  },
  {
    why: 'fishing for purity: doubled three times',
    hand: '[111s]222s333s66s88s',
    situation: { seatWind: 2 },
    items: 'major-pung 4, minor-pung 4, minor-pung 4, purity 3',
    wins: false,
    total: 96,
  },
  {
    why: 'fishing for a common hand counts its sets',
    hand: '[111s]222m333p66s88s',
    situation: { seatWind: 2 },
    items: 'major-pung 4, minor-pung 4, minor-pung 4',
    wins: false,
    total: 12,
  },
  {
    why: 'a tile that is held four times is not fished for',
    hand: '[999m][111p][999p]1111s',
    items: 'major-pung 4, major-pung 4, major-pung 4, major-pung 8',
    wins: false,
    total: 20,
  },
];

export const BMJA_ROWS: Row[] = [
  {
    why: 'one chow: the claimed tile makes no eyes and is no only tile',
    hand: '[123m]222m888p444s55s',
    items: 'minor-pung 4, minor-pung 4, minor-pung 4, mahjong 20',
    total: 32,
  },
  {
    why: 'two chows are no hand',
    hand: '[123m]222m456p444s55s',
    items: 'long-hand 0',
    wins: false,
    total: 0,
  },
  {
    why: 'pungs and kongs of minors and majors, pairs: no chows, concealed, drawn after a kong: 48 x 16',
    hand: '222m(3333p)(2222z)555z11z',
    situation: { ...drawn, afterKong: true, seatWind: 3, roundWind: 4 },
    items:
      'minor-pung 4, minor-kong 16, major-kong 32, major-pung 8, dragons 1, no-chows 1, all-concealed 1, loose-tile 1, mahjong 20, self-draw 2',
    total: 1000,
  },
  {
    why: 'the points for drawing are for the live wall alone, where the option says so',
    hand: '234m(3333p)[222z]888s11z',
    situation: { ...drawn, afterKong: true, seatWind: 3, roundWind: 4 },
    options: { liveWallOnly: true },
    items: 'minor-kong 16, major-pung 4, minor-pung 4, mahjong 20, loose-tile 1',
    total: 88,
  },
  {
    why: 'pairs of the own wind and the round, bouquets, the last discard, original call',
    hand: '[123m][222m][888p]444s12345678f11z',
    situation: { lastTile: true, originalCall: true },
    items:
      'minor-pung 2, minor-pung 2, minor-pung 4, own-wind-pair 2, round-wind-pair 2, flower 32, all-flowers 2, all-seasons 2, own-flower 1, own-season 1, last-discard 1, original-call 1, mahjong 20',
    total: 1000,
  },
  {
    why: 'the last tile of the wall; the pair of dragons',
    hand: '[123m][222m][888p]55z44s4s',
    situation: { ...drawn, lastTile: true },
    items: 'minor-pung 2, minor-pung 2, minor-pung 4, dragon-pair 2, last-tile 1, mahjong 20, self-draw 2',
    total: 64,
  },
  {
    why: 'robbing a kong; sets of the own wind and of the round',
    hand: '[111z][222z][888p]55s23m1m',
    situation: { robbingKong: true, seatWind: 2 },
    items: 'major-pung 4, major-pung 4, minor-pung 2, own-wind 1, round-wind 1, robbing-kong 1, mahjong 20',
    total: 240,
  },
  {
    why: 'purity: pungs of one suit',
    hand: '[222m][444m][1111m]66m88m8m',
    items: 'minor-pung 2, minor-pung 2, major-kong 16, minor-pung 2, purity 3, mahjong 20',
    total: 336,
  },
  {
    why: 'all majors; a clean hand doubles only where the option says so',
    hand: '[111m][999m][333z]222z44z',
    situation: { seatWind: 4 },
    options: { cleanHand: true },
    items:
      'major-pung 4, major-pung 4, major-pung 4, major-pung 8, own-wind-pair 2, no-chows 1, all-majors 1, one-suit-with-honours 1, mahjong 20',
    total: 336,
  },
  {
    why: 'an original call of a hand that has not won, where the option says so',
    hand: '[111m][999m]345p678s5m',
    situation: { seatWind: 4, originalCall: true },
    options: { losersOriginalCall: true },
    items: 'major-pung 4, major-pung 4, original-call 1',
    wins: false,
    total: 16,
  },
  ...LIMIT_ROWS,
  ...FISHING_ROWS,
];
