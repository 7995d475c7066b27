import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatError } from '../../src/cli/failure.js';
import { errorJson } from '../../src/cli/json.js';
import { mahjongOptions } from '../../src/cli/mahjong/options.js';
import { flagName } from '../../src/cli/options.js';
import { runProgram } from '../../src/cli/program.js';
import { createStyle } from '../../src/cli/style.js';
import { escapeUnseen, HintwrightError } from '../../src/errors.js';
import { fakeTerminal } from '../cli/streams.js';
import { hostileText } from './arbitraries.js';
import { expectGoodError } from './check.js';
import { TEXTS } from './corpus.js';
import { PATIENCE, runs } from './runs.js';
import { games } from './stage.js';

const plain = createStyle(80, false);
const isPrintable = (text: string) => text.split('\n').every((line) => escapeUnseen(line) === line);

/** Runs a command line and holds it to its promise: an answer, or an error with a code; nothing raw on the terminal. */
async function run(args: readonly string[]): Promise<void> {
  const terminal = fakeTerminal('{"hand":"1m"}\n');
  try {
    await runProgram(args, terminal, games);
  } catch (error) {
    if (!(error instanceof HintwrightError)) throw error;
    if (error.code !== 'ERR_USAGE')
      expectGoodError({ ...error.toJSON(), message: escapeUnseen(error.message) });
    if (!isPrintable(formatError(error, plain))) throw new Error('the error commands the terminal');
    if (!isPrintable(errorJson(error.toJSON()))) throw new Error('the JSON commands the terminal');
  }
  if (!isPrintable(terminal.out())) throw new Error('the answer commands the terminal');
}

const flags = [
  ...Object.keys(mahjongOptions).map(flagName),
  '--json',
  '--batch',
  '--progress',
  '--help',
  '--workers',
];
const argument = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...flags) },
  { weight: 3, arbitrary: hostileText },
  {
    weight: 2,
    arbitrary: fc.constantFrom('33789m35689p2334s', '4', 'east', 'true', 'a=1', '__proto__=1', 'advance'),
  },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...flags), hostileText).map((pair) => pair.join('=')) },
);
const commandLine = fc.oneof(
  { weight: 8, arbitrary: fc.array(argument, { maxLength: 5 }).map((args) => ['mahjong', ...args]) },
  { weight: 1, arbitrary: fc.array(argument, { maxLength: 3 }) },
);

test(
  'any command line is answered, or refused with a code and without echoing control characters',
  async () => {
    await fc.assert(fc.asyncProperty(commandLine, run), runs(4_000));
  },
  PATIENCE,
);

test.each(TEXTS.map((text) => [text.slice(0, 30), text]))(
  'the corpus as hand, as option and as game: %j',
  async (_, text) => {
    await run(['mahjong', text]);
    await run(['mahjong', '1m', '--seen', text]);
    await run(['mahjong', '1m', '--rule-options', text]);
    await run(['mahjong', '1m', `--${text}`]);
    await run([text]);
  },
);

test('nothing reaches the prototypes', () => {
  expect(({} as { hostile?: unknown }).hostile).toBeUndefined();
});
