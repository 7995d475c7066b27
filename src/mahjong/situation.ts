/** What pages that let their readers tell a situation need to know: what the rules ask for, and what cannot be. */
import { HintwrightError } from '../errors.js';
import { unwrap } from '../result.js';
import { checkCircumstances, type FactSource } from './circumstances/index.js';
import { parseHand } from './notation.js';
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

/** Why the circumstances of a request cannot come together; `null` where they can, or where its tiles cannot be read. */
export function contradictionOf(request: MahjongRequest): HintwrightError | null {
  const source = sourceOf(request);
  return source && faultOf(() => checkCircumstances(source));
}

function sourceOf(request: MahjongRequest): FactSource | null {
  const rules = request.rules ?? 'riichi';
  let source: FactSource | null = null;
  faultOf(() => {
    const hand = unwrap(parseHand(request.hand));
    source = { request, rules, hand, winKind: readWinTile(request.winTile, hand), shown: readShown(request) };
  });
  return source;
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
