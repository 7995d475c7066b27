/**
 * What a page loads, gzipped, and the most it may be. `node scripts/sizes.mjs` prints the table; games and elements are found by themselves.
 *
 * The file of a game for pages without a bundler is its element with all it needs. By a bundler the same comes in pieces: what is loaded at
 * once, and what an analysis loads as well: the worker and the module. Other languages, and the service for a page that allows no worker,
 * stay away until they are needed.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { games, root } from './root.mjs';

const KILO = 1000;
/** An element with all it needs. */
const MOST = 90 * KILO;
/**
 * Sudoku's is above what is aimed at; docs/sizes.md says why. Its limit keeps it where it is.
 * @type {Readonly<Record<string, number>>}
 */
const MOST_OF = { mahjong: 120 * KILO, sudoku: 129 * KILO };

/** The chunks of worker and module are called after their game. */
const LOADED = new RegExp(`/(?:${games.join('|')})-[\\w-]+\\.js$`);

/**
 * @typedef {object} Size
 * @property {string} what
 * @property {number} bytes gzipped
 * @property {number} [most]
 */

/** @returns {Promise<Size[]>} */
export async function measure() {
  const files = readdirSync(join(root, 'dist/cdn')).filter((name) => name.endsWith('.js'));
  const pages = files.map((file) => {
    const most = limitOf(basename(file, '.js'));
    return {
      what: `dist/cdn/${file}`,
      bytes: gzipped(readFileSync(join(root, 'dist/cdn', file))),
      ...(most && { most }),
    };
  });
  const entries = [
    ...games.map((game) => ({ name: `hintwright/${game}`, file: `dist/${game}/index.js` })),
    ...elementFolders().map((tag) => ({
      name: `hintwright/elements/${tag}`,
      file: `dist/elements/${tag}/index.js`,
    })),
  ];
  return [...pages, ...(await Promise.all(entries.map(measureEntry))).flat()];
}

/** The file of everything has no limit of its own. @param {string} name */
const limitOf = (name) => (games.includes(name) ? (MOST_OF[name] ?? MOST) : undefined);

const elementFolders = () =>
  readdirSync(join(root, 'dist/elements')).filter((name) =>
    existsSync(join(root, 'dist/elements', name, 'index.js')),
  );

/** @param {{ name: string, file: string }} entry @returns {Promise<Size[]>} */
async function measureEntry({ name, file }) {
  const { outputFiles, metafile } = await build({
    ...{ absWorkingDir: root, entryPoints: [file], outdir: 'out', write: false, metafile: true },
    ...{ bundle: true, splitting: true, format: 'esm', minify: true, charset: 'utf8', target: 'es2022' },
    external: ['node:*'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const weigh = (/** @type {Set<string>} */ paths) =>
    outputFiles
      .filter(({ path }) => [...paths].some((found) => path.endsWith(`/${found}`)))
      .reduce((sum, { contents }) => sum + gzipped(contents), 0);
  const [first] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === file) ?? [];
  const atOnce = reach(metafile, first ?? '', () => false);
  const inAll = reach(metafile, first ?? '', (path) => LOADED.test(path));
  return [
    { what: `${name}, at once`, bytes: weigh(atOnce) },
    { what: `${name}, with its first analysis`, bytes: weigh(inAll) },
  ];
}

/**
 * The outputs that are loaded with one, over those imports by `import()` that `follows` says yes to.
 * @param {import('esbuild').Metafile} metafile @param {string} start @param {(path: string) => boolean} follows
 */
function reach({ outputs }, start, follows) {
  const found = new Set([start]);
  for (const path of found) {
    for (const { path: next, kind, external } of outputs[path]?.imports ?? [])
      if (!external && (kind !== 'dynamic-import' || follows(next))) found.add(next);
  }
  return found;
}

/** @param {Uint8Array} bytes */
const gzipped = (bytes) => gzipSync(bytes, { level: 9 }).length;

/** @param {readonly Size[]} sizes */
export function table(sizes) {
  const width = Math.max(...sizes.map(({ what }) => what.length));
  const kilo = (/** @type {number} */ bytes) => `${(bytes / KILO).toFixed(1)} kB`;
  return sizes
    .map(
      ({ what, bytes, most }) =>
        `${what.padEnd(width)}  ${kilo(bytes).padStart(9)}${most ? `  of ${kilo(most)}` : ''}`,
    )
    .join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(table(await measure()));
