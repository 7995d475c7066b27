/** German: what the grid and its keypad say. */
import { phrases as common } from '../../../shared/locales/de.js';
import type { GridPhrases } from '../en/grid.js';

const moves = 'Die Pfeiltasten gehen von Zelle zu Zelle, mit Umschalt wählen sie mehrere aus.';
const enters =
  'tragen eine Ziffer ein, mit Umschalt eine Ecknotiz, mit Alt eine Mittelnotiz. Die Rücktaste löscht.';
const cells = (count: number): string => (count === 1 ? '1 Zelle' : `${count} Zellen`);

export const gridPhrases: GridPhrases = {
  // The grid
  grid: (side) => `Sudokugitter, ${side} mal ${side}`,
  keys: (lastDigit) => `${moves} 1 bis ${lastDigit} ${enters}`,
  letterKeys: (lastDigit) => `${moves} A bis ${lastDigit} ${enters}`,

  // A cell
  place: (row, column) => `Zeile ${row} Spalte ${column}`,
  covered: () => 'verdeckt',
  empty: () => 'leer',
  given: (digit) => `Vorgabe ${digit}`,
  candidates: (digits) => (digits.length === 1 ? `Kandidat ${digits[0]!}` : `Kandidaten ${digits.join(' ')}`),
  corners: (digits) => `Ecknotizen ${digits.join(' ')}`,
  shares: (shares) => `Anteile an den Lösungen: ${shares.join(', ')}`,
  share: (digit, share) => `${digit} ${common.percent(share)}`,
  clashes: () => 'im Widerspruch',
  wrong: () => 'nicht wie in der Lösung',
  lacksDigit: () => 'in den Notizen fehlt die Ziffer der Lösung',
  badMarks: (digits) => `${digits.length === 1 ? 'Notiz' : 'Notizen'} ${digits.join(' ')} im Widerspruch`,
  sum: (sum) => `Käfig der Summe ${sum}`,
  cellRole: (role) => (role === 'target' ? 'Ziel' : `markiert ${role.toUpperCase()}`),
  candidateRole: (role, digits) =>
    role === 'out'
      ? `${digits.join(' ')} ${digits.length === 1 ? 'fällt' : 'fallen'} weg`
      : role === 'in'
        ? `${digits.join(' ')} gehört hierher`
        : `${digits.join(' ')} markiert ${role.toUpperCase()}`,

  // What became of it
  now: (value) => `${value.charAt(0).toUpperCase()}${value.slice(1)}.`,
  entered: (digit, count) => `${digit} in ${cells(count)}.`,
  marked: (digit, count) => `Notiz ${digit} in ${cells(count)}.`,
  unmarked: (digit, count) => `Notiz ${digit} aus ${cells(count)} entfernt.`,
  erased: (count) => `${cells(count)} gelöscht.`,
  changed: (count) => `${cells(count)} geändert.`,
  armed: (digit) =>
    digit === null
      ? 'Keine Ziffer ist gewählt.'
      : `${digit} ist gewählt: Drück auf eine Zelle oder die Eingabetaste.`,
  isGiven: () => 'Diese Ziffer ist vorgegeben und bleibt.',
  selected: (count) => (count === 0 ? 'Nichts ausgewählt.' : `${cells(count)} ausgewählt.`),

  // The keypad
  keypad: () => 'Ziffern',
  key: (digit, left) =>
    left > 0
      ? `${digit}, noch ${left}`
      : left === 0
        ? `${digit}, alle gesetzt`
        : `${digit}, ${-left} zu viel`,
  allPlaced: () => '✓',
  erase: () => 'Löschen',
  undo: () => 'Zurück',
  redo: () => 'Wieder vor',
  enlarge: () => 'Vergrößern',
  autoMarks: () => 'Alle notieren',
  entry: () => 'Eine Ziffer wird zur',
  entryName: (entry) => (entry === 'digit' ? 'Ziffer' : entry === 'corner' ? 'Ecknotiz' : 'Mittelnotiz'),
  entryShort: (entry) => (entry === 'digit' ? 'Ziffer' : entry === 'corner' ? 'Ecke' : 'Mitte'),
  entryNow: (entry) =>
    entry === 'digit'
      ? 'Es werden Ziffern eingetragen.'
      : entry === 'corner'
        ? 'Es werden Ecknotizen eingetragen.'
        : 'Es werden Mittelnotizen eingetragen.',
  order: () => 'Zuerst gewählt wird',
  orderName: (order) => (order === 'cell-first' ? 'Erst Zelle' : 'Erst Ziffer'),
};
