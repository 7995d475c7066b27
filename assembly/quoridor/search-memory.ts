/**
 * The memory of the search, behind that of the rules (memory.ts):
 *
 *   PAST        keys of the positions before the root (repetition.ts)
 *   FRAMES      a node a ply: what a recursive search would keep in its local variables (frames.ts)
 *   LISTS       a ply's moves, u32 each: score << 8 | move (order.ts)
 *   LINES       best play from a ply on (lines.ts)
 *   MAPS        a ply's maps of the ways to the goal rows, a player each (maps.ts)
 *   FEATURES    what the evaluation sees (features.ts)
 *   HISTORY     how often moves cut off, by player and move; KILLERS, COUNTERS (order.ts)
 *   ROOT        the root's moves; RESULTS the lines found, VIEW what readers see of them (deepen.ts)
 *   MIRROR      moves seen in a mirror (mirror.ts)
 *   TABLE       positions met (table.ts)
 */
import { END } from './memory';
import { MOVE_COUNT } from './squares';

/** Plies from the root. */
export const SEARCH_PLIES: i32 = 120;
const PLIES: usize = <usize>SEARCH_PLIES + 2;

/** u64 each, newest last. Needed as soon as a game is played. */
export const PAST: usize = (END + 0xff) & ~0xff;
export const MAX_PAST: i32 = 1024;
export const PAST_END: usize = PAST + 8 * <usize>MAX_PAST;

export const FRAMES: usize = PAST_END;
export const FRAME_BYTES: usize = 128;

export const LISTS: usize = FRAMES + FRAME_BYTES * PLIES;
export const LIST_BYTES: usize = 4 * 144;

/** u8 each. */
export const LINES: usize = LISTS + LIST_BYTES * PLIES;
export const LINE_BYTES: usize = 128;

/** Steps by square, u8; then the squares within 0, 1, 2, … steps, two u64 each. */
export const MAPS: usize = LINES + LINE_BYTES * PLIES;
export const MAP_LAYERS: usize = 96;
export const MAP_BYTES: usize = MAP_LAYERS + 16 * 82;

/** i16 each. */
export const FEATURES: usize = MAPS + 2 * MAP_BYTES * PLIES;
export const FEATURES_BYTES: usize = 128;

/** i32 by player and move. */
export const HISTORY: usize = FEATURES + FEATURES_BYTES;
const BY_MOVE: usize = 256;
/** u8 x 2 a ply. */
export const KILLERS: usize = HISTORY + 2 * 4 * BY_MOVE;
/** u8 by player and the move answered. */
export const COUNTERS: usize = KILLERS + 2 * PLIES;

/** A root move: see root-moves.ts. */
export const ROOT: usize = (COUNTERS + 2 * BY_MOVE + 15) & ~15;
export const ROOT_BYTES: usize = 16;
export const RESULTS: usize = ROOT + ROOT_BYTES * 144;
export const RESULT_BYTES: usize = 160;
/** What readers see of the results. */
export const VIEW: usize = RESULTS + RESULT_BYTES * 144;
/** u8 by move. */
export const MIRROR: usize = VIEW + RESULT_BYTES * 144;

export const TABLE: usize = (MIRROR + <usize>MOVE_COUNT + 63) & ~63;
/** Buckets of two entries. */
export const BUCKETS_LOG: i32 = 18;
export const ENTRY_BYTES: usize = 16;
export const BUCKET_BYTES: usize = 2 * ENTRY_BYTES;
export const SEARCH_END: usize = TABLE + (BUCKET_BYTES << BUCKETS_LOG);
