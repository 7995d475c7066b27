import { isBarred } from './british.js';
import { isFuriten } from './furiten.js';
import type { MahjongKernel } from './kernel.js';
import type { Position } from './request.js';
import { KINDS, tileName } from './tiles.js';

/** A hand of 13 tiles that the player may go on with: after a discard, or the hand as it is. */
export interface Choice {
  /** The tile's name, a plain five before a red one; `null` for 13 tiles. */
  discard: string | null;
  concealed: Uint8Array;
  shanten: number;
  /** By kind: copies of what lowers the shanten. */
  accepted: Uint8Array;
  /** Tenpai, and no tile can be claimed (riichi). */
  furiten: boolean;
}

const AFTER_DISCARD = 13;
/** Hands of other sizes are scored where rules score them, but there is nothing to choose. */
const HINTED_SIZES: readonly number[] = [AFTER_DISCARD, AFTER_DISCARD + 1];

/** One choice a kind held, in the order of kinds; for 13 tiles the hand itself; none for a hand that can't be completed any more. */
export function listChoices(kernel: MahjongKernel, position: Position): Choice[] {
  const { hand, concealed, size, melded, available, rules } = position;
  kernel.setTable(melded, available, concealed);
  if (!HINTED_SIZES.includes(size) || isBarred(rules, hand)) return [];
  if (size === AFTER_DISCARD) return [makeChoice(kernel, position, null, concealed)];
  const held = [...concealed.keys()].filter((kind) => kind < KINDS && (concealed[kind] ?? 0) > 0);
  return held.map((kind) => {
    const rest = concealed.slice();
    rest[kind] = (rest[kind] ?? 0) - 1;
    return makeChoice(kernel, position, kind, rest);
  });
}

function discardName(position: Position, kind: number): string {
  const copies = position.hand.concealed.filter((tile) => tile.kind === kind);
  return tileName({ kind, red: copies.every((tile) => tile.red) });
}

function makeChoice(
  kernel: MahjongKernel,
  position: Position,
  discarded: number | null,
  concealed: Uint8Array,
): Choice {
  const { best } = kernel.examine(concealed, position.sets);
  const accepted = kernel.accept(best);
  const furiten = best === 0 && isFuriten(kernel, position, concealed, discarded);
  const discard = discarded === null ? null : discardName(position, discarded);
  return { discard, concealed, shanten: best, accepted, furiten };
}
