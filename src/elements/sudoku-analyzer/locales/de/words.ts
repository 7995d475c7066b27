/** German: what was found in a grid. */
import type { ExplainWords, HouseKind, Piece } from '../../../../sudoku/explain.js';
import type { Part, Unrated } from '../../../../sudoku/types.js';
import { phrases as common } from '../../../shared/locales/de.js';

const { number, list } = common;

const PARTS: Readonly<Record<Part, string>> = {
  givens: 'Vorgaben',
  entries: 'Einträgen',
  candidates: 'Notizen',
};
const under = (parts: readonly Part[]): string =>
  parts.length < 2 ? '' : ` zu ${list(parts.map((part) => PARTS[part]))}`;

const BOUNDS = { exactly: '', 'at-least': 'mindestens ', 'more-than': 'mehr als ' } as const;
const UNRATED: Readonly<Record<Unrated, string>> = {
  beyond: 'Es übersteigt die Techniken der Bewertung.',
  'no-time': 'Die Zeit war um, bevor es bewertet war.',
  'too-hard': 'Es ist zu schwer, um in der üblichen Zeit bewertet zu werden; timeMs gibt ihr mehr.',
};
const MOVES: Readonly<Record<Piece, string>> = { knight: 'einen Springerzug', king: 'einen Königszug' };
const HOUSES: Readonly<Record<HouseKind | 'cage', string>> = {
  ...{ row: 'Zeile', column: 'Spalte', box: 'Block', diagonal: 'Diagonale', window: 'Fenster' },
  ...{ group: 'Platzgruppe', region: 'Gebiet', cage: 'Käfig' },
};

export const explainPhrases: ExplainWords = {
  gridSolved: () => 'Das Gitter ist voll, und keine Regel ist verletzt.',
  gridUnique: (parts) => `Es gibt genau eine Lösung${under(parts)}.`,
  gridSeveral: (solutions, bound, parts) =>
    `Es gibt ${BOUNDS[bound]}${number(solutions)} ${solutions === 1 ? 'Lösung' : 'Lösungen'}${under(parts)}.`,
  gridNotUnique: (parts) => `Es gibt mehr als eine Lösung${under(parts)}.`,
  gridImpossible: (parts) => `Es gibt keine Lösung${under(parts)}, obwohl sich nichts widerspricht.`,
  clashInCageSum: (cage) => `Die Ziffern in Käfig ${cage} können nicht seine Summe ergeben.`,
  clashInCell: (cell) => `Für ${cell} bleibt keine Ziffer übrig.`,
  clashInCells: (count) => `Für ${count} Zellen bleibt keine Ziffer übrig.`,
  clashByMove: (piece, digit) =>
    `Zwei Zellen, die ${MOVES[piece]} auseinanderliegen, enthalten beide ${digit}.`,
  clashInHouse: (digit, kind, house) => `${digit} steht mehr als einmal in ${HOUSES[kind]} ${house}.`,
  clashWithoutPlace: (digit, kind, house) => `${digit} hat keinen Platz in ${HOUSES[kind]} ${house}.`,
  gridMistakes: (cells) => `Nicht wie in der Lösung der Vorgaben: ${cells.join(', ')}.`,
  gridStuck: () => 'Die Techniken, die es für solche Gitter gibt, führen vom Ende der Tipps nicht weiter.',
  gridUnrated: (why) => UNRATED[why],
  gridCell: (row, column) => `Z${row}S${column}`,
  gridSentences: (sentences) => sentences.join(' '),
};
