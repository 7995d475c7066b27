import type { Forms, MahjongKernel } from '../kernel.js';
import type { Position } from '../request.js';
import { SPECIAL_HANDS } from '../special.js';
import type { Shanten } from '../types.js';

const GATES_OF_HEAVEN = SPECIAL_HANDS.indexOf('gates-of-heaven');

/**
 * Adds gates of heaven to the forms that the kernel has told apart. They never come nearer than sets and a pair do, so the
 * least stays what it was.
 */
export function westernShanten(kernel: MahjongKernel, { sets, concealed }: Position, forms: Forms): Shanten {
  if (sets < 4) return { ...forms, gatesOfHeaven: null };
  return { ...forms, gatesOfHeaven: kernel.specialDistance(GATES_OF_HEAVEN, concealed).distance - 1 };
}
