/** Spanish: what was found in a grid. */
import type { ExplainWords, HouseKind, Piece } from '../../../../sudoku/explain.js';
import type { Part, Unrated } from '../../../../sudoku/types.js';
import { phrases as common } from '../../../shared/locales/es.js';

const PARTS: Readonly<Record<Part, string>> = {
  givens: 'los números iniciales',
  entries: 'los escritos',
  candidates: 'las notas',
};
const BOUNDS = { exactly: '', 'at-least': 'al menos ', 'more-than': 'más de ' } as const;
/** With its article, in "en" and "de". */
const HOUSES: Readonly<Record<HouseKind | 'cage', string>> = {
  row: 'la fila',
  column: 'la columna',
  box: 'la caja',
  region: 'la región',
  diagonal: 'la diagonal',
  window: 'la ventana',
  group: 'el grupo disjunto',
  cage: 'la jaula',
};
const MOVES: Readonly<Record<Piece, string>> = { knight: 'un salto de caballo', king: 'un paso de rey' };
const UNRATED: Readonly<Record<Unrated, string>> = {
  beyond: 'Supera las técnicas de la valoración.',
  'no-time': 'Se acabó el tiempo antes de valorarlo.',
  'too-hard': 'Es demasiado difícil para valorarlo en el tiempo habitual; timeMs le da más.',
};

/** " para los números iniciales y los escritos"; the givens alone go without saying. */
const under = (parts: readonly Part[]): string =>
  parts.length < 2 ? '' : ` para ${common.list(parts.map((part) => PARTS[part]))}`;

export const explainPhrases: ExplainWords = {
  gridSolved: () => 'La cuadrícula está llena y no se incumple ninguna regla.',
  gridUnique: (parts) => `Hay exactamente una solución${under(parts)}.`,
  gridSeveral: (solutions, bound, parts) =>
    `Hay ${BOUNDS[bound]}${common.number(solutions)} ${solutions === 1 ? 'solución' : 'soluciones'}${under(parts)}.`,
  gridNotUnique: (parts) => `Hay más de una solución${under(parts)}.`,
  gridImpossible: (parts) => `No hay solución${under(parts)}, aunque nada entra en conflicto.`,
  clashInCageSum: (cage) => `Los números de la jaula ${cage} no pueden dar su suma.`,
  clashInCell: (cell) => `No queda ningún número para ${cell}.`,
  clashInCells: (count) => `No queda ningún número para ${count} casillas.`,
  clashByMove: (piece, digit) => `Dos casillas a ${MOVES[piece]} tienen las dos un ${digit}.`,
  clashInHouse: (digit, kind, house) => `${digit} está más de una vez en ${HOUSES[kind]} ${house}.`,
  clashWithoutPlace: (digit, kind, house) => `${digit} no tiene sitio en ${HOUSES[kind]} ${house}.`,
  gridMistakes: (cells) => `Distintas de la solución de los números iniciales: ${cells.join(', ')}.`,
  gridStuck: () =>
    'Donde acaban las pistas, las técnicas conocidas para este tipo de cuadrícula no llevan más lejos.',
  gridUnrated: (why) => UNRATED[why],
  gridCell: (row, column) => `f${row}c${column}`,
  gridSentences: (sentences) => sentences.join(' '),
};
