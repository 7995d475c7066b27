/** What the rules chooser says. */
import { msg, str } from '@lit/localize';
import type { ErrorCode } from '../../errors.js';
import type { Rules } from '../../mahjong/types.js';
import { choiceName, optionName } from './option-strings.js';
import type { Flag } from './settings.js';

export const ruleStrings = {
  rulesAndSituation: () => msg('Rules and situation'),
  ruleSet: () => msg('Rules'),
  /** In little room. */
  rules: (rules: Rules) => RULES[rules](),
  /** In full. */
  ruleTitle: (rules: Rules) => RULE_TITLES[rules](),

  // Winds
  wind: (wind: number) => WINDS[wind - 1]?.() ?? String(wind),
  round: () => msg('Round'),
  seat: () => msg('Your seat'),
  roundOf: (wind: string) => msg(str`${wind} round`),
  seatOf: (wind: string) => msg(str`${wind} seat`),

  // The win
  lastTileCame: () => msg('The last tile was'),
  claimed: () => msg('Claimed'),
  drawn: () => msg('Drawn'),
  claimedTile: (tile: string) => msg(str`claimed ${tile}`),
  drewTile: (tile: string) => msg(str`drew ${tile}`),
  winningTile: () => msg('Winning tile'),
  circumstances: () => msg('Circumstances'),
  circumstance: (flag: Flag) => CIRCUMSTANCES[flag](),
  /** Among others in a line that begins with the rules. */
  circumstanceInLine: (flag: Flag) =>
    flag === 'riichi' ? msg('riichi declared') : CIRCUMSTANCES[flag]().toLowerCase(),
  quoted: (label: string) => msg(str`“${label}”`),
  notWith: (change: string, reason: string) => msg(str`${change}: ${reason}`),
  reason: (code: ErrorCode) => REASONS[code]?.() ?? null,
  northDora: () => msg('Norths set aside'),
  norths: (count: number) => msg(str`${count} norths set aside`),
  paarenchan: () => msg('Yakuman for wins in a row'),
  winsInARow: (count: number) => msg(str`${count} yakuman for wins in a row`),

  // Tiles that lie open
  dora: () => msg('Dora indicators'),
  uraDora: () => msg('Ura dora indicators'),
  ownDiscards: () => msg('Your discards, in order'),
  seen: () => msg('Seen elsewhere'),
  seenHow: () => msg('others’ discards and melds'),
  doraTiles: (tiles: string) => msg(str`dora ${tiles}`),
  uraTiles: (tiles: string) => msg(str`ura dora ${tiles}`),
  tilesSeen: (count: number) => (count === 1 ? msg('1 tile seen') : msg(str`${count} tiles seen`)),
  ownTilesOut: (count: number) => (count === 1 ? msg('1 own discard') : msg(str`${count} own discards`)),
  pick: () => msg('Pick'),
  pickFor: (field: string) => msg(str`Pick ${field}`),
  removeLast: () => msg('Take back'),
  removeLastOf: (field: string) => msg(str`Take back the last of ${field}`),

  // The analysis
  drawsToCome: () => msg('Draws left'),
  modelName: () => msg('Model'),
  modelShort: (model: string) => (model === 'advance' ? msg('Advance') : msg('Full')),
  advanceModel: () => msg('advance model'),

  // House rules
  houseRules: () => msg('House rules'),
  houseRulesChanged: (count: number) => (count === 1 ? msg('1 house rule') : msg(str`${count} house rules`)),
  changed: (count: number) => msg(str`${count} changed`),
  isDefault: (value: string) => msg(str`default ${value}`),
  on: () => msg('on'),
  off: () => msg('off'),
  toDefaults: () => msg('Back to the defaults'),
  option: optionName,
  optionChoice: choiceName,
};

const WINDS = [() => msg('East'), () => msg('South'), () => msg('West'), () => msg('North')];

const RULES: Record<Rules, () => string> = {
  riichi: () => msg('Riichi'),
  mcr: () => msg('Chinese Official'),
  western: () => msg('Western'),
  bmja: () => msg('British'),
  classical: () => msg('Classical'),
  hongkong: () => msg('Hong Kong'),
};

const RULE_TITLES: Record<Rules, () => string> = {
  riichi: () => msg('Riichi (Japanese)'),
  mcr: () => msg('Chinese Official (MCR)'),
  western: () => msg('Western, the original game'),
  bmja: () => msg('British (BMJA)'),
  classical: () => msg('Classical Chinese'),
  hongkong: () => msg('Hong Kong, old style'),
};

const CIRCUMSTANCES: Record<Flag, () => string> = {
  riichi: () => msg('Riichi'),
  doubleRiichi: () => msg('Double riichi'),
  openRiichi: () => msg('Open riichi'),
  ippatsu: () => msg('Ippatsu'),
  lastTile: () => msg('Last tile'),
  afterKong: () => msg('After a kong'),
  robbingKong: () => msg('Robbing a kong'),
  firstTurn: () => msg('On the first turn'),
  lastOfKind: () => msg('Last of its kind'),
  originalCall: () => msg('Original call'),
  twofoldFortune: () => msg('Twofold fortune'),
  dealtHand: () => msg('Hand as dealt'),
  passedWin: () => msg('A winning tile was let pass'),
};

/** Why two circumstances exclude each other, whichever of them is looked at. */
const REASONS: Partial<Record<ErrorCode, () => string>> = {
  ERR_ROBBING_SELF_DRAW: () => msg('a robbed tile is claimed, not drawn'),
  ERR_ROBBING_AFTER_KONG: () => msg('a robbed tile comes from another’s kong'),
  ERR_ROBBING_COPIES: () => msg('another copy of the winning tile is to be seen'),
  ERR_LAST_TILE_ROBBING: () => msg('the last discard is no robbed tile'),
  ERR_KONG_CLAIMED: () => msg('the tile after a kong is drawn, not claimed'),
  ERR_AFTER_KONG_WITHOUT_KONG: () => msg('the hand has no kong'),
  ERR_LAST_TILE_KONG: () => msg('the last tile comes after no kong'),
  ERR_TWOFOLD_CLAIMED: () => msg('the tile after the second kong is drawn'),
  ERR_TWOFOLD_WITHOUT_KONGS: () => msg('the hand has no two kongs'),
  ERR_TWOFOLD_LAST_TILE: () => msg('the last tile comes after no kong'),
  ERR_FIRST_TURN_MELDS: () => msg('melds end the first turn'),
  ERR_FIRST_TURN_RIICHI: () => msg('riichi comes after the first turn'),
  ERR_FIRST_TURN_LATE: () => msg('the last tile does not come on the first turn'),
  ERR_FIRST_TURN_ROBBING: () => msg('a kong ends the first turn'),
  ERR_FIRST_TURN_AFTER_KONG: () => msg('a kong ends the first turn'),
  ERR_FIRST_TURN_DEALER: () => msg('East discards before anything can be claimed'),
  ERR_FIRST_TURN_DISCARDS: () => msg('own discards come after the first turn'),
  ERR_FIRST_TURN_LAST_OF_KIND: () => msg('on the first turn only North can draw the last of a kind'),
  ERR_FIRST_TURN_NORTH: () => msg('a north set aside ends the first turn'),
  ERR_ORIGINAL_CALL_FIRST_TURN: () => msg('the original call comes with the first discard'),
  ERR_LAST_OF_KIND_HELD: () => msg('the hand holds another of the winning tile'),
  ERR_IPPATSU_WITHOUT_RIICHI: () => msg('only after riichi'),
  ERR_RIICHI_OPEN_HAND: () => msg('not with open melds'),
  ERR_URA_WITHOUT_RIICHI: () => msg('only after riichi'),
  ERR_INDICATORS: () => msg('no more of ura dora than of dora'),
  ERR_IPPATSU_AFTER_KONG: () => msg('a kong ends ippatsu'),
  ERR_DOUBLE_IPPATSU_LAST_TILE: () => msg('ippatsu after double riichi comes on the second turn'),
  ERR_DOUBLE_IPPATSU_ROBBING: () => msg('ippatsu after double riichi comes before any kong'),
  ERR_PAARENCHAN_SEAT: () => msg('only East wins in a row'),
  ERR_EAST_ROW_SEAT: () => msg('only East has a row of wins'),
};
