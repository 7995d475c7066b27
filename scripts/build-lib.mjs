/** Everything Vite makes: the library, the self-contained files for pages without a build, and the workers as files. */
import { chmodSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { localeEntries, localesApart } from './locales.mjs';
import { noPreload } from './no-preload.mjs';
import { games, root } from './root.mjs';
import { sharedWorker } from './shared-worker.mjs';
import { listFiles } from './stamp.mjs';
import { bytesLast, embeddedBytes, muteLibraries, trimTemplates, workerSource } from './vite-plugins.mjs';

const entryId = '\0hintwright:entry';

// Shared, so that a worker that several outputs embed is bundled once.
const plugins = [embeddedBytes(), workerSource(), trimTemplates()];

/** Reading a property or naming a global does nothing else, here and in the libraries that the files carry. */
const treeshake = { propertyReadSideEffects: /** @type {const} */ (false), unknownGlobalSideEffects: false };

/** `dist/<entry>.js`: ES modules for bundlers and Node, dependencies left outside, unminified. */
export async function buildLibrary() {
  const files = await bundle({
    lib: { entry: libraryEntries(), formats: ['es'] },
    outDir: 'dist',
    minify: false,
    rolldownOptions: {
      external: [/^node:/, /^lit($|\/)/, /^@lit\//, /^comlink($|\/)/, /^commander$/, /^xstate($|\/)/],
      output: { entryFileNames: '[name].js', chunkFileNames },
    },
  });
  const command = 'dist/cli/main.js';
  if (existsSync(join(root, command))) chmodSync(join(root, command), 0o755);
  for (const chunk of CHUNK_FOLDERS.flatMap((folder) => listFiles(`dist/${folder}`))) {
    if (!files.includes(chunk)) rmSync(join(root, chunk)); // of an earlier build
  }
  return files;
}

const CHUNK_FOLDERS = ['chunks', 'elements/chunks'];

/** Elements define themselves when they are loaded: what they share stays in their folder, which package.json says has side effects. */
function chunkFileNames({ moduleIds }) {
  const ofElements = moduleIds.some((id) => id.startsWith(join(root, 'src/elements')));
  return `${CHUNK_FOLDERS[Number(ofElements)]}/[name]-[hash].js`;
}

/** `dist/cdn/hintwright.js` with all games and one file a game: analyzer and element, nothing left outside but languages. */
export async function buildCdn() {
  const files = [];
  for (const [name, modules] of cdnEntries()) {
    /** @type {import('vite').BuildOptions & { outDir: string }} */
    const options = {
      lib: { entry: entryId, formats: ['es'], fileName: () => `${name}.js` },
      outDir: 'dist/cdn',
      minify: true,
      rolldownOptions: {
        treeshake,
        output: {
          codeSplitting: false,
          comments: false,
          banner: guard(name),
          minify: { compress: { treeshake }, mangle: true, codegen: true },
        },
      },
    };
    const alone = await run({
      ...options,
      write: false,
      plugins: [entryOf(modules), localesApart(), muteLibraries(), sharedWorker()],
    });
    const plugins = [
      ...[entryOf(modules), localesApart(), muteLibraries()],
      ...[sharedWorker(usedExports(alone)), bytesLast()],
    ];
    files.push(...(await bundle({ ...options, plugins })));
  }
  for (const [name, entry] of localeEntries()) {
    const lib = { entry, formats: /** @type {['es']} */ (['es']), fileName: () => `${name}.js` };
    const rolldownOptions = { output: { minify: true } };
    files.push(...(await bundle({ lib, outDir: 'dist/cdn', minify: true, rolldownOptions })));
  }
  return files;
}

/** `dist/cdn/benchmark.js`: the benchmarks run in workers alone, which share nothing with the page. */
export function buildBenchmark() {
  const modules = ['benchmark/index', `elements/${BENCHMARK_TAG}/index`];
  return bundle({
    lib: { entry: entryId, formats: ['es'], fileName: () => 'benchmark.js' },
    outDir: 'dist/cdn',
    minify: true,
    plugins: [
      entryOf(modules.map((module) => join(root, 'src', `${module}.ts`))),
      ...[localesApart(), muteLibraries()],
    ],
    rolldownOptions: {
      output: { codeSplitting: false, comments: false, banner: guard('benchmark'), minify: true },
    },
  });
}

const BENCHMARK_TAG = 'analyzer-benchmark';

/** Without a page the elements would fail at something that tells nobody why. @param {string} name of the file */
function guard(name) {
  const entry = existsSync(join(root, 'src', name)) ? `hintwright/${name}` : 'hintwright';
  return `if(typeof document==="undefined")throw Error("This file is for web pages. Elsewhere import '${entry}'.");`;
}

/** `dist/workers/<name>.js`, a classic script for `workerUrl`, on pages whose policy forbids Blob workers. */
export async function buildWorkers() {
  const files = [];
  const names = [...games, 'benchmark'];
  for (const name of names.filter((one) => existsSync(join(root, 'workers', `${one}.ts`)))) {
    const made = await bundle({
      outDir: 'dist/workers',
      plugins: [noPreload],
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'workers', `${name}.ts`),
        output: { format: 'iife', codeSplitting: false, entryFileNames: `${name}.js` },
      },
    });
    files.push(...made);
  }
  return files;
}

/**
 * @param {import('vite').BuildOptions & { outDir: string, plugins?: import('vite').Plugin[] }} options
 * @returns {Promise<string[]>} the files written, relative to the root
 */
async function bundle(options) {
  const outputs = await run(options);
  return outputs.flatMap(({ output }) => output.map(({ fileName }) => `${options.outDir}/${fileName}`));
}

/** By module, which of its exports are used. @param {import('vite').Rolldown.RolldownOutput[]} outputs */
function usedExports(outputs) {
  const chunks = outputs.flatMap(({ output }) => output).filter((part) => part.type === 'chunk');
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
  return new Map(modules.map(([id, { renderedExports }]) => [id, renderedExports]));
}

/**
 * @param {import('vite').BuildOptions & { outDir: string, plugins?: import('vite').Plugin[] }} options
 * @returns {Promise<import('vite').Rolldown.RolldownOutput[]>}
 */
async function run({ plugins: more = [], ...options }) {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [...more, ...plugins],
    // The library keeps `process.env.NODE_ENV` for its bundler and runs in Node; a file for the page does neither.
    ...(options.outDir === 'dist'
      ? {}
      : { define: { 'process.env.NODE_ENV': '"production"', 'globalThis.process': 'undefined' } }),
    build: {
      ...{ target: 'es2022', emptyOutDir: false, reportCompressedSize: false },
      ...options,
      rolldownOptions: { checks: { pluginTimings: false }, ...options.rolldownOptions },
    },
  });
  return /** @type {import('vite').Rolldown.RolldownOutput[]} */ ([result].flat());
}

/** The public entries and the command line, by the name they get in `dist`. */
function libraryEntries() {
  const names = [
    'index',
    ...games.map((game) => `${game}/index`),
    'benchmark/index',
    'elements/index',
    ...elementFolders().map((tag) => `elements/${tag}/index`),
    'cli/main',
  ];
  return Object.fromEntries(
    names.map((name) => [name, join(root, 'src', `${name}.ts`)]).filter(([, file]) => existsSync(file)),
  );
}

/** A file with all games, one a game, and one for each element that is no game's. @returns {[string, string[]][]} */
function cdnEntries() {
  const elementOf = (/** @type {string} */ game) => `elements/${game}-analyzer/index`;
  const ofGames = games.map(elementOf);
  const others = elementFolders()
    .filter((tag) => tag !== BENCHMARK_TAG)
    .map((tag) => ({ tag, module: `elements/${tag}/index` }))
    .filter(({ module }) => !ofGames.includes(module));
  /** @type {[string, string[]][]} */
  const entries = [
    ['hintwright', ['index', ...ofGames]],
    ...games.map((game) => /** @type {[string, string[]]} */ ([game, [`${game}/index`, elementOf(game)]])),
    ...others.map(({ tag, module }) => /** @type {[string, string[]]} */ ([tag, [module]])),
  ];
  return entries.map(([name, modules]) => [
    name,
    modules.map((module) => join(root, 'src', `${module}.ts`)).filter((file) => existsSync(file)),
  ]);
}

/** By tag. */
function elementFolders() {
  const folder = join(root, 'src/elements');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.ts')));
}

/**
 * An entry that exports what several modules export.
 * @param {string[]} modules
 * @returns {import('vite').Plugin}
 */
function entryOf(modules) {
  return {
    name: 'hintwright:entry',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith(entryId) ? entryId : undefined),
    load: (id) =>
      id === entryId ? modules.map((file) => `export * from ${JSON.stringify(file)};`).join('\n') : undefined,
  };
}
