/** What stands on the board, in five parts: `d4f7 / a2a8 / e4 e6 / 7 8 / 2`. */
import { describeValue, type ErrorCode } from '../errors.js';
import { fail, type Result, succeed } from '../result.js';
import { type BoardSize, placeOf, type WallDirection } from './moves.js';
import { placeAt, readPlace } from './moves-text.js';
import type { Notation, Player } from './types.js';
import type { BoardPosition, PlacedMove, Supply, Written } from './written.js';

const PARTS = 5;

/** A part of the text and where it begins. */
interface Part {
  text: string;
  at: number;
}

/** Reads the text from part to part; the first fault ends it. */
class Reader {
  constructor(
    readonly text: string,
    readonly size: BoardSize,
    readonly notation: Notation,
  ) {}

  fail(code: ErrorCode, message: string, at: number): { ok: false; error: Parameters<typeof fail>[0] } {
    return fail({ code, message, input: this.text, at });
  }

  /** Squares one after the other, spaces and commas between them or not; as walls, where a direction is given. */
  squares(part: Part, direction: WallDirection | undefined, code: ErrorCode): Result<PlacedMove[]> {
    const found: PlacedMove[] = [];
    const piece = /[\s,]*(?:([a-z])(\d)|(\S))/giy;
    for (let match = piece.exec(part.text); match; match = piece.exec(part.text)) {
      const [whole, letter, digit, stray] = match;
      const at = part.at + match.index + whole.length - (stray ? 1 : 2);
      if (letter === undefined) {
        const word = this.text.slice(at, part.at + part.text.length).split(/[\s,]/, 1)[0];
        return this.fail(code, `${describeValue(word)} is no square, such as e3.`, at);
      }
      const move = readPlace(
        this.text,
        at,
        placeAt(letter, Number(digit)),
        direction,
        this.size,
        this.notation,
      );
      if (!move.ok) return move;
      found.push({ move: move.value, at });
    }
    return succeed(found);
  }
}

/** Reads a board. Errors: those of `parsePosition` but the ones of moves. */
export function parseBoard(text: string, supply: Supply, notation: Notation): Result<Written> {
  const reader = new Reader(text, supply, notation);
  const parts = splitParts(reader);
  if (!parts.ok) return parts;
  const [horizontalPart, verticalPart, pawnPart, leftPart, turnPart] = parts.value;
  const horizontal = reader.squares(horizontalPart, 'h', 'ERR_WALL_LIST');
  if (!horizontal.ok) return horizontal;
  const vertical = reader.squares(verticalPart, 'v', 'ERR_WALL_LIST');
  if (!vertical.ok) return vertical;
  const walls = [...horizontal.value, ...vertical.value];
  const pawns = readPawns(reader, pawnPart);
  if (!pawns.ok) return pawns;
  const wallsLeft = readLeft(reader, leftPart, walls, supply.walls);
  if (!wallsLeft.ok) return wallsLeft;
  const toMove = readTurn(reader, turnPart);
  if (!toMove.ok) return toMove;
  const position: BoardPosition = {
    walls: walls.map(({ move }) => move),
    pawns: pawns.value,
    wallsLeft: wallsLeft.value,
    toMove: toMove.value,
  };
  return succeed({ form: 'board', walls, position });
}

function splitParts(reader: Reader): Result<[Part, Part, Part, Part, Part]> {
  const parts: Part[] = [];
  let at = 0;
  for (const text of reader.text.split('/')) {
    parts.push({ text, at });
    at += text.length + 1;
  }
  const [horizontal, vertical, pawns, left, turn, surplus] = parts;
  if (horizontal && vertical && pawns && left && turn && !surplus)
    return succeed([horizontal, vertical, pawns, left, turn]);
  return reader.fail(
    'ERR_SECTIONS',
    `A position has ${PARTS} parts, horizontal walls / vertical walls / pawns / walls left / to move; this one has ${parts.length}.`,
    surplus ? surplus.at - 1 : reader.text.length,
  );
}

function readPawns(reader: Reader, part: Part): Result<[number, number]> {
  const squares = reader.squares(part, undefined, 'ERR_PAWNS');
  if (!squares.ok) return squares;
  const [first, second, third] = squares.value;
  if (!first || !second || third) {
    const message = `This part holds the squares of both pawns, player 1's first; there ${squares.value.length === 1 ? 'is 1' : `are ${squares.value.length}`}.`;
    return reader.fail('ERR_PAWNS', message, third?.at ?? endOf(part));
  }
  if (first.move === second.move)
    return reader.fail('ERR_SAME_SQUARE', 'Both pawns stand on this square.', second.at);
  if (placeOf(first.move).row === reader.size.rows - 1 && placeOf(second.move).row === 0)
    return reader.fail('ERR_BOTH_ARRIVED', 'Both pawns have arrived: only one can have won.', second.at);
  return succeed([first.move, second.move]);
}

/** Walls left of each player: no more than each started with, nor with those on the board than both did. */
function readLeft(
  reader: Reader,
  part: Part,
  walls: readonly PlacedMove[],
  most: number,
): Result<[number, number]> {
  const numbers = [...part.text.matchAll(/[^\s,]+/g)];
  const [first, second, third] = numbers;
  const stray = numbers.find(({ 0: word }) => !/^\d{1,3}$/.test(word)) ?? third;
  if (stray || !first || !second) {
    const at = stray ? part.at + stray.index : endOf(part);
    return reader.fail('ERR_WALLS_LEFT', 'This part holds two numbers, the walls left to each player.', at);
  }
  const above = numbers.find(({ 0: word }) => Number(word) > most);
  if (above) {
    const message = `Each player starts with ${most} wall${most === 1 ? '' : 's'}, so that no one has ${Number(above[0])} left.`;
    return reader.fail('ERR_WALLS_LEFT', message, part.at + above.index);
  }
  const left: [number, number] = [Number(first[0]), Number(second[0])];
  const surplus = walls[2 * most - left[0] - left[1]];
  if (!surplus) return succeed(left);
  const message = `With ${walls.length} on the board, ${left[0]} and ${left[1]} left, there are more walls than the ${2 * most} that both players start with.`;
  return reader.fail('ERR_TOO_MANY_WALLS', message, surplus.at);
}

function readTurn(reader: Reader, part: Part): Result<Player> {
  const word = part.text.trim();
  if (word === '1' || word === '2') return succeed(Number(word) as Player);
  const found = word === '' ? 'nothing' : describeValue(word);
  return reader.fail(
    'ERR_TO_MOVE',
    `This part names the player to move, 1 or 2, not ${found}.`,
    startOf(part),
  );
}

/** Where a part's first character stands that is no space, or where it ends. */
const startOf = ({ text, at }: Part): number => at + text.length - text.trimStart().length;

const endOf = ({ text, at }: Part): number => at + text.trimEnd().length;
