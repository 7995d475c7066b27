/** What moves do to the paths. */
import { movesAt } from './legal';
import { EFFECTS } from './memory';
import { make, unmake } from './moves';
import { pathLength } from './paths';

/** Writes to EFFECTS both players' path lengths (u8 each) after each of `count` moves listed for ply 0. */
export function findEffects(count: i32): void {
  pathLength(0);
  pathLength(1);
  for (let i = 0; i < count; i++) {
    make(<i32>load<u8>(movesAt(0) + i));
    store<u8>(EFFECTS + (i << 1), <u8>pathLength(0));
    store<u8>(EFFECTS + (i << 1), <u8>pathLength(1), 1);
    unmake();
  }
}
