/** The part of error-docs.ts that is about Sudoku. No part of the package. */
import type { ErrorDoc } from './error-docs.js';
import type { ErrorCode } from './errors.js';

const GRID = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const EMPTY = '.'.repeat(81);

export const SUDOKU_ERROR_DOCS = {
  ERR_EMPTY_INPUT: {
    when: 'there is no grid, and no saved game: nothing but blanks, or nothing but a comment.',
    example: { sudoku: { grid: '   ' } },
    advice: 'Write the grid row by row, `.` or `0` for an empty cell.',
  },
  ERR_PARSE_ERROR: {
    when: 'a list, an address, an XML file, a HoDoKu line, a shared or a saved game is not what it looks like.',
    example: { sudoku: { grid: '[[1,2' } },
    advice: 'Mend it at `at`, or write the grid as 81 characters. `docs/sudoku.md` lists every form.',
  },
  ERR_BAD_LENGTH: {
    when: 'a grid, `entries`, `candidates` or the marks of a shared game have too few or too many cells.',
    example: { sudoku: { grid: GRID.slice(1) } },
    advice: 'A grid of N x N has N² cells; `at` is the first one too many, or the end.',
  },
  ERR_BAD_ROW_LENGTH: {
    when: 'one row of a grid is longer or shorter than the others.',
    example: { sudoku: { grid: '12.4\n34.\n2143\n4321' } },
    advice: 'Look at the row that the message names.',
  },
  ERR_BAD_CHARACTER: {
    when: 'a character is neither a digit of the grid nor a sign for an empty cell.',
    example: { sudoku: { grid: GRID.replace('.3', 'z3') } },
    advice:
      'Digits up to 9 are written as themselves; on larger grids letters stand for all digits, `A` for 1. Full-width digits are not read.',
  },
  ERR_VALUE_OUT_OF_RANGE: {
    when: 'a number in a list or between commas is no digit of the grid.',
    example: { sudoku: { grid: '[[10,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]' } },
    advice: 'Use whole numbers from 1 to the side of the grid, 0 for an empty cell.',
  },
  ERR_BAD_CANDIDATE: {
    when: 'a pencil mark or a deleted candidate is no digit of the grid, or stands in no cell of it.',
    example: { sudoku: { grid: `:0602:3:${GRID}:200::` } },
    advice: 'A deleted candidate is three digits: digit, row, column, from 1.',
  },
  ERR_BAD_ENTRY: {
    when: 'an entry stands where the grid has another digit.',
    example: { sudoku: { grid: GRID, entries: `9${EMPTY.slice(1)}` } },
    advice: 'Leave `.` in `entries` where the grid has a given.',
  },
  ERR_BAD_OPTION: {
    when: 'a field of a Sudoku request has a value that it does not take.',
    example: { sudoku: { grid: EMPTY, limit: 0 } },
    advice: 'The message names the field and what it takes. `hintwright sudoku --help` lists all.',
  },
  ERR_BAD_VARIANT: {
    when: 'a variant is unknown, does not fit the grid, or does not go with another one.',
    example: { sudoku: { grid: EMPTY, variant: 'jigsaw+latin' } },
    advice: 'Names may be joined by `+`, as in `x+windoku`; `docs/sudoku.md` has them all.',
  },
  ERR_BAD_BOXES: {
    when: '`boxes` does not cut the grid into boxes, or nothing does.',
    example: { sudoku: { grid: EMPTY, boxes: '2x4' } },
    advice: 'Give rows x columns of one box; their product is the side of the grid.',
  },
  ERR_BAD_REGIONS: {
    when: 'the regions of a jigsaw are missing, or are not as many and as large as the grid is wide.',
    example: { sudoku: { grid: EMPTY, variant: 'jigsaw', regions: 'A'.repeat(81) } },
    advice: 'Write a letter for the region of each cell, row by row.',
  },
  ERR_BAD_CAGE: {
    when: 'a cage has no sum, no cells, cells that do not exist, or cells of another cage.',
    example: {
      sudoku: {
        grid: EMPTY,
        cages: [
          { sum: 3, cells: [0, 1] },
          { sum: 5, cells: [1, 2] },
        ],
      },
    },
    advice:
      'Cells are numbered from 0, row by row; each is in one cage at most. `input` is the cages as text, here `3:0,1;5:1,2`.',
  },
  ERR_NOT_FOUND: {
    when: 'no grid could be made as asked for: the rules leave none, or none was found in time.',
    example: { event: 'A grid with five givens is to be made.' },
    advice: 'Ask for more givens or less symmetry, or allow more time by `timeMs`.',
  },
  ERR_TIME: {
    when: 'the time was up before it was known whether a grid has no solution, one or several.',
    example: { event: 'A 25x25 grid with few givens is analyzed with `timeMs: 1`.' },
    advice: 'Allow more by `timeMs`.',
  },
} satisfies Partial<Record<ErrorCode, ErrorDoc>>;
