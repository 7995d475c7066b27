/** What pages that let their readers tell a situation need to know: what the rules ask for, and what cannot be. */
import { HintwrightError } from '../errors.js';
import { checkCircumstances } from './circumstances.js';
import { parseHand } from './notation.js';
import type { MahjongRequest, Rules } from './types.js';
import { readWinTile } from './win-tile.js';

const LAST_TILES = ['lastTile', 'afterKong', 'robbingKong'] as const;
const CLASSICAL = [...LAST_TILES, 'dealtHand', 'originalCall', 'twofoldFortune'] as const;

/**
 * The fields of a request that count under some rules and not under others, by rule set. Where `dealtHand` is listed,
 * `firstTurn` means the same.
 */
export const SITUATION = {
  riichi: [
    ...['dora', 'riichi', 'doubleRiichi', 'openRiichi', 'ippatsu', 'uraDora'],
    ...[...LAST_TILES, 'firstTurn', 'northDora', 'paarenchan'],
  ],
  mcr: [...LAST_TILES, 'lastOfKind', 'firstTurn'],
  western: CLASSICAL,
  bmja: CLASSICAL,
  classical: CLASSICAL,
  hongkong: [...LAST_TILES, 'firstTurn'],
} as const satisfies Record<Rules, readonly (keyof MahjongRequest)[]>;

export type SituationField = (typeof SITUATION)[Rules][number];

/** Why the circumstances of a request cannot come together; `null` where they can, or where its hand cannot be read. */
export function contradictionOf(request: MahjongRequest): HintwrightError | null {
  const hand = parseHand(request.hand);
  if (!hand.ok) return null;
  try {
    const winKind = readWinTile(request.winTile, hand.value);
    checkCircumstances(request, request.rules ?? 'riichi', hand.value, winKind);
    return null;
  } catch (error) {
    if (error instanceof HintwrightError) return error.code === 'ERR_WIN_TILE' ? null : error;
    throw error;
  }
}
