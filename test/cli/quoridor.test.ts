import { describe, expect, test } from 'vitest';
import { runProgram } from '../../src/cli/program.js';
import { drawBoard } from '../../src/cli/quoridor/board.js';
import { formatQuoridor } from '../../src/cli/quoridor/table.js';
import { createStyle } from '../../src/cli/style.js';
import { analyze, loadQuoridor } from '../support/quoridor.js';
import { fakeTerminal } from './streams.js';

const service = await loadQuoridor();
const plain = createStyle(Number.POSITIVE_INFINITY, false);

async function run(...args: string[]) {
  const terminal = fakeTerminal();
  const code = await runProgram(['quoridor', ...args], terminal);
  return { code, out: terminal.out(), err: terminal.err() };
}

test('the table: position, board, both players, pawn moves, the walls that gain most', () => {
  const { report } = analyze(service, { position: 'b2 b3h', columns: 4, rows: 4, walls: 2 });
  expect(formatQuoridor({ ...report, timeMs: 1.25 }, plain)).toBe(
    `
b3 /  / b2 b4 / 2 1 / 1

4  ·   2   ·   ·
       ━━━━━
3  ·   ·   ·   ·

2  ·   1   ·   ·

1  ·   ·   ·   ·
   a   b   c   d

player     walls  steps  shortest path
1 to move      2      3  b2 b3 a3 a4
2              1      4  b4 a4 a3 a2 a1

move  steps 1  steps 2  effect
a2          2        4  −1 step for you, none for the opponent
b1          4        4  +1 step for you, none for the opponent
b3          2        4  −1 step for you, none for the opponent
c2          3        4  No path gets longer or shorter
a1h         3        5  +1 step for the opponent, none for you
a3v         3        5  +1 step for the opponent, none for you
and 12 more walls of 18 legal moves

1.3 ms
`.trim(),
  );
});

test('walls as long as two squares, upright ones between the columns', () => {
  const board = { columns: 3, rows: 3, pawns: ['a1', 'c3'] as [string, string], walls: ['a2v', 'b1h'] };
  expect(drawBoard(board).join('\n')).toBe(
    `
3  · ┃ ·   2
     ┃
2  · ┃ ·   ·
       ━━━━━
1  1   ·   ·
   a   b   c`.slice(1),
  );
});

test('a finished game says who has won and lists no moves', () => {
  const { report } = analyze(service, { position: 'b2 a3 b3', columns: 3, rows: 3 });
  const text = formatQuoridor(report, plain);
  expect(text).toContain('1 has won');
  expect(text).not.toContain('move  steps');
});

describe('the command', () => {
  test('without a position: the start', async () => {
    const { code, out } = await run('--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'quoridor', position: ' /  / e1 e9 / 10 10 / 1' });
  });

  test('fields are options', async () => {
    const { out } = await run('e8 e2', '--notation', 'glendenning', '--json');
    expect(JSON.parse(out).position).toBe(' /  / e2 e8 / 10 10 / 1');
    expect(
      JSON.parse((await run('--columns', '3', '--rows', '5', '--walls', '2', '--json')).out),
    ).toMatchObject({
      ...{ columns: 3, rows: 5, wallsLeft: [2, 2] },
    });
  });

  test('perft prints the number alone', async () => {
    expect((await run('perft', '2')).out).toBe('16677\n');
    expect((await run('perft', '0')).out).toBe('1\n');
    expect((await run('perft', '1', 'e2 e8')).out).toBe('132\n');
  });

  test('perft takes the board’s options, before its name as well as behind it', async () => {
    expect((await run('perft', '4', '--columns', '3', '--rows', '3', '--walls', '2')).out).toBe('1528\n');
    expect((await run('--columns', '3', '--rows', '3', 'perft', '4', '--walls', '2')).out).toBe('1528\n');
  });

  test('perft as JSON is the report', async () => {
    expect(JSON.parse((await run('perft', '1', '--json')).out).perft).toEqual({
      plies: 1,
      leaves: 131,
      share: 1,
    });
  });

  test.each([
    [['perft'], 'ERR_USAGE'],
    [['perft', 'x'], 'ERR_OPTION'],
    [['perft', '-1'], 'ERR_OPTION'],
    [['perft', '100'], 'ERR_OPTION'],
    [['perft', '1', 'x'], 'ERR_MOVE'],
    [['perft', '1', '--batch'], 'ERR_USAGE'],
    [['perft', '1', '--time-ms', '5'], 'ERR_USAGE'],
    [['--workers', '2', 'perft', '1'], 'ERR_USAGE'],
    [['e2', 'e8'], 'ERR_USAGE'],
    [['--columns', '10'], 'ERR_OPTION'],
  ])('%j: %s', async (args, code) => {
    await expect(run(...args)).rejects.toMatchObject({ code });
  });

  test('a line of a batch that is no request is shown one of this game', async () => {
    const terminal = fakeTerminal('[]\n');
    await runProgram(['quoridor', '--batch', '--workers', '1'], terminal);
    expect(JSON.parse(terminal.out()).error).toEqual({
      code: 'ERR_REQUEST',
      message: 'A request is a JSON object, such as {"position":"…"}.',
    });
  });

  test('help shows an example of every option and the commands below', async () => {
    const { out } = await run('--help');
    for (const text of ['--time-ms', '(e.g. --columns 5)', 'perft', "'e2 e8 e3"])
      expect(out.replace(/\s+/g, ' ')).toContain(text);
    expect((await run('perft', '--help')).out).toContain('hintwright quoridor perft 3');
  });
});
