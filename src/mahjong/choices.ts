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
}

/** One choice a kind held, in the order of kinds; for 13 tiles the hand itself. */
export function listChoices(kernel: MahjongKernel, position: Position): Choice[] {
  const { concealed, beforeDiscard } = position;
  if (!beforeDiscard) return [makeChoice(kernel, position, null, concealed)];
  const held = [...concealed.keys()].filter((kind) => kind < KINDS && (concealed[kind] ?? 0) > 0);
  return held.map((kind) => {
    const rest = concealed.slice();
    rest[kind] = (rest[kind] ?? 0) - 1;
    return makeChoice(kernel, position, discardName(position, kind), rest);
  });
}

function discardName(position: Position, kind: number): string {
  const copies = position.hand.concealed.filter((tile) => tile.kind === kind);
  return tileName({ kind, red: copies.every((tile) => tile.red) });
}

function makeChoice(
  kernel: MahjongKernel,
  { sets }: Position,
  discard: string | null,
  concealed: Uint8Array,
): Choice {
  const { best } = kernel.examine(concealed, sets);
  return { discard, concealed, shanten: best, accepted: kernel.accept(best) };
}
