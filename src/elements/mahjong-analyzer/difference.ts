/** How one discard differs from another: what it gains, what it gives up. */
import type { Hint, Improvement, TileCount } from '../../mahjong/types.js';

export interface Difference {
  hint: Hint;
  other: Hint;
  /** Steps further from a complete hand than after the other discard; negative is nearer. */
  steps: number;
  /** Accepted tiles that the other discard does not accept, and the other way round. */
  gained: TileCount[];
  lost: TileCount[];
  /** Copies accepted beyond the other's. */
  copies: number;
  improvementsGained: Improvement[];
  improvementsLost: Improvement[];
  /** Differences of chances, -1 to 1, with all draws to come; null while either is unknown. */
  win: number | null;
  tenpai: number | null;
  /** Difference of expected scores. */
  worth: number | null;
  /** False where a chance is a lower bound. */
  exact: boolean;
}

export function difference(hint: Hint, other: Hint): Difference {
  const steps = hint.shanten - other.shanten;
  /** What the other discard makes of a tile; at another distance an accepted tile is worth something else. */
  const uses = (of: Hint) => (steps === 0 ? [...of.improvements, ...of.accepts] : of.improvements);
  return {
    hint,
    other,
    steps,
    gained: without(hint.accepts, other.accepts),
    lost: without(other.accepts, hint.accepts),
    copies: hint.acceptCount - other.acceptCount,
    improvementsGained: without(hint.improvements, uses(other)),
    improvementsLost: without(other.improvements, uses(hint)),
    win: subtract(hint.winProbability, other.winProbability),
    tenpai: subtract(hint.tenpaiProbability, other.tenpaiProbability),
    worth: subtract(hint.expectedScore, other.expectedScore),
    exact: hint.exact && other.exact,
  };
}

function without<T extends TileCount>(tiles: readonly T[], others: readonly TileCount[]): T[] {
  return tiles.filter(({ tile }) => !others.some((other) => other.tile === tile));
}

function subtract(a: readonly number[], b: readonly number[]): number | null {
  const [own, other] = [a.at(-1), b.at(-1)];
  return own === undefined || other === undefined ? null : own - other;
}
