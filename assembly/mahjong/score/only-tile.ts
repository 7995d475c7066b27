/** Whether the winning tile was the only one that could complete the hand: told once a hand, before its readings are scored. */
import { HAND } from '../memory';
import { markWaits } from '../readings-waits';
import { NO_TILE, winKind } from './context';

let onlyTile: bool = false;

export function waitsForOne(): bool {
  return onlyTile;
}

/** Looks at the complete hand in memory without its winning tile. */
export function findOnlyTile(sets: i32, chows: i32): void {
  onlyTile = false;
  if (winKind() == NO_TILE) return;
  const tile = HAND + winKind();
  const held = load<u8>(tile);
  if (held == 0) return;
  store<u8>(tile, held - 1);
  onlyTile = markWaits(sets, chows) == 1;
  store<u8>(tile, held);
}
