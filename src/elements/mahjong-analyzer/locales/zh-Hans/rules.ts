/** What the rules chooser says. */
import type { ErrorCode } from '../../../../errors.js';
import type { Rules } from '../../../../mahjong/types.js';
import type { Flag } from '../../settings.js';
import type { RulePhrases } from '../en/rules.js';
import type { CircumstanceFault } from '../faults.js';
import { choiceNames, optionNames } from './options.js';

type Names = Readonly<Record<string, string>>;
type Choices = Readonly<Record<string, Names>>;
type Reasons = Partial<Record<ErrorCode, string>>;

const RULES: Readonly<Record<Rules, string>> = {
  riichi: '日麻',
  mcr: '国标',
  western: '西式',
  bmja: '英式',
  classical: '古典',
  hongkong: '香港',
};

const RULE_TITLES: Readonly<Record<Rules, string>> = {
  riichi: '日本麻将（立直麻将）',
  mcr: '国标麻将（MCR）',
  western: '西式麻将，早期规则',
  bmja: '英式麻将（BMJA）',
  classical: '中国古典麻将',
  hongkong: '香港麻将，旧章',
};

const CIRCUMSTANCES: Readonly<Record<Flag, string>> = {
  riichi: '立直',
  doubleRiichi: '两立直',
  openRiichi: '开立直',
  ippatsu: '一发',
  lastTile: '海底牌',
  afterKong: '杠上开花',
  robbingKong: '抢杠',
  firstTurn: '第一巡',
  lastOfKind: '和绝张',
  originalCall: '报听',
  twofoldFortune: '杠上杠',
  dealtHand: '配牌即成',
  passedWin: '放过和牌',
};

/** Why two circumstances exclude each other, whichever of them is looked at. */
const REASONS: Readonly<Record<CircumstanceFault, string>> = {
  ERR_ROBBING_SELF_DRAW: '抢来的牌不是自摸',
  ERR_ROBBING_AFTER_KONG: '抢来的牌出自别家的杠',
  ERR_ROBBING_COPIES: '别处还能看到一张和牌张',
  ERR_LAST_TILE_ROBBING: '最后的舍牌不是抢杠的牌',
  ERR_KONG_CLAIMED: '杠后补的牌是自己摸的',
  ERR_AFTER_KONG_WITHOUT_KONG: '手牌没有杠',
  ERR_LAST_TILE_KONG: '海底牌不是杠后补的牌',
  ERR_TWOFOLD_CLAIMED: '第二杠后补的牌是自己摸的',
  ERR_TWOFOLD_WITHOUT_KONGS: '手牌没有两个杠',
  ERR_TWOFOLD_LAST_TILE: '海底牌不是杠后补的牌',
  ERR_FIRST_TURN_MELDS: '吃碰杠后第一巡即告结束',
  ERR_FIRST_TURN_RIICHI: '立直在第一巡之后',
  ERR_FIRST_TURN_LATE: '第一巡摸不到海底牌',
  ERR_FIRST_TURN_ROBBING: '开杠后第一巡即告结束',
  ERR_FIRST_TURN_AFTER_KONG: '开杠后第一巡即告结束',
  ERR_FIRST_TURN_DEALER: '庄家先打牌，此前无牌可和',
  ERR_FIRST_TURN_DISCARDS: '打过牌就不再是第一巡',
  ERR_FIRST_TURN_LAST_OF_KIND: '第一巡只有北家可能摸到绝张',
  ERR_FIRST_TURN_NORTH: '拔北后第一巡即告结束',
  ERR_ORIGINAL_CALL_FIRST_TURN: '报听在打出第一张时',
  ERR_LAST_OF_KIND_HELD: '手中还有一张和牌张',
  ERR_IPPATSU_WITHOUT_RIICHI: '须先立直',
  ERR_RIICHI_OPEN_HAND: '已有副露',
  ERR_URA_WITHOUT_RIICHI: '须先立直',
  ERR_INDICATORS: '里宝牌指示牌不多于宝牌指示牌',
  ERR_IPPATSU_AFTER_KONG: '开杠后一发消失',
  ERR_DOUBLE_IPPATSU_LAST_TILE: '两立直的一发在第二巡',
  ERR_DOUBLE_IPPATSU_ROBBING: '两立直的一发在任何杠之前',
  ERR_PAARENCHAN_SEAT: '只有庄家能连庄',
  ERR_EAST_ROW_SEAT: '只有庄家能连庄',
};

export const rulePhrases: RulePhrases = {
  rulesAndSituation: () => '规则与局况',
  ruleSet: () => '规则',
  rules: (rules) => RULES[rules],
  ruleTitle: (rules) => RULE_TITLES[rules],

  // Winds
  round: () => '圈风',
  seat: () => '门风',
  roundOf: (wind) => `${wind}风圈`,
  seatOf: (wind) => `${wind}家`,

  // The win
  lastTileCame: () => '最后一张',
  claimed: () => '点和',
  drawn: () => '自摸',
  claimedTile: (tile) => `点和${tile}`,
  drewTile: (tile) => `自摸${tile}`,
  winningTile: () => '和牌张',
  circumstances: () => '和牌情形',
  circumstance: (flag) => CIRCUMSTANCES[flag],
  circumstanceInLine: (flag) => (flag === 'riichi' ? '已立直' : CIRCUMSTANCES[flag]),
  quoted: (label) => `“${label}”`,
  notWith: (change, reason) => `${change}：${reason}`,
  reason: (code) => (REASONS as Reasons)[code] ?? null,
  northDora: () => '拔北',
  norths: (count) => `拔北${count}张`,
  paarenchan: () => '八连庄役满',
  winsInARow: (count) => `八连庄${count}倍役满`,

  // Tiles that lie open
  dora: () => '宝牌指示牌',
  uraDora: () => '里宝牌指示牌',
  ownDiscards: () => '自己的舍牌，按先后',
  seen: () => '别处已见的牌',
  seenHow: () => '别家的舍牌和副露',
  doraTiles: (tiles) => `宝牌指示${tiles}`,
  uraTiles: (tiles) => `里宝牌指示${tiles}`,
  tilesSeen: (count) => `已见${count}张`,
  ownTilesOut: (count) => `自己舍牌${count}张`,
  pick: () => '选牌',
  pickFor: (field) => `${field}：选牌`,
  removeLast: () => '撤回',
  removeLastOf: (field) => `${field}：撤回最后一张`,

  // The analysis
  drawsToCome: () => '剩余巡数',
  modelName: () => '模型',
  modelShort: (model) => (model === 'advance' ? '前进' : '完整'),
  advanceModel: () => '前进模型',

  // House rules
  houseRules: () => '自定规则',
  houseRulesChanged: (count) => `${count}项自定规则`,
  changed: (count) => `已改${count}项`,
  isDefault: (value) => `默认${value}`,
  on: () => '开',
  off: () => '关',
  toDefaults: () => '恢复默认',
  option: (name) => (optionNames as Names)[name] ?? name,
  optionChoice: (option, choice) => (choiceNames as Choices)[option]?.[choice] ?? choice,
};
