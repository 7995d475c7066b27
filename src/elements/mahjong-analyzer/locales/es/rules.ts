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
  mcr: 'Oficial chino',
  western: 'Occidental',
  bmja: 'Británico',
  classical: 'Clásico',
  hongkong: 'Hong Kong',
};

const RULE_TITLES: Readonly<Record<Rules, string>> = {
  riichi: 'Riichi (japonés)',
  mcr: 'Oficial chino (MCR)',
  western: 'Occidental, el juego original',
  bmja: 'Británico (BMJA)',
  classical: 'Clásico chino',
  hongkong: 'Hong Kong, estilo antiguo',
};

const CIRCUMSTANCES: Readonly<Record<Flag, string>> = {
  riichi: 'Riichi',
  doubleRiichi: 'Doble riichi',
  openRiichi: 'Riichi abierto',
  ippatsu: 'Ippatsu',
  lastTile: 'Última ficha',
  afterKong: 'Tras un kong',
  robbingKong: 'Kong robado',
  firstTurn: 'En el primer turno',
  lastOfKind: 'Última de su clase',
  originalCall: 'Llamada original',
  twofoldFortune: 'Doble fortuna',
  dealtHand: 'Mano servida',
  passedWin: 'Se dejó pasar una ficha ganadora',
};

/** Why two circumstances exclude each other, whichever of them is looked at. */
const REASONS: Readonly<Record<CircumstanceFault, string>> = {
  ERR_ROBBING_SELF_DRAW: 'la ficha de un kong robado no viene del muro',
  ERR_ROBBING_AFTER_KONG: 'la ficha de un kong robado viene del kong de otro',
  ERR_ROBBING_COPIES: 'otra ficha igual a la ganadora está a la vista',
  ERR_LAST_TILE_ROBBING: 'el último descarte no es la ficha de un kong robado',
  ERR_KONG_CLAIMED: 'la ficha que sigue a un kong viene del muro',
  ERR_AFTER_KONG_WITHOUT_KONG: 'la mano no tiene ningún kong',
  ERR_LAST_TILE_KONG: 'la última ficha no llega tras un kong',
  ERR_TWOFOLD_CLAIMED: 'la ficha que sigue al segundo kong viene del muro',
  ERR_TWOFOLD_WITHOUT_KONGS: 'la mano no tiene dos kongs',
  ERR_TWOFOLD_LAST_TILE: 'la última ficha no llega tras un kong',
  ERR_FIRST_TURN_MELDS: 'los grupos declarados ponen fin al primer turno',
  ERR_FIRST_TURN_RIICHI: 'el riichi llega después del primer turno',
  ERR_FIRST_TURN_LATE: 'la última ficha no llega en el primer turno',
  ERR_FIRST_TURN_ROBBING: 'un kong pone fin al primer turno',
  ERR_FIRST_TURN_AFTER_KONG: 'un kong pone fin al primer turno',
  ERR_FIRST_TURN_DEALER: 'Este descarta antes de que se pueda reclamar nada',
  ERR_FIRST_TURN_DISCARDS: 'los descartes propios llegan después del primer turno',
  ERR_FIRST_TURN_LAST_OF_KIND: 'en el primer turno solo Norte puede robar la última de su clase',
  ERR_FIRST_TURN_NORTH: 'un Norte apartado pone fin al primer turno',
  ERR_ORIGINAL_CALL_FIRST_TURN: 'la llamada original llega con el primer descarte',
  ERR_LAST_OF_KIND_HELD: 'la mano tiene otra ficha igual a la ganadora',
  ERR_IPPATSU_WITHOUT_RIICHI: 'solo después de riichi',
  ERR_RIICHI_OPEN_HAND: 'no con grupos abiertos',
  ERR_URA_WITHOUT_RIICHI: 'solo después de riichi',
  ERR_INDICATORS: 'no hay más de ura dora que de dora',
  ERR_IPPATSU_AFTER_KONG: 'un kong pone fin al ippatsu',
  ERR_DOUBLE_IPPATSU_LAST_TILE: 'el ippatsu tras doble riichi llega en el segundo turno',
  ERR_DOUBLE_IPPATSU_ROBBING: 'el ippatsu tras doble riichi llega antes de cualquier kong',
  ERR_PAARENCHAN_SEAT: 'solo Este gana varias veces seguidas',
  ERR_EAST_ROW_SEAT: 'solo Este tiene una racha de victorias',
};

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const rulePhrases: RulePhrases = {
  rulesAndSituation: () => 'Reglas y situación',
  ruleSet: () => 'Reglas',
  rules: (rules) => RULES[rules],
  ruleTitle: (rules) => RULE_TITLES[rules],

  // Winds
  round: () => 'Ronda',
  seat: () => 'Tu asiento',
  roundOf: (wind) => `ronda del ${wind}`,
  seatOf: (wind) => `asiento del ${wind}`,

  // The win
  lastTileCame: () => 'La última ficha vino',
  claimed: () => 'De descarte',
  drawn: () => 'Del muro',
  claimedTile: (tile) => `${tile} de descarte`,
  drewTile: (tile) => `${tile} del muro`,
  winningTile: () => 'Ficha ganadora',
  circumstances: () => 'Circunstancias',
  circumstance: (flag) => CIRCUMSTANCES[flag],
  circumstanceInLine: (flag) => (flag === 'riichi' ? 'riichi declarado' : lower(CIRCUMSTANCES[flag])),
  quoted: (label) => `«${label}»`,
  notWith: (change, reason) => `${change}: ${reason}`,
  reason: (code) => (REASONS as Reasons)[code] ?? null,
  northDora: () => 'Nortes apartados',
  norths: (count) => (count === 1 ? '1 Norte apartado' : `${count} Nortes apartados`),
  paarenchan: () => 'Yakuman por victorias seguidas',
  winsInARow: (count) => `${count} yakuman por victorias seguidas`,

  // Tiles that lie open
  dora: () => 'Indicadores de dora',
  uraDora: () => 'Indicadores de ura dora',
  ownDiscards: () => 'Tus descartes, en orden',
  seen: () => 'Vistas aparte',
  seenHow: () => 'descartes y grupos de los demás',
  doraTiles: (tiles) => `dora ${tiles}`,
  uraTiles: (tiles) => `ura dora ${tiles}`,
  tilesSeen: (count) => (count === 1 ? '1 ficha vista' : `${count} fichas vistas`),
  ownTilesOut: (count) => (count === 1 ? '1 descarte propio' : `${count} descartes propios`),
  pick: () => 'Elegir',
  pickFor: (field) => `Elegir ${lower(field)}`,
  removeLast: () => 'Quitar la última',
  removeLastOf: (field) => `Quitar la última de ${lower(field)}`,

  // The analysis
  drawsToCome: () => 'Robos restantes',
  modelName: () => 'Modelo',
  modelShort: (model) => (model === 'advance' ? 'De avance' : 'Completo'),
  advanceModel: () => 'modelo de avance',

  // House rules
  houseRules: () => 'Reglas de la casa',
  houseRulesChanged: (count) => (count === 1 ? '1 regla de la casa' : `${count} reglas de la casa`),
  changed: (count) => (count === 1 ? '1 cambiada' : `${count} cambiadas`),
  isDefault: (value) => `por defecto, ${value}`,
  on: () => 'sí',
  off: () => 'no',
  toDefaults: () => 'Restablecer todas',
  option: (name) => (optionNames as Names)[name] ?? name,
  optionChoice: (option, choice) => (choiceNames as Choices)[option]?.[choice] ?? choice,
};
