/** French: what the grid and its keypad say. */
import { counted } from '../../../shared/locales/fr/writing.js';
import { phrases as common } from '../../../shared/locales/fr.js';
import type { GridPhrases } from '../en/grid.js';

const cells = (count: number): string => counted(count, 'case');
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const keysFrom = (first: string, last: string): string =>
  `Les flèches vont de case en case, avec Maj elles en sélectionnent plusieurs. ${first} à ${last} posent un chiffre, avec Maj une marque de coin, avec Alt une marque au centre. Retour arrière efface.`;

export const gridPhrases: GridPhrases = {
  // The grid
  grid: (side) => `Grille de sudoku, ${side} sur ${side}`,
  keys: (lastDigit) => keysFrom('1', lastDigit),
  letterKeys: (lastDigit) => keysFrom('A', lastDigit),

  // A cell
  place: (row, column) => `ligne ${row} colonne ${column}`,
  covered: () => 'masquée',
  empty: () => 'vide',
  given: (digit) => `${digit} donné`,
  candidates: (digits) => `${digits.length === 1 ? 'candidat' : 'candidats'} ${digits.join(' ')}`,
  corners: (digits) => `${digits.length === 1 ? 'marque' : 'marques'} de coin ${digits.join(' ')}`,
  shares: (shares) => `parts des solutions : ${shares.join(', ')}`,
  share: (digit, share) => `${digit} ${common.percent(share)}`,
  clashes: () => 'en conflit',
  wrong: () => 'différent de la solution',
  lacksDigit: () => 'il manque dans les marques le chiffre de la solution',
  badMarks: (digits) => `${digits.length === 1 ? 'marque' : 'marques'} ${digits.join(' ')} en conflit`,
  sum: (sum) => `cage de ${sum}`,
  cellRole: (role) => (role === 'target' ? 'cible' : `repère ${role.toUpperCase()}`),
  candidateRole: (role, digits) =>
    role === 'out'
      ? `${digits.join(' ')} à éliminer`
      : role === 'in'
        ? `${digits.join(' ')} à placer`
        : `${digits.join(' ')} repère ${role.toUpperCase()}`,

  // What became of it
  now: (value) => sentence(value),
  entered: (digit, count) => `${digit} dans ${cells(count)}.`,
  marked: (digit, count) => `Marque ${digit} dans ${cells(count)}.`,
  unmarked: (digit, count) => `Marque ${digit} retirée de ${cells(count)}.`,
  erased: (count) => `${counted(count, 'case effacée', 'cases effacées')}.`,
  changed: (count) => `${counted(count, 'case modifiée', 'cases modifiées')}.`,
  armed: (digit) =>
    digit === null ? 'Aucun chiffre choisi.' : `${digit} choisi : appuyez sur une case, ou sur Entrée.`,
  isGiven: () => 'Ce chiffre est donné et reste.',
  selected: (count) =>
    count === 0 ? 'Rien de sélectionné.' : `${counted(count, 'case sélectionnée', 'cases sélectionnées')}.`,

  // The keypad
  keypad: () => 'Chiffres',
  key: (digit, left) =>
    left > 0
      ? `${digit}, encore ${left}`
      : left === 0
        ? `${digit}, tous placés`
        : `${digit}, ${-left} de trop`,
  allPlaced: () => '✓',
  erase: () => 'Effacer',
  undo: () => 'Annuler',
  redo: () => 'Rétablir',
  enlarge: () => 'Agrandir',
  autoMarks: () => 'Tout marquer',
  entry: () => 'Un chiffre devient',
  entryName: (entry) =>
    entry === 'digit' ? 'Chiffre' : entry === 'corner' ? 'Marque de coin' : 'Marque au centre',
  entryShort: (entry) => (entry === 'digit' ? 'Chiffre' : entry === 'corner' ? 'Coin' : 'Centre'),
  entryNow: (entry) =>
    entry === 'digit'
      ? 'On pose des chiffres.'
      : entry === 'corner'
        ? 'On pose des marques de coin.'
        : 'On pose des marques au centre.',
  order: () => 'Choisir d’abord',
  orderName: (order) => (order === 'cell-first' ? 'La case' : 'Le chiffre'),
};
