import { describe, expect, test } from 'vitest';
import { chooseMove, effortOf, LEVELS, rollOf } from '../../../src/elements/quoridor-analyzer/levels.js';
import type { Hint } from '../../../src/quoridor/types.js';

const hint = (move: string, winProbability: number, solved: Hint['solved'] = null): Hint => ({
  ...{ move, winProbability, solved },
  line: [move],
  explanation: '',
});
const hints = [hint('e2', 0.6), hint('d3h', 0.55), hint('a1h', 0.3)];
const rolls = Array.from({ length: 2_000 }, (_, i) => (i + 0.5) / 2_000);

/** How often a level makes the best of the moves. */
const shareOfBest = (level: (typeof LEVELS)[number]) =>
  rolls.filter((roll) => chooseMove(hints, level, roll) === 'e2').length / rolls.length;

describe('levels', () => {
  test('each looks at more than the one before and makes the best move more often', () => {
    const shares = LEVELS.map(shareOfBest);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.slice(-2)).toEqual([1, 1]);
    expect(shares[0]).toBeLessThan(0.6);
    const nodes = LEVELS.map((level) => effortOf(level).nodes ?? Infinity);
    expect(nodes).toEqual([...new Set(nodes)].sort((a, b) => a - b));
  });

  test('a move is taken by e to the power of how much worse it is', () => {
    const count = (move: string) => rolls.filter((roll) => chooseMove(hints, 'casual', roll) === move).length;
    expect(count('d3h') / count('e2')).toBeCloseTo(Math.exp(-0.05 / 0.05), 2);
  });

  test.each([
    ['solved', hint('e7', 1, { result: 'win', plies: 5 })],
    ['all but solved', hint('e7', 0.995)],
  ])('a game that is won, %s, is brought home', (_, best) => {
    const winning = [best, hint('d8', 0.99)];
    expect(new Set(rolls.map((roll) => chooseMove(winning, 'beginner', roll)))).toEqual(new Set(['e7']));
  });

  test('without hints there is no move', () => expect(chooseMove([], 'club', 0.5)).toBeNull());
});

test('throws are decided by seed, position and ply, and spread over [0, 1)', () => {
  expect(rollOf(7, 'e2 e8', 2)).toBe(rollOf(7, 'e2 e8', 2));
  expect(rollOf(7, 'e2 e8', 2)).not.toBe(rollOf(7, 'e2 e8', 6));
  const thrown = Array.from({ length: 1_000 }, (_, seed) => rollOf(seed, 'e2 e8', 2));
  for (const tenth of Array.from({ length: 10 }, (_, i) => i / 10)) {
    const within = thrown.filter((roll) => roll >= tenth && roll < tenth + 0.1).length;
    expect(within, `from ${tenth}`).toBeGreaterThan(60);
    expect(within, `from ${tenth}`).toBeLessThan(140);
  }
});
