/**
 * How near a hand is under rules with special hands of their own: the forms that the search knows (sets and a pair, seven
 * pairs, thirteen orphans) and beside them the special hands, and what brings the nearest of all nearer.
 */
import type { Choice } from '../choices.js';
import type { Forms, MahjongKernel } from '../kernel.js';
import type { Position } from '../request.js';
import { SPECIAL_HANDS, type SpecialHand } from '../special.js';
import type { MahjongReport, Shanten } from '../types.js';

/** Keys of the special hands that have a shanten of their own in the report. */
const SHANTEN_KEYS: Partial<Record<SpecialHand, 'wrigglySnake' | 'gatesOfHeaven'>> = {
  'wriggly-snake': 'wrigglySnake',
  'gates-of-heaven': 'gatesOfHeaven',
};

const isConcealed = (position: Position): boolean => position.sets === 4;

/** Shanten by form, the special hands of the rules included; `null` for those that melds exclude. */
export function shantenUnder(kernel: MahjongKernel, position: Position, forms: Forms): Shanten {
  const shanten: Shanten = { ...forms };
  for (const id of kernel.specialHands('forms')) {
    const key = SHANTEN_KEYS[SPECIAL_HANDS[id] as SpecialHand];
    if (!key) continue;
    const away = isConcealed(position) ? kernel.specialDistance(id, position.concealed).distance - 1 : null;
    shanten[key] = away;
    if (away !== null) shanten.best = Math.min(shanten.best, away);
  }
  return shanten;
}

/** The special hands of the rules that the hand is, or is one tile away from while it is no more than that. */
export function specialOf(kernel: MahjongKernel, position: Position, state: MahjongReport['state']): string[] {
  if (!isConcealed(position) || state === 'neither') return [];
  const wanted = state === 'mahjong' ? 0 : 1;
  return kernel
    .specialHands()
    .filter((id) => kernel.specialDistance(id, position.concealed).distance === wanted)
    .map((id) => SPECIAL_HANDS[id] as string);
}

/** Shanten of a choice and copies of what lowers it, the special hands included. */
export interface Nearness {
  shanten: number;
  accepted: Uint8Array;
}

export function nearnessOf(kernel: MahjongKernel, position: Position, choice: Choice): Nearness {
  let near: Nearness = { shanten: choice.shanten, accepted: choice.accepted };
  if (!isConcealed(position)) return near;
  for (const id of kernel.specialHands('forms').filter((form) => form > 0)) {
    const { distance, nearer } = kernel.specialDistance(id, choice.concealed);
    if (distance - 1 > near.shanten) continue;
    const copies = nearer.map((mark, kind) => (mark ? copiesLeft(position, choice, kind) : 0));
    const others = distance - 1 < near.shanten ? new Uint8Array(copies.length) : near.accepted;
    near = {
      shanten: distance - 1,
      accepted: copies.map((count, kind) => Math.max(count, others[kind] as number)),
    };
  }
  return near;
}

/** What is neither seen nor held, nor held before the discard. */
function copiesLeft({ available, concealed }: Position, choice: Choice, kind: number): number {
  const held = Math.max(concealed[kind] as number, choice.concealed[kind] as number);
  return Math.max(0, (available[kind] as number) - held);
}
