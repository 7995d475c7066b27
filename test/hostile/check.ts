import { ERROR_CODES, type ErrorData, escapeUnseen } from '../../src/errors.js';

/** Longest sentence of a message; the help that goes with ERR_USAGE may be longer. */
const LONGEST = 600;

/** Says what is wrong with an error, or null: each has a known code, a sentence safe to print, a place within its text. */
export function faultOf(error: ErrorData): string | null {
  const { code, message, input, at } = error;
  if (!ERROR_CODES.includes(code)) return `unknown code ${code}`;
  if (code === 'ERR_INTERNAL') return `an internal error: ${message}`;
  if (message.length === 0 || message.length > LONGEST) return `a message of ${message.length} characters`;
  if (escapeUnseen(message) !== message) return `a message with control characters: ${escapeUnseen(message)}`;
  if (at === undefined) return null;
  if (input === undefined) return 'a place without a text';
  return Number.isInteger(at) && at >= 0 && at <= input.length ? null : `${at} outside of the text`;
}

/** Throws where an error is not as it should be. */
export function expectGoodError(error: ErrorData): void {
  const fault = faultOf(error);
  if (fault !== null) throw new Error(fault);
}
