/** Names of rule options and of their choices; `docs/rules` tells more of each. */
import type { ChoiceNames, OptionNames } from '../en/options.js';

export const optionNames: OptionNames = {
  // Several rule sets
  limit: '封頂',
  mahjong: '胡牌底分',
  claimedKongs: '明槓均由三張暗刻槓來',
  eastRow: '莊家連莊達到封頂',

  // Riichi
  openTanyao: '副露斷么九',
  redFives: '赤寶牌',
  doubleWindPairFu: '連風雀頭的符數',
  openPinfuFu: '副露平和形計30符',
  pinfuSelfDrawFu: '平和自摸改計自摸符',
  kiriageMangan: '切上滿貫：4番30符、3番60符算滿貫',
  countedYakuman: '13番以上',
  doubleYakuman: '雙倍役滿：以下四種全部',
  doubleKokushi: '雙倍：國士無雙十三面',
  doubleSuuankou: '雙倍：四暗刻單騎',
  doubleChuuren: '雙倍：純正九蓮寶燈',
  doubleDaisuushii: '雙倍：大四喜',
  multipleYakuman: '役滿可以疊加',
  limitToSextupleYakuman: '最多六倍役滿',
  renhou: '人和',
  daisharin: '役滿：大車輪',
  daisharinOtherSuits: '大車輪不限筒子',
  daichisei: '役滿：大七星',
  sashikomiYakuman: '役滿：開立直放銃',
  paarenchanNeedsYaku: '八連莊須有役',
  aotenjou: '青天井，不封頂',

  // Chinese Official
  minimumFan: '起胡番',
  concealedAndMeldedKong: '明暗槓',
  twoConcealedKongs: '雙暗槓',
  knittedWaits: '組合龍內的邊張、坎張、單釣計番',
  deadWaits: '手中已有四張的牌仍算聽口',
  lastTileFromMelds: '自己副露的三張也算和絕張',
  tileHogWithKong: '開槓也算四歸一',
  anyNineGates: '九蓮寶燈不限聽口',
  pungBesideNineGates: '九蓮寶燈另計第二副么九刻',
  strictVoidedSuit: '更多番種不另計缺一門',
  blessings: '天和、地和、人和',

  // British
  cleanHand: '混一色計一番',
  losersOriginalCall: '報聽：未胡者也翻一番',
  purityNoChows: '清碰另計碰碰胡',
  carryingPole: '搶二索槓為滿貫',
  liveWallOnly: '自摸分不含槓後補牌',
  gatesClaim: '九蓮寶燈可胡別家的牌',
  treasureClaim: '四暗刻可胡別家的牌',

  // Classical
  preset: '採用',

  // Hong Kong
  minimum: '起胡番',
  mixedSuit: '混一色',
  pureSuit: '清一色',
  allPungs: '對對糊',
  smallDragons: '小三元',
  flowers: '使用花牌',
  flowersInMinimum: '花牌計入起胡番',
  table: '番數換算',
  fullLaak: '滿（辣子）起於',
  doubleLaak: '兩倍起於',
  tripleLaak: '四倍起於',
  base: '零番的分數',
  discarder: '放槍時',
};

export const choiceNames: ChoiceNames = {
  countedYakuman: { single: '累計役滿', multiple: '每13番一倍役滿', off: '三倍滿' },
  renhou: { off: '不計', mangan: '滿貫', yakuman: '役滿' },
  gatesClaim: { any: '任何一張', pungs: '僅1或9的刻子' },
  treasureClaim: { any: '末刻亦可', pair: '僅將牌' },
  preset: { millington: 'Millington', dmjl: '德國麻將聯盟' },
  table: { laak: '辣子，分級', halfSpicy: '半辣上', spicy: '全辣上' },
  discarder: { double: '放槍者付雙份', all: '放槍者全付' },
};
