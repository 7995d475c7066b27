/**
 * Furiten (riichi): whoever has discarded a tile that completes the hand cannot claim any, nor can who let one pass. All
 * kinds that make the hand complete count, whether they would have a yaku and whether copies of them are left or not
 * (riichi.wiki, Furiten). Drawing the tile oneself wins all the same.
 */
import type { MahjongKernel } from './kernel.js';
import type { Position } from './request.js';
import type { Score } from './types.js';

const FURITEN = 'furiten';
const HAND = 14;

/** Whether 13 tiles, melds included, wait for one of the kinds. Needs the kernel's table. */
export function waitsForAny(
  kernel: MahjongKernel,
  { sets }: Position,
  concealed: Uint8Array,
  kinds: readonly number[],
): boolean {
  if (kinds.length === 0) return false;
  // Riichi has no limit on chows: those of melds need not be told.
  const waits = kernel.waits(concealed, sets, 0);
  return kinds.some((kind) => (waits[kind] ?? 0) > 0);
}

/** The score of a complete hand; without the win and its payments where the winning tile must not be claimed. */
export function barClaim(kernel: MahjongKernel, position: Position, score: Score): Score {
  if (!isBarred(kernel, position)) return score;
  const { set } = position.setup;
  const name = set.items.find(({ id }) => id === FURITEN)?.names.en ?? FURITEN;
  const item = { id: FURITEN, name, value: 0, unit: 'han' } as const;
  return { ...score, wins: false, payments: null, items: [...score.items, item] };
}

function isBarred(kernel: MahjongKernel, position: Position): boolean {
  const { rules, size, lastTile, concealed, discards, passedWin } = position;
  if (rules !== 'riichi' || size !== HAND || !lastTile.claimed) return false;
  if (passedWin) return true;
  const before = concealed.slice();
  before[lastTile.kind] = (before[lastTile.kind] ?? 1) - 1;
  return waitsForAny(kernel, position, before, discards);
}

/**
 * Whether a tenpai hand of 13 tiles could not claim: by its discards, among them the one made now (`discarded`, `null` for
 * none), and by a tile let pass, which a draw and a discard undo unless riichi is declared.
 */
export function isFuriten(
  kernel: MahjongKernel,
  position: Position,
  concealed: Uint8Array,
  discarded: number | null,
): boolean {
  const { rules, passedWin, locked, discards } = position;
  if (rules !== 'riichi') return false;
  if (passedWin && (discarded === null || locked)) return true;
  return waitsForAny(kernel, position, concealed, discarded === null ? discards : [...discards, discarded]);
}
