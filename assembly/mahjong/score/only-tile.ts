/** Whether the winning tile was the only one that could complete the hand: told once a hand, before its readings are scored. */
import { HAND } from '../memory';
import { markWaits } from '../readings-waits';
import { NO_TILE, winKind } from './context';

const UNKNOWN: i32 = -1;
let onlyTile: bool = false;
/** Kinds that the hands to come are known to have waited for. */
let knownWaits: i32 = UNKNOWN;

/** Tells how many kinds the hand before the winning tile waits for; those to come are not looked at until `forgetWaits`. */
export function knowWaits(kinds: i32): void {
  knownWaits = kinds;
}

export function forgetWaits(): void {
  knownWaits = UNKNOWN;
}

export function waitsForOne(): bool {
  return onlyTile;
}

/** Looks at the complete hand in memory without its winning tile. */
export function findOnlyTile(sets: i32, chows: i32): void {
  onlyTile = false;
  if (winKind() == NO_TILE) return;
  if (knownWaits != UNKNOWN) {
    onlyTile = knownWaits == 1;
    return;
  }
  const tile = HAND + winKind();
  const held = load<u8>(tile);
  if (held == 0) return;
  store<u8>(tile, held - 1);
  onlyTile = markWaits(sets, chows) == 1;
  store<u8>(tile, held);
}
