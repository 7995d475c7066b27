/** Chances by the kernel alone, on this thread: what the analyzer does in its worker, without partial answers. */
import type { Chances, MahjongKernel, Outlook } from '../../src/mahjong/kernel.js';
import { ALL_TILES, type Hand, heldKinds, NO_TILES, without } from './tiles.js';

/** A first turn: own draws left, and tiles unseen after the discard. */
export const DRAWS = 18;
export const UNSEEN = 122;

export interface Discard {
  kind: number;
  rest: Hand;
  shanten: number;
}

export type Rated = Discard & Chances;

const FIRST_ROOM = 2 ** 12;
const ROOM_STEP = 4;
const LAST_ROOM = 2 ** 18;
/** Hands opened between two steps. */
const SLICE = 500;

/** One a kind held. */
export function listDiscards(kernel: MahjongKernel, hand: Hand): Discard[] {
  kernel.setTable(NO_TILES, ALL_TILES, hand);
  return heldKinds(hand).map((kind) => {
    const rest = without(hand, kind);
    return { kind, rest, shanten: kernel.examine(rest, 4).best };
  });
}

/**
 * Rates discards that are searched together: of one shanten in `advance`, of the least and the next in `full`. In
 * `advance`, tiles come back once discarded, except after discards that raise the shanten.
 */
function rateTogether(
  kernel: MahjongKernel,
  hand: Hand,
  discards: readonly Discard[],
  { limit, comesBack, outlook }: { limit: number | null; comesBack: boolean; outlook?: Outlook | undefined },
): Rated[] {
  kernel.setTable(NO_TILES, ALL_TILES, comesBack ? undefined : hand);
  const options = { sets: 4, draws: DRAWS, unseen: UNSEEN, limit, looseFrom: Infinity, width: 0, outlook };
  for (let room = FIRST_ROOM; room <= LAST_ROOM; room *= ROOM_STEP) {
    if (!kernel.beginSearch({ ...options, room, decline: limit !== null })) break;
    const roots = discards.map(({ rest }) => kernel.addRoot(rest));
    let state = kernel.stepSearch(SLICE);
    while (state === 'running') state = kernel.stepSearch(SLICE);
    if (state === 'done')
      return discards.map((discard, i) => ({ ...discard, ...kernel.chances(roots[i] as number, DRAWS) }));
  }
  throw new Error('The search does not fit into memory.');
}

export const leastShanten = (discards: readonly Discard[]): number =>
  Math.min(...discards.map(({ shanten }) => shanten));

const ofLevel = (discards: readonly Discard[], level: number): Discard[] =>
  discards.filter(({ shanten }) => shanten === level);

/** The discards that keep the shanten. */
export function keptDiscards(kernel: MahjongKernel, hand: Hand): Discard[] {
  const discards = listDiscards(kernel, hand);
  return ofLevel(discards, leastShanten(discards));
}

/** The discards worth choosing from in `full`: those that keep the shanten or lose one. */
export function nearDiscards(kernel: MahjongKernel, hand: Hand): Discard[] {
  const discards = listDiscards(kernel, hand);
  const least = leastShanten(discards);
  return discards.filter(({ shanten }) => shanten <= least + 1);
}

/** `advance`, the discards that it makes itself. */
export const rateKept = (kernel: MahjongKernel, hand: Hand): Rated[] =>
  rateTogether(kernel, hand, keptDiscards(kernel, hand), { limit: null, comesBack: true });

/** `advance`, all discards: those of equal shanten together. */
export function rateAll(kernel: MahjongKernel, hand: Hand): Rated[] {
  const discards = listDiscards(kernel, hand);
  const least = leastShanten(discards);
  const levels = [...new Set(discards.map(({ shanten }) => shanten))];
  return levels.flatMap((level) =>
    rateTogether(kernel, hand, ofLevel(discards, level), { limit: null, comesBack: level === least }),
  );
}

/** `full`, the discards near the best; with an outlook what they are expected to score besides. */
export function rateNear(kernel: MahjongKernel, hand: Hand, outlook?: Outlook): Rated[] {
  const discards = nearDiscards(kernel, hand);
  return rateTogether(kernel, hand, discards, {
    limit: leastShanten(discards) + 1,
    comesBack: false,
    outlook,
  });
}

/** The discard most likely to win. */
export function bestOf<One extends { win: number[] }>(rated: readonly One[]): One {
  const chance = ({ win }: One) => win.at(-1) as number;
  return rated.reduce((best, other) => (chance(other) > chance(best) ? other : best));
}
