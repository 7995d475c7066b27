/** The engine's own failures, worded in one place. */
import { type ErrorData, HintwrightError, passOn, toErrorData } from '../errors.js';

export const disposed = () =>
  new HintwrightError({ code: 'ERR_DISPOSED', message: 'The analyzer has been disposed of.' });

export const crashed = (reason: string) =>
  new HintwrightError({
    code: 'ERR_WORKER_CRASHED',
    message: `The analysis worker stopped unexpectedly (${reason}). The next analysis starts a new one.`,
  });

/** No way to start worked; `attempts` tells each one and why, such as `embedded worker: refused`. */
export function notStarted(attempts: readonly string[], wasmRefused: boolean): HintwrightError {
  const tried = `Tried: ${attempts.join('; ')}.`;
  if (!wasmRefused) {
    return new HintwrightError({
      code: 'ERR_WORKER_START',
      message: `The analysis could not start. ${tried}`,
    });
  }
  return new HintwrightError({
    code: 'ERR_WASM',
    message:
      'WebAssembly is refused here; under a Content-Security-Policy, `script-src` must list ' +
      `'wasm-unsafe-eval'. ${tried}`,
  });
}

/** Why a service could not be made. */
export function serviceFault(error: unknown): ErrorData {
  if (error instanceof HintwrightError) return error.toJSON();
  return { code: isWasmRefusal(error) ? 'ERR_WASM' : 'ERR_WORKER_START', message: describe(error) };
}

/** Why a request could not be sent: most likely it cannot be copied. */
export function sendFault(error: unknown, request: unknown): HintwrightError {
  try {
    structuredClone(request);
  } catch (refusal) {
    return copyFault(refusal);
  }
  return new HintwrightError(toErrorData(error), { cause: error });
}

/** Why a request cannot be copied to another thread: it holds a function, a symbol, or a getter that throws. */
export function copyFault(error: unknown): HintwrightError {
  const reason = describe(error).replace(/^DataCloneError: /, '');
  return new HintwrightError(
    {
      code: 'ERR_REQUEST',
      message: `The request holds something that is not plain data: ${passOn(reason)}`,
    },
    { cause: error },
  );
}

/** Any thrown value, or an error event, in words. */
export function describe(error: unknown): string {
  const { name, message } = parts(error);
  if (typeof message !== 'string' || message === '') return typeof error === 'string' ? error : 'refused';
  const nameSaysMore = typeof name === 'string' && name !== 'Error' && name !== 'HintwrightError';
  return nameSaysMore ? `${name}: ${message}` : message;
}

/** Engines refuse WASM by CSP with a CompileError or an EvalError, in lockdown modes by having no WebAssembly. */
function isWasmRefusal(error: unknown): boolean {
  const { name } = parts(error);
  return typeof WebAssembly === 'undefined' || name === 'CompileError' || name === 'EvalError';
}

/** Errors of another realm are no instances of this one's Error; what is thrown by a request need not let itself be read. */
function parts(error: unknown): { name?: unknown; message?: unknown } {
  try {
    const { name, message } = error as Error;
    return typeof error === 'object' ? { name, message } : {};
  } catch {
    return {};
  }
}
