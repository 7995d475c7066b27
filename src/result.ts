import type { ErrorData } from './errors.js';
import { HintwrightError } from './errors.js';

/** What a parser answers: the value, or what is wrong and where. Parsers never throw. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: ErrorData };

export const succeed = <T>(value: T): Result<T> => ({ ok: true, value });

export const fail = (error: ErrorData): { ok: false; error: ErrorData } => ({ ok: false, error });

/** The value, or the error thrown: for the edge where a failure ends the request. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new HintwrightError(result.error);
}
