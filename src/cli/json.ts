import { type ErrorData, escapeUnseen } from '../errors.js';

/** An error as one line of JSON, with what would command or confuse a terminal escaped. */
export function errorJson(error: ErrorData): string {
  return escapeUnseen(JSON.stringify({ error }));
}
