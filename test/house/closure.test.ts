import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * What an entry draws in, over all steps: the linter sees one import at a time, but a page must not load a kernel by a
 * detour either. Types vanish and `import()` waits until it is needed, so neither counts.
 */
const root = resolve(import.meta.dirname, '../..');
const games = readdirSync(join(root, 'assembly')).filter((name) =>
  existsSync(join(root, 'src', name, 'index.ts')),
);

const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^;'"=()]*\bfrom\s+)?['"](\.[^'"]+)['"]/gm;

/** The files of `src` that loading an entry loads, the entry included. */
function closureOf(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  const source = readFileSync(join(root, entry), 'utf8');
  for (const [, specifier] of source.matchAll(STATIC_IMPORT)) {
    const target = join(dirname(entry), specifier!).replace(/\.js$/, '.ts');
    if (target.endsWith('.ts')) closureOf(target, seen);
  }
  return seen;
}

const entries = [
  'src/index.ts',
  'src/elements/index.ts',
  'src/benchmark/index.ts',
  'src/cli/main.ts',
  ...games.map((game) => `src/${game}/index.ts`),
];

describe('loading a public entry', () => {
  test.each(entries)('%s loads no kernel and no service', (entry) => {
    const beyondTheWorker = [...closureOf(entry)].filter((file) => /\/(kernel|service)(\.ts|\/)/.test(file));
    expect(beyondTheWorker).toEqual([]);
  });

  test.each(games)('src/%s/index.ts loads no other game', (game) => {
    const others = games.filter((name) => name !== game).map((name) => `src/${name}/`);
    const strays = [...closureOf(`src/${game}/index.ts`)].filter((file) =>
      others.some((other) => file.startsWith(other)),
    );
    expect(strays).toEqual([]);
  });

  test('src/index.ts loads no element: it must not need a page', () => {
    expect([...closureOf('src/index.ts')].filter((file) => file.startsWith('src/elements'))).toEqual([]);
  });
});

/** The games whose files a worker loads. */
function servedBy(name: string): string[] {
  const served = new Set(
    [...closureOf(`workers/${name}`)].map((file) => relative('src', file).split('/')[0]),
  );
  return games.filter((game) => served.has(game));
}

const workers = readdirSync(join(root, 'workers')).filter((name) => name.endsWith('.ts'));

test.each(workers.filter((name) => name !== 'benchmark.ts'))('workers/%s serves one game', (name) => {
  expect(servedBy(name)).toHaveLength(1);
});

test('workers/benchmark.ts measures all games, beside the plain versions that the tests know', () => {
  expect(servedBy('benchmark.ts')).toEqual(games);
  const oracles = [...closureOf('workers/benchmark.ts')].filter((file) => file.startsWith('test/'));
  expect(oracles.every((file) => /\/oracle\/|\/support\//.test(file))).toBe(true);
});

test('what a page loads of the benchmarks measures nothing: the suites come with the worker', () => {
  const loaded = [...closureOf('src/elements/analyzer-benchmark/index.ts')];
  expect(loaded.filter((file) => /^(bench|test|workers)\/|\/(kernel|service)\.ts$/.test(file))).toEqual([]);
});

test('the check sees what it is for: a worker does load its kernel', () => {
  expect([...closureOf('workers/mahjong.ts')]).toContain('src/mahjong/kernel.ts');
});
