import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunResult } from '../../src/benchmark/index.js';
import { runProgram } from '../../src/cli/program.js';
import { fakeTerminal } from '../cli/streams.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hintwright-bench-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(...args: string[]) {
  const terminal = fakeTerminal();
  const exitCode = await runProgram(['bench', ...args], terminal);
  return { exitCode, out: terminal.out(), err: terminal.err() };
}

test('--list names the suites', async () => {
  const { out, exitCode } = await run('--list');
  expect(exitCode).toBe(0);
  expect(out).toMatch(/^mahjong\/shanten {2}\S/);
});

test('a suite that is not there is a fault of usage', async () => {
  await expect(run('shantem')).rejects.toMatchObject({
    code: 'ERR_USAGE',
    message: expect.stringContaining('shantem'),
  });
});

test.each([
  ['--rounds', '0'],
  ['--seed', 'x'],
])('%s %s is refused', async (...args) => {
  await expect(run('--quick', ...args)).rejects.toMatchObject({ code: 'ERR_OPTION' });
});

test('a run prints tables and writes the files asked for', async () => {
  const [json, markdown] = [join(folder, 'deep/run.json'), join(folder, 'run.md')];
  const { exitCode, out } = await run(
    ...['acceptance', '--quick', '--rounds', '2', '--seed', '5'],
    ...['--json', json, '--markdown', markdown],
  );
  expect(exitCode).toBe(0);
  expect(out).toContain('hintwright, WASM');
  const result = JSON.parse(readFileSync(json, 'utf8')) as RunResult;
  expect(result.flags).toEqual({ filters: ['acceptance'], size: 'quick', seed: 5, rounds: 2 });
  expect(result.suites.map(({ name }) => name)).toEqual(['acceptance']);
  expect(readFileSync(markdown, 'utf8')).toContain('| @kobalab/majiang-core');
});
