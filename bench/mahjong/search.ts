/** Chances by the kernel alone, on this thread: what the analyzer does in its worker, without partial answers. */
import type { Chances, MahjongKernel } from '../../src/mahjong/kernel.js';
import { ALL_TILES, type Hand, heldKinds, NO_TILES, without } from './tiles.js';

export type Model = 'advance' | 'full';

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

/** Rates discards that are searched together: of one shanten in `advance`, of the least and the next in `full`. */
export function rateTogether(
  kernel: MahjongKernel,
  hand: Hand,
  discards: readonly Discard[],
  model: Model,
): Rated[] {
  kernel.setTable(NO_TILES, ALL_TILES, ...(model === 'full' ? [hand] : []));
  const least = Math.min(...discards.map(({ shanten }) => shanten));
  const limit = model === 'full' ? least + 1 : null;
  const options = { sets: 4, draws: DRAWS, unseen: UNSEEN, limit, width: 0, decline: model === 'full' };
  for (let room = FIRST_ROOM; room <= LAST_ROOM; room *= ROOM_STEP) {
    if (!kernel.beginSearch({ ...options, room })) break;
    const roots = discards.map(({ rest }) => kernel.addRoot(rest));
    let state = kernel.stepSearch(SLICE);
    while (state === 'running') state = kernel.stepSearch(SLICE);
    if (state === 'done')
      return discards.map((discard, i) => ({ ...discard, ...kernel.chances(roots[i] as number, DRAWS) }));
  }
  throw new Error('The search does not fit into memory.');
}

/** The discards that keep the shanten, in `advance`. */
export function rateKept(kernel: MahjongKernel, hand: Hand): Rated[] {
  const discards = listDiscards(kernel, hand);
  const least = Math.min(...discards.map(({ shanten }) => shanten));
  return rateTogether(
    kernel,
    hand,
    discards.filter(({ shanten }) => shanten === least),
    'advance',
  );
}

/** All discards, in `advance`: those of equal shanten together. */
export function rateAll(kernel: MahjongKernel, hand: Hand): Rated[] {
  const discards = listDiscards(kernel, hand);
  const levels = [...new Set(discards.map(({ shanten }) => shanten))];
  return levels.flatMap((level) =>
    rateTogether(
      kernel,
      hand,
      discards.filter(({ shanten }) => shanten === level),
      'advance',
    ),
  );
}

/** The discards worth choosing from, in `full`: those that keep the shanten or lose one. */
export function rateNear(kernel: MahjongKernel, hand: Hand): Rated[] {
  const discards = listDiscards(kernel, hand);
  const least = Math.min(...discards.map(({ shanten }) => shanten));
  return rateTogether(
    kernel,
    hand,
    discards.filter(({ shanten }) => shanten <= least + 1),
    'full',
  );
}

/** The discard most likely to win. */
export function bestOf(rated: readonly Rated[]): Rated {
  const chance = ({ win }: Rated) => win.at(-1) as number;
  return rated.reduce((best, other) => (chance(other) > chance(best) ? other : best));
}
