/** Spanish: what the grid and its keypad say. */
import { phrases as common } from '../../../shared/locales/es.js';
import type { GridPhrases } from '../en/grid.js';

const keysTo = (first: string, last: string): string =>
  `Las flechas van de casilla en casilla; con Mayús seleccionan varias. De ${first} a ${last} se escribe un número; con Mayús, una nota de esquina; con Alt, una nota central. Retroceso borra.`;

export const gridPhrases: GridPhrases = {
  // The grid
  grid: (side) => `Cuadrícula de sudoku, ${side} por ${side}`,
  keys: (lastDigit) => keysTo('1', lastDigit),
  letterKeys: (lastDigit) => keysTo('A', lastDigit),

  // A cell
  place: (row, column) => `fila ${row} columna ${column}`,
  covered: () => 'tapada',
  empty: () => 'vacía',
  given: (digit) => `inicial ${digit}`,
  candidates: (digits) => `${digits.length === 1 ? 'candidato' : 'candidatos'} ${digits.join(' ')}`,
  corners: (digits) => `notas de esquina ${digits.join(' ')}`,
  shares: (shares) => `parte de las soluciones: ${shares.join(', ')}`,
  share: (digit, share) => `${digit} ${common.percent(share)}`,
  clashes: () => 'en conflicto',
  wrong: () => 'distinta de la solución',
  lacksDigit: () => 'falta en las notas el número de la solución',
  badMarks: (digits) => `${digits.length === 1 ? 'nota' : 'notas'} ${digits.join(' ')} en conflicto`,
  sum: (sum) => `jaula de ${sum}`,
  cellRole: (role) => (role === 'target' ? 'objetivo' : `marcada ${role.toUpperCase()}`),
  candidateRole: (role, digits) =>
    role === 'out'
      ? `${digits.join(' ')} ${digits.length === 1 ? 'se puede' : 'se pueden'} quitar`
      : role === 'in'
        ? `aquí va ${digits.join(' ')}`
        : `${digits.join(' ')} ${digits.length === 1 ? 'marcado' : 'marcados'} ${role.toUpperCase()}`,

  // What became of it
  now: (value) => `${value.charAt(0).toUpperCase()}${value.slice(1)}.`,
  entered: (digit, cells) => `${digit} en ${cellsOf(cells)}.`,
  marked: (digit, cells) => `Nota ${digit} en ${cellsOf(cells)}.`,
  unmarked: (digit, cells) => `Nota ${digit} quitada de ${cellsOf(cells)}.`,
  erased: (cells) => (cells === 1 ? '1 casilla borrada.' : `${cells} casillas borradas.`),
  changed: (cells) => (cells === 1 ? '1 casilla cambiada.' : `${cells} casillas cambiadas.`),
  armed: (digit) =>
    digit === null ? 'Ningún número elegido.' : `${digit} elegido: pulsa una casilla o Intro.`,
  isGiven: () => 'Este número es inicial y no cambia.',
  selected: (cells) =>
    cells === 0
      ? 'Nada seleccionado.'
      : cells === 1
        ? '1 casilla seleccionada.'
        : `${cells} casillas seleccionadas.`,

  // The keypad
  keypad: () => 'Números',
  key: (digit, left) =>
    left > 0
      ? `${digit}, ${left === 1 ? 'queda 1' : `quedan ${left}`}`
      : left === 0
        ? `${digit}, todos puestos`
        : `${digit}, ${left === -1 ? 'sobra 1' : `sobran ${-left}`}`,
  allPlaced: () => '✓',
  erase: () => 'Borrar',
  undo: () => 'Deshacer',
  redo: () => 'Rehacer',
  enlarge: () => 'Ampliar',
  autoMarks: () => 'Anotar todo',
  entry: () => 'Un número se escribe como',
  entryName: (entry) =>
    entry === 'digit' ? 'Número' : entry === 'corner' ? 'Nota de esquina' : 'Nota central',
  entryShort: (entry) => (entry === 'digit' ? 'Número' : entry === 'corner' ? 'Esquina' : 'Centro'),
  entryNow: (entry) =>
    entry === 'digit'
      ? 'Se escriben números.'
      : entry === 'corner'
        ? 'Se escriben notas de esquina.'
        : 'Se escriben notas centrales.',
  order: () => 'Qué se elige primero',
  orderName: (order) => (order === 'cell-first' ? 'Primero casilla' : 'Primero número'),
};

const cellsOf = (count: number): string => (count === 1 ? '1 casilla' : `${count} casillas`);
