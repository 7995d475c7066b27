/** What the rules chooser says. */
import type { ErrorCode } from '../../../../errors.js';
import type { Rules } from '../../../../mahjong/types.js';
import { counted } from '../../../shared/locales/fr/writing.js';
import type { Flag } from '../../settings.js';
import type { RulePhrases } from '../en/rules.js';
import type { CircumstanceFault } from '../faults.js';
import { choiceNames, optionNames } from './options.js';

type Names = Readonly<Record<string, string>>;
type Choices = Readonly<Record<string, Names>>;
type Reasons = Partial<Record<ErrorCode, string>>;

const RULES: Readonly<Record<Rules, string>> = {
  riichi: 'Riichi',
  mcr: 'Chinoises (MCR)',
  western: 'Occidentales',
  bmja: 'Britanniques',
  classical: 'Classiques',
  hongkong: 'Hong Kong',
};

const RULE_TITLES: Readonly<Record<Rules, string>> = {
  riichi: 'Riichi (japonaises)',
  mcr: 'Chinoises officielles (MCR)',
  western: 'Occidentales, le jeu d’origine',
  bmja: 'Britanniques (BMJA)',
  classical: 'Chinoises classiques',
  hongkong: 'Hong Kong, à l’ancienne',
};

const CIRCUMSTANCES: Readonly<Record<Flag, string>> = {
  riichi: 'Riichi',
  doubleRiichi: 'Double riichi',
  openRiichi: 'Riichi ouvert',
  ippatsu: 'Ippatsu',
  lastTile: 'Dernière tuile',
  afterKong: 'Après un kong',
  robbingKong: 'Vol de kong',
  firstTurn: 'Au premier tour',
  lastOfKind: 'Dernière de son espèce',
  originalCall: 'Annonce initiale',
  twofoldFortune: 'Double fortune',
  dealtHand: 'Main servie',
  passedWin: 'Tuile gagnante laissée passer',
};

/** Why two circumstances exclude each other, whichever of them is looked at. */
const REASONS: Readonly<Record<CircumstanceFault, string>> = {
  ERR_ROBBING_SELF_DRAW: 'une tuile volée est réclamée, pas piochée',
  ERR_ROBBING_AFTER_KONG: 'une tuile volée vient du kong d’un autre',
  ERR_ROBBING_COPIES: 'un autre exemplaire de la tuile gagnante est visible',
  ERR_LAST_TILE_ROBBING: 'la dernière défausse n’est pas une tuile volée',
  ERR_KONG_CLAIMED: 'la tuile après un kong est piochée, pas réclamée',
  ERR_AFTER_KONG_WITHOUT_KONG: 'la main n’a pas de kong',
  ERR_LAST_TILE_KONG: 'la dernière tuile ne vient pas après un kong',
  ERR_TWOFOLD_CLAIMED: 'la tuile après le second kong est piochée',
  ERR_TWOFOLD_WITHOUT_KONGS: 'la main n’a pas deux kongs',
  ERR_TWOFOLD_LAST_TILE: 'la dernière tuile ne vient pas après un kong',
  ERR_FIRST_TURN_MELDS: 'un groupe exposé met fin au premier tour',
  ERR_FIRST_TURN_RIICHI: 'riichi vient après le premier tour',
  ERR_FIRST_TURN_LATE: 'la dernière tuile ne vient pas au premier tour',
  ERR_FIRST_TURN_ROBBING: 'un kong met fin au premier tour',
  ERR_FIRST_TURN_AFTER_KONG: 'un kong met fin au premier tour',
  ERR_FIRST_TURN_DEALER: 'Est défausse avant que rien ne puisse être réclamé',
  ERR_FIRST_TURN_DISCARDS: 'vos défausses viennent après le premier tour',
  ERR_FIRST_TURN_LAST_OF_KIND: 'au premier tour, seul Nord peut piocher la dernière d’une espèce',
  ERR_FIRST_TURN_NORTH: 'un Nord mis de côté met fin au premier tour',
  ERR_ORIGINAL_CALL_FIRST_TURN: 'l’annonce initiale vient avec la première défausse',
  ERR_LAST_OF_KIND_HELD: 'la main tient un autre exemplaire de la tuile gagnante',
  ERR_IPPATSU_WITHOUT_RIICHI: 'seulement après riichi',
  ERR_RIICHI_OPEN_HAND: 'pas avec des groupes exposés',
  ERR_URA_WITHOUT_RIICHI: 'seulement après riichi',
  ERR_INDICATORS: 'pas plus d’ura-dora que de dora',
  ERR_IPPATSU_AFTER_KONG: 'un kong met fin à ippatsu',
  ERR_DOUBLE_IPPATSU_LAST_TILE: 'ippatsu après double riichi vient au deuxième tour',
  ERR_DOUBLE_IPPATSU_ROBBING: 'ippatsu après double riichi vient avant tout kong',
  ERR_PAARENCHAN_SEAT: 'seul Est gagne d’affilée',
  ERR_EAST_ROW_SEAT: 'seul Est a une série de gains',
};

export const rulePhrases: RulePhrases = {
  rulesAndSituation: () => 'Règles et situation',
  ruleSet: () => 'Règles',
  rules: (rules) => RULES[rules],
  ruleTitle: (rules) => RULE_TITLES[rules],

  // Winds
  round: () => 'Vent dominant',
  seat: () => 'Votre vent',
  roundOf: (wind) => `vent dominant ${wind}`,
  seatOf: (wind) => `joueur ${wind}`,

  // The win
  lastTileCame: () => 'La dernière tuile est',
  claimed: () => 'Réclamée',
  drawn: () => 'Piochée',
  claimedTile: (tile) => `tuile réclamée ${tile}`,
  drewTile: (tile) => `tuile piochée ${tile}`,
  winningTile: () => 'Tuile gagnante',
  circumstances: () => 'Circonstances',
  circumstance: (flag) => CIRCUMSTANCES[flag],
  circumstanceInLine: (flag) => (flag === 'riichi' ? 'riichi déclaré' : CIRCUMSTANCES[flag].toLowerCase()),
  quoted: (label) => `« ${label} »`,
  notWith: (change, reason) => `${change} : ${reason}`,
  reason: (code) => (REASONS as Reasons)[code] ?? null,
  northDora: () => 'Nords mis de côté',
  norths: (count) => counted(count, 'Nord mis de côté', 'Nords mis de côté'),
  paarenchan: () => 'Yakuman pour gains d’affilée',
  winsInARow: (count) => `${count} yakuman pour gains d’affilée`,

  // Tiles that lie open
  dora: () => 'Indicateurs de dora',
  uraDora: () => 'Indicateurs d’ura-dora',
  ownDiscards: () => 'Vos défausses, dans l’ordre',
  seen: () => 'Vues ailleurs',
  seenHow: () => 'défausses et groupes des autres',
  doraTiles: (tiles) => `dora ${tiles}`,
  uraTiles: (tiles) => `ura-dora ${tiles}`,
  tilesSeen: (count) => counted(count, 'tuile vue', 'tuiles vues'),
  ownTilesOut: (count) => `${count} de vos défausses`,
  pick: () => 'Choisir',
  pickFor: (field) => `${field} : choisir`,
  removeLast: () => 'Retirer',
  removeLastOf: (field) => `${field} : retirer la dernière tuile`,

  // The analysis
  drawsToCome: () => 'Pioches restantes',
  modelName: () => 'Modèle',
  modelShort: (model) => (model === 'advance' ? 'Progression' : 'Complet'),
  advanceModel: () => 'modèle de progression',

  // House rules
  houseRules: () => 'Règles maison',
  houseRulesChanged: (count) => counted(count, 'règle maison', 'règles maison'),
  changed: (count) => counted(count, 'modifiée'),
  isDefault: (value) => `défaut : ${value}`,
  on: () => 'oui',
  off: () => 'non',
  toDefaults: () => 'Réinitialiser',
  option: (name) => (optionNames as Names)[name] ?? name,
  optionChoice: (option, choice) => (choiceNames as Choices)[option]?.[choice] ?? choice,
};
