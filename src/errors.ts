/** Every code that hintwright may report. Stable: a code is never renamed or reused. */
export const ERROR_CODES = [
  // Requests
  'ERR_REQUEST',
  'ERR_OPTION',
  'ERR_RULES',
  // Mahjong notation
  'ERR_EMPTY_HAND',
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
  'ERR_KONG_CLAIMED',
  'ERR_AFTER_KONG_WITHOUT_KONG',
  'ERR_IPPATSU_WITHOUT_RIICHI',
  'ERR_IPPATSU_AFTER_KONG',
  'ERR_RIICHI_OPEN_HAND',
  'ERR_URA_WITHOUT_RIICHI',
  'ERR_LAST_TILE_KONG',
  'ERR_FIRST_TURN_MELDS',
  'ERR_FIRST_TURN_RIICHI',
  'ERR_FIRST_TURN_LATE',
  'ERR_FIRST_TURN_DEALER',
  'ERR_PAARENCHAN_SEAT',
  // Engine
  'ERR_WORKER_START',
  'ERR_WORKER_CRASHED',
  'ERR_WASM',
  'ERR_DISPOSED',
  'ERR_MEMORY',
  'ERR_INTERNAL',
  // Command line
  'ERR_JSON',
  'ERR_USAGE',
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
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'ERR_INTERNAL', message: `Something went wrong inside hintwright: ${message}` };
}
