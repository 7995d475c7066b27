/** What a program in Node gets: every entry can be imported, types agree with what is there, answers are right. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { runTsc } from './support/tsc.js';

const run = promisify(execFile);
const place = inject('place');
const installed = join(place, 'node_modules/hintwright');

interface Manifest {
  exports: Record<string, string | { default: string }>;
}

/** Every module that `exports` leads to, with the stars filled in. */
function entries(): string[] {
  const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;
  return Object.entries(exports)
    .filter(([, target]) => typeof target === 'object')
    .flatMap(([entry]) => (entry.endsWith('/*') ? starred(entry) : [entry]))
    .map((entry) => entry.replace(/^\./, 'hintwright'));
}

const starred = (entry: string) =>
  readdirSync(join(installed, 'dist', entry.slice(0, -2)), { withFileTypes: true })
    .filter((found) => found.isDirectory() && found.name !== 'chunks')
    .map(({ name }) => entry.replace('*', name));

/** Imports specifiers one by one in a fresh Node; by specifier the number of its exports, or what went wrong. */
async function importAll(specifiers: readonly string[]): Promise<Record<string, number | string>> {
  const code = `const found = {};
    for (const specifier of ${JSON.stringify(specifiers)})
      found[specifier] = await import(specifier).then((module) => Object.keys(module).length, ({ message }) => message);
    console.log(JSON.stringify(found));`;
  const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '-e', code], { cwd: place });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

test('every entry', async () => {
  const names = entries();
  expect(names).toContain('hintwright/elements/mahjong-analyzer');
  const found = await importAll(names);
  expect(Object.keys(found)).toEqual(names);
  for (const [name, exported] of Object.entries(found)) expect(exported, name).toBeTypeOf('number');
});

test('the files for pages say what to import in their place', async () => {
  const files = readdirSync(join(installed, 'dist/cdn')).filter((name) => name.endsWith('.js'));
  const found = await importAll(files.map((name) => `hintwright/dist/cdn/${name}`));
  for (const [name, outcome] of Object.entries(found))
    expect(outcome, name).toMatch(/^This file is for web pages\. Elsewhere import 'hintwright(\/\w+)?'\.$/);
});

test('a typed program: compiled as Node resolves, then run', async () => {
  const project = join(place, 'projects/program');
  await runTsc(project);
  const { stdout } = await run(process.execPath, [join(project, 'out/main.js')], { cwd: project });
  expect(JSON.parse(stdout)).toEqual([1, '3p', true, 'ERR_UNKNOWN_TILE', 128, 'unique']);
});

/** Where the links of a page lead, without those to other sites, to places of the page itself, and pictures. */
function linksOf(page: string): string[] {
  const links = readFileSync(join(installed, page), 'utf8').matchAll(
    /(?<!!\[[^\]]*)\]\(([^)#]+)(?:#[^)]*)?\)/g,
  );
  return [...links].flatMap(([, link]) => (/^\w+:/.test(link!) ? [] : [join(page, '..', link!)]));
}

test('links of the README, and of the pages behind them, lead to what is installed', () => {
  const pages = new Set(['README.md']);
  for (const page of pages)
    for (const link of linksOf(page)) if (/^docs\/.*\.md$/.test(link)) pages.add(link);
  expect([...pages]).toContain('docs/rules/riichi.md');
  const dead = [...pages].flatMap((page) =>
    linksOf(page)
      .filter((link) => !existsSync(join(installed, link)))
      .map((link) => `${link} in ${page}`),
  );
  expect(dead).toEqual([]);
});

test('the command', async () => {
  const command = join(installed, 'dist/cli/main.js');
  const { stdout } = await run(process.execPath, [
    command,
    'mahjong',
    '33789m35689p2334s',
    '--draws',
    '6',
    '--json',
  ]);
  expect(JSON.parse(stdout)).toMatchObject({ shanten: { best: 1 } });
});
