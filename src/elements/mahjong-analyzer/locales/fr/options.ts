/** Names of rule options and of their choices; `docs/rules` tells more of each. */
import type { ChoiceNames, OptionNames } from '../en/options.js';

export const optionNames: OptionNames = {
  // Several rule sets
  limit: 'Limite',
  mahjong: 'Points pour mahjong',
  claimedKongs: 'Les kongs exposés ont été réclamés sur trois tuiles cachées',
  eastRow: 'La série de gains d’Est atteint une limite',

  // Riichi
  openTanyao: 'Tanyao aussi en main ouverte',
  redFives: 'Les 5 rouges comptent',
  doubleWindPairFu: 'Fu d’une paire de double vent',
  openPinfuFu: '30 fu pour une main ouverte de chows sans fu',
  pinfuSelfDrawFu: 'Fu de la tuile piochée au lieu de pinfu',
  kiriageMangan: '4 han 30 fu et 3 han 60 fu valent un mangan',
  countedYakuman: 'À partir de 13 han',
  doubleYakuman: 'Double yakuman : les quatre suivants',
  doubleKokushi: 'Double : treize orphelins, treize attentes',
  doubleSuuankou: 'Double : quatre pungs cachés, attente sur la paire',
  doubleChuuren: 'Double : neuf portes pures',
  doubleDaisuushii: 'Double : quatre grands vents',
  multipleYakuman: 'Plusieurs yakuman s’additionnent',
  limitToSextupleYakuman: 'Six yakuman au plus',
  renhou: 'Bénédiction de l’homme',
  daisharin: 'Yakuman : grandes roues de cercle',
  daisharinOtherSuits: 'Grandes roues aussi dans les autres familles',
  daichisei: 'Yakuman : sept paires d’honneurs',
  sashikomiYakuman: 'Yakuman : défausse sur un riichi ouvert',
  paarenchanNeedsYaku: 'Huit gains d’affilée exigent un yaku',
  aotenjou: 'Sans limites',

  // Chinese Official
  minimumFan: 'Fan requis pour gagner',
  concealedAndMeldedKong: 'Un kong caché et un kong exposé',
  twoConcealedKongs: 'Deux kongs cachés',
  knittedWaits: 'Les attentes dans une suite tricotée comptent',
  deadWaits: 'Une tuile tenue quatre fois est encore attendue',
  lastTileFromMelds: 'Vos groupes montrent la dernière de son espèce',
  tileHogWithKong: 'Un kong compte aussi comme quatre identiques',
  anyNineGates: 'Neuf portes avec toute attente',
  pungBesideNineGates: 'Second pung de terminales avec neuf portes',
  strictVoidedSuit: 'Une famille absente est plus souvent implicite',
  blessings: 'Bénédictions du ciel, de la terre et de l’homme',

  // British
  cleanHand: 'Une famille avec honneurs double une fois',
  losersOriginalCall: 'L’annonce initiale double aussi les mains des perdants',
  purityNoChows: 'Pureté double aussi comme main sans chow',
  carryingPole: 'Voler un kong de 2 de bambou est une main limite',
  liveWallOnly: 'Points d’une tuile piochée au seul mur vivant',
  gatesClaim: 'Portes du ciel sur tuile réclamée',
  treasureClaim: 'Trésor enfoui sur tuile réclamée',

  // Classical
  preset: 'Joué selon',

  // Hong Kong
  minimum: 'Faan requis pour gagner',
  mixedSuit: 'Une famille et honneurs',
  pureSuit: 'Une seule famille',
  allPungs: 'Tout en pungs',
  smallDragons: 'Petits dragons',
  flowers: 'Avec les fleurs',
  flowersInMinimum: 'Les fleurs comptent pour le minimum',
  table: 'Des faan aux points',
  fullLaak: 'Premier laak dès',
  doubleLaak: 'Le double dès',
  tripleLaak: 'Le quadruple dès',
  base: 'Points pour zéro faan',
  discarder: 'Sur réclamation, le défausseur',
};

export const choiceNames: ChoiceNames = {
  countedYakuman: { single: 'un yakuman', multiple: 'un yakuman par 13', off: 'sanbaiman' },
  renhou: { off: 'ne compte pas', mangan: 'mangan', yakuman: 'yakuman' },
  gatesClaim: { any: 'pour toute tuile', pungs: 'pour un pung de 1 ou de 9' },
  treasureClaim: { any: 'aussi pour le dernier pung', pair: 'pour la paire seulement' },
  preset: { millington: 'Millington', dmjl: 'la ligue allemande' },
  table: { laak: 'laak, par paliers', halfSpicy: 'demi-épicé', spicy: 'épicé' },
  discarder: { double: 'paie double', all: 'paie pour tous' },
};
