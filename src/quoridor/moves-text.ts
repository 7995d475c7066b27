/** Moves in a line, separated by spaces or commas: `e2 e8 e3 d6h`. Move numbers, `1.`, are passed over. */
import { describeValue } from '../errors.js';
import { fail, type Result, succeed } from '../result.js';
import {
  type BoardSize,
  hasSlot,
  hasSquare,
  type Place,
  placeName,
  squareAt,
  type WallDirection,
  wallAt,
} from './moves.js';
import { turnSquare, turnWall } from './notations.js';
import type { Notation } from './types.js';
import type { PlacedMove } from './written.js';

const WORD = /[^\s,]+/g;
const NUMBER = /^\d+\.+/;
const MOVE = /^([a-z])(\d{1,2})([hv])?$/i;
/** QTP's direction, a word of its own. */
const DIRECTION = /^(h|v|horizontal|vertical)$/i;

interface Word {
  text: string;
  at: number;
}

/** Reads moves. Errors: `ERR_MOVE`, `ERR_OFF_BOARD`. */
export function parseMoves(text: string, size: BoardSize, notation: Notation): Result<PlacedMove[]> {
  const words = splitWords(text);
  const moves: PlacedMove[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Word;
    const next = notation === 'qtp' ? words[i + 1]?.text : undefined;
    const direction = next && DIRECTION.test(next) ? directionOf(next) : undefined;
    if (direction) i++;
    const move = readMove(text, word, direction, size, notation);
    if (!move.ok) return move;
    moves.push({ move: move.value, at: word.at });
  }
  return succeed(moves);
}

function splitWords(text: string): Word[] {
  return [...text.matchAll(WORD)]
    .map(({ 0: word, index }) => {
      const number = NUMBER.exec(word)?.[0].length ?? 0;
      return { text: word.slice(number), at: index + number };
    })
    .filter((word) => word.text !== '');
}

const directionOf = (word: string): WallDirection => (/^h/i.test(word) ? 'h' : 'v');

/** @param apart the direction, where it was a word of its own */
function readMove(
  text: string,
  { text: word, at }: Word,
  apart: WallDirection | undefined,
  size: BoardSize,
  notation: Notation,
): Result<number> {
  const [, letter, digits, attached] = MOVE.exec(word) ?? [];
  if (letter === undefined || (apart && attached)) {
    const message = `${describeValue(word)} is no move. A move is a square, such as e2, or a wall, such as ${WALL_EXAMPLES[notation]}.`;
    return fail({ code: 'ERR_MOVE', message, input: text, at });
  }
  const direction = attached ? directionOf(attached) : apart;
  return readPlace(text, at, placeAt(letter, Number(digits)), direction, size, notation);
}

const WALL_EXAMPLES: Readonly<Record<Notation, string>> = {
  modern: 'e3h',
  glendenning: 'e6h',
  qtp: 'E7 h',
};

/** The place that a letter and a row, counted from 1, name; it may lie anywhere. */
export const placeAt = (letter: string, row: number): Place => ({
  column: letter.toLowerCase().charCodeAt(0) - 97,
  row: row - 1,
});

/** The move that a named place stands for: a pawn's without a direction, else a wall's. Errors: `ERR_OFF_BOARD`. */
export function readPlace(
  text: string,
  at: number,
  named: Place,
  direction: WallDirection | undefined,
  size: BoardSize,
  notation: Notation,
): Result<number> {
  if (direction === undefined) {
    const place = turnSquare(named, size, notation);
    return hasSquare(size, place) ? succeed(squareAt(place)) : offBoard(text, at, size);
  }
  const place = turnWall(named, size, notation);
  return hasSlot(size, place) ? succeed(wallAt(place, direction)) : noSlot(text, at, size, notation);
}

function offBoard(text: string, at: number, { columns, rows }: BoardSize): Result<never> {
  const corner = placeName({ column: columns - 1, row: rows - 1 });
  return fail({
    code: 'ERR_OFF_BOARD',
    message: `This square lies off the board, whose squares are a1 to ${corner}.`,
    input: text,
    at,
  });
}

function noSlot(text: string, at: number, size: BoardSize, notation: Notation): Result<never> {
  const low = notation === 'qtp' ? 1 : 0;
  const first = placeName({ column: 0, row: low });
  const last = placeName({ column: size.columns - 2, row: size.rows - 2 + low });
  return fail({
    code: 'ERR_OFF_BOARD',
    message: `A wall is two squares long; on this board it is named by the squares ${first} to ${last}.`,
    input: text,
    at,
  });
}
