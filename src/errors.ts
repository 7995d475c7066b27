/** Every code that hintwright may report. Stable: a code is never renamed or reused. */
export const ERROR_CODES = [
  // Requests
  'ERR_REQUEST',
  'ERR_OPTION',
  'ERR_RULES',
  // Mahjong notation
  'ERR_EMPTY_HAND',
  'ERR_TOO_LONG',
  'ERR_UNKNOWN_TILE',
  'ERR_MISSING_SUIT',
  'ERR_MISSING_NUMBER',
  'ERR_TILE_NUMBER',
  'ERR_OPEN_BRACKET',
  'ERR_UNEXPECTED_BRACKET',
  'ERR_MELD',
  'ERR_TOO_MANY_MELDS',
  'ERR_TOO_MANY_COPIES',
  'ERR_TOO_MANY_SEEN',
  'ERR_HAND_SIZE',
  'ERR_WIN_TILE',
  'ERR_FLOWERS',
  'ERR_UNSEEN',
  // Circumstances of a win that exclude each other
  'ERR_ROBBING_SELF_DRAW',
  'ERR_ROBBING_COPIES',
  'ERR_ROBBING_AFTER_KONG',
  'ERR_KONG_CLAIMED',
  'ERR_AFTER_KONG_WITHOUT_KONG',
  'ERR_IPPATSU_WITHOUT_RIICHI',
  'ERR_IPPATSU_AFTER_KONG',
  'ERR_RIICHI_OPEN_HAND',
  'ERR_URA_WITHOUT_RIICHI',
  'ERR_LAST_TILE_KONG',
  'ERR_LAST_TILE_ROBBING',
  'ERR_TWOFOLD_CLAIMED',
  'ERR_TWOFOLD_WITHOUT_KONGS',
  'ERR_TWOFOLD_LAST_TILE',
  'ERR_FIRST_TURN_MELDS',
  'ERR_FIRST_TURN_RIICHI',
  'ERR_FIRST_TURN_LATE',
  'ERR_FIRST_TURN_ROBBING',
  'ERR_FIRST_TURN_AFTER_KONG',
  'ERR_FIRST_TURN_DEALER',
  'ERR_FIRST_TURN_DISCARDS',
  'ERR_FIRST_TURN_LAST_OF_KIND',
  'ERR_FIRST_TURN_NORTH',
  'ERR_ORIGINAL_CALL_FIRST_TURN',
  'ERR_LAST_OF_KIND_HELD',
  'ERR_INDICATORS',
  'ERR_DOUBLE_IPPATSU_LAST_TILE',
  'ERR_DOUBLE_IPPATSU_ROBBING',
  'ERR_NORTH_DORA',
  'ERR_PAARENCHAN_SEAT',
  'ERR_EAST_ROW_SEAT',
  // Quoridor positions
  'ERR_MOVE',
  'ERR_OFF_BOARD',
  'ERR_SECTIONS',
  'ERR_WALL_LIST',
  'ERR_PAWNS',
  'ERR_SAME_SQUARE',
  'ERR_BOTH_ARRIVED',
  'ERR_WALLS_LEFT',
  'ERR_TOO_MANY_WALLS',
  'ERR_TO_MOVE',
  'ERR_WALL_OVERLAP',
  'ERR_WALL_CROSSING',
  'ERR_SEALED',
  'ERR_NO_WALLS_LEFT',
  'ERR_ILLEGAL_MOVE',
  'ERR_GAME_OVER',
  // Sudoku
  'ERR_EMPTY_INPUT',
  'ERR_PARSE_ERROR',
  'ERR_BAD_LENGTH',
  'ERR_BAD_ROW_LENGTH',
  'ERR_BAD_CHARACTER',
  'ERR_VALUE_OUT_OF_RANGE',
  'ERR_BAD_CANDIDATE',
  'ERR_BAD_ENTRY',
  'ERR_BAD_OPTION',
  'ERR_BAD_VARIANT',
  'ERR_BAD_BOXES',
  'ERR_BAD_REGIONS',
  'ERR_BAD_CAGE',
  'ERR_NOT_FOUND',
  'ERR_TIME',
  // Engine
  'ERR_WORKER_START',
  'ERR_WORKER_CRASHED',
  'ERR_WASM',
  'ERR_DISPOSED',
  'ERR_MEMORY',
  'ERR_ANALYZER',
  'ERR_INTERNAL',
  // Command line
  'ERR_JSON',
  'ERR_USAGE',
  'ERR_IO',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** The plain form of a failure: survives structured cloning and is what `--batch` prints. */
export interface ErrorData {
  code: ErrorCode;
  message: string;
  /** The text that was wrong. */
  input?: string;
  /** 0-based offset of the fault in `input`. */
  at?: number;
}

/** The one error class of the package: a stable code, a sentence a person can act on, and the place of the fault. */
export class HintwrightError extends Error implements ErrorData {
  override readonly name = 'HintwrightError';
  readonly code: ErrorCode;
  readonly input?: string;
  readonly at?: number;

  /** Also of another copy of the package on the page, or of the part of it that runs apart. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    try {
      return value instanceof Error && value.name === 'HintwrightError' && 'code' in value;
    } catch {
      return false; // it does not let itself be looked at
    }
  }

  constructor(data: ErrorData, options?: { cause?: unknown }) {
    super(data.message, options);
    this.code = data.code;
    if (data.input !== undefined) this.input = data.input;
    if (data.at !== undefined) this.at = data.at;
  }

  /** The plain object that crosses thread boundaries and is printed as JSON. */
  toJSON(): ErrorData {
    const { code, message, input, at } = this;
    return { code, message, ...(input !== undefined && { input }), ...(at !== undefined && { at }) };
  }
}

/** Any thrown value as plain data; what is not ours becomes `ERR_INTERNAL`. */
export function toErrorData(error: unknown): ErrorData {
  if (error instanceof HintwrightError) return error.toJSON();
  return {
    code: 'ERR_INTERNAL',
    message: `Something went wrong inside hintwright (${describeThrown(error)}). Please report it.`,
  };
}

/** What an analyzer has rejected with, as a failure of ours: one that is not of this package may throw anything. */
export function fromAnalyzer(error: unknown): HintwrightError {
  if (error instanceof HintwrightError && isErrorData(error)) return error;
  return analyzerFault(`The analyzer that was passed in failed (${describeThrown(error)}).`, error);
}

/** Whether an error that goes by our name has what ours have. */
function isErrorData(error: HintwrightError): boolean {
  try {
    const { code, message, input, at = 0 }: { [name in keyof ErrorData]: unknown } = error.toJSON();
    return (
      ERROR_CODES.some((known) => known === code) &&
      typeof message === 'string' &&
      (input === undefined || typeof input === 'string') &&
      Number.isInteger(at)
    );
  } catch {
    return false; // it does not let itself be read
  }
}

/** A fault of an analyzer that is not of this package. */
export const analyzerFault = (message: string, cause?: unknown) =>
  new HintwrightError({ code: 'ERR_ANALYZER', message }, { cause });

/** Characters that a screen does not show as they are: controls, direction marks, line separators, halves of pairs. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** Longest piece of a value that a message quotes, in UTF-16 units. */
const QUOTED = 40;

/** Text with what cannot be seen written as `\u202e`: safe to print, and safe inside of JSON strings. */
export function escapeUnseen(text: string): string {
  return text.replace(UNSEEN, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Longest message of another's error that is passed on, in UTF-16 units. */
const PASSED_ON = 200;

/** A message of somebody else's as it may stand in a sentence. */
export const passOn = (message: string): string => escapeUnseen(message.slice(0, PASSED_ON));

/** What somebody else's code has thrown, as it may stand in a sentence. Never throws. */
export function describeThrown(error: unknown): string {
  try {
    return error instanceof Error ? passOn(String(error.message)) : describeValue(error);
  } catch {
    return 'an error that cannot be read';
  }
}

/** A value as it may stand in a sentence: short, on one line, harmless to a terminal. Never throws. */
export function describeValue(value: unknown): string {
  switch (typeof value) {
    case 'string': {
      const text = JSON.stringify(value.slice(0, QUOTED));
      return escapeUnseen(value.length > QUOTED ? `${text.slice(0, -1)}…"` : text);
    }
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? 'a list' : 'an object';
    case 'function':
      return 'a function';
    case 'symbol':
      return 'a symbol';
    case 'bigint':
      return 'a BigInt';
    default:
      return String(value);
  }
}
