/**
 * The memory of the exact solver, behind that of the search. The squares of both pawns are a pair (q, p), q player 1's and
 * p player 0's; sets of pairs are kept as a set of p for each q, values as rows of p.
 *
 *   WINS …      sets of pairs, a block for each player to move (race.ts)
 *   JUMPS       where a jump over a square leads, by square and direction, a set each
 *   HEADS, NEXT pairs where a wall decides, in lists by plies
 *   VALUES      values of the layer that was solved last, both players to move
 *   GAINED      what walls are worth in layers that are not solved yet (solve.ts)
 *   RACES       values of layers without walls, as the search needs them (race-cache.ts)
 *   OUTCOMES    what each root move leads to
 */
import { reserve } from '../common/memory';
import { STATE_BYTES } from './memory';
import { SEARCH_END } from './search-memory';

/** A set of p for each q. */
export const PAIRS_BYTES: usize = 16 * 81;
const SETS: usize = (SEARCH_END + 63) & ~63;
export const WINS: usize = SETS;
export const DECIDED: usize = WINS + 2 * PAIRS_BYTES;
export const NEW_LOSSES: usize = DECIDED + 2 * PAIRS_BYTES;
/** Pairs that are not lost yet because of a wall. */
export const HELD: usize = NEW_LOSSES + 2 * PAIRS_BYTES;

export const JUMPS: usize = HELD + 2 * PAIRS_BYTES;

/** u16 by plies, then by player to move and pair. */
export const MAX_EVENTS: i32 = 4096;
export const HEADS: usize = JUMPS + 16 * 4 * 81;
export const NEXT: usize = HEADS + 2 * <usize>MAX_EVENTS;

/** i16 a pair, in rows of whole vectors. */
export const ROW_BYTES: usize = 2 * 88;
export const LAYER_BYTES: usize = 81 * ROW_BYTES;
export const VALUES: usize = (NEXT + 2 * LAYER_BYTES + 63) & ~63;

/** Layers that wait: the root's for both players; for each wall laid first one for each player who may have laid it. */
export const GAINED: usize = VALUES + 2 * LAYER_BYTES;
export const GAINED_LAYERS: i32 = 2 + 2 * 128;

export const RACES_LOG: i32 = 6;
/** The key of the walls, then values. */
export const RACE_BYTES: usize = 64 + 2 * LAYER_BYTES;
export const RACES: usize = GAINED + LAYER_BYTES * <usize>GAINED_LAYERS;

/** i16 by move. */
export const OUTCOMES: usize = RACES + (RACE_BYTES << RACES_LOG);
/** u8: walls that fit at the root. */
export const CANDIDATES: usize = OUTCOMES + 2 * 256;
/** i16 x 88: which p may stand where they stand. */
export const STANDING: usize = (CANDIDATES + 128 + 15) & ~15;
/** The root's position, and that of a search under way (board.ts). */
export const ROOT_STATE: usize = STANDING + ROW_BYTES;
export const SAVED_STATE: usize = ROOT_STATE + STATE_BYTES;
export const SOLVE_END: usize = SAVED_STATE + STATE_BYTES;

/** Makes room for search and solver; false where the machine refuses. */
export function reserveSearch(): bool {
  return reserve(SOLVE_END);
}
