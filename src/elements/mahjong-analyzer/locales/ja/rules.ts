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
  riichi: 'リーチ麻雀',
  mcr: '中国麻将',
  western: '西洋式',
  bmja: 'イギリス式',
  classical: '古典麻雀',
  hongkong: '香港麻雀',
};

const RULE_TITLES: Readonly<Record<Rules, string>> = {
  riichi: 'リーチ麻雀（日本）',
  mcr: '中国麻将（国際公式ルール、MCR）',
  western: '西洋式（当初のルール）',
  bmja: 'イギリス式（BMJA）',
  classical: '古典麻雀（中国）',
  hongkong: '香港麻雀（旧章）',
};

const CIRCUMSTANCES: Readonly<Record<Flag, string>> = {
  riichi: 'リーチ',
  doubleRiichi: 'ダブルリーチ',
  openRiichi: 'オープンリーチ',
  ippatsu: '一発',
  lastTile: '海底・河底',
  afterKong: '嶺上開花',
  robbingKong: '槍槓',
  firstTurn: '第1巡',
  lastOfKind: '絶張',
  originalCall: '地聴',
  twofoldFortune: '槓上槓',
  dealtHand: '配牌で和了',
  passedWin: '和了牌を見逃した',
};

/** Why two circumstances exclude each other, whichever of them is looked at. */
const REASONS: Readonly<Record<CircumstanceFault, string>> = {
  ERR_ROBBING_SELF_DRAW: '槍槓はロンだけです',
  ERR_ROBBING_AFTER_KONG: '槍槓は他家のカンで和了ります',
  ERR_ROBBING_COPIES: '和了牌がもう1枚見えています',
  ERR_LAST_TILE_ROBBING: '最後の捨て牌は槍槓になりません',
  ERR_KONG_CLAIMED: '嶺上開花はツモだけです',
  ERR_AFTER_KONG_WITHOUT_KONG: '手牌に槓子がありません',
  ERR_LAST_TILE_KONG: '最後の牌は嶺上牌ではありません',
  ERR_TWOFOLD_CLAIMED: '槓上槓はツモだけです',
  ERR_TWOFOLD_WITHOUT_KONGS: '手牌に槓子が2つありません',
  ERR_TWOFOLD_LAST_TILE: '最後の牌は嶺上牌ではありません',
  ERR_FIRST_TURN_MELDS: '副露すると第1巡ではなくなります',
  ERR_FIRST_TURN_RIICHI: 'リーチは第1巡より後です',
  ERR_FIRST_TURN_LATE: '最後の牌は第1巡には出ません',
  ERR_FIRST_TURN_ROBBING: 'カンがあると第1巡ではなくなります',
  ERR_FIRST_TURN_AFTER_KONG: 'カンがあると第1巡ではなくなります',
  ERR_FIRST_TURN_DEALER: '東家は第1巡にロンできません',
  ERR_FIRST_TURN_DISCARDS: '自分の捨て牌は第1巡より後です',
  ERR_FIRST_TURN_LAST_OF_KIND: '第1巡に絶張をツモれるのは北家だけです',
  ERR_FIRST_TURN_NORTH: '北抜きがあると第1巡ではなくなります',
  ERR_ORIGINAL_CALL_FIRST_TURN: '地聴は最初の打牌で宣言します',
  ERR_LAST_OF_KIND_HELD: '手牌に和了牌がもう1枚あります',
  ERR_IPPATSU_WITHOUT_RIICHI: 'リーチが必要です',
  ERR_RIICHI_OPEN_HAND: '副露があるとできません',
  ERR_URA_WITHOUT_RIICHI: 'リーチが必要です',
  ERR_INDICATORS: '裏ドラ表示牌はドラ表示牌より多くなりません',
  ERR_IPPATSU_AFTER_KONG: 'カンで一発は消えます',
  ERR_DOUBLE_IPPATSU_LAST_TILE: 'ダブルリーチの一発は第2巡です',
  ERR_DOUBLE_IPPATSU_ROBBING: 'ダブルリーチの一発はどのカンより先です',
  ERR_PAARENCHAN_SEAT: '連荘できるのは東家だけです',
  ERR_EAST_ROW_SEAT: '連続和了を数えるのは東家だけです',
};

export const rulePhrases: RulePhrases = {
  rulesAndSituation: () => 'ルールと状況',
  ruleSet: () => 'ルール',
  rules: (rules) => RULES[rules],
  ruleTitle: (rules) => RULE_TITLES[rules],

  // Winds
  round: () => '場風',
  seat: () => '自風',
  roundOf: (wind) => `${wind}場`,
  seatOf: (wind) => `${wind}家`,

  // The win
  lastTileCame: () => '和了り方',
  claimed: () => 'ロン',
  drawn: () => 'ツモ',
  claimedTile: (tile) => `${tile}でロン`,
  drewTile: (tile) => `${tile}をツモ`,
  winningTile: () => '和了牌',
  circumstances: () => '状況',
  circumstance: (flag) => CIRCUMSTANCES[flag],
  circumstanceInLine: (flag) => (flag === 'riichi' ? 'リーチ宣言' : CIRCUMSTANCES[flag]),
  quoted: (label) => `「${label}」`,
  notWith: (change, reason) => `${change}：${reason}`,
  reason: (code) => (REASONS as Reasons)[code] ?? null,
  northDora: () => '北抜きの枚数',
  norths: (count) => `北抜き${count}枚`,
  paarenchan: () => '八連荘の役満数',
  winsInARow: (count) => `八連荘（役満${count}つ）`,

  // Tiles that lie open
  dora: () => 'ドラ表示牌',
  uraDora: () => '裏ドラ表示牌',
  ownDiscards: () => '自分の捨て牌（順に）',
  seen: () => '他に見えている牌',
  seenHow: () => '他家の捨て牌と副露',
  doraTiles: (tiles) => `ドラ表示牌 ${tiles}`,
  uraTiles: (tiles) => `裏ドラ表示牌 ${tiles}`,
  tilesSeen: (count) => `見えている牌${count}枚`,
  ownTilesOut: (count) => `自分の捨て牌${count}枚`,
  pick: () => '選ぶ',
  pickFor: (field) => `${field}を選ぶ`,
  removeLast: () => '戻す',
  removeLastOf: (field) => `${field}の最後の1枚を戻す`,

  // The analysis
  drawsToCome: () => '残りツモ',
  modelName: () => 'モデル',
  modelShort: (model) => (model === 'advance' ? '前進' : '完全'),
  advanceModel: () => '前進モデル',

  // House rules
  houseRules: () => 'ルールの細則',
  houseRulesChanged: (count) => `細則${count}件を変更`,
  changed: (count) => `${count}件を変更`,
  isDefault: (value) => `既定は${value}`,
  on: () => 'あり',
  off: () => 'なし',
  toDefaults: () => '既定に戻す',
  option: (name) => (optionNames as Names)[name] ?? name,
  optionChoice: (option, choice) => (choiceNames as Choices)[option]?.[choice] ?? choice,
};
