/** French: what was found in a grid. */
import type { ExplainWords, HouseKind, Piece } from '../../../../sudoku/explain.js';
import type { Part, Unrated } from '../../../../sudoku/types.js';
import { plural } from '../../../shared/locales/fr/writing.js';
import { phrases as common } from '../../../shared/locales/fr.js';

const { number, list } = common;

const PARTS: Readonly<Record<Part, string>> = {
  givens: 'les chiffres donnés',
  entries: 'les chiffres posés',
  candidates: 'les marques',
};

/** Givens alone go without saying. */
const under = (parts: readonly Part[]): string =>
  parts.length < 2 ? '' : ` avec ${list(parts.map((part) => PARTS[part]))}`;

const BOUNDS = { exactly: '', 'at-least': 'au moins ', 'more-than': 'plus de ' } as const;

/** After "dans". */
const HOUSES: Readonly<Record<HouseKind | 'cage', string>> = {
  row: 'la ligne',
  column: 'la colonne',
  box: 'le bloc',
  region: 'la région',
  diagonal: 'la diagonale',
  window: 'la fenêtre',
  group: 'le groupe disjoint',
  cage: 'la cage',
};
const MOVES: Readonly<Record<Piece, string>> = { knight: 'un saut de cavalier', king: 'un pas de roi' };
const UNRATED: Readonly<Record<Unrated, string>> = {
  beyond: 'Elle dépasse les techniques de l’évaluation.',
  'no-time': 'Le temps s’est écoulé avant son évaluation.',
  'too-hard': 'Elle est trop difficile pour être évaluée dans le temps habituel ; timeMs en donne davantage.',
};

export const explainPhrases: ExplainWords = {
  gridSolved: () => 'La grille est remplie, et aucune règle n’est enfreinte.',
  gridUnique: (parts) => `Il y a exactement une solution${under(parts)}.`,
  gridSeveral: (solutions, bound, parts) =>
    `Il y a ${BOUNDS[bound]}${number(solutions)} ${plural(solutions, 'solution')}${under(parts)}.`,
  gridNotUnique: (parts) => `Il y a plus d’une solution${under(parts)}.`,
  gridImpossible: (parts) => `Il n’y a pas de solution${under(parts)}, bien que rien ne se contredise.`,
  clashInCageSum: (cage) => `Les chiffres de la cage ${cage} ne peuvent pas donner sa somme.`,
  clashInCell: (cell) => `Il ne reste aucun chiffre pour ${cell}.`,
  clashInCells: (count) => `Il ne reste aucun chiffre pour ${count} cases.`,
  clashByMove: (piece, digit) => `Deux cases à ${MOVES[piece]} contiennent toutes deux ${digit}.`,
  clashInHouse: (digit, kind, house) => `${digit} est plus d’une fois dans ${HOUSES[kind]} ${house}.`,
  clashWithoutPlace: (digit, kind, house) => `${digit} n’a pas de place dans ${HOUSES[kind]} ${house}.`,
  gridMistakes: (cells) => `Différent de la solution de la grille : ${cells.join(', ')}.`,
  gridStuck: () =>
    'Là où s’arrêtent les indices, les techniques connues pour ce type de grille ne mènent pas plus loin.',
  gridUnrated: (why) => UNRATED[why],
  gridCell: (row, column) => `L${row}C${column}`,
  gridSentences: (sentences) => sentences.join(' '),
};
