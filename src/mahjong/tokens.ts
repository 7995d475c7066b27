import { describeValue, type ErrorData } from '../errors.js';
import { fail, type Result, succeed } from '../result.js';
import { isSuit, kindOfCodePoint, type Suit, type Tile, tileOf } from './tiles.js';

/** A tile and its offset in the text (UTF-16 units). */
export interface PlacedTile extends Tile {
  at: number;
}

/** Tiles outside brackets (`bracket` empty) or between a pair of them, `at` being the opening one. */
export interface TileGroup {
  bracket: '' | '[' | '(';
  at: number;
  tiles: PlacedTile[];
}

const CLOSING = { '[': ']', '(': ')' } as const;
/** More text than all tiles of a set need, each with a letter, a comma and a space; longer text is not read at all. */
export const MAX_TEXT = 2000;

const SPACE = /[\s,]|\ufe0e|\ufe0f/;

interface Reader {
  text: string;
  groups: TileGroup[];
  current: TileGroup;
  /** Digits that still wait for the letter of their suit. */
  digits: { digit: number; at: number }[];
}

type Step = Result<number>;

/** Splits text into groups of tiles. `ERR_EMPTY_HAND`, `ERR_TOO_LONG`, `ERR_UNKNOWN_TILE`, `ERR_MISSING_SUIT`, `ERR_TILE_NUMBER`, brackets. */
export function tokenize(text: string): Result<TileGroup[]> {
  const refusal = refuse(text);
  if (refusal) return refusal;
  const first: TileGroup = { bracket: '', at: 0, tiles: [] };
  const reader: Reader = { text, groups: [first], current: first, digits: [] };
  for (let at = 0; at < text.length; ) {
    const step = readCharacter(reader, at);
    if (!step.ok) return step;
    at += step.value;
  }
  const unfinished = missingSuit(reader) ?? openBracket(reader);
  if (unfinished) return unfinished;
  const groups = reader.groups.filter((group) => group.bracket || group.tiles.length > 0);
  if (groups.length > 0) return succeed(groups);
  return fail({ code: 'ERR_EMPTY_HAND', message: 'There are no tiles here yet.', input: text, at: 0 });
}

/** What is not worth reading: no text at all (programs without types), or far too much of it. */
function refuse(text: unknown): { ok: false; error: ErrorData } | null {
  if (typeof text !== 'string') {
    return fail({
      code: 'ERR_OPTION',
      message: `Tiles are written as text, such as "123m", not ${describeValue(text)}.`,
    });
  }
  if (text.length <= MAX_TEXT) return null;
  return fail({
    code: 'ERR_TOO_LONG',
    message: `This text is ${text.length} characters long; no tiles need more than ${MAX_TEXT}. Leave out what is not tiles.`,
    input: text.slice(0, MAX_TEXT),
    at: MAX_TEXT,
  });
}

/** Reads what stands at `at` and answers how many UTF-16 units that was. */
function readCharacter(reader: Reader, at: number): Step {
  const character = reader.text[at] as string;
  if (SPACE.test(character)) return succeed(1);
  if (character >= '0' && character <= '9') {
    reader.digits.push({ digit: Number(character), at });
    return succeed(1);
  }
  const letter = character.toLowerCase();
  if (isSuit(letter)) return readSuit(reader, letter, at);
  if (character === '[' || character === '(') return openGroup(reader, character, at);
  if (character === ']' || character === ')') return closeGroup(reader, character, at);
  return readUnicode(reader, at);
}

function readSuit(reader: Reader, suit: Suit, at: number): Step {
  if (reader.digits.length === 0) {
    return fail({
      code: 'ERR_MISSING_NUMBER',
      message: `Numbers come before their suit: write 5${suit}, not ${suit}5.`,
      input: reader.text,
      at,
    });
  }
  for (const { digit, at: digitAt } of reader.digits) {
    const tile = tileOf(digit, suit);
    if (!tile) return noSuchTile(reader, digit, suit, digitAt);
    // Field by field: objects made by spreading are slow to read, and hands are read very often.
    reader.current.tiles.push({ kind: tile.kind, red: tile.red, at: digitAt });
  }
  reader.digits = [];
  return succeed(1 + readRedMark(reader, at + 1));
}

/** The `r` of `5pr` makes the five before it red. */
function readRedMark(reader: Reader, at: number): number {
  const last = reader.current.tiles.at(-1);
  if (reader.text[at]?.toLowerCase() !== 'r' || !last || reader.text[last.at] !== '5') return 0;
  const red = tileOf(0, reader.text[at - 1]?.toLowerCase() as Suit);
  if (!red) return 0;
  last.red = true;
  return 1;
}

function noSuchTile(reader: Reader, digit: number, suit: Suit, at: number): Step {
  const range =
    suit === 'z' ? 'Honours are 1z to 7z' : suit === 'f' ? 'Flowers are 1f to 8f' : 'Tiles are 0 to 9';
  return fail({
    code: 'ERR_TILE_NUMBER',
    message: `There is no ${digit}${suit}. ${range}.`,
    input: reader.text,
    at,
  });
}

function openGroup(reader: Reader, bracket: '[' | '(', at: number): Step {
  const misplaced = missingSuit(reader);
  if (misplaced) return misplaced;
  if (reader.current.bracket) return unexpected(reader, 'A meld cannot stand inside another one.', at);
  startGroup(reader, bracket, at);
  return succeed(1);
}

function closeGroup(reader: Reader, bracket: string, at: number): Step {
  const misplaced = missingSuit(reader);
  if (misplaced) return misplaced;
  const open = reader.current.bracket;
  if (!open) return unexpected(reader, `This ${bracket} closes no bracket.`, at);
  if (CLOSING[open] !== bracket) return unexpected(reader, `This meld was opened with ${open}.`, at);
  startGroup(reader, '', at + 1);
  return succeed(1);
}

function startGroup(reader: Reader, bracket: TileGroup['bracket'], at: number): void {
  reader.current = { bracket, at, tiles: [] };
  reader.groups.push(reader.current);
}

function readUnicode(reader: Reader, at: number): Step {
  const codePoint = reader.text.codePointAt(at) as number;
  const character = String.fromCodePoint(codePoint);
  const kind = kindOfCodePoint(codePoint);
  if (kind === null) {
    return fail({
      code: 'ERR_UNKNOWN_TILE',
      message: `${describeValue(character)} is no tile. Suits are m p s z, with numbers before the letter: 123m.`,
      input: reader.text,
      at,
    });
  }
  const misplaced = missingSuit(reader);
  if (misplaced) return misplaced;
  reader.current.tiles.push({ kind, red: false, at });
  return succeed(character.length);
}

function missingSuit(reader: Reader): { ok: false; error: ErrorData } | null {
  const first = reader.digits[0];
  if (!first) return null;
  return fail({
    code: 'ERR_MISSING_SUIT',
    message: 'These numbers have no suit: end them with m, p, s or z.',
    input: reader.text,
    at: first.at,
  });
}

function openBracket(reader: Reader): { ok: false; error: ErrorData } | null {
  const { bracket, at } = reader.current;
  if (!bracket) return null;
  return fail({
    code: 'ERR_OPEN_BRACKET',
    message: `This meld is not closed: add ${CLOSING[bracket]}.`,
    input: reader.text,
    at,
  });
}

function unexpected(reader: Reader, message: string, at: number): Step {
  return fail({ code: 'ERR_UNEXPECTED_BRACKET', message, input: reader.text, at });
}
