/** What a hand is before any chances are known: how near, which special hand, and every way to read it. */
import { isBarred } from './british.js';
import { type Combinations, markOnly, readCombinations } from './combinations.js';
import { barClaim } from './furiten.js';
import type { Forms, MahjongKernel } from './kernel.js';
import type { Position } from './request.js';
import { contextOf, markScored, type ScoredHand, scoreHand } from './score/score.js';
import { SPECIAL_HANDS } from './special.js';
import type { Combination, MahjongReport, Score, Shanten } from './types.js';
import { westernShanten } from './western/shanten.js';

export interface Overview extends Combinations {
  shanten: Shanten;
  state: MahjongReport['state'];
  special: string[];
  /** Of a complete hand; under bmja and classical of any. */
  score: Score | null;
}

/** `forms`: what the kernel found for the hand. Needs the kernel's table and rules. */
export function overviewOf(kernel: MahjongKernel, position: Position, forms: Forms): Overview {
  const { hand, concealed, sets, rules } = position;
  const shanten = shantenOf(kernel, position, forms);
  const claim = rules === 'western' && position.lastTile.claimed ? contextOf(position) : null;
  const found = readCombinations(kernel, hand, concealed, sets, claim);
  const scored = scoreHand(kernel, position);
  const state = stateOf(shanten.best);
  const special = specialOf(kernel, position, state);
  const score = scored && (scored.complete ? barClaim(kernel, position, scored.score) : scored.score);
  const overview = { ...found, shanten, state, special, score };
  return state === 'mahjong'
    ? { ...overview, combinations: completed(found.combinations, scored) }
    : overview;
}

function shantenOf(kernel: MahjongKernel, position: Position, forms: Forms): Shanten {
  if (position.rules === 'western') return westernShanten(kernel, position, forms);
  // No distance tells that the melds already bar every win.
  return isBarred(position.rules, position.hand) ? { ...forms, best: Math.max(1, forms.best) } : forms;
}

function stateOf(shanten: number): MahjongReport['state'] {
  if (shanten < 0) return 'mahjong';
  return shanten === 0 ? 'fishing' : 'neither';
}

/** The combinations of a complete hand, the one that counts marked. */
const completed = (combinations: Combination[], scored: ScoredHand | null): Combination[] =>
  scored ? markScored(combinations, scored.laid) : markOnly(combinations);

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
