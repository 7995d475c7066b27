import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/cli/game.js';
import type { AnyGame } from '../../src/cli/games.js';
import { mahjongOptions } from '../../src/cli/mahjong/options.js';
import { flagName } from '../../src/cli/options.js';
import { runProgram } from '../../src/cli/program.js';
import { HintwrightError } from '../../src/errors.js';
import { fakeTerminal } from './streams.js';

type Echo = Record<string, unknown>;

/** A game that answers with the request it got, so that a test sees what the command line made of its arguments. */
function echoGame() {
  const log = { disposed: 0 };
  const game: Game<Echo, Echo> = {
    name: 'mahjong',
    summary: 'Echoes.',
    input: { field: 'hand', label: 'hand', help: 'tiles', example: '123m' },
    options: mahjongOptions,
    examples: [['hintwright mahjong 123m', 'an example']],
    createAnalyzer: () => ({
      analyze: async (request, { onProgress } = {}) => {
        if (request.hand === 'bad') throw new HintwrightError({ code: 'ERR_UNKNOWN_TILE', message: 'bad' });
        onProgress?.(request);
        return request;
      },
      analyzeToJson: async (request) => {
        if (request.hand === 'bad') throw new HintwrightError({ code: 'ERR_UNKNOWN_TILE', message: 'bad' });
        return JSON.stringify(request);
      },
      dispose: async () => {
        log.disposed++;
      },
    }),
    format: (report) => `a table of ${Object.keys(report).join(' ')}`,
    progress: () => 0.5,
  };
  const games: AnyGame[] = [(visit) => visit(game)];
  return { games, log };
}

async function run(args: string[], stdin?: string) {
  const { games, log } = echoGame();
  const terminal = fakeTerminal(stdin);
  const exitCode = await runProgram(args, terminal, games);
  return { exitCode, out: terminal.out(), err: terminal.err(), ...log };
}

describe('a request from arguments', () => {
  test('holds exactly what was given, under the names of the contract', async () => {
    const args = [
      'mahjong',
      '123m',
      '--ura-dora',
      '4p',
      '--draws',
      '7',
      '--double-riichi',
      '--seat-wind',
      'west',
    ];
    const { out, exitCode, disposed } = await run([
      ...args,
      '--rule-options',
      'a=1',
      '--rule-options',
      'b=x',
      '--json',
    ]);
    expect(JSON.parse(out)).toEqual({
      hand: '123m',
      uraDora: '4p',
      draws: 7,
      doubleRiichi: true,
      seatWind: 3,
      ruleOptions: { a: 1, b: 'x' },
    });
    expect(exitCode).toBe(0);
    expect(disposed).toBe(1);
  });

  test('--json is one line; without it a table', async () => {
    expect((await run(['mahjong', '123m', '--json'])).out).toBe('{"hand":"123m"}\n');
    expect((await run(['mahjong', '123m'])).out).toBe('a table of hand\n');
  });

  test('options may stand before the hand', async () => {
    expect((await run(['mahjong', '--riichi', '123m', '--json'])).out).toBe(
      '{"riichi":true,"hand":"123m"}\n',
    );
  });

  test('--progress writes to standard error only', async () => {
    const { out, err } = await run(['mahjong', '123m', '--json', '--progress']);
    expect(out).toBe('{"hand":"123m"}\n');
    expect(err).toContain('50 %');
  });

  test('the analyzer is disposed when the hand was wrong too, else the process would hang', async () => {
    const { games, log } = echoGame();
    await expect(runProgram(['mahjong', 'bad'], fakeTerminal(), games)).rejects.toMatchObject({
      code: 'ERR_UNKNOWN_TILE',
    });
    expect(log.disposed).toBe(1);
  });
});

describe('a batch', () => {
  test('reads standard input and takes the options as defaults', async () => {
    const args = ['mahjong', '--batch', '--workers', '2', '--draws', '5'];
    const { out, exitCode } = await run(args, '{"hand":"1m"}\n{"hand":"2m","draws":3}\n{"hand":"bad"}\n');
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { draws: 5, hand: '1m' },
      { draws: 3, hand: '2m' },
      { error: { code: 'ERR_UNKNOWN_TILE', message: 'bad' } },
    ]);
    expect(exitCode).toBe(0);
  });

  test('says what is wrong with an input that cannot be read', async () => {
    const { games } = echoGame();
    const terminal = { ...fakeTerminal(), stdin: new Readable({ read() {} }) };
    const batch = runProgram(['mahjong', '--batch'], terminal, games);
    terminal.stdin.destroy(new Error('EIO: i/o error, read'));
    await expect(batch).rejects.toMatchObject({
      code: 'ERR_IO',
      message: 'Standard input cannot be read: i/o error.',
    });
  });

  test('reports how far it is on standard error', async () => {
    const { err } = await run(['mahjong', '--batch', '--progress'], '{"hand":"1m"}\n');
    expect(err).toMatch(/100 % 1 lines\n$/);
  });
});

describe('a wrong command line', () => {
  test.each([
    { args: [], says: 'Say which game.', why: 'nothing was asked' },
    { args: ['mahjongg', '1m'], says: 'Did you mean mahjong?', why: 'a slip gets a suggestion' },
    { args: ['mahjong', '1m', '--jsn'], says: 'Did you mean --json?', why: 'also in an option' },
    { args: ['mahjong'], says: "hintwright mahjong '123m'", why: 'a missing hand gets an example' },
    { args: ['mahjong', '1m', '2m'], says: 'Too many arguments', why: 'one hand at a time' },
    { args: ['mahjong', '1m', '--seen'], says: 'argument missing', why: 'an option without its value' },
    { args: ['mahjong', '1m', '--batch'], says: 'standard input', why: 'a batch has no hand' },
    { args: ['mahjong', '1m', '--workers', '2'], says: '--batch only', why: 'it would do nothing' },
  ])('$args: $why', async ({ args, says }) => {
    await expect(run(args)).rejects.toMatchObject({
      code: 'ERR_USAGE',
      message: expect.stringContaining(says),
    });
  });

  test('a value that an option does not take is ERR_OPTION', async () => {
    await expect(run(['mahjong', '--batch', '--workers', '0'])).rejects.toMatchObject({ code: 'ERR_OPTION' });
    await expect(run(['mahjong', '1m', '--model', 'best'])).rejects.toMatchObject({ code: 'ERR_OPTION' });
  });
});

describe('help', () => {
  test('shows every option, and an example of each that takes a value', async () => {
    const { out, exitCode } = await run(['mahjong', '--help']);
    const text = out.replace(/\s+/g, ' ');
    for (const [field, spec] of Object.entries(mahjongOptions)) {
      expect(text).toContain(flagName(field));
      if ('example' in spec) expect(text).toContain(`(e.g. ${flagName(field)} ${spec.example})`);
    }
    for (const flag of ['--json', '--batch', '--workers', '--progress']) expect(text).toContain(flag);
    expect(text).toContain('hintwright mahjong 123m an example');
    expect(exitCode).toBe(0);
  });

  test('the version is that of the package', async () => {
    expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
