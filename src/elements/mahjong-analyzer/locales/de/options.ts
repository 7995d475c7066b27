/** Names of rule options and of their choices; `docs/rules` tells more of each. */
import type { ChoiceNames, OptionNames } from '../en/options.js';

export const optionNames: OptionNames = {
  // Several rule sets
  limit: 'Limit',
  mahjong: 'Punkte für Mahjong',
  claimedKongs: 'Offene Kongs wurden auf drei verdeckte Steine gerufen',
  eastRow: 'Die Gewinnserie von Ost erreicht ein Limit',

  // Riichi
  openTanyao: 'Tanyao auch mit offener Hand',
  redFives: 'Rote Fünfen zählen',
  doubleWindPairFu: 'Fu für ein Paar doppelter Winde',
  openPinfuFu: '30 Fu für eine offene Hand aus Chows ohne Fu',
  pinfuSelfDrawFu: 'Fu für den Selbstzug statt Pinfu',
  kiriageMangan: '4 Han 30 Fu und 3 Han 60 Fu sind Mangan',
  countedYakuman: 'Ab 13 Han',
  doubleYakuman: 'Doppeltes Yakuman: alle vier unten',
  doubleKokushi: 'Doppelt: dreizehn Waisen, dreizehnseitig',
  doubleSuuankou: 'Doppelt: vier verdeckte Pungs, Paarwarten',
  doubleChuuren: 'Doppelt: reine Neun Tore',
  doubleDaisuushii: 'Doppelt: große vier Winde',
  multipleYakuman: 'Mehrere Yakuman werden addiert',
  limitToSextupleYakuman: 'Höchstens sechs Yakuman',
  renhou: 'Segen des Menschen',
  daisharin: 'Yakuman: große Räder aus Kreisen',
  daisharinOtherSuits: 'Große Räder auch aus anderen Farben',
  daichisei: 'Yakuman: sieben Paare aus Ehrensteinen',
  sashikomiYakuman: 'Yakuman: Abwurf in ein offenes Riichi',
  paarenchanNeedsYaku: 'Acht Gewinne in Folge brauchen ein Yaku',
  aotenjou: 'Keine Limits',

  // Chinese Official
  minimumFan: 'Fan, die ein Gewinn braucht',
  concealedAndMeldedKong: 'Ein verdeckter und ein offener Kong',
  twoConcealedKongs: 'Zwei verdeckte Kongs',
  knittedWaits: 'Warten in einer gemischten Straße zählt',
  deadWaits: 'Auf einen vierfach gehaltenen Stein wird noch gewartet',
  lastTileFromMelds: 'Eigene Sätze zeigen den letzten seiner Art',
  tileHogWithKong: 'Auch ein Kong sind vier Gleiche',
  anyNineGates: 'Neun Tore mit beliebigem Warten',
  pungBesideNineGates: 'Zweiter Pung aus Endsteinen neben Neun Toren',
  strictVoidedSuit: 'Eine fehlende Farbe ist öfter enthalten',
  blessings: 'Segen des Himmels, der Erde und des Menschen',

  // British
  cleanHand: 'Eine Farbe mit Ehrensteinen verdoppelt einmal',
  losersOriginalCall: 'Die Erstansage verdoppelt auch Hände von Verlierern',
  purityNoChows: 'Reine Pungs zählen auch als „keine Chows“',
  carryingPole: 'Beraubter Kong von 2 Bambus ist eine Limithand',
  liveWallOnly: 'Punkte für den Selbstzug nur von der lebenden Wand',
  gatesClaim: 'Himmelspforten vom Abwurf',
  treasureClaim: 'Vergrabener Schatz vom Abwurf',

  // Classical
  preset: 'Gespielt nach',

  // Hong Kong
  minimum: 'Faan, die ein Gewinn braucht',
  mixedSuit: 'Eine Farbe mit Ehrensteinen',
  pureSuit: 'Reine Farbe',
  allPungs: 'Nur Pungs',
  smallDragons: 'Kleine Drachen',
  flowers: 'Mit Blumen gespielt',
  flowersInMinimum: 'Blumen zählen zum Minimum',
  table: 'Von Faan zu Punkten',
  fullLaak: 'Erstes Laak ab',
  doubleLaak: 'Das Doppelte ab',
  tripleLaak: 'Das Vierfache ab',
  base: 'Punkte für kein Faan',
  discarder: 'Beim Gewinn vom Abwurf',
};

export const choiceNames: ChoiceNames = {
  countedYakuman: { single: 'ein Yakuman', multiple: 'ein Yakuman je 13', off: 'Sanbaiman' },
  renhou: { off: 'zählt nicht', mangan: 'Mangan', yakuman: 'Yakuman' },
  gatesClaim: { any: 'bei jedem Stein', pungs: 'für einen Pung aus 1 oder 9' },
  treasureClaim: { any: 'auch für den letzten Pung', pair: 'nur für das Paar' },
  preset: { millington: 'Millington', dmjl: 'Deutsche Mah Jongg Liga' },
  table: { laak: 'laak, in Stufen', halfSpicy: 'halb scharf', spicy: 'scharf' },
  discarder: { double: 'zahlt der Abwerfer doppelt', all: 'zahlt der Abwerfer für alle' },
};
