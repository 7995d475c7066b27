import { phrases as common } from '../../../shared/locales/en.js';
import type { Translation } from '../../../shared/phrasebook.js';
import type { CandidateRole, CellRole, Entry, Order } from '../../host.js';

/** English: what the grid and its keypad say. */
export const gridPhrases = {
  // The grid
  grid: (side: number) => `Sudoku grid, ${side} by ${side}`,
  keys: (lastDigit: string) =>
    `Arrow keys go from cell to cell, with Shift they select several. 1 to ${lastDigit} enter a digit, with Shift a corner mark, with Alt a centre mark. Backspace erases.`,
  letterKeys: (lastDigit: string) =>
    `Arrow keys go from cell to cell, with Shift they select several. A to ${lastDigit} enter a digit, with Shift a corner mark, with Alt a centre mark. Backspace erases.`,

  // A cell
  place: (row: number, column: number) => `row ${row} column ${column}`,
  covered: () => 'covered',
  empty: () => 'empty',
  given: (digit: string) => `given ${digit}`,
  candidates: (digits: readonly string[]) =>
    digits.length === 1 ? `candidate ${digits[0]!}` : `candidates ${digits.join(' ')}`,
  corners: (digits: readonly string[]) => `corner marks ${digits.join(' ')}`,
  shares: (shares: readonly string[]) => `shares of the solutions: ${shares.join(', ')}`,
  share: (digit: string, share: number) => `${digit} ${common.percent(share)}`,
  clashes: () => 'clashes',
  wrong: () => 'not as in the solution',
  lacksDigit: () => 'its marks lack the digit of the solution',
  badMarks: (digits: readonly string[]) =>
    digits.length === 1 ? `mark ${digits[0]!} clashes` : `marks ${digits.join(' ')} clash`,
  sum: (sum: number) => `cage of ${sum}`,
  cellRole: (role: CellRole) => (role === 'target' ? 'target' : `marked ${role.toUpperCase()}`),
  candidateRole: (role: CandidateRole, digits: readonly string[]) =>
    role === 'out'
      ? `${digits.join(' ')} can go`
      : role === 'in'
        ? `${digits.join(' ')} goes here`
        : `${digits.join(' ')} marked ${role.toUpperCase()}`,

  // What became of it
  now: (value: string) => sentence(value),
  entered: (digit: string, cells: number) => `${digit} in ${cells} cells.`,
  marked: (digit: string, cells: number) => `Mark ${digit} in ${cells} cells.`,
  unmarked: (digit: string, cells: number) => `Mark ${digit} taken out of ${cells} cells.`,
  erased: (cells: number) => `${cells} cells erased.`,
  changed: (cells: number) => (cells === 1 ? '1 cell changed.' : `${cells} cells changed.`),
  armed: (digit: string | null) =>
    digit === null ? 'No digit is chosen.' : `${digit} is chosen: press a cell, or Enter.`,
  isGiven: () => 'This digit is given and stays.',
  selected: (cells: number) =>
    cells === 0 ? 'Nothing selected.' : cells === 1 ? '1 cell selected.' : `${cells} cells selected.`,

  // The keypad
  keypad: () => 'Digits',
  key: (digit: string, left: number) =>
    left > 0 ? `${digit}, ${left} left` : left === 0 ? `${digit}, all placed` : `${digit}, ${-left} too many`,
  /** In the place of the number left. */
  allPlaced: () => '✓',
  erase: () => 'Erase',
  undo: () => 'Undo',
  redo: () => 'Redo',
  enlarge: () => 'Enlarge',
  autoMarks: () => 'Mark all',
  entry: () => 'A digit becomes',
  entryName: (entry: Entry) =>
    entry === 'digit' ? 'Digit' : entry === 'corner' ? 'Corner mark' : 'Centre mark',
  entryShort: (entry: Entry) => (entry === 'digit' ? 'Digit' : entry === 'corner' ? 'Corner' : 'Centre'),
  entryNow: (entry: Entry) =>
    entry === 'digit'
      ? 'Digits are entered.'
      : entry === 'corner'
        ? 'Corner marks are entered.'
        : 'Centre marks are entered.',
  order: () => 'Chosen first',
  orderName: (order: Order) => (order === 'cell-first' ? 'Cell first' : 'Digit first'),
};

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What a language says of the grid and the keypad. */
export type GridPhrases = Translation<typeof gridPhrases>;
