/** Everything Vite makes: the library, the self-contained files for pages without a build, and the workers as files. */
import { chmodSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { games, root } from './root.mjs';
import { listFiles } from './stamp.mjs';
import { embeddedBytes, noPreload, sharedWorker, workerSource } from './vite-plugins.mjs';

const entryId = '\0hintwright:entry';

// Shared, so that a worker that several outputs embed is bundled once.
const plugins = [embeddedBytes(), workerSource()];

/** `dist/<entry>.js`: ES modules for bundlers and Node, dependencies left outside, unminified. */
export async function buildLibrary() {
  const files = await bundle({
    lib: { entry: libraryEntries(), formats: ['es'] },
    outDir: 'dist',
    minify: false,
    rolldownOptions: {
      external: [/^node:/, /^lit($|\/)/, /^@lit\//, /^comlink($|\/)/, /^commander$/, /^xstate($|\/)/],
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  });
  const command = 'dist/cli/main.js';
  if (existsSync(join(root, command))) chmodSync(join(root, command), 0o755);
  for (const chunk of listFiles('dist/chunks')) {
    if (!files.includes(chunk)) rmSync(join(root, chunk)); // of an earlier build
  }
  return files;
}

/**
 * `dist/cdn/hintwright.js` with everything that analyzes, one file a game, analyzer and element, and one with the benchmarks;
 * nothing left outside.
 */
export async function buildCdn() {
  const files = [];
  for (const [name, modules, shared] of cdnEntries()) {
    const made = await bundle({
      lib: { entry: entryId, formats: ['es'], fileName: () => `${name}.js` },
      outDir: 'dist/cdn',
      minify: true,
      plugins: [entryOf(modules), ...(shared ? [sharedWorker()] : [])],
      rolldownOptions: { output: { codeSplitting: false, minify: true } },
    });
    files.push(...made);
  }
  return files;
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
async function bundle({ plugins: more = [], ...options }) {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [...more, ...plugins],
    // The library keeps `process.env.NODE_ENV` for its bundler; a file for the page must not mention it.
    ...(options.outDir === 'dist' ? {} : { define: { 'process.env.NODE_ENV': '"production"' } }),
    build: { target: 'es2022', emptyOutDir: false, reportCompressedSize: false, ...options },
  });
  const outputs = /** @type {import('vite').Rolldown.RolldownOutput[]} */ ([result].flat());
  return outputs.flatMap(({ output }) => output.map(({ fileName }) => `${options.outDir}/${fileName}`));
}

/** The public entries and the command line, by the name they get in `dist`. */
function libraryEntries() {
  const elements = join(root, 'src/elements');
  const names = [
    'index',
    ...games.map((game) => `${game}/index`),
    'benchmark/index',
    'elements/index',
    ...(existsSync(elements) ? readdirSync(elements).map((name) => `elements/${name}/index`) : []),
    'cli/main',
  ];
  return Object.fromEntries(
    names.map((name) => [name, join(root, 'src', `${name}.ts`)]).filter(([, file]) => existsSync(file)),
  );
}

/**
 * Name, modules, and whether workers share their code with the page's own thread, where benchmarks do not run.
 * @returns {[string, string[], boolean][]}
 */
function cdnEntries() {
  /** @type {[string, string[], boolean][]} */
  const entries = [
    ['hintwright', ['index', 'elements/index'], true],
    ...games.map(
      (game) =>
        /** @type {[string, string[], boolean]} */ ([
          game,
          [`${game}/index`, `elements/${game}-analyzer/index`],
          true,
        ]),
    ),
    ['benchmark', ['benchmark/index', 'elements/analyzer-benchmark/index'], false],
  ];
  return entries.map(([name, modules, shared]) => [
    name,
    modules.map((module) => join(root, 'src', `${module}.ts`)).filter((file) => existsSync(file)),
    shared,
  ]);
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
