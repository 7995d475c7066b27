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
  riichi: 'Riichi',
  mcr: 'Chinese Official',
  western: 'Westlich',
  bmja: 'Britisch',
  classical: 'Klassisch',
  hongkong: 'Hongkong',
};

const RULE_TITLES: Readonly<Record<Rules, string>> = {
  riichi: 'Riichi (japanisch)',
  mcr: 'Chinese Official (MCR)',
  western: 'Westlich, das ursprüngliche Spiel',
  bmja: 'Britisch (BMJA)',
  classical: 'Klassisch chinesisch',
  hongkong: 'Hongkong, alter Stil',
};

const CIRCUMSTANCES: Readonly<Record<Flag, string>> = {
  riichi: 'Riichi',
  doubleRiichi: 'Doppelriichi',
  openRiichi: 'Offenes Riichi',
  ippatsu: 'Ippatsu',
  lastTile: 'Letzter Stein',
  afterKong: 'Nach einem Kong',
  robbingKong: 'Beraubter Kong',
  firstTurn: 'In der ersten Runde',
  lastOfKind: 'Letzter seiner Art',
  originalCall: 'Erstansage',
  twofoldFortune: 'Doppeltes Glück',
  dealtHand: 'Hand wie ausgeteilt',
  passedWin: 'Gewinnstein vorbeigelassen',
};

/** Why two circumstances exclude each other, whichever of them is looked at. */
const REASONS: Readonly<Record<CircumstanceFault, string>> = {
  ERR_ROBBING_SELF_DRAW: 'ein geraubter Stein ist nicht selbst gezogen',
  ERR_ROBBING_AFTER_KONG: 'ein geraubter Stein kommt vom Kong eines anderen',
  ERR_ROBBING_COPIES: 'ein zweiter Gewinnstein ist zu sehen',
  ERR_LAST_TILE_ROBBING: 'der letzte Abwurf ist kein geraubter Stein',
  ERR_KONG_CLAIMED: 'der Stein nach einem Kong ist selbst gezogen',
  ERR_AFTER_KONG_WITHOUT_KONG: 'die Hand hat keinen Kong',
  ERR_LAST_TILE_KONG: 'der letzte Stein kommt nicht nach einem Kong',
  ERR_TWOFOLD_CLAIMED: 'der Stein nach dem zweiten Kong ist selbst gezogen',
  ERR_TWOFOLD_WITHOUT_KONGS: 'die Hand hat keine zwei Kongs',
  ERR_TWOFOLD_LAST_TILE: 'der letzte Stein kommt nicht nach einem Kong',
  ERR_FIRST_TURN_MELDS: 'Rufe beenden die erste Runde',
  ERR_FIRST_TURN_RIICHI: 'Riichi kommt nach der ersten Runde',
  ERR_FIRST_TURN_LATE: 'der letzte Stein kommt nicht in der ersten Runde',
  ERR_FIRST_TURN_ROBBING: 'ein Kong beendet die erste Runde',
  ERR_FIRST_TURN_AFTER_KONG: 'ein Kong beendet die erste Runde',
  ERR_FIRST_TURN_DEALER: 'Ost wirft ab, bevor jemand rufen kann',
  ERR_FIRST_TURN_DISCARDS: 'eigene Abwürfe kommen nach der ersten Runde',
  ERR_FIRST_TURN_LAST_OF_KIND: 'in der ersten Runde kann nur Nord den Letzten seiner Art ziehen',
  ERR_FIRST_TURN_NORTH: 'ein herausgelegter Nordwind beendet die erste Runde',
  ERR_ORIGINAL_CALL_FIRST_TURN: 'die Erstansage kommt mit dem ersten Abwurf',
  ERR_LAST_OF_KIND_HELD: 'die Hand hält einen zweiten Gewinnstein',
  ERR_IPPATSU_WITHOUT_RIICHI: 'nur nach Riichi',
  ERR_RIICHI_OPEN_HAND: 'nicht mit offenen Sätzen',
  ERR_URA_WITHOUT_RIICHI: 'nur nach Riichi',
  ERR_INDICATORS: 'nicht mehr Ura-Dora als Dora',
  ERR_IPPATSU_AFTER_KONG: 'ein Kong beendet Ippatsu',
  ERR_DOUBLE_IPPATSU_LAST_TILE: 'Ippatsu nach Doppelriichi kommt in der zweiten Runde',
  ERR_DOUBLE_IPPATSU_ROBBING: 'Ippatsu nach Doppelriichi kommt vor jedem Kong',
  ERR_PAARENCHAN_SEAT: 'nur Ost gewinnt in Folge',
  ERR_EAST_ROW_SEAT: 'nur Ost hat eine Gewinnserie',
};

const discards = (count: number): string => (count === 1 ? '1 eigener Abwurf' : `${count} eigene Abwürfe`);

export const rulePhrases: RulePhrases = {
  rulesAndSituation: () => 'Regeln und Lage',
  ruleSet: () => 'Regeln',
  rules: (rules) => RULES[rules],
  ruleTitle: (rules) => RULE_TITLES[rules],

  // Winds
  round: () => 'Runde',
  seat: () => 'Dein Platz',
  roundOf: (wind) => `${wind}runde`,
  seatOf: (wind) => `Platz ${wind}`,

  // The win
  lastTileCame: () => 'Der letzte Stein kam',
  claimed: () => 'Vom Abwurf',
  drawn: () => 'Selbst gezogen',
  claimedTile: (tile) => `${tile} vom Abwurf`,
  drewTile: (tile) => `${tile} selbst gezogen`,
  winningTile: () => 'Gewinnstein',
  circumstances: () => 'Umstände',
  circumstance: (flag) => CIRCUMSTANCES[flag],
  circumstanceInLine: (flag) => (flag === 'riichi' ? 'Riichi angesagt' : CIRCUMSTANCES[flag]),
  quoted: (label) => `„${label}“`,
  notWith: (change, reason) => `${change}: ${reason}`,
  reason: (code) => (REASONS as Reasons)[code] ?? null,
  northDora: () => 'Herausgelegte Nordwinde',
  norths: (count) => (count === 1 ? '1 Nordwind herausgelegt' : `${count} Nordwinde herausgelegt`),
  paarenchan: () => 'Yakuman für Gewinne in Folge',
  winsInARow: (count) => `${count} Yakuman für Gewinne in Folge`,

  // Tiles that lie open
  dora: () => 'Dora-Anzeiger',
  uraDora: () => 'Ura-Dora-Anzeiger',
  ownDiscards: () => 'Deine Abwürfe, der Reihe nach',
  seen: () => 'Anderswo gesehen',
  seenHow: () => 'Abwürfe und Sätze der anderen',
  doraTiles: (tiles) => `Dora ${tiles}`,
  uraTiles: (tiles) => `Ura-Dora ${tiles}`,
  tilesSeen: (count) => (count === 1 ? '1 Stein gesehen' : `${count} Steine gesehen`),
  ownTilesOut: discards,
  pick: () => 'Wählen',
  pickFor: (field) => `${field} wählen`,
  removeLast: () => 'Zurücknehmen',
  removeLastOf: (field) => `${field}: den letzten zurücknehmen`,

  // The analysis
  drawsToCome: () => 'Übrige Züge',
  modelName: () => 'Modell',
  modelShort: (model) => (model === 'advance' ? 'Vorwärts' : 'Voll'),
  advanceModel: () => 'Vorwärtsmodell',

  // House rules
  houseRules: () => 'Hausregeln',
  houseRulesChanged: (count) => (count === 1 ? '1 Hausregel' : `${count} Hausregeln`),
  changed: (count) => `${count} geändert`,
  isDefault: (value) => `sonst ${value}`,
  on: () => 'an',
  off: () => 'aus',
  toDefaults: () => 'Zurück zur Vorgabe',
  option: (name) => (optionNames as Names)[name] ?? name,
  optionChoice: (option, choice) => (choiceNames as Choices)[option]?.[choice] ?? choice,
};
