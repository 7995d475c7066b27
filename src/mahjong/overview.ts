/** What a hand is before any chances are known: how near, which special hand, and every way to read it. */
import { type Combinations, markOnly, readCombinations } from './combinations.js';
import { barClaim } from './furiten.js';
import type { Forms, MahjongKernel } from './kernel.js';
import type { Position } from './request.js';
import { contextOf, markScored, type ScoredHand, scoreHand } from './score/score.js';
import { SPECIAL_HANDS } from './special.js';
import { COPIES } from './tiles.js';
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
  const byForm = rules === 'western' ? westernShanten(kernel, position, forms) : forms;
  const claim = rules === 'western' && position.lastTile.claimed ? contextOf(position) : null;
  const found = readCombinations(kernel, hand, concealed, sets, claim);
  const scored = scoreHand(kernel, position);
  const state = rules === 'bmja' ? britishState(kernel, position, scored) : stateOf(byForm.best);
  const shanten = rules === 'bmja' ? britishShanten(byForm, state) : byForm;
  const special = specialOf(kernel, position, state);
  const score = scored && (scored.complete ? barClaim(kernel, position, scored.score) : scored.score);
  const overview = { ...found, shanten, state, special, score };
  return state === 'mahjong'
    ? { ...overview, combinations: completed(found.combinations, scored) }
    : overview;
}

function stateOf(shanten: number): MahjongReport['state'] {
  if (shanten < 0) return 'mahjong';
  return shanten === 0 ? 'fishing' : 'neither';
}

/** British hands have one chow at most, and some are no sets and a pair: what is complete and what completes decides. */
function britishState(
  kernel: MahjongKernel,
  position: Position,
  scored: ScoredHand | null,
): MahjongReport['state'] {
  if (scored?.complete) return 'mahjong';
  const after = position.size === 14 ? withoutEach(position.concealed) : [position.concealed];
  const chows = position.hand.melds.filter(({ kind }) => kind === 'chow').length;
  const fishes = (concealed: Uint8Array) =>
    kernel
      .waits(concealed, position.sets, chows)
      .some((waits, kind) => waits > 0 && (concealed[kind] ?? 0) + (position.melded[kind] ?? 0) < COPIES);
  return position.size >= 13 && after.some(fishes) ? 'fishing' : 'neither';
}

/** Distances don't know the limit of one chow, nor knitted hands: the best one is kept in step with the state. */
function britishShanten(byForm: Shanten, state: MahjongReport['state']): Shanten {
  const best = state === 'mahjong' ? -1 : state === 'fishing' ? 0 : Math.max(1, byForm.best);
  return { ...byForm, best };
}

/** What is left after each discard. */
const withoutEach = (concealed: Uint8Array): Uint8Array[] =>
  [...concealed.keys()]
    .filter((kind) => (concealed[kind] ?? 0) > 0)
    .map((kind) => concealed.map((count, other) => count - Number(other === kind)));

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
