/** Names of rule options and of their choices; `docs/rules` tells more of each. */
import type { ChoiceNames, OptionNames } from '../en/options.js';

export const optionNames: OptionNames = {
  // Several rule sets
  limit: 'Límite',
  mahjong: 'Puntos por mahjong',
  claimedKongs: 'Los kongs abiertos se reclamaron con tres fichas en mano',
  eastRow: 'La racha de Este llega a un límite',

  // Riichi
  openTanyao: 'Tanyao también con mano abierta',
  redFives: 'Los cincos rojos cuentan',
  doubleWindPairFu: 'Fu de una pareja de viento doble',
  openPinfuFu: '30 fu por una mano abierta de chows sin fu',
  pinfuSelfDrawFu: 'Fu por ganar del muro en lugar de pinfu',
  kiriageMangan: '4 han 30 fu y 3 han 60 fu son mangan',
  countedYakuman: 'A partir de 13 han',
  doubleYakuman: 'Doble yakuman: los cuatro de abajo',
  doubleKokushi: 'Doble: trece huérfanos a trece fichas',
  doubleSuuankou: 'Doble: cuatro pungs cerrados, espera de pareja',
  doubleChuuren: 'Doble: nueve puertas puras',
  doubleDaisuushii: 'Doble: cuatro vientos mayores',
  multipleYakuman: 'Varios yakuman se suman',
  limitToSextupleYakuman: 'Seis yakuman como máximo',
  renhou: 'Bendición del hombre',
  daisharin: 'Yakuman: grandes ruedas de círculos',
  daisharinOtherSuits: 'Grandes ruedas también de otros palos',
  daichisei: 'Yakuman: siete parejas de honores',
  sashikomiYakuman: 'Yakuman: descarte a un riichi abierto',
  paarenchanNeedsYaku: 'Ocho victorias seguidas necesitan un yaku',
  aotenjou: 'Sin límites',

  // Chinese Official
  minimumFan: 'Fan necesarios para ganar',
  concealedAndMeldedKong: 'Un kong cerrado y uno abierto',
  twoConcealedKongs: 'Dos kongs cerrados',
  knittedWaits: 'Cuentan las esperas en una escalera tejida',
  deadWaits: 'También se espera una ficha que ya se tiene cuatro veces',
  lastTileFromMelds: 'Los grupos propios muestran la última de su clase',
  tileHogWithKong: 'Un kong también es cuatro iguales',
  anyNineGates: 'Nueve puertas con cualquier espera',
  pungBesideNineGates: 'Segundo pung de terminales con nueve puertas',
  strictVoidedSuit: 'Un palo ausente va incluido más a menudo',
  blessings: 'Bendiciones del cielo, la tierra y el hombre',

  // British
  cleanHand: 'Un palo con honores dobla una vez',
  losersOriginalCall: 'La llamada original dobla también manos perdedoras',
  purityNoChows: 'Pureza dobla también por no tener chows',
  carryingPole: 'Robar un kong de 2 de bambú es mano límite',
  liveWallOnly: 'Puntos por ganar del muro, solo del muro vivo',
  gatesClaim: 'Puertas del cielo con ficha reclamada',
  treasureClaim: 'Tesoro enterrado con ficha reclamada',

  // Classical
  preset: 'Según',

  // Hong Kong
  minimum: 'Faan necesarios para ganar',
  mixedSuit: 'Un palo con honores',
  pureSuit: 'Un solo palo',
  allPungs: 'Todo pungs',
  smallDragons: 'Dragones menores',
  flowers: 'Se juega con flores',
  flowersInMinimum: 'Las flores cuentan para el mínimo',
  table: 'De faan a puntos',
  fullLaak: 'Primer laak a partir de',
  doubleLaak: 'El doble a partir de',
  tripleLaak: 'El cuádruple a partir de',
  base: 'Puntos por cero faan',
  discarder: 'Al ganar de descarte',
};

export const choiceNames: ChoiceNames = {
  countedYakuman: { single: 'un yakuman', multiple: 'un yakuman por cada 13', off: 'sanbaiman' },
  renhou: { off: 'no cuenta', mangan: 'mangan', yakuman: 'yakuman' },
  gatesClaim: { any: 'con cualquier ficha', pungs: 'para un pung de 1 o 9' },
  treasureClaim: { any: 'también para el último pung', pair: 'solo para la pareja' },
  preset: { millington: 'Millington', dmjl: 'liga alemana' },
  table: { laak: 'laak, por tramos', halfSpicy: 'medio picante', spicy: 'picante' },
  discarder: { double: 'quien descartó paga doble', all: 'quien descartó paga por todos' },
};
