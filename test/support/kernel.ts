import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MahjongKernel } from '../../src/mahjong/kernel.js';

/** The release build, and the debug build, in which assertions are alive. */
export const BUILDS = ['mahjong', 'mahjong.debug'] as const;

const path = (build: string) => fileURLToPath(new URL(`../../build/${build}.wasm`, import.meta.url));

export function moduleBytes(build: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(path(build)));
}

export const loadKernel = (build: string): Promise<MahjongKernel> => MahjongKernel.load(moduleBytes(build));

/** The module's own exports, for tests that look below the kernel class. */
export async function loadExports(build: string) {
  const env = {
    abort: () => {
      throw new Error('assertion failed');
    },
  };
  const { instance } = await WebAssembly.instantiate(moduleBytes(build), { env });
  const exports = instance.exports as Record<string, WebAssembly.ExportValue>;
  const call = (name: string, ...values: number[]) =>
    (exports[name] as (...args: number[]) => number)(...values);
  call('init');
  const memory = exports.memory as WebAssembly.Memory;
  return { call, memory, address: (name: string) => (exports[name] as WebAssembly.Global).value as number };
}
