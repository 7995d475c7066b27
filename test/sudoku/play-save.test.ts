import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '../../src/errors.js';
import { unwrap } from '../../src/result.js';
import { Game } from '../../src/sudoku/charts/game.js';
import { newGame, rowsIn } from '../support/sudoku-game.js';

const GOOD = 'g=1...............';

describe('a saved game', () => {
  const puzzle = '.234341221434.2.';
  const played = () => {
    const all = newGame(4, { variant: 'latin' });
    all.game.send({ type: 'setup', initState: rowsIn(puzzle) });
    return all;
  };

  test.each<[string, Parameters<Game['send']>[0][]]>([
    ['not begun', []],
    ['begun, nothing entered', [{ type: 'start' }]],
    [
      'running',
      [
        { type: 'start' },
        { type: 'enter', cells: [0], digit: 3 },
        { type: 'mark', cells: [13], kind: 'corner', digit: 2 },
      ],
    ],
    ['paused', [{ type: 'start' }, { type: 'autoMarks' }, { type: 'pause' }]],
    ['stopped', [{ type: 'start' }, { type: 'enter', cells: [0], digit: 3 }, { type: 'stop' }]],
    [
      'solved',
      [
        { type: 'start' },
        { type: 'enter', cells: [0], digit: 1 },
        { type: 'enter', cells: [13], digit: 3 },
        { type: 'enter', cells: [15], digit: 1 },
      ],
    ],
  ])('%s: goes on as it was, in a game of other rules in the middle of something', (name, events) => {
    const { game, clock } = played();
    for (const event of events) {
      clock.time += 1500;
      expect(game.send(event)).toBe(true);
    }
    const other = newGame(9);
    other.game.send({ type: 'start' });
    other.game.send({ type: 'autoMarks' });
    const text = game.save();
    expect(text).not.toMatch(/\s/);
    expect(other.game.restore(text)).toEqual(Game.read(text));
    const seen = ({ phase, paused, sheet, layout, elapsedMs, canResume }: Game) => ({
      phase,
      paused,
      sheet,
      layout,
      elapsedMs,
      canResume,
    });
    expect(seen(other.game)).toEqual(seen(game));
    expect(name === 'solved').toBe(game.phase === 'solved');
    expect([other.game.canUndo, other.game.save()]).toEqual([false, text]);
    expect(other.updates.at(-1)!.currentState.flat()).toEqual(game.sheet.digits);
  });

  test.each<[string, ErrorCode, number]>([
    [`${GOOD}&p=away&t=5`, 'ERR_PARSE_ERROR', 21],
    [`${GOOD}&p=solved&t=5`, 'ERR_PARSE_ERROR', 21],
    [`${GOOD}&t=-5`, 'ERR_PARSE_ERROR', 21],
    [`${GOOD}&t=1e9`, 'ERR_PARSE_ERROR', 21],
    [`${GOOD}&t=${'9'.repeat(13)}`, 'ERR_PARSE_ERROR', 21],
  ])('refused, and nothing changes: %j', (text, code, at) => {
    expect(Game.read(text)).toMatchObject({ ok: false, error: { code, at } });
    const { game } = newGame(4);
    const before = game.save();
    expect(game.restore(text).ok).toBe(false);
    expect(game.save()).toBe(before);
  });

  test('a link shared in the middle of a game keeps what was entered, to be gone on with', () => {
    const { game } = newGame(4);
    expect(game.restore('https://example.org/#g=1...............&e=.2..............').ok).toBe(true);
    expect([game.phase, game.canResume, game.sheet.digits[1]]).toEqual(['unsolved', true, 2]);
  });

  test('the example of docs/sudoku-game.md is one', () => {
    const page = readFileSync(new URL('../../docs/sudoku-game.md', import.meta.url), 'utf8');
    const { game } = newGame(9);
    unwrap(game.restore(/```\n(g=.*)\n```/.exec(page)![1]!));
    expect([game.paused, game.elapsedMs, game.sheet.digits[0]]).toEqual([true, 61_000, 3]);
    expect(game.sheet.marks[13]).toEqual({ corner: 0, centre: 0b110 });
  });
});
