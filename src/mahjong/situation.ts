/** What pages that let their readers tell a situation need to know: what the rules ask for, and what cannot be. */
import { HintwrightError } from '../errors.js';
import { checkCircumstances } from './circumstances/index.js';
import { type Hand, parseHand, parseTiles } from './notation.js';
import { readShown } from './shown.js';
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
    ...[...LAST_TILES, 'firstTurn', 'northDora', 'paarenchan', 'discards', 'passedWin'],
  ],
  mcr: [...LAST_TILES, 'lastOfKind', 'firstTurn'],
  western: CLASSICAL,
  bmja: CLASSICAL,
  classical: CLASSICAL,
  hongkong: [...LAST_TILES, 'firstTurn'],
} as const satisfies Record<Rules, readonly (keyof MahjongRequest)[]>;

export type SituationField = (typeof SITUATION)[Rules][number];

/**
 * Why the circumstances of a request cannot come together; `null` where they can, or where its hand cannot be read. Other tiles
 * that cannot be read, half typed perhaps, are left out.
 */
export function contradictionOf(request: MahjongRequest): HintwrightError | null {
  const rules = request.rules ?? 'riichi';
  const hand = parseHand(request.hand);
  if (!hand.ok) return null;
  const readable = withoutUnreadable(request, hand.value);
  const winKind = readWinTile(readable.winTile, hand.value);
  const shown = readShown(readable, true);
  return faultOf(() => checkCircumstances({ request: readable, rules, hand: hand.value, winKind, shown }));
}

function withoutUnreadable(request: MahjongRequest, hand: Hand): MahjongRequest {
  const readable = { ...request };
  for (const field of ['dora', 'uraDora', 'seen', 'discards'] as const)
    if (!parseTiles(readable[field] ?? '').ok) delete readable[field];
  if (faultOf(() => readWinTile(readable.winTile, hand))) delete readable.winTile;
  return readable;
}

/** What a call throws for its caller to read. */
function faultOf(call: () => void): HintwrightError | null {
  try {
    call();
    return null;
  } catch (error) {
    if (error instanceof HintwrightError) return error;
    throw error;
  }
}
