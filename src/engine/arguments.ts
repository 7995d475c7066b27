/** What a caller hands over, checked and copied before anything else happens. */
import { describeThrown, describeValue, HintwrightError } from '../errors.js';
import { copyFault } from './faults.js';
import type { AnalyzeOptions } from './options.js';

/**
 * The request as it is now: it may wait, and its owner may go on to change it. Throws HintwrightError `ERR_REQUEST` for what
 * cannot be copied.
 */
export function copyRequest<Request>(request: Request): Request {
  try {
    return structuredClone(request);
  } catch (error) {
    throw copyFault(error);
  }
}

/** Options, copied. Throws HintwrightError `ERR_OPTION` for what is none. */
export function readOptions<Report>(
  options: AnalyzeOptions<Report> | null | undefined,
): AnalyzeOptions<Report> {
  try {
    if (typeof (options ?? {}) !== 'object')
      throw optionError(`Options are an object, not ${describeValue(options)}.`);
    const { signal, onProgress } = options ?? {};
    if (signal !== undefined && !isSignal(signal))
      throw optionError(`signal is an AbortSignal, not ${describeValue(signal)}.`);
    if (onProgress !== undefined && typeof onProgress !== 'function')
      throw optionError(`onProgress is a function, not ${describeValue(onProgress)}.`);
    return { signal, onProgress: onProgress?.bind(options) };
  } catch (error) {
    if (error instanceof HintwrightError) throw error;
    throw optionError(`The options cannot be read (${describeThrown(error)}).`);
  }
}

/** Also of another realm, such as a frame of the page. */
const isSignal = (value: AbortSignal | null): boolean =>
  typeof value?.throwIfAborted === 'function' && typeof value.addEventListener === 'function';

/** What a caller's own function has thrown. */
export const progressFault = (error: unknown) =>
  optionError(`onProgress threw an error (${describeThrown(error)}).`, error);

const MOST_MEMBERS = 256;

/** Throws HintwrightError `ERR_OPTION` for a pool of no, or of far too many, members. */
export function readPoolSize(size: number): number {
  if (Number.isInteger(size) && size >= 1 && size <= MOST_MEMBERS) return size;
  throw optionError(`A pool has 1 to ${MOST_MEMBERS} members, not ${describeValue(size)}.`);
}

const optionError = (message: string, cause?: unknown) =>
  new HintwrightError({ code: 'ERR_OPTION', message }, { cause });
