import { HintwrightError } from '../errors.js';

/** A stream's own failure in words: `ENOSPC: no space left on device, write` is told as what it is. */
export function ioError(what: string, cause: unknown): HintwrightError {
  const reason = (cause instanceof Error ? cause.message : String(cause)).replace(/^E[A-Z]+: |, \w+$/g, '');
  return new HintwrightError({ code: 'ERR_IO', message: `${what}: ${reason}.` }, { cause });
}
