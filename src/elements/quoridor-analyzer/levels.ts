import type { Hint, QuoridorRequest } from '../../quoridor/types.js';

/** How strong the computer plays, the weakest first. */
export const LEVELS = ['beginner', 'casual', 'club', 'strong', 'full'] as const;
export type Level = (typeof LEVELS)[number];

interface Strength {
  /** Positions that it looks at; null: as long as an analysis takes. */
  nodes: number | null;
  /** Moves that it chooses from. */
  lines: number;
  /** How readily it takes a worse move: one this much less likely to win is taken 1/e times as often. 0: never. */
  whim: number;
}

/** Positions, not time, so that a level is as strong on every machine. */
const STRENGTHS: Readonly<Record<Level, Strength>> = {
  beginner: { nodes: 1_000, lines: 6, whim: 0.12 },
  casual: { nodes: 6_000, lines: 5, whim: 0.05 },
  club: { nodes: 40_000, lines: 3, whim: 0.02 },
  strong: { nodes: 300_000, lines: 1, whim: 0 },
  full: { nodes: null, lines: 1, whim: 0 },
};

/** What a level asks of the search. */
export function effortOf(level: Level): Pick<QuoridorRequest, 'nodes' | 'lines'> {
  const { nodes, lines } = STRENGTHS[level];
  return nodes === null ? { lines } : { nodes, lines };
}

/** From this chance on a game is won, and is brought home: moves that all win would be chosen from for ever. */
const AS_GOOD_AS_WON = 0.99;

/**
 * The move that a level makes: the best, or by a throw of the die a worse one, unless the game is as good as won.
 * @param roll in [0, 1).
 */
export function chooseMove(hints: readonly Hint[], level: Level, roll: number): string | null {
  const { whim } = STRENGTHS[level];
  const [best] = hints;
  if (!best || whim === 0 || best.winProbability >= AS_GOOD_AS_WON) return best?.move ?? null;
  const weights = hints.map(({ winProbability: chance }) => Math.exp((chance - best.winProbability) / whim));
  let left = roll * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = hints.find((_, index) => {
    left -= weights[index]!;
    return left < 0;
  });
  return (chosen ?? best).move;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * A throw in [0, 1) that a seed, a position and how many moves have led to it decide, so that no game goes round in circles:
 * FNV-1a, then the finalizer of MurmurHash3 to spread its bits.
 */
export function rollOf(seed: number, position: string, ply: number): number {
  let hash = FNV_OFFSET ^ seed;
  for (const char of `${position} ${ply}`) hash = Math.imul(hash ^ char.charCodeAt(0), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
