/** Positions that come back. A wall never leaves, so only the pawns' moves since the last one count. */
import { key } from './board';
import { frameAt, get, KEY, SINCE_WALL } from './frames';
import { MAX_PAST, PAST } from './search-memory';

let past: i32 = 0;

export function forgetPast(): void {
  past = 0;
}

/** Adds the position that stands to those before the root. The oldest ones are let go. */
export function rememberPast(): void {
  if (past == MAX_PAST) memory.copy(PAST, PAST + 8, 8 * <usize>(--past));
  store<u64>(PAST + (past++ << 3), key());
}

/** Whether the position of a ply was there before, with no wall in between: then play goes round in circles. */
export function isRepeated(ply: i32): bool {
  const frame = frameAt(ply);
  const own = load<u64>(frame, KEY);
  const back = get(frame, SINCE_WALL);
  for (let i = 4; i <= back; i += 2) {
    if (i <= ply ? load<u64>(frameAt(ply - i), KEY) == own : before(i - ply) == own) return true;
  }
  return false;
}

/** The key `back` plies before the root. */
// @ts-ignore: decorator
@inline
function before(back: i32): u64 {
  return back > past ? 0 : load<u64>(PAST + ((past - back) << 3));
}

/** Plies before the root that are known. */
export function pastLength(): i32 {
  return past;
}
