/**
 * Cases with right answers. The full collection lies beside the project in `../shared/data` where it is kept; elsewhere
 * the same tests run on the smaller collection under `test/fixtures`, which our own oracles made
 * (`npm run fixtures`). Both have the same form.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folders = ['../../../shared/data/', '../fixtures/'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

/** Whether the cases of one file are here; says on standard output when they are not. */
export function hasCases(name: string): boolean {
  const found = folders.some((folder) => existsSync(folder + name));
  if (!found) process.stdout.write(`${name}: not here\n`);
  return found;
}

/** The cases of one file, such as `mahjong/shanten_14.jsonl`; says on standard output how many there are. */
export function readCases<Case>(name: string): Case[] {
  return readLines(name).map((line) => JSON.parse(line) as Case);
}

/** The same for a table, such as `sudoku/minimality.tsv`: the columns of each line below the head. */
export function readTable(name: string): string[][] {
  return readLines(name).map((line) => line.split('\t'));
}

function readLines(name: string): string[] {
  const folder = folders.find((candidate) => existsSync(candidate + name));
  if (!folder) throw new Error(`No cases for ${name}: run "npm run fixtures"`);
  const lines = readFileSync(folder + name, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  process.stdout.write(`${name}: ${lines.length} cases${folder === folders[1] ? ' (fixtures)' : ''}\n`);
  return lines;
}
