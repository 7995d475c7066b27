/** German: hints of chains and of almost locked sets. */
import type { HintLanguage, Levels } from '../../../../sudoku/hints/language.js';

const THROUGH = 'Eine Kette durch {allCells}.';
const GROUPS = ', manche über mehrere Zellen, die als eine zählen';

const ends = (vague: string): Levels => [
  vague,
  THROUGH,
  'Ist ein Ende falsch, so ist das andere richtig: {chain}. Was mit keinem der Enden zusammen bestehen kann, fällt weg: {results}.',
];
const continuous = (more: string): Levels => [
  `Eine geschlossene Kette aus starken und schwachen Links im Wechsel${more}.`,
  THROUGH,
  'Die Kette schließt sich: {chain}. Von zweien, die ein schwacher Link verbindet, ist also eines richtig, und was beide sieht, fällt weg: {results}.',
];
const discontinuous = (more: string): Levels => [
  `Eine Kette aus starken und schwachen Links${more}, die mit dem Gegenteil zu ihrem Anfang zurückkehrt.`,
  THROUGH,
  'Der Anfang führt zu seinem Gegenteil, {chain}: {results}.',
];
const contradiction: Levels = [
  'Ein Kandidat, der über Ketten zu einem Widerspruch führt.',
  'Nimm das Gegenteil dessen an, was in {target} richtig ist.',
  'Nimm das Gegenteil an und folge {chain}. Das kann nicht sein, also: {results}.',
];
const net = (how: string): Levels => [
  `Ein Kandidat, der über ${how} zu einem Widerspruch führt.`,
  'Nimm das Gegenteil dessen an, was in {target} richtig ist.',
  `Nimm das Gegenteil an und folge, wohin es über ${how} führt: {steps}. Das widerspricht sich, also: {results}.`,
];
const verity = (how: string): Levels => [
  `Alle Kandidaten einer Zelle, oder alle Plätze einer Ziffer in einem Haus, führen über ${how} zum Gleichen.`,
  'Versuch für {cells} jede Möglichkeit.',
  'Einer der Wege, die in {cells} beginnen, ist richtig, und jeder führt zum Gleichen, {chain}: {results}.',
];

export const chains = {
  'X-Chain': ends('Starke und schwache Links einer Ziffer im Wechsel.'),
  'XY-Chain': ends(
    'Zellen mit je zwei Kandidaten; jede sieht die nächste und hat eine Ziffer mit ihr gemeinsam.',
  ),
  'Continuous Nice Loop': continuous(''),
  'Alternating Interference Chain': ends('Starke und schwache Links im Wechsel, starke an beiden Enden.'),
  'Discontinuous Nice Loop': discontinuous(''),
  'Grouped Continuous Nice Loop': continuous(GROUPS),
  'Grouped AIC': ends(`Starke und schwache Links im Wechsel, starke an beiden Enden${GROUPS}.`),
  'Grouped Discontinuous Nice Loop': discontinuous(GROUPS),
  'ALS-XZ rule': [
    'Zwei Mengen von Zellen, denen je eine Zelle zu ihren Ziffern fehlt.',
    'Sieh dir {cells} und {extraCells} an.',
    '{cells} sind die eine Menge, {extraCells} die andere, jede mit einer Ziffer mehr als Zellen; {extra} kann nicht in beiden stehen. Die Menge, der sie fehlt, enthält alle ihre anderen Ziffern: {results}.',
  ],
  'ALS-XY-Wing rule': [
    'Drei Mengen von Zellen, denen je eine Zelle zu ihren Ziffern fehlt; eine davon ist mit beiden anderen verbunden.',
    'Sieh dir {thirdCells} an und von dort aus {cells} und {extraCells}.',
    '{thirdCells} können {digits} nicht zusammen mit {cells} enthalten und {extra} nicht zusammen mit {extraCells}. Höchstens eine davon fehlt ihnen; also fehlt einer der anderen Mengen ihre eigene, und sie enthält alle übrigen: {results}.',
  ],
  'ALS-XY-Chain': [
    'Eine Kette von Mengen, denen je eine Zelle zu ihren Ziffern fehlt.',
    'Mengen in {allCells}.',
    'Von einem Ende zum anderen durch {allCells}: Fehlt einer Menge eine Ziffer, so enthält sie ihre übrigen, die dann der nächsten fehlen. Eines der beiden Enden enthält also, was wegfällt: {results}.',
  ],
  'Death Blossom': [
    'Eine Zelle, und zu jedem ihrer Kandidaten eine Menge, der eine Zelle zu ihren Ziffern fehlt.',
    'Der Stängel ist {cells}.',
    'Was auch in {cells} steht: Einer Menge darum fehlt es, und sie enthält {extra}: {results}.',
  ],
  'Forcing Chain Contradiction': contradiction,
  'Forcing Chain Verity': verity('Ketten'),
  'Forcing Net Contradiction': net('Singles'),
  'Forcing Net Verity': verity('Singles'),
  'Forcing Net with Sets': net('Singles, gesperrte Kandidaten und Paare'),
} satisfies Partial<HintLanguage['levels']>;
