/**
 * Builds everything, or with `--only <step>` one step and what it stands on. A step whose inputs and outputs are as its
 * stamp says is left alone, so that building what is built costs a few hashes.
 *
 *     generate -> wasm -> lib, cdn, workers (Vite)
 *                         types (tsc) -> manifest
 */
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { ensureInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { games, root } from './root.mjs';
import { fingerprint, isFresh, listFiles, removeStamp, writeStamp } from './stamp.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} group what `--only` names
 * @property {string[]} inputs files and folders that decide the outputs, besides this script and the lock
 * @property {() => Promise<string[]>} run makes the outputs and returns their names
 */

const toolchain = ['package-lock.json', 'scripts/build.mjs'];
const bundled = [
  'package.json', // says what has side effects
  'src',
  'workers',
  'types',
  'tsconfig.base.json',
  'scripts/build-lib.mjs',
  'scripts/locales.mjs',
  'scripts/vite-plugins.mjs',
  'scripts/wasm-parts.mjs',
  'scripts/no-preload.mjs',
  'scripts/shared-worker.mjs',
];
/** The command line and a worker run the benchmarks, which run the oracles of the tests; kept results decide nothing. */
const benchmarks = [
  ...readdirSync(join(root, 'bench'))
    .filter((name) => name !== 'results')
    .map((name) => `bench/${name}`),
  ...games.map((game) => `test/${game}/oracle`),
  'test/support/outlook.ts',
];
const modules = games.map((game) => `build/${game}.wasm`);

/** What scripts make sources of, beside their own folder. @type {Readonly<Record<string, string[]>>} */
const sources = {
  rules: ['src/mahjong/rules', 'src/mahjong/names', 'scripts/build-names.mjs'],
  techniques: ['src/sudoku/hints/techniques.json'],
};

/** Sources made by our own scripts; they end in `.generated.ts`. @type {Step[]} */
const generate = ['tables', 'rules', 'techniques', 'glyphs']
  .map((name) => ({ name, script: `scripts/build-${name}.mjs` }))
  .filter(({ script }) => existsSync(join(root, script)))
  .map(({ name, script }) => ({
    name,
    group: 'generate',
    inputs: [script, `scripts/${name}`, ...(sources[name] ?? [])],
    run: async () => {
      await runNode([join(root, script)]);
      return [...listFiles('assembly'), ...listFiles('src')].filter((file) => file.endsWith('.generated.ts'));
    },
  }));

/** @type {Step[]} */
const wasm = games.map((game) => ({
  name: `wasm-${game}`,
  group: 'wasm',
  inputs: ['assembly/common', `assembly/${game}`, 'asconfig.json', 'scripts/build-wasm.mjs'],
  run: async () => {
    const { buildWasm } = await import('./build-wasm.mjs');
    const files = await buildWasm(game);
    mkdirSync(join(root, 'dist/wasm'), { recursive: true });
    const published = `dist/wasm/${game}.wasm`;
    copyFileSync(join(root, `build/${game}.wasm`), join(root, published));
    return [...files, published];
  },
}));

/** @type {Step[]} */
const bundles = [
  { name: 'lib', run: async () => (await vite()).buildLibrary() },
  { name: 'cdn', run: async () => (await vite()).buildCdn() },
  { name: 'cdn-benchmark', group: 'cdn', run: async () => (await vite()).buildBenchmark() },
  { name: 'workers', run: async () => (await vite()).buildWorkers() },
].map((step) => ({
  group: step.name,
  ...step,
  inputs: [...bundled, ...modules, ...benchmarks],
}));

/** Vite takes NODE_ENV from the environment where it is set, and would then bundle Lit's development build. */
function vite() {
  process.env.NODE_ENV = 'production';
  return import('./build-lib.mjs');
}

/** @type {Step} */
const types = {
  name: 'types',
  group: 'types',
  inputs: ['src', 'types', 'tsconfig.json', 'tsconfig.base.json', 'tsconfig.build.json'],
  run: async () => {
    rmSync(join(root, 'dist/types'), { recursive: true, force: true });
    await runNode([join(root, 'node_modules/typescript/bin/tsc'), '-p', join(root, 'tsconfig.build.json')]);
    return listFiles('dist/types');
  },
};

/** @type {Step} */
const manifest = {
  name: 'manifest',
  group: 'types',
  inputs: ['src', 'scripts/build-manifest.mjs', 'scripts/manifest', 'tsconfig.base.json'],
  run: async () => (await import('./build-manifest.mjs')).buildManifest(),
};

/**
 * @param {{ only?: string, log?: (line: string) => void }} [options] only: 'generate', 'wasm', 'lib', 'cdn', 'workers'
 *   or 'types'; log: called once a step that had work to do
 */
export async function build({ only, log = () => {} } = {}) {
  const wanted = (/** @type {Step} */ step) => only === undefined || step.group === only;
  for (const step of [...generate, ...(only === 'generate' ? [] : wasm)]) await runStep(step, log);
  await Promise.all([bundles, [types, manifest]].map((steps) => runSteps(steps.filter(wanted), log)));
}

/** Whether `build({ only })` would find nothing to do. @param {string} only */
export function isBuilt(only) {
  const steps = [
    ...generate,
    ...wasm,
    ...[...bundles, types, manifest].filter((step) => step.group === only),
  ];
  return steps.every((step) => isFresh(step.name, hashOf(step)));
}

/** @param {Step[]} steps @param {(line: string) => void} log */
async function runSteps(steps, log) {
  for (const step of steps) await runStep(step, log);
}

/** @param {Step} step @param {(line: string) => void} log */
async function runStep(step, log) {
  const hash = hashOf(step);
  if (isFresh(step.name, hash)) return;
  const start = performance.now();
  removeStamp(step.name); // a step that fails may leave outputs of two builds side by side
  const outputs = await step.run();
  writeStamp(step.name, hash, outputs);
  log(`${step.name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (step.group === 'cdn' || step.group === 'workers')
    for (const file of outputs) log(`  ${file} ${sizeOf(file)}`);
}

/** What a file weighs, and on the wire. @param {string} file relative to the root */
function sizeOf(file) {
  const bytes = readFileSync(join(root, file));
  const kilobytes = (/** @type {Buffer} */ data) => (data.length / 1000).toFixed(1);
  return `${kilobytes(bytes)} kB, gzipped ${kilobytes(gzipSync(bytes, { level: 9 }))} kB`;
}

/** @param {Step} step */
function hashOf(step) {
  return fingerprint([...toolchain, ...step.inputs]);
}

/**
 * Runs a script of Node's, its output shown only if it fails.
 * @param {string[]} args
 * @returns {Promise<void>}
 */
function runNode(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args.join(' ')} failed:\n${output}`)),
    );
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  try {
    await withLock(async () => {
      ensureInstalled();
      await build({ ...values, log: console.log });
    });
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
