import type { ErrorCode } from '../../errors.js';

const ENGINE_CODES: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'ERR_WORKER_START',
  'ERR_WORKER_CRASHED',
  'ERR_WASM',
  'ERR_DISPOSED',
  'ERR_MEMORY',
  'ERR_ANALYZER',
  'ERR_INTERNAL',
]);

/** A failure that is not the request's fault. */
export const isEngineFault = (code: ErrorCode): boolean => ENGINE_CODES.has(code);
