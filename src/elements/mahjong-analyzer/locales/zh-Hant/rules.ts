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
  mcr: '國標',
  western: '西式',
  bmja: '英式',
  classical: '古典',
  hongkong: '香港',
};

const RULE_TITLES: Readonly<Record<Rules, string>> = {
  riichi: '日本麻將（立直麻將）',
  mcr: '國標麻將（MCR）',
  western: '西式麻將，早期規則',
  bmja: '英式麻將（BMJA）',
  classical: '中國古典麻將',
  hongkong: '香港麻將，舊章',
};

const CIRCUMSTANCES: Readonly<Record<Flag, string>> = {
  riichi: '立直',
  doubleRiichi: '兩立直',
  openRiichi: '開立直',
  ippatsu: '一發',
  lastTile: '海底牌',
  afterKong: '槓上開花',
  robbingKong: '搶槓',
  firstTurn: '第一巡',
  lastOfKind: '和絕張',
  originalCall: '報聽',
  twofoldFortune: '槓上槓',
  dealtHand: '配牌即成',
  passedWin: '放過胡牌',
};

/** Why two circumstances exclude each other, whichever of them is looked at. */
const REASONS: Readonly<Record<CircumstanceFault, string>> = {
  ERR_ROBBING_SELF_DRAW: '搶來的牌不是自摸',
  ERR_ROBBING_AFTER_KONG: '搶來的牌出自別家的槓',
  ERR_ROBBING_COPIES: '別處還能看到一張胡牌張',
  ERR_LAST_TILE_ROBBING: '最後的捨牌不是搶槓的牌',
  ERR_KONG_CLAIMED: '槓後補的牌是自己摸的',
  ERR_AFTER_KONG_WITHOUT_KONG: '手牌沒有槓',
  ERR_LAST_TILE_KONG: '海底牌不是槓後補的牌',
  ERR_TWOFOLD_CLAIMED: '第二槓後補的牌是自己摸的',
  ERR_TWOFOLD_WITHOUT_KONGS: '手牌沒有兩個槓',
  ERR_TWOFOLD_LAST_TILE: '海底牌不是槓後補的牌',
  ERR_FIRST_TURN_MELDS: '吃碰槓後第一巡即告結束',
  ERR_FIRST_TURN_RIICHI: '立直在第一巡之後',
  ERR_FIRST_TURN_LATE: '第一巡摸不到海底牌',
  ERR_FIRST_TURN_ROBBING: '開槓後第一巡即告結束',
  ERR_FIRST_TURN_AFTER_KONG: '開槓後第一巡即告結束',
  ERR_FIRST_TURN_DEALER: '莊家先打牌，此前無牌可胡',
  ERR_FIRST_TURN_DISCARDS: '打過牌就不再是第一巡',
  ERR_FIRST_TURN_LAST_OF_KIND: '第一巡只有北家可能摸到絕張',
  ERR_FIRST_TURN_NORTH: '拔北後第一巡即告結束',
  ERR_ORIGINAL_CALL_FIRST_TURN: '報聽在打出第一張時',
  ERR_LAST_OF_KIND_HELD: '手中還有一張胡牌張',
  ERR_IPPATSU_WITHOUT_RIICHI: '須先立直',
  ERR_RIICHI_OPEN_HAND: '已有副露',
  ERR_URA_WITHOUT_RIICHI: '須先立直',
  ERR_INDICATORS: '裏寶牌指示牌不多於寶牌指示牌',
  ERR_IPPATSU_AFTER_KONG: '開槓後一發消失',
  ERR_DOUBLE_IPPATSU_LAST_TILE: '兩立直的一發在第二巡',
  ERR_DOUBLE_IPPATSU_ROBBING: '兩立直的一發在任何槓之前',
  ERR_PAARENCHAN_SEAT: '只有莊家能連莊',
  ERR_EAST_ROW_SEAT: '只有莊家能連莊',
};

export const rulePhrases: RulePhrases = {
  rulesAndSituation: () => '規則與局況',
  ruleSet: () => '規則',
  rules: (rules) => RULES[rules],
  ruleTitle: (rules) => RULE_TITLES[rules],

  // Winds
  round: () => '圈風',
  seat: () => '門風',
  roundOf: (wind) => `${wind}風圈`,
  seatOf: (wind) => `${wind}家`,

  // The win
  lastTileCame: () => '最後一張',
  claimed: () => '別家放槍',
  drawn: () => '自摸',
  claimedTile: (tile) => `胡別家的${tile}`,
  drewTile: (tile) => `自摸${tile}`,
  winningTile: () => '胡牌張',
  circumstances: () => '胡牌情形',
  circumstance: (flag) => CIRCUMSTANCES[flag],
  circumstanceInLine: (flag) => (flag === 'riichi' ? '已立直' : CIRCUMSTANCES[flag]),
  quoted: (label) => `「${label}」`,
  notWith: (change, reason) => `${change}：${reason}`,
  reason: (code) => (REASONS as Reasons)[code] ?? null,
  northDora: () => '拔北',
  norths: (count) => `拔北${count}張`,
  paarenchan: () => '八連莊役滿',
  winsInARow: (count) => `八連莊${count}倍役滿`,

  // Tiles that lie open
  dora: () => '寶牌指示牌',
  uraDora: () => '裏寶牌指示牌',
  ownDiscards: () => '自己的捨牌，按先後',
  seen: () => '別處已見的牌',
  seenHow: () => '別家的捨牌和副露',
  doraTiles: (tiles) => `寶牌指示${tiles}`,
  uraTiles: (tiles) => `裏寶牌指示${tiles}`,
  tilesSeen: (count) => `已見${count}張`,
  ownTilesOut: (count) => `自己捨牌${count}張`,
  pick: () => '選牌',
  pickFor: (field) => `${field}：選牌`,
  removeLast: () => '收回',
  removeLastOf: (field) => `${field}：收回最後一張`,

  // The analysis
  drawsToCome: () => '剩餘巡數',
  modelName: () => '模型',
  modelShort: (model) => (model === 'advance' ? '前進' : '完整'),
  advanceModel: () => '前進模型',

  // House rules
  houseRules: () => '自訂規則',
  houseRulesChanged: (count) => `${count}項自訂規則`,
  changed: (count) => `已改${count}項`,
  isDefault: (value) => `預設${value}`,
  on: () => '開',
  off: () => '關',
  toDefaults: () => '恢復預設',
  option: (name) => (optionNames as Names)[name] ?? name,
  optionChoice: (option, choice) => (choiceNames as Choices)[option]?.[choice] ?? choice,
};
