/** What a hand is before any chances are known: how near, which special hand, and every way to read it. */
import { type Combinations, markOnly, readCombinations } from './combinations.js';
import type { Forms, MahjongKernel } from './kernel.js';
import type { Position } from './request.js';
import { markScored, type ScoredHand, scoreHand } from './score/score.js';
import { SPECIAL_HANDS } from './special.js';
import type { Combination, MahjongReport, Score, Shanten } from './types.js';
import { layDown } from './western/claims.js';
import { westernShanten } from './western/shanten.js';

export interface Overview extends Combinations {
  shanten: Shanten;
  state: MahjongReport['state'];
  special: string[];
  /** Of a complete hand, where the rules have data. */
  score: Score | null;
}

/** `forms`: what the kernel found for the hand. Needs the kernel's table and rules. */
export function overviewOf(kernel: MahjongKernel, position: Position, forms: Forms): Overview {
  const { hand, concealed, sets, rules } = position;
  const shanten = rules === 'western' ? westernShanten(kernel, position, forms) : forms;
  const state = stateOf(shanten.best);
  const found = readCombinations(kernel, hand, concealed, sets);
  const special = specialOf(kernel, position, state);
  if (state !== 'mahjong') return { ...found, shanten, state, special, score: null };
  const scored = scoreHand(kernel, position);
  const combinations = completed(position, found.combinations, scored);
  return { ...found, combinations, shanten, state, special, score: scored?.score ?? null };
}

function stateOf(shanten: number): MahjongReport['state'] {
  if (shanten < 0) return 'mahjong';
  return shanten === 0 ? 'fishing' : 'neither';
}

/** The combinations of a complete hand, the one that counts marked. */
function completed(
  { rules, hand, lastTile }: Position,
  readings: Combination[],
  scored: ScoredHand | null,
): Combination[] {
  const laid = rules === 'western' ? layDown(readings, hand.melds.length, lastTile) : readings;
  return scored ? markScored(laid, scored.laid) : markOnly(laid);
}

/** The special hands of the rules that a complete hand is, or that one more tile makes of a fishing one. */
function specialOf(
  kernel: MahjongKernel,
  { sets, concealed }: Position,
  state: MahjongReport['state'],
): string[] {
  if (sets < 4 || state === 'neither') return [];
  const missing = state === 'mahjong' ? 0 : 1;
  return kernel
    .specialHands()
    .filter((id) => kernel.specialDistance(id, concealed).distance === missing)
    .map((id) => SPECIAL_HANDS[id] as string);
}
