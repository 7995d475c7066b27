/** The special hands of the rules in the report: which one the hand is or waits for, and how far it is from each. */
import type { Forms, MahjongKernel } from '../kernel.js';
import type { Position } from '../request.js';
import { SPECIAL_HANDS } from '../special.js';
import type { MahjongReport, Shanten } from '../types.js';

const GATES_OF_HEAVEN = SPECIAL_HANDS.indexOf('gates-of-heaven');

const isConcealed = (position: Position): boolean => position.sets === 4;

/**
 * Shanten by form. Gates of heaven are told where the original game's rules hold; they never come nearer than sets and a
 * pair, so the least stays what the kernel found.
 */
export function shantenUnder(kernel: MahjongKernel, position: Position, forms: Forms): Shanten {
  if (position.rules !== 'western') return forms;
  if (!isConcealed(position)) return { ...forms, gatesOfHeaven: null };
  return {
    ...forms,
    gatesOfHeaven: kernel.specialDistance(GATES_OF_HEAVEN, position.concealed).distance - 1,
  };
}

/** The special hands of the rules that a complete hand is, or that one more tile makes of a fishing one. */
export function specialOf(
  kernel: MahjongKernel,
  position: Position,
  state: MahjongReport['state'],
): string[] {
  if (!isConcealed(position) || state === 'neither') return [];
  const missing = state === 'mahjong' ? 0 : 1;
  return kernel
    .specialHands()
    .filter((id) => kernel.specialDistance(id, position.concealed).distance === missing)
    .map((id) => SPECIAL_HANDS[id] as string);
}
