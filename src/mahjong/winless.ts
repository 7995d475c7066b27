/** Tiles that complete a hand and yet win nothing. */
import type { Figures } from './chances.js';
import type { Choice } from './choices.js';
import type { Position } from './request.js';

/**
 * Kinds that a tenpai hand accepts and that do not win when drawn: no yaku, too few fan. They are worth nothing, and the chance
 * with one draw left, copies that win by copies that may come, tells them from wins that are worth nothing.
 */
export function winlessKinds(
  { draws, unseen }: Position,
  choice: Choice,
  figures: Figures | undefined,
): number[] {
  const last = figures?.win[1];
  if (!figures || last === undefined || choice.shanten !== 0) return [];
  const copies = choice.accepted.reduce((sum, count) => sum + count, 0);
  if (Math.round(last * (unseen - draws + 1)) >= copies) return [];
  return [...choice.accepted.keys()].filter(
    (kind) => (choice.accepted[kind] ?? 0) > 0 && figures.outcomes[kind] === 0,
  );
}
