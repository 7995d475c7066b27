import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';

/** How the built command ends when something outside ends it. */
const root = resolve(import.meta.dirname, '../..');
const main = join(root, 'dist/cli/main.js');
const QUESTION = `${JSON.stringify({ hand: '123456789m1134p', model: 'advance' })}\n`;

interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
  out: string;
  err: string;
}

function start(
  args: string[],
  stdout: 'pipe' | number = 'pipe',
): { child: ChildProcess; end: Promise<Ending> } {
  const child = spawn(process.execPath, [main, ...args], { stdio: ['pipe', stdout, 'pipe'] });
  const texts = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => {
    texts.out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    texts.err += chunk;
  });
  child.stdin?.on('error', () => {});
  const end = new Promise<Ending>((done) =>
    child.on('close', (code, signal) => done({ code, signal, ...texts })),
  );
  return { child, end };
}

const firstAnswer = (child: ChildProcess) => new Promise((done) => child.stdout?.once('data', done));
const batch = ['mahjong', '--batch', '--workers', '2'];

describe('Ctrl-C', () => {
  test('in the middle of a batch leaves whole lines and ends with 130', async () => {
    const { child, end } = start(batch);
    child.stdin?.write(QUESTION.repeat(20_000));
    await firstAnswer(child);
    child.kill('SIGINT');
    const { code, signal, out, err } = await end;
    expect({ code, signal, err }).toEqual({ code: 130, signal: null, err: '' });
    expect(out.endsWith('\n')).toBe(true);
    const answers = out.trimEnd().split('\n');
    expect(answers.length).toBeLessThan(20_000);
    for (const answer of answers) expect(JSON.parse(answer).game).toBe('mahjong');
  });

  test('ends a batch that waits for its input, too', async () => {
    const { child, end } = start(batch);
    child.stdin?.write(QUESTION);
    await firstAnswer(child);
    await sleep(50);
    child.kill('SIGINT');
    expect(await end).toMatchObject({ code: 130, err: '' });
  });

  test('ends a single analysis as it ends any command', async () => {
    const { child, end } = start(['mahjong', '147m258p369s12345z', '--draws', '70', '--progress']);
    await new Promise((done) => child.stderr?.once('data', done));
    child.kill('SIGINT');
    const { code, signal } = await end;
    expect(signal ?? code).toBe('SIGINT');
  });
});

describe('a reader that has gone', () => {
  test('ends a batch that would go on for ever, although its input waits', async () => {
    const { child, end } = start(batch);
    child.stdin?.write(QUESTION);
    await firstAnswer(child);
    child.stdout?.destroy();
    child.stdin?.write(QUESTION.repeat(3));
    expect(await end).toMatchObject({ code: 141, err: '' });
  });

  test.each([[['--help']], [['mahjong', '--help']], [['--version']]])('%j is no fault', async (args) => {
    const { child, end } = start(args);
    child.stdout?.destroy();
    expect(await end).toMatchObject({ code: 0, err: '' });
  });

  test('of standard error does not stop the answers', async () => {
    const { child, end } = start([...batch, '--progress']);
    child.stderr?.destroy();
    child.stdin?.end(QUESTION.repeat(5));
    const { code, out } = await end;
    expect({ code, lines: out.split('\n').length - 1 }).toEqual({ code: 0, lines: 5 });
  });
});

/** Where the system has a disk that is always full. */
if (existsSync('/dev/full')) {
  test('a full disk is told in words, with exit code 1', async () => {
    const full = await open('/dev/full', 'w');
    const { child, end } = start(batch, full.fd);
    child.stdin?.end(QUESTION.repeat(3));
    const { code, err } = await end;
    await full.close();
    expect(code).toBe(1);
    expect(err).toBe('hintwright: The answer cannot be written: no space left on device. (ERR_IO)\n');
  });
}
