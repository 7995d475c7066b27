/** German: hints of fish, rectangles and colours. */
import type { HintLanguage, Levels } from '../../../../sudoku/hints/language.js';
import { fishLevels } from '../fish.js';

const fish = (base: string, whole: string): Levels => [
  `Eine Ziffer hat nur wenige Plätze in ${base}.`,
  '{digits} in {bases}.',
  whole,
];

export const fishes = fishLevels({
  plain: fish(
    'mehreren parallelen Linien, alle in denselben Querlinien',
    'In {bases} liegen alle Plätze der {digits} in {covers}. Diese erhalten ihre {digits} also alle aus den Basislinien: {results}.',
  ),
  finned: fish(
    'mehreren parallelen Linien, fast alle in denselben Querlinien',
    'In {bases} liegen die Plätze der {digits} in {covers}, bis auf die Flossen {fins}. Entweder stimmt eine Flosse oder der Fisch; was alle Flossen sieht, fällt so oder so weg: {results}.',
  ),
  box: fish(
    'mehreren Linien und Blöcken, alle in ebenso vielen anderen',
    'In {bases} liegen alle Plätze der {digits} in {covers}. Diese erhalten ihre {digits} also alle aus den Basishäusern: {results}.',
  ),
  finnedBox: fish(
    'mehreren Linien und Blöcken, fast alle in ebenso vielen anderen',
    'In {bases} liegen die Plätze der {digits} in {covers}, bis auf die Flossen {fins}. Entweder stimmt eine Flosse oder der Fisch: {results}.',
  ),
  siamese: fish(
    'mehreren Basishäusern, auf zwei Weisen der gleiche Fisch mit anderen Flossen',
    'In {bases} teilen sich zwei Fische der {digits} ihre Basishäuser und unterscheiden sich in Deckhäusern und Flossen ({extraCells}). Aus beiden folgt: {results}.',
  ),
});

const rectangle = (what: string, why: string, corners = '{allCells}'): Levels => [
  `Vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken, ${what}.`,
  `{digits} in ${corners}.`,
  `Stünden in ${corners} nur {digits}, so hätte das Gitter zwei Lösungen. ${why}: {results}.`,
];

export const rectangles = {
  'Uniqueness Test Type 1': rectangle(
    'drei davon mit denselben zwei Kandidaten',
    'Also steht in {target} etwas anderes',
  ),
  'Uniqueness Test Type 2': rectangle(
    'zwei davon mit einem Kandidaten mehr',
    'Also steht {extra} in einer der Zellen {extraCells}',
  ),
  'Uniqueness Test Type 3': rectangle(
    'zwei davon mit weiteren Kandidaten, die zu einer nackten Menge gehören',
    'Also steht in einer von zwei Ecken etwas anderes, und zusammen mit {extraCells} ist das in {bases} eine nackte Menge aus {extra}',
    '{cells}',
  ),
  'Uniqueness Test Type 4': rectangle(
    'zwei davon mit weiteren Kandidaten, wobei eine Ziffer keinen anderen Platz hat',
    'In {bases} hat eine der Ziffern {digits} nur im Rechteck Platz, sodass die andere nicht in diesen zwei Zellen steht',
  ),
  'Uniqueness Test Type 5': rectangle(
    'zwei gegenüberliegende oder drei mit einem Kandidaten mehr',
    'Also steht {extra} in einer der Zellen {extraCells}',
  ),
  'Uniqueness Test Type 6': rectangle(
    'zwei gegenüberliegende mit weiteren Kandidaten, wobei eine Ziffer einen X-Wing bildet',
    'Zwei parallele Seiten haben für eine der Ziffern {digits} keinen anderen Platz; in {target} würde sie das Rechteck vollenden',
  ),
  'Hidden Rectangle': rectangle(
    'eine davon mit nur zwei Kandidaten, und starke Links von der gegenüberliegenden aus',
    'In {bases} hat eine der Ziffern {digits} nur im Rechteck Platz; stünde in {target} die andere, so wäre es vollendet',
  ),
  'Avoidable Rectangle Type 1': rectangle(
    'von denen drei gefüllt und nicht vorgegeben sind',
    'Keine davon ist vorgegeben, also kann die vierte Zelle das Rechteck nicht vollenden',
  ),
  'Avoidable Rectangle Type 2': rectangle(
    'von denen zwei gefüllt und nicht vorgegeben sind',
    'Keine davon ist vorgegeben, also steht {extra} in einer der Zellen {extraCells}',
  ),
} satisfies Partial<HintLanguage['levels']>;

const COLOUR_ONE = 'Färbe die starken Links der {digits}, von {cells} aus.';
const COLOUR_TWO = 'Färbe die starken Links der {digits}, von {cells} und von {thirdCells} aus.';
const GROUPS = '{cells} und {extraCells} sind gegensätzlich, {thirdCells} und {fourthCells} ebenso.';

export const colours = {
  'Simple Colors Trap': [
    'Starke Links einer Ziffer, in zwei Farben.',
    COLOUR_ONE,
    'Entweder sind {cells} alle {digits} oder {extraCells}; was beide Farben sieht, ist es nicht: {results}.',
  ],
  'Simple Colors Wrap': [
    'Starke Links einer Ziffer, in zwei Farben, deren eine sich widerspricht.',
    COLOUR_ONE,
    'Entweder sind {cells} alle {digits} oder {extraCells}; von einer Farbe sehen sich zwei Zellen, sie ist also falsch: {results}.',
  ],
  'Multi-Colors 1': [
    'Zwei Gruppen starker Links einer Ziffer, bei denen sich Farben beider Gruppen sehen.',
    COLOUR_TWO,
    `${GROUPS} Zwei Farben sehen sich; also ist eine der beiden anderen richtig, und was beide sieht, fällt weg: {results}.`,
  ],
  'Multi-Colors 2': [
    'Zwei Gruppen starker Links einer Ziffer, bei denen eine Farbe der einen beide der anderen sieht.',
    COLOUR_TWO,
    `${GROUPS} Eine Farbe sieht beide Farben der anderen Gruppe, sie ist also falsch: {results}.`,
  ],
} satisfies Partial<HintLanguage['levels']>;
