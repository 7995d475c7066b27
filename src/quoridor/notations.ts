/**
 * The notations and how they name the same square and the same wall.
 *
 *               first player      rows counted      a wall is named by its   written
 * modern        row 1, upwards    from the bottom   lower left square        e3h
 * glendenning   row 9, downwards  from the top      square of least number   e6h
 * qtp           row 9, downwards  from the bottom   upper left square        E7 h (also: E7 horizontal)
 *
 * In the last two the first player sits on the other side, so that both turn the board over: row r is row 10 - r. A wall
 * between rows 3 and 4 then lies between rows 6 and 7. Glendenning names it by the 6, QTP by the 7.
 *
 * Sources: Glendenning, Mastering Quoridor (2005), as OpenSpiel writes it too; QTP as the referee programs of the University
 * of Athens speak it, black moving first.
 */
import {
  type BoardSize,
  isWall,
  moveName,
  type Place,
  placeName,
  placeOf,
  type WallDirection,
  wallOf,
} from './moves.js';
import type { Notation } from './types.js';

/** The place of a square in modern notation from its place in another, and back: turning over twice changes nothing. */
export function turnSquare(place: Place, { rows }: BoardSize, notation: Notation): Place {
  return notation === 'modern' ? place : { ...place, row: rows - 1 - place.row };
}

/** The same for the square that names a wall. */
export function turnWall(place: Place, { rows }: BoardSize, notation: Notation): Place {
  if (notation === 'modern') return place;
  return { ...place, row: rows - (notation === 'qtp' ? 1 : 2) - place.row };
}

const QTP_DIRECTIONS: Readonly<Record<WallDirection, string>> = { h: 'horizontal', v: 'vertical' };

/** A move as a notation writes it. */
export function makeMove(move: number, size: BoardSize, notation: Notation = 'modern'): string {
  if (notation === 'modern') return moveName(move);
  const place = isWall(move)
    ? turnWall(wallOf(move), size, notation)
    : turnSquare(placeOf(move), size, notation);
  const name = notation === 'qtp' ? placeName(place).toUpperCase() : placeName(place);
  if (!isWall(move)) return name;
  const { direction } = wallOf(move);
  return notation === 'qtp' ? `${name} ${QTP_DIRECTIONS[direction]}` : name + direction;
}
