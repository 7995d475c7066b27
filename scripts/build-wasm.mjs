/** Compiles every game's kernel, `assembly/<game>/index.ts`, to `build/<game>.wasm` and `build/<game>.debug.wasm`. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildTables } from './build-tables.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const out = join(root, 'build');

/** The games are the folders of `assembly/` that have an entry. */
export const games = readdirSync(join(root, 'assembly')).filter((name) =>
  existsSync(join(root, 'assembly', name, 'index.ts')),
);

export async function buildWasm() {
  mkdirSync(out, { recursive: true });
  buildTables();
  const { default: asc } = await import('assemblyscript/asc');
  for (const game of games) {
    const stamp = join(out, `${game}.stamp`);
    const hash = sourceHash(game);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) continue;
    for (const [target, suffix] of [
      ['release', ''],
      ['debug', '.debug'],
    ]) {
      const file = join('build', `${game}${suffix}.wasm`);
      const { error, stderr } = await asc.main(
        [`assembly/${game}/index.ts`, '--config', 'asconfig.json', '--target', target, '--outFile', file],
        { baseDir: root },
      );
      if (error) throw new Error(`${game} (${target}) does not compile:\n${stderr.toString()}`);
    }
    writeFileSync(stamp, hash);
  }
}

function sourceHash(game) {
  const hash = createHash('sha256');
  const add = (path) => hash.update(path).update(readFileSync(join(root, path)));
  for (const folder of ['assembly/common', `assembly/${game}`]) {
    if (!existsSync(join(root, folder))) continue;
    for (const name of readdirSync(join(root, folder), { recursive: true }).sort()) {
      if (String(name).endsWith('.ts')) add(join(folder, String(name)));
    }
  }
  add('asconfig.json');
  add('package-lock.json');
  return hash.digest('hex');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWasm();
