/** What the rules chooser says. */
import type { ErrorCode } from '../../../../errors.js';
import type { Rules } from '../../../../mahjong/types.js';
import type { Translation } from '../../../shared/phrasebook.js';
import type { Flag } from '../../settings.js';
import type { CircumstanceFault } from '../faults.js';
import { choiceNames, optionNames } from './options.js';

type Names = Readonly<Record<string, string>>;
type Reasons = Partial<Record<ErrorCode, string>>;
type Choices = Readonly<Record<string, Names>>;

export const rulePhrases = {
  rulesAndSituation: () => 'Rules and situation',
  ruleSet: () => 'Rules',
  /** In little room. */
  rules: (rules: Rules) => RULES[rules],
  /** In full. */
  ruleTitle: (rules: Rules) => RULE_TITLES[rules],

  // Winds
  round: () => 'Round',
  seat: () => 'Your seat',
  roundOf: (wind: string) => `${wind} round`,
  seatOf: (wind: string) => `${wind} seat`,

  // The win
  lastTileCame: () => 'The last tile was',
  claimed: () => 'Claimed',
  drawn: () => 'Drawn',
  claimedTile: (tile: string) => `claimed ${tile}`,
  drewTile: (tile: string) => `drew ${tile}`,
  winningTile: () => 'Winning tile',
  circumstances: () => 'Circumstances',
  circumstance: (flag: Flag) => CIRCUMSTANCES[flag],
  /** Among others in a line that begins with the rules. */
  circumstanceInLine: (flag: Flag) =>
    flag === 'riichi' ? 'riichi declared' : CIRCUMSTANCES[flag].toLowerCase(),
  quoted: (label: string) => `“${label}”`,
  notWith: (change: string, reason: string) => `${change}: ${reason}`,
  reason: (code: ErrorCode) => (REASONS as Reasons)[code] ?? null,
  northDora: () => 'Norths set aside',
  norths: (count: number) => `${count} norths set aside`,
  paarenchan: () => 'Yakuman for wins in a row',
  winsInARow: (count: number) => `${count} yakuman for wins in a row`,

  // Tiles that lie open
  dora: () => 'Dora indicators',
  uraDora: () => 'Ura dora indicators',
  ownDiscards: () => 'Your discards, in order',
  seen: () => 'Seen elsewhere',
  seenHow: () => 'others’ discards and melds',
  doraTiles: (tiles: string) => `dora ${tiles}`,
  uraTiles: (tiles: string) => `ura dora ${tiles}`,
  tilesSeen: (count: number) => (count === 1 ? '1 tile seen' : `${count} tiles seen`),
  ownTilesOut: (count: number) => (count === 1 ? '1 own discard' : `${count} own discards`),
  pick: () => 'Pick',
  pickFor: (field: string) => `Pick ${field}`,
  removeLast: () => 'Take back',
  removeLastOf: (field: string) => `Take back the last of ${field}`,

  // The analysis
  drawsToCome: () => 'Draws left',
  modelName: () => 'Model',
  modelShort: (model: string) => (model === 'advance' ? 'Advance' : 'Full'),
  advanceModel: () => 'advance model',

  // House rules
  houseRules: () => 'House rules',
  houseRulesChanged: (count: number) => (count === 1 ? '1 house rule' : `${count} house rules`),
  changed: (count: number) => `${count} changed`,
  isDefault: (value: string) => `default ${value}`,
  on: () => 'on',
  off: () => 'off',
  toDefaults: () => 'Back to the defaults',
  /** A choice that nobody has put in words is shown as it is. */
  option: (name: string) => (optionNames as Names)[name] ?? name,
  optionChoice: (option: string, choice: string) => (choiceNames as Choices)[option]?.[choice] ?? choice,
};

export type RulePhrases = Translation<typeof rulePhrases>;

const RULES: Readonly<Record<Rules, string>> = {
  riichi: 'Riichi',
  mcr: 'Chinese Official',
  western: 'Western',
  bmja: 'British',
  classical: 'Classical',
  hongkong: 'Hong Kong',
};

const RULE_TITLES: Readonly<Record<Rules, string>> = {
  riichi: 'Riichi (Japanese)',
  mcr: 'Chinese Official (MCR)',
  western: 'Western, the original game',
  bmja: 'British (BMJA)',
  classical: 'Classical Chinese',
  hongkong: 'Hong Kong, old style',
};

const CIRCUMSTANCES: Readonly<Record<Flag, string>> = {
  riichi: 'Riichi',
  doubleRiichi: 'Double riichi',
  openRiichi: 'Open riichi',
  ippatsu: 'Ippatsu',
  lastTile: 'Last tile',
  afterKong: 'After a kong',
  robbingKong: 'Robbing a kong',
  firstTurn: 'On the first turn',
  lastOfKind: 'Last of its kind',
  originalCall: 'Original call',
  twofoldFortune: 'Twofold fortune',
  dealtHand: 'Hand as dealt',
  passedWin: 'A winning tile was let pass',
};

/** Why two circumstances exclude each other, whichever of them is looked at. */
const REASONS: Readonly<Record<CircumstanceFault, string>> = {
  ERR_ROBBING_SELF_DRAW: 'a robbed tile is claimed, not drawn',
  ERR_ROBBING_AFTER_KONG: 'a robbed tile comes from another’s kong',
  ERR_ROBBING_COPIES: 'another copy of the winning tile is to be seen',
  ERR_LAST_TILE_ROBBING: 'the last discard is no robbed tile',
  ERR_KONG_CLAIMED: 'the tile after a kong is drawn, not claimed',
  ERR_AFTER_KONG_WITHOUT_KONG: 'the hand has no kong',
  ERR_LAST_TILE_KONG: 'the last tile comes after no kong',
  ERR_TWOFOLD_CLAIMED: 'the tile after the second kong is drawn',
  ERR_TWOFOLD_WITHOUT_KONGS: 'the hand has no two kongs',
  ERR_TWOFOLD_LAST_TILE: 'the last tile comes after no kong',
  ERR_FIRST_TURN_MELDS: 'melds end the first turn',
  ERR_FIRST_TURN_RIICHI: 'riichi comes after the first turn',
  ERR_FIRST_TURN_LATE: 'the last tile does not come on the first turn',
  ERR_FIRST_TURN_ROBBING: 'a kong ends the first turn',
  ERR_FIRST_TURN_AFTER_KONG: 'a kong ends the first turn',
  ERR_FIRST_TURN_DEALER: 'East discards before anything can be claimed',
  ERR_FIRST_TURN_DISCARDS: 'own discards come after the first turn',
  ERR_FIRST_TURN_LAST_OF_KIND: 'on the first turn only North can draw the last of a kind',
  ERR_FIRST_TURN_NORTH: 'a north set aside ends the first turn',
  ERR_ORIGINAL_CALL_FIRST_TURN: 'the original call comes with the first discard',
  ERR_LAST_OF_KIND_HELD: 'the hand holds another of the winning tile',
  ERR_IPPATSU_WITHOUT_RIICHI: 'only after riichi',
  ERR_RIICHI_OPEN_HAND: 'not with open melds',
  ERR_URA_WITHOUT_RIICHI: 'only after riichi',
  ERR_INDICATORS: 'no more of ura dora than of dora',
  ERR_IPPATSU_AFTER_KONG: 'a kong ends ippatsu',
  ERR_DOUBLE_IPPATSU_LAST_TILE: 'ippatsu after double riichi comes on the second turn',
  ERR_DOUBLE_IPPATSU_ROBBING: 'ippatsu after double riichi comes before any kong',
  ERR_PAARENCHAN_SEAT: 'only East wins in a row',
  ERR_EAST_ROW_SEAT: 'only East has a row of wins',
};
