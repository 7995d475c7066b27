import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The built command as users run it: a process with pipes. */
const root = resolve(import.meta.dirname, '../..');
const built = join(root, 'dist/cli/main.js');
const HAND = '33789m35689p2334s';

interface Run {
  code: number | null;
  out: string;
  err: string;
}

/** @param leaveAfter closes the reading end once that many lines have come, as `head` does */
function run(
  script: string,
  args: string[],
  { stdin = '', leaveAfter = Number.POSITIVE_INFINITY } = {},
): Promise<Run> {
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, NO_COLOR: undefined } });
  const result: Run = { code: null, out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    result.out += chunk;
    if (result.out.split('\n').length > leaveAfter) child.stdout.destroy();
  });
  child.stderr.on('data', (chunk) => {
    result.err += chunk;
  });
  child.stdin.on('error', () => {}); // the command may have gone before it has read everything
  child.stdin.end(stdin);
  return new Promise((settle) => child.on('close', (code) => settle({ ...result, code })));
}

const cli = (args: string[], options = {}) => run(built, ['mahjong', ...args], options);

describe('hintwright mahjong', () => {
  test('prints a table for people: the hand, the distance, a row a discard', async () => {
    const { code, out, err } = await cli([HAND]);
    expect(out).toMatch(new RegExp(`^${HAND}  riichi\n1-shanten, 2 tiles from winning`));
    expect(out).toMatch(/\ndiscard +shanten +win % +tenpai % +avg points +tiles +accepted\n/);
    expect(out).not.toContain('\x1b');
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test('--json prints the report alone, on one line', async () => {
    const { code, out, err } = await cli([HAND, '--json', '--draws', '4']);
    const report = JSON.parse(out);
    expect(out.indexOf('\n')).toBe(out.length - 1);
    expect(report).toMatchObject({ game: 'mahjong', hand: HAND, shanten: { best: 1 }, unseen: 122 });
    expect(report.hints.every((hint: { winProbability: number[] }) => hint.winProbability.length === 5)).toBe(
      true,
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test('a wrong hand is explained on standard error, at its place, and exits with 2', async () => {
    const { code, out, err } = await cli(['33789m35689p23x4s']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^hintwright: .+\(ERR_\w+\)\n {2}33789m35689p23x4s\n {16}\^\n$/);
  });

  test('with --json the error is JSON too', async () => {
    const { code, out, err } = await cli(['33789m35689p23x4s', '--json']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(JSON.parse(err).error).toMatchObject({ code: expect.stringMatching(/^ERR_/), at: 14 });
  });

  test('rules that do not exist are refused, not ignored', async () => {
    const { code, err } = await cli([HAND, '--rules', 'chess']);
    expect(code).toBe(2);
    expect(err).toContain('ERR_OPTION');
  });
});

describe('hintwright mahjong --batch', () => {
  const question = (draws: number) => JSON.stringify({ hand: HAND, draws });

  test('answers line by line in order, over several workers, bad lines included', async () => {
    const lines = Array.from({ length: 60 }, (_, i) => (i % 10 === 7 ? '{"hand":' : question(i % 8)));
    const { code, out, err } = await cli(['--batch', '--workers', '2'], { stdin: `${lines.join('\n')}\n` });
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map(({ error, hints }) => error?.code ?? hints[0].winProbability.length - 1)).toEqual(
      lines.map((_, i) => (i % 10 === 7 ? 'ERR_JSON' : i % 8)),
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test('ends quietly when its reader leaves, with the code that shells give for it', async () => {
    const stdin = `${question(1)}\n`.repeat(3000);
    const { code, err } = await cli(['--batch', '--workers', '1'], { stdin, leaveAfter: 2 });
    expect({ code, err }).toEqual({ code: 141, err: '' });
  });

  test('no question, no answer', async () => {
    expect(await cli(['--batch'])).toEqual({ code: 0, out: '', err: '' });
  });
});

test('from a checkout the command answers the same: standard output holds the answer alone', async () => {
  const { code, out, err } = await run(join(root, 'scripts/cli.mjs'), ['mahjong', HAND, '--json']);
  expect(JSON.parse(out).hand).toBe(HAND);
  expect({ code, err }).toEqual({ code: 0, err: '' });
});
