import { expect, test } from 'vitest';
import { runProgram } from '../../src/cli/program.js';
import { fakeTerminal } from './streams.js';

const MOVE = /^bestmove [a-i][1-9][hv]?$/;

async function talk(...lines: string[]): Promise<string[]> {
  const terminal = fakeTerminal(`${lines.join('\n')}\n`);
  expect(await runProgram(['quoridor', 'uqi'], terminal)).toBe(0);
  return terminal.out().trim().split('\n');
}

test('a session: greeting, a search by positions, what it found', async () => {
  const answers = await talk(
    'uqi',
    'isready',
    'newgame',
    'position startpos moves e2 e8 d4h',
    'go nodes 2000',
  );
  expect(answers.slice(0, 3)).toEqual(['id name hintwright', 'uqiok', 'readyok']);
  expect(answers[3]).toMatch(
    /^info depth \d+ nodes 2000 score -?\d+ winprob 0\.\d{4} pv( [a-i][1-9][hv]?)+$/,
  );
  expect(answers[4]).toMatch(MOVE);
  expect(answers).toHaveLength(5);
});

test('stop ends a search and still brings a move; depth and movetime are limits', async () => {
  const stopped = await talk('position startpos', 'go movetime 600000', 'stop');
  expect(stopped.at(-1)).toMatch(MOVE);
  expect((await talk('position startpos', 'go depth 2')).at(-1)).toMatch(MOVE);
  expect((await talk('position startpos', 'go movetime 20')).at(-1)).toMatch(MOVE);
});

test('what makes no sense is answered, and the session goes on', async () => {
  const answers = await talk(
    'hello',
    'position board',
    'position startpos moves e3',
    'go nodes 100',
    'position startpos moves e2',
    'go nodes 100',
    'quit',
  );
  expect(answers[0]).toBe('info string unknown command "hello"');
  expect(answers[1]).toMatch(/^info string/);
  expect(answers[2]).toMatch(/^info string ERR_ILLEGAL_MOVE/);
  expect(answers[3]).toBe('bestmove none');
});
