/** Compiles a game's kernel, `assembly/<game>/index.ts`, to `build/<game>.wasm` and `build/<game>.debug.wasm`. */
import asc from 'assemblyscript/asc';
import { root } from './root.mjs';

const targets = [
  { target: 'release', suffix: '' },
  { target: 'debug', suffix: '.debug' },
];

/**
 * One run of the compiler a module: `entries` in asconfig.json would be merged into every module.
 * @param {string} game
 * @returns {Promise<string[]>} the files written, relative to the root
 */
export async function buildWasm(game) {
  const files = [];
  for (const { target, suffix } of targets) {
    const file = `build/${game}${suffix}.wasm`;
    const { error, stderr } = await asc.main(
      [`assembly/${game}/index.ts`, '--config', 'asconfig.json', '--target', target, '--outFile', file],
      { baseDir: root },
    );
    if (error) throw new Error(`${game} (${target}) does not compile:\n${stderr.toString()}`);
    files.push(file);
  }
  return files;
}
