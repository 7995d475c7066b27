/** Sentences about faults, a code each. English has none: messages are English. */
import type { ErrorCode, ErrorData } from '../../../errors.js';

/** A fault, and what stands where it is: a character and the word that begins there; '' at the end, and without a place. */
export interface Fault extends ErrorData {
  character: string;
  word: string;
}

export type FaultSentences<Code extends ErrorCode> = Readonly<
  Record<Code, string | ((fault: Fault) => string)>
>;

/** What any request may be at fault with, and failures of the engine. */
export type CommonFault =
  | 'ERR_REQUEST'
  | 'ERR_OPTION'
  | 'ERR_TOO_LONG'
  | 'ERR_WORKER_START'
  | 'ERR_WORKER_CRASHED'
  | 'ERR_WASM'
  | 'ERR_DISPOSED'
  | 'ERR_MEMORY'
  | 'ERR_ANALYZER'
  | 'ERR_INTERNAL';

/** What a table says of a fault; null where it knows none such. */
export function tellFault<Code extends ErrorCode>(
  sentences: FaultSentences<Code>,
  fault: Fault,
): string | null {
  const sentence = (sentences as Partial<FaultSentences<ErrorCode>>)[fault.code];
  return typeof sentence === 'function' ? sentence(fault) : (sentence ?? null);
}
