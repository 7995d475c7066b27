/** Names of rule options and of their choices; `docs/rules` tells more of each. */

/** By name, as in `ruleOptions`. */
export const optionNames = {
  // Several rule sets
  limit: 'Limit',
  mahjong: 'Points for mahjong',
  claimedKongs: 'Exposed kongs were claimed for three concealed tiles',
  eastRow: 'East’s row of wins reaches a limit',

  // Riichi
  openTanyao: 'All simples in an open hand',
  redFives: 'Red fives count',
  doubleWindPairFu: 'Fu of a pair of double wind',
  openPinfuFu: '30 fu for an open hand of chows without fu',
  pinfuSelfDrawFu: 'Fu for self-draw in place of pinfu',
  kiriageMangan: '4 han 30 fu and 3 han 60 fu are a mangan',
  countedYakuman: 'From 13 han on',
  doubleYakuman: 'Double yakuman: all four below',
  doubleKokushi: 'Double: thirteen orphans, thirteen-sided',
  doubleSuuankou: 'Double: four concealed pungs, single wait',
  doubleChuuren: 'Double: pure nine gates',
  doubleDaisuushii: 'Double: big four winds',
  multipleYakuman: 'Several yakuman add up',
  limitToSextupleYakuman: 'Six yakuman at most',
  renhou: 'Blessing of man',
  daisharin: 'Yakuman: big wheels of dots',
  daisharinOtherSuits: 'Big wheels of other suits too',
  daichisei: 'Yakuman: seven pairs of honours',
  sashikomiYakuman: 'Yakuman: a discard to an open riichi',
  paarenchanNeedsYaku: 'Eight wins in a row need a yaku',
  aotenjou: 'No limits',

  // Chinese Official
  minimumFan: 'Fan that a win needs',
  concealedAndMeldedKong: 'One concealed and one melded kong',
  twoConcealedKongs: 'Two concealed kongs',
  knittedWaits: 'Waits inside a knitted straight count',
  deadWaits: 'A tile held four times is still waited for',
  lastTileFromMelds: 'Own melds show the last of its kind',
  tileHogWithKong: 'A kong is a tile hog too',
  anyNineGates: 'Nine gates with any wait',
  pungBesideNineGates: 'Second pung of terminals beside nine gates',
  strictVoidedSuit: 'One voided suit is implied more often',
  blessings: 'Blessings of heaven, earth and man',

  // British
  cleanHand: 'One suit with honours doubles once',
  losersOriginalCall: 'Original call doubles losers’ hands too',
  purityNoChows: 'Purity doubles as no chows, too',
  carryingPole: 'Robbing a kong of 2 bamboo is a limit hand',
  liveWallOnly: 'Points for drawing from the live wall alone',
  gatesClaim: 'Gates of heaven may be claimed',
  treasureClaim: 'Buried treasure may be claimed',

  // Classical
  preset: 'As played by',

  // Hong Kong
  minimum: 'Faan that a win needs',
  mixedSuit: 'Mixed one suit',
  pureSuit: 'All one suit',
  allPungs: 'All in triplets',
  smallDragons: 'Small dragons',
  flowers: 'Played with flowers',
  flowersInMinimum: 'Flowers help to the minimum',
  table: 'From faan to points',
  fullLaak: 'First laak from',
  doubleLaak: 'Twice that from',
  tripleLaak: 'Four times that from',
  base: 'Points for no faan',
  discarder: 'On a claim the discarder',
};

/** By option, then by choice. */
export const choiceNames = {
  countedYakuman: {
    single: 'a yakuman',
    multiple: 'a yakuman for each 13',
    off: 'sanbaiman',
  },
  renhou: { off: 'does not count', mangan: 'mangan', yakuman: 'yakuman' },
  gatesClaim: { any: 'on any tile', pungs: 'for a pung of 1s or 9s' },
  treasureClaim: { any: 'for the last pung too', pair: 'for the pair alone' },
  preset: { millington: 'Millington', dmjl: 'German league' },
  table: {
    laak: 'laak, in tiers',
    halfSpicy: 'half spicy',
    spicy: 'spicy',
  },
  discarder: { double: 'pays twice', all: 'pays for all' },
};

export type OptionNames = Readonly<Record<keyof typeof optionNames, string>>;
export type ChoiceNames = {
  readonly [Option in keyof typeof choiceNames]: Readonly<Record<keyof (typeof choiceNames)[Option], string>>;
};
