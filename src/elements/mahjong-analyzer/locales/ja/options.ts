/** Names of rule options and of their choices; `docs/rules` tells more of each. */
import type { ChoiceNames, OptionNames } from '../en/options.js';

export const optionNames: OptionNames = {
  // Several rule sets
  limit: '上限',
  mahjong: '和了点',
  claimedKongs: '明槓はすべて大明槓とする',
  eastRow: '東家の連続和了が上限に達した',

  // Riichi
  openTanyao: '喰いタン',
  redFives: '赤ドラ',
  doubleWindPairFu: '連風牌の雀頭の符',
  openPinfuFu: '喰い平和形のロンは30符',
  pinfuSelfDrawFu: '平和ツモを認めず、ツモ符を付ける',
  kiriageMangan: '切り上げ満貫（4翻30符と3翻60符）',
  countedYakuman: '13翻以上',
  doubleYakuman: 'ダブル役満：下の4つすべて',
  doubleKokushi: 'ダブル役満：国士無双十三面待ち',
  doubleSuuankou: 'ダブル役満：四暗刻単騎',
  doubleChuuren: 'ダブル役満：純正九蓮宝燈',
  doubleDaisuushii: 'ダブル役満：大四喜',
  multipleYakuman: '役満の複合',
  limitToSextupleYakuman: '役満は6倍まで',
  renhou: '人和',
  daisharin: '役満：大車輪',
  daisharinOtherSuits: '役満：大竹林と大数隣も',
  daichisei: '役満：大七星',
  sashikomiYakuman: '役満：オープンリーチへの放銃',
  paarenchanNeedsYaku: '八連荘にも役が必要',
  aotenjou: '青天井',

  // Chinese Official
  minimumFan: '和了に必要な番数',
  concealedAndMeldedKong: '明暗槓の番数',
  twoConcealedKongs: '双暗槓の番数',
  knittedWaits: '組合龍の中の待ちも数える',
  deadWaits: '自分で4枚使った牌も待ちとみなす',
  lastTileFromMelds: '自分の副露も和絶張の根拠にする',
  tileHogWithKong: '槓子も四帰一に数える',
  anyNineGates: '九蓮宝燈の待ちを問わない',
  pungBesideNineGates: '九蓮宝燈に2つ目の幺九刻を加える',
  strictVoidedSuit: '缺一門を加えない役を増やす',
  blessings: '天和・地和・人和',

  // British
  cleanHand: '混一色は1翻',
  losersOriginalCall: '地聴は敗者の手にも1翻',
  purityNoChows: '清一色対々に対々和の翻も数える',
  carryingPole: '二索の槍槓は満貫',
  liveWallOnly: 'ツモの点は嶺上牌に付けない',
  gatesClaim: '九蓮宝燈のロン',
  treasureClaim: '同色四暗刻のロン',

  // Classical
  preset: '採用するルール',

  // Hong Kong
  minimum: '和了に必要な番数',
  mixedSuit: '混一色',
  pureSuit: '清一色',
  allPungs: '対々和',
  smallDragons: '小三元',
  flowers: '花牌あり',
  flowersInMinimum: '花牌も必要な番数に含める',
  table: '点数の換算',
  fullLaak: '満貫になる番数',
  doubleLaak: '2倍満貫になる番数',
  tripleLaak: '4倍満貫になる番数',
  base: '0番の点数',
  discarder: 'ロンのとき放銃者は',
};

export const choiceNames: ChoiceNames = {
  countedYakuman: { single: '数え役満', multiple: '13翻ごとに役満', off: '三倍満' },
  renhou: { off: 'なし', mangan: '満貫', yakuman: '役満' },
  gatesClaim: { any: 'どの牌でも可', pungs: '1か9の刻子のみ可' },
  treasureClaim: { any: '最後の刻子も可', pair: '雀頭のみ可' },
  preset: { millington: 'ミリントン', dmjl: 'ドイツ麻雀リーグ' },
  table: { laak: '満貫ごとの段階式', halfSpicy: '半辣上', spicy: '辣辣上' },
  discarder: { double: '2倍払う', all: '全額払う' },
};
