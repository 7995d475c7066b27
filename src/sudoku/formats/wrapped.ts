/** Grids inside something else: an address, an XML file, a file with notes and sections. */
import { type Result, succeed } from '../../result.js';
import { makeDigit } from './alphabet.js';
import { makeRows, readRows } from './rows.js';
import { charsOf, endOf, fault, linesOf, type Piece, readCells, type Sheet } from './sheet.js';

/** Parameters in which sites keep a grid. */
const PARAMETERS = /[?&#](?:bd|s|puzzle|grid|board)=([^&#\s]*)/;

/** An address of sudokuwiki.org (`bd=`), sudokuexchange.com (`s=`) and the like. */
export function readUrl(input: string, url: Piece): Result<Sheet> {
  const match = PARAMETERS.exec(url.text);
  if (match) return readValueOf(input, url, match);
  const message = 'The address holds no grid: no parameter bd, s, puzzle, grid or board.';
  return fault('ERR_PARSE_ERROR', message, input, endOf({ text: url.text.trimEnd(), at: url.at }));
}

/** A file of OpenSudoku: the first game's data. */
export function readXml(input: string, xml: Piece): Result<Sheet> {
  const match = /<game\b[^>]*?\bdata\s*=\s*["']([^"'<>]*)/.exec(xml.text);
  if (match) return readValueOf(input, xml, match);
  return fault('ERR_PARSE_ERROR', 'There is no <game data="…"> here.', input, xml.at);
}

function readValueOf(input: string, { at }: Piece, { 0: whole, 1: value = '', index }: RegExpExecArray) {
  const cells = { text: value, at: at + index + whole.length - value.length };
  return readCells(input, charsOf(cells), endOf(cells));
}

/** Lines of a file of SadMan Software's: `#` begins a note, `[Puzzle]` the givens, `[State]` givens and entries. */
export function readSections(input: string, file: Piece): Result<Sheet> {
  const sections: Record<'puzzle' | 'state', Piece[]> = { puzzle: [], state: [] };
  let current: Piece[] | undefined = sections.puzzle;
  for (const line of linesOf(file)) {
    const heading = /^\s*\[(\w+)\]\s*$/.exec(line.text)?.[1]?.toLowerCase();
    if (heading === 'puzzle' || heading === 'state') current = sections[heading];
    else if (heading !== undefined) current = undefined;
    else if (!line.text.trimStart().startsWith('#')) current?.push(line);
  }
  if (sections.puzzle.length === 0)
    return fault('ERR_EMPTY_INPUT', 'There are no rows here.', input, endOf(file));
  const puzzle = readRows(input, sections.puzzle);
  if (!puzzle.ok || sections.state.length === 0) return puzzle;
  const state = readRows(input, sections.state);
  return state.ok ? addState(input, puzzle.value, state.value, sections.state[0]!.at) : state;
}

function addState(input: string, puzzle: Sheet, state: Sheet, at: number): Result<Sheet> {
  const { givens } = puzzle;
  const agrees =
    state.side === puzzle.side && givens.every((digit, i) => digit === 0 || digit === state.givens[i]);
  if (!agrees) return fault('ERR_BAD_ENTRY', 'The state does not hold the givens of the puzzle.', input, at);
  const entries = state.givens.map((digit, cell) => (givens[cell] ? 0 : digit));
  return succeed({ ...puzzle, entries });
}

type Digits = Pick<Sheet, 'side' | 'givens'>;

const zeros = ({ side, givens }: Digits): string =>
  givens.map((digit) => (digit === 0 ? '0' : makeDigit(digit, side))).join('');

export const makeSudokuwikiUrl = (sheet: Digits): string =>
  `https://www.sudokuwiki.org/sudoku.htm?bd=${zeros(sheet)}`;

export const makeSudokuexchangeUrl = (sheet: Digits): string =>
  `https://sudokuexchange.com/play/?s=${zeros(sheet)}`;

export const makeXml = (sheet: Digits): string =>
  `<?xml version="1.0" encoding="UTF-8"?><opensudoku><game data="${zeros(sheet)}" /></opensudoku>`;

/** With a `[State]` where there are entries. */
export function makeSections({ side, givens, entries }: Pick<Sheet, 'side' | 'givens' | 'entries'>): string {
  const puzzle = `[Puzzle]\n${makeRows({ side, givens })}`;
  if (entries.every((digit) => digit === 0)) return puzzle;
  return `${puzzle}\n[State]\n${makeRows({ side, givens: givens.map((digit, cell) => digit || entries[cell]!) })}`;
}
