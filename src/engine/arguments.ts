/** What a caller hands over, checked and copied before anything else happens. */
import { describeValue, HintwrightError } from '../errors.js';
import { sendFault } from './faults.js';
import type { AnalyzeOptions } from './options.js';

/**
 * The request as it is now: it may wait, and its owner may go on to change it. Throws HintwrightError `ERR_REQUEST` for what
 * cannot be copied.
 */
export function copyRequest<Request>(request: Request): Request {
  try {
    return structuredClone(request);
  } catch (error) {
    throw sendFault(error, request);
  }
}

/** Throws HintwrightError `ERR_OPTION` for options that are none. */
export function readOptions<Report>(
  options: AnalyzeOptions<Report> | null | undefined,
): AnalyzeOptions<Report> {
  const { signal, onProgress } = options ?? {};
  if (signal !== undefined && typeof signal?.throwIfAborted !== 'function')
    throw optionError(`signal is an AbortSignal, not ${describeValue(signal)}.`);
  if (onProgress !== undefined && typeof onProgress !== 'function')
    throw optionError(`onProgress is a function, not ${describeValue(onProgress)}.`);
  return options ?? {};
}

const MOST_MEMBERS = 256;

/** Throws HintwrightError `ERR_OPTION` for a pool of no, or of far too many, members. */
export function readPoolSize(size: number): number {
  if (Number.isInteger(size) && size >= 1 && size <= MOST_MEMBERS) return size;
  throw optionError(`A pool has 1 to ${MOST_MEMBERS} members, not ${describeValue(size)}.`);
}

const optionError = (message: string) => new HintwrightError({ code: 'ERR_OPTION', message });
