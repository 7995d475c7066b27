/** German: hints. */
import type { HintLanguage, Levels } from '../../../../sudoku/hints/language.js';
import { chains } from './hint-chains.js';
import { names } from './hint-names.js';
import { colours, fishes, rectangles } from './hint-patterns.js';

const nakedSubset = (cells: string): Levels => [
  `${cells} eines Hauses haben zusammen ebenso viele Kandidaten.`,
  `${cells} in {bases} haben zusammen nur {digits}.`,
  'In {bases} haben {cells} zusammen nur {digits}; keine andere Zelle, die sie alle sehen, kann diese also enthalten: {results}.',
];
const hiddenSubset = (digits: string): Levels => [
  `${digits} haben in einem Haus nur ebenso viele Plätze.`,
  'Such in {bases} die Plätze von {digits}.',
  'In {bases} haben {digits} nur in {cells} Platz; nichts anderes kann also dort stehen: {results}.',
];
const lockedSubset = (cells: string): Levels => [
  `${cells}, wo ein Block eine Linie kreuzt, haben zusammen ebenso viele Kandidaten.`,
  `${cells} in {bases} haben zusammen nur {digits}.`,
  '{cells} liegen in {bases} und haben zusammen nur {digits}; diese fallen also in beiden weg: {results}.',
];
const lockedCandidates = (vague: string): Levels => [
  vague,
  'Such in {bases} die {digits}.',
  'In {bases} steht die {digits}, wo auch immer, in {covers}; im Rest von {covers} fällt sie also weg: {results}.',
];
const turbot = (vague: string): Levels => [
  vague,
  'Zwei starke Links der {digits} in {bases}.',
  'In {bases} hat die {digits} je zwei Plätze, und zwei von den vieren sehen sich. Mindestens einer der beiden anderen ist also richtig, und was beide sieht, fällt weg: {results}.',
];

const levels: HintLanguage['levels'] = {
  'Full House': [
    'In einem Haus ist eine einzige Zelle offen.',
    'In {bases} ist eine einzige Zelle offen.',
    'In {bases} ist nur {target} offen, und die {digits} fehlt: {results}.',
  ],
  'Naked Single': [
    'Einer Zelle bleibt nur ein Kandidat.',
    'Sieh dir {target} an.',
    'Jede andere Ziffer ist in {target} ausgeschlossen: {results}.',
  ],
  'Hidden Single': [
    'Einer Ziffer bleibt in einem Haus nur ein Platz.',
    'Such die {digits} in {bases}.',
    'In {bases} kann die {digits} nirgends stehen als in {target}: {results}.',
  ],
  'Cage Sum': [
    'Die Summe eines Käfigs schließt manche seiner Kandidaten aus.',
    'Sieh dir {bases} an.',
    'Aus welchen Ziffern {bases} auch besteht, seine Zellen enthalten diese nicht: {results}.',
  ],
  'Innies and Outies': [
    'Was Käfige ergeben und was ganze Häuser ergeben, verrät zusammen die Summe weniger Zellen.',
    'Sieh dir {allCells} an, um die sich Käfige und {bases} unterscheiden.',
    'Aus den Summen der Käfige und von {bases} folgt, dass die Summe von {allCells} {sum} ist: {results}.',
  ],
  'Locked Pair': lockedSubset('Zwei Zellen'),
  'Locked Triple': lockedSubset('Drei Zellen'),
  'Locked Candidate Type 1': lockedCandidates('In einem Block hat eine Ziffer nur in einer Linie Platz.'),
  'Locked Candidate Type 2': lockedCandidates('In einer Linie hat eine Ziffer nur in einem Block Platz.'),
  'Common Peer Elimination': [
    'Alle Plätze einer Ziffer in einem Haus oder Käfig sehen dieselbe Zelle.',
    'Such in {bases} die {digits}.',
    'In {bases} steht die {digits} in einer der Zellen {cells}, die alle {target} sehen: {results}.',
  ],
  'Law of Leftovers': [
    'Benachbarte Zeilen oder Spalten und ebenso viele Gebiete unterscheiden sich in wenigen Zellen; diese enthalten dieselben Ziffern.',
    'Sieh dir an, worin sich {bases} und {covers} unterscheiden: {cells}, und {extraCells}.',
    'In {bases} stehen dieselben Ziffern wie in {covers}, in {cells}, nur auf der einen Seite, also dieselben wie in {extraCells}, nur auf der anderen: {results}.',
  ],
  'Naked Pair': nakedSubset('Zwei Zellen'),
  'Naked Triple': nakedSubset('Drei Zellen'),
  'Naked Quadruple': nakedSubset('Vier Zellen'),
  'Hidden Pair': hiddenSubset('Zwei Ziffern'),
  'Hidden Triple': hiddenSubset('Drei Ziffern'),
  'Hidden Quadruple': hiddenSubset('Vier Ziffern'),
  ...fishes,
  'Remote Pairs': [
    'Eine Kette von Zellen mit denselben zwei Kandidaten.',
    'Eine Kette von Zellen mit {digits} läuft durch {allCells}.',
    'In {allCells} wechseln sich {digits} ab: {cells} enthalten die eine, {extraCells} die andere. Was beide Arten sieht, kann keine von beiden enthalten: {results}.',
  ],
  'Bivalue Universal Grave + 1': [
    'Alle offenen Zellen bis auf eine haben zwei Kandidaten.',
    'Sieh dir {allCells} an, die einzige Zelle mit drei Kandidaten.',
    'Ohne {extra} in {allCells} hätte jede offene Zelle zwei Kandidaten und jede Ziffer zwei Plätze, das Gitter also keine Lösung oder zwei: {results}.',
  ],
  Skyscraper: turbot(
    'Zwei parallele Linien mit je zwei Plätzen für eine Ziffer, von denen sie einen gemeinsam haben.',
  ),
  '2-String Kite': turbot(
    'Eine Zeile und eine Spalte mit je zwei Plätzen für eine Ziffer, in einem Block verbunden.',
  ),
  'Dual 2-String-Kite': [
    'Zwei Kites durch dieselben zwei Zellen eines Blocks.',
    'Zwei Kites der {digits} in {bases}.',
    'Zwei Paare von Linien, {bases}, sind im selben Block verbunden: {results}.',
  ],
  'Turbot Fish': turbot(
    'Zwei Häuser mit je zwei Plätzen für eine Ziffer, durch einen schwachen Link verbunden.',
  ),
  'Empty Rectangle': [
    'In einem Block hat eine Ziffer nur in einer Zeile und einer Spalte Platz.',
    'Die {digits} in {bases}, zusammen mit {covers}.',
    'In {bases} liegen die Plätze der {digits}, {extraCells}, in einer Zeile und einer Spalte. In {covers} gibt es zwei Plätze, {cells}: Ist der falsch, der das ferne Ende sieht, so hat die andere Linie des Blocks die Ziffer: {results}.',
  ],
  'Dual Empty Rectangle': [
    'In einem Block hat eine Ziffer nur in einer Zeile und einer Spalte Platz; zwei starke Links nutzen das.',
    'Die {digits} in {bases}, zusammen mit {covers}.',
    'In {bases} liegen die Plätze der {digits}, {extraCells}, in einer Zeile und einer Spalte; {covers} haben je zwei Plätze: {results}.',
  ],
  'W-Wing': [
    'Zwei Zellen mit denselben zwei Kandidaten sind durch einen starken Link verbunden.',
    'Zellen mit {digits} und {extra}, verbunden in {bases}.',
    'In {bases} ist einer von zwei Plätzen der {digits} richtig und nimmt die {digits} einer der Zellen {extraCells}: Eine dieser beiden ist also {extra}, und was beide sieht, ist es nicht: {results}.',
  ],
  'XY-Wing': [
    'Eine Zelle mit zwei Kandidaten sieht zwei andere, die eine dritte Ziffer gemeinsam haben.',
    'Drei Zellen mit {digits}: {allCells}.',
    'Was auch immer die Angelzelle ist, eine der Zellen {extraCells} ist {extra}: {results}.',
  ],
  'XYZ-Wing': [
    'Eine Zelle mit drei Kandidaten sieht zwei Zellen mit je zweien davon.',
    'Drei Zellen mit {digits}: {allCells}.',
    'Was auch immer die Angelzelle ist, eine der Zellen {extraCells} ist {extra}; was alle drei sieht, ist es nicht: {results}.',
  ],
  ...rectangles,
  'Sue de Coq': [
    'Wo ein Block eine Linie kreuzt, teilen sich Zellen mit vielen Kandidaten diese mit anderen der Linie und des Blocks.',
    'Sieh dir {cells} an, wo {bases} auf {covers} trifft.',
    '{cells} mit {extraCells} in {bases} und {thirdCells} in {covers} haben so viele Ziffern wie Zellen, und keine davon kann dort zweimal stehen: {results}.',
  ],
  ...colours,
  ...chains,
  'Template Set': [
    'Alle Arten, eine Ziffer im ganzen Gitter zu setzen, haben Zellen gemeinsam.',
    'Geh die Arten durch, die {digits} im ganzen Gitter zu setzen.',
    'Auf jede Art, die {digits} im ganzen Gitter zu setzen, steht sie dort: {results}.',
  ],
  'Template Delete': [
    'Keine Art, eine Ziffer im ganzen Gitter zu setzen, nutzt gewisse ihrer Kandidaten.',
    'Geh die Arten durch, die {digits} im ganzen Gitter zu setzen.',
    'Auf keine Art, die {digits} im ganzen Gitter zu setzen, steht sie dort: {results}.',
  ],
};

export const hints: HintLanguage = {
  tag: 'de',
  names,
  levels,
  houses: {
    row: 'Zeile {number}',
    column: 'Spalte {number}',
    box: 'Block {number}',
    region: 'Gebiet {number}',
    diagonal: 'Diagonale {number}',
    window: 'Fenster {number}',
    group: 'Platzgruppe {number}',
    cage: 'Käfig {sum} bei {cell}',
  },
  goes: '{digits} fällt in {cells} weg',
  go: '{digits} fallen in {cells} weg',
  is: '{cells} ist {digits}',
  and: ' und ',
  comma: ', ',
  cell: 'Z{row}S{column}',
};
