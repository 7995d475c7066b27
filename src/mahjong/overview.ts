/** What a hand is before any chances are known: how near, which special hand, and every way to read it. */
import { type Combinations, markOnly, readCombinations } from './combinations.js';
import type { Forms, MahjongKernel } from './kernel.js';
import type { Position } from './request.js';
import { markScored, scoreHand } from './score/score.js';
import type { MahjongReport, Score, Shanten } from './types.js';
import { layDown } from './western/claims.js';
import { shantenUnder, specialOf } from './western/special.js';

export interface Overview extends Combinations {
  shanten: Shanten;
  state: MahjongReport['state'];
  special: string[];
  /** Of a complete hand, where the rules have data. */
  score: Score | null;
}

/** `forms`: what the kernel found for the hand. Needs the kernel's table and rules. */
export function overviewOf(kernel: MahjongKernel, position: Position, forms: Forms): Overview {
  const { hand, concealed, sets } = position;
  const shanten = shantenUnder(kernel, position, forms);
  const state = stateOf(shanten.best);
  const found = readCombinations(kernel, hand, concealed, sets);
  const special = specialOf(kernel, position, state);
  if (state !== 'mahjong') return { ...found, shanten, state, special, score: null };
  const laid =
    position.rules === 'western'
      ? layDown(found.combinations, hand.melds.length, position.lastTile)
      : found.combinations;
  const scored = scoreHand(kernel, position);
  const combinations = scored ? markScored(laid, scored.laid) : markOnly(laid);
  return { ...found, combinations, shanten, state, special, score: scored?.score ?? null };
}

function stateOf(shanten: number): MahjongReport['state'] {
  if (shanten < 0) return 'mahjong';
  return shanten === 0 ? 'fishing' : 'neither';
}
