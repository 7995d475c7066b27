import { msg, str } from '@lit/localize';
import { makeDigit } from '../../sudoku/notation.js';
import { commonStrings } from '../shared/strings.js';
import type { CandidateRole, CellRole, Entry, Order } from './host.js';

/** All that the grid and its keypad say. */
export const gridStrings = {
  ...commonStrings,

  // The grid
  grid: (side: number) => msg(str`Sudoku grid, ${side} by ${side}`),
  keys: (lastDigit: string) =>
    msg(
      str`Arrow keys go from cell to cell, with Shift they select several. 1 to ${lastDigit} enter a digit, with Shift a corner mark, with Alt a centre mark. Backspace erases.`,
    ),
  letterKeys: (lastDigit: string) =>
    msg(
      str`Arrow keys go from cell to cell, with Shift they select several. A to ${lastDigit} enter a digit, with Shift a corner mark, with Alt a centre mark. Backspace erases.`,
    ),

  // A cell
  place: (row: number, column: number) => msg(str`row ${row} column ${column}`),
  covered: () => msg('covered'),
  empty: () => msg('empty'),
  given: (digit: string) => msg(str`given ${digit}`),
  candidates: (digits: readonly string[]) =>
    digits.length === 1 ? msg(str`candidate ${digits[0]!}`) : msg(str`candidates ${digits.join(' ')}`),
  corners: (digits: readonly string[]) => msg(str`corner marks ${digits.join(' ')}`),
  shares: (shares: readonly string[]) => msg(str`shares of the solutions: ${shares.join(', ')}`),
  share: (digit: string, share: number) => `${digit} ${commonStrings.percent(share)}`,
  clashes: () => msg('clashes'),
  wrong: () => msg('not as in the solution'),
  sum: (sum: number) => msg(str`cage of ${sum}`),
  cellRole: (role: CellRole) => (role === 'target' ? msg('target') : msg(str`marked ${role.toUpperCase()}`)),
  candidateRole: (role: CandidateRole, digits: readonly string[]) =>
    role === 'out'
      ? msg(str`${digits.join(' ')} can go`)
      : role === 'in'
        ? msg(str`${digits.join(' ')} goes here`)
        : msg(str`${digits.join(' ')} marked ${role.toUpperCase()}`),

  // What became of it
  now: (value: string) => sentence(value),
  entered: (digit: string, cells: number) => msg(str`${digit} in ${cells} cells.`),
  marked: (digit: string, cells: number) => msg(str`Mark ${digit} in ${cells} cells.`),
  unmarked: (digit: string, cells: number) => msg(str`Mark ${digit} taken out of ${cells} cells.`),
  erased: (cells: number) => msg(str`${cells} cells erased.`),
  armed: (digit: number | null, side: number) =>
    digit === null
      ? msg('No digit is chosen.')
      : msg(str`${makeDigit(digit, side)} is chosen: press a cell, or Enter.`),
  isGiven: () => msg('This digit is given and stays.'),
  selected: (cells: number) =>
    cells === 0
      ? msg('Nothing selected.')
      : cells === 1
        ? msg('1 cell selected.')
        : msg(str`${cells} cells selected.`),

  // The keypad
  keypad: () => msg('Digits'),
  key: (digit: string, left: number) =>
    left > 0
      ? msg(str`${digit}, ${left} left`)
      : left === 0
        ? msg(str`${digit}, all placed`)
        : msg(str`${digit}, ${-left} too many`),
  /** In the place of the number left. */
  allPlaced: () => '✓',
  erase: () => msg('Erase'),
  undo: () => msg('Undo'),
  redo: () => msg('Redo'),
  autoMarks: () => msg('Mark all'),
  entry: () => msg('A digit becomes'),
  entryName: (entry: Entry) =>
    entry === 'digit' ? msg('Digit') : entry === 'corner' ? msg('Corner mark') : msg('Centre mark'),
  entryShort: (entry: Entry) =>
    entry === 'digit' ? msg('Digit') : entry === 'corner' ? msg('Corner') : msg('Centre'),
  entryNow: (entry: Entry) =>
    entry === 'digit'
      ? msg('Digits are entered.')
      : entry === 'corner'
        ? msg('Corner marks are entered.')
        : msg('Centre marks are entered.'),
  order: () => msg('Chosen first'),
  orderName: (order: Order) => (order === 'cell-first' ? msg('Cell first') : msg('Digit first')),
};

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
