/** A game's WASM module made ready, for the game's kernel. */
import { HintwrightError } from './errors.js';

/** What every module has: its memory, and what makes its tables, 0 where there is no memory for them. */
export interface ModuleExports {
  memory: WebAssembly.Memory;
  init(): number;
}

/** Rejects with `ERR_WASM` where WebAssembly is refused, `ERR_MEMORY` where there is not enough memory. */
export async function openModule<Exports extends ModuleExports>(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Exports> {
  const { instance } = await WebAssembly.instantiate(bytes, { env }).catch((cause: unknown) => {
    throw refused(cause);
  });
  const exports = instance.exports as unknown as Exports;
  if (!exports.init()) throw outOfMemory();
  return exports;
}

const env = {
  abort: () => {
    throw new WebAssembly.RuntimeError('an assertion of the kernel failed');
  },
};

function refused(cause: unknown): HintwrightError {
  const message =
    "WebAssembly is not allowed here. A page with a content security policy needs 'wasm-unsafe-eval' in script-src.";
  return new HintwrightError({ code: 'ERR_WASM', message }, { cause });
}

export function outOfMemory(): HintwrightError {
  return new HintwrightError({ code: 'ERR_MEMORY', message: 'There is not enough memory for the analysis.' });
}
