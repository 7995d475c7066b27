/** Names of rule options and of their choices; `docs/rules` tells more of each. */
import type { ChoiceNames, OptionNames } from '../en/options.js';

export const optionNames: OptionNames = {
  // Several rule sets
  limit: '封顶',
  mahjong: '和牌底分',
  claimedKongs: '明杠均由三张暗刻杠来',
  eastRow: '庄家连庄达到封顶',

  // Riichi
  openTanyao: '副露断幺九',
  redFives: '赤宝牌',
  doubleWindPairFu: '连风雀头的符数',
  openPinfuFu: '副露平和形计30符',
  pinfuSelfDrawFu: '平和自摸改计自摸符',
  kiriageMangan: '切上满贯：4番30符、3番60符算满贯',
  countedYakuman: '13番以上',
  doubleYakuman: '双倍役满：以下四种全部',
  doubleKokushi: '双倍：国士无双十三面',
  doubleSuuankou: '双倍：四暗刻单骑',
  doubleChuuren: '双倍：纯正九莲宝灯',
  doubleDaisuushii: '双倍：大四喜',
  multipleYakuman: '役满可以叠加',
  limitToSextupleYakuman: '最多六倍役满',
  renhou: '人和',
  daisharin: '役满：大车轮',
  daisharinOtherSuits: '大车轮不限筒子',
  daichisei: '役满：大七星',
  sashikomiYakuman: '役满：开立直放铳',
  paarenchanNeedsYaku: '八连庄须有役',
  aotenjou: '青天井，不封顶',

  // Chinese Official
  minimumFan: '起和番',
  concealedAndMeldedKong: '明暗杠',
  twoConcealedKongs: '双暗杠',
  knittedWaits: '组合龙内的边张、坎张、单钓计番',
  deadWaits: '手中已有四张的牌仍算听口',
  lastTileFromMelds: '自己副露的三张也算和绝张',
  tileHogWithKong: '开杠也算四归一',
  anyNineGates: '九莲宝灯不限听口',
  pungBesideNineGates: '九莲宝灯另计第二副幺九刻',
  strictVoidedSuit: '更多番种不另计缺一门',
  blessings: '天和、地和、人和',

  // British
  cleanHand: '混一色计一番',
  losersOriginalCall: '报听：未和者也翻一番',
  purityNoChows: '清碰另计碰碰和',
  carryingPole: '抢二条杠为满贯',
  liveWallOnly: '自摸分不含杠后补牌',
  gatesClaim: '九莲宝灯可点和',
  treasureClaim: '四暗刻可点和',

  // Classical
  preset: '采用',

  // Hong Kong
  minimum: '起糊番',
  mixedSuit: '混一色',
  pureSuit: '清一色',
  allPungs: '对对糊',
  smallDragons: '小三元',
  flowers: '使用花牌',
  flowersInMinimum: '花牌计入起糊番',
  table: '番数换算',
  fullLaak: '满（辣子）起于',
  doubleLaak: '两倍起于',
  tripleLaak: '四倍起于',
  base: '零番的分数',
  discarder: '点和时',
};

export const choiceNames: ChoiceNames = {
  countedYakuman: { single: '累计役满', multiple: '每13番一倍役满', off: '三倍满' },
  renhou: { off: '不计', mangan: '满贯', yakuman: '役满' },
  gatesClaim: { any: '任何一张', pungs: '仅1或9的刻子' },
  treasureClaim: { any: '末刻亦可', pair: '仅将牌' },
  preset: { millington: 'Millington', dmjl: '德国麻将联盟' },
  table: { laak: '辣子，分级', halfSpicy: '半辣上', spicy: '全辣上' },
  discarder: { double: '点炮者付双份', all: '点炮者全付' },
};
