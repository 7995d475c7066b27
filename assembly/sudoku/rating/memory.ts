/**
 * The memory of the rating, above that of the techniques, in one place:
 *
 *   POSITION     the grid being solved (position.ts)
 *   HINT         the hint found, which the caller reads (hint.ts)
 *   PEER_ORDER   the peers of each cell in the order in which chains visit them (links.ts)
 *   WALK         queues and parents of single chains (single-chains.ts)
 *   REACH        which nodes of a chain were reached, and in what order (ancestors.ts)
 *   SMALL        lists of a few entries that one finder makes for itself
 *   LEVELS       a level of nesting each: its grids, implications and hints (level.ts)
 *
 * Cells, digits and places count from 0; houses are rows 0-8, columns 9-17, boxes 18-26. A candidate is 9 x cell + digit; a node
 * of a chain is that number where the candidate is on, 729 more where it is off.
 */
import { TECHNIQUES_END } from '../techniques/memory';

export const CANDIDATE_COUNT: i32 = 729;
export const NODE_COUNT: i32 = 1458;
/** No node, no cell, no entry. */
export const NONE: i32 = 0xffff;

const BASE: usize = (TECHNIQUES_END + 63) & ~63;

/** u8 x 81: digits from 1, 0 for an empty cell. Written by the caller. */
export const VALUES: usize = BASE;
/** u8 x 27: empty cells of each house. u8 x 9: how often each digit stands. */
export const EMPTIES: usize = VALUES + 96;
export const STANDING: usize = EMPTIES + 32;

/** u16 x 81, padded: candidates of each cell; then u16 x 16 a house: places of each digit. */
export const CELLS_BYTES: usize = 176;
export const GRID_BYTES: usize = CELLS_BYTES + 27 * 32;
export const POSITION: usize = (STANDING + 16 + 63) & ~63;
/** A copy to try things on. */
export const TRIAL: usize = POSITION + GRID_BYTES;

/** What the caller reads of a hint: hint.ts has its parts. */
export const HINT: usize = (TRIAL + GRID_BYTES + 63) & ~63;
export const HINT_BYTES: usize = 512;

/** u8 x 20 a cell. */
export const PEER_ORDER: usize = HINT + HINT_BYTES;

/** A board a digit: the cells that may hold it, for single chains. Then four sets of nine more for the removals of cycles. */
export const WALK: usize = (PEER_ORDER + 81 * 20 + 63) & ~63;
export const WALK_BOARDS: usize = WALK;
/** u16 a node: the node it follows from; of nodes that are on, in cycles, the node before that too. u8 a node: its cause. */
export const WALK_PARENTS: usize = WALK_BOARDS + 27 * 16;
export const WALK_GRANDPARENTS: usize = WALK_PARENTS + 2 * 1458;
export const WALK_CAUSES: usize = WALK_GRANDPARENTS + 2 * 1458;
/** u32 a node: the walk that reached it last. */
export const WALK_MARKS: usize = (WALK_CAUSES + 1458 + 63) & ~63;
/** u16 each: nodes that are on; u32 each: pairs of an off node and the on node it follows from. */
export const WALK_ON: usize = WALK_MARKS + 4 * 1458;
export const WALK_OFF: usize = WALK_ON + 2 * 1458;
export const WALK_OFF_CAPACITY: i32 = 729 * 28;

/** u32 a node, then u16 each: the nodes reached. */
export const REACH_MARKS: usize = (WALK_OFF + 4 * <usize>WALK_OFF_CAPACITY + 63) & ~63;
export const REACH_LIST: usize = REACH_MARKS + 4 * 1458;
/** u32 a node: whether it is among the nodes that a nested hint rests on; u16 each: these nodes. */
export const BASIS_MARKS: usize = REACH_LIST + 2 * 1458;
export const BASIS_LIST: usize = BASIS_MARKS + 4 * 1458;
/** u64 each: nested chains counted already. */
export const COUNTED: usize = (BASIS_LIST + 2 * 1458 + 63) & ~63;
export const COUNTED_CAPACITY: i32 = 4096;

export const SMALL: usize = COUNTED + 8 * <usize>COUNTED_CAPACITY;
export const SMALL_BYTES: usize = 16384;

/** A chain search inside a chain search inside another: no technique nests deeper. */
export const LEVEL_COUNT: i32 = 3;
export const LEVELS: usize = (SMALL + SMALL_BYTES + 63) & ~63;

/** Parts of a level, as offsets into it: its fields, the grid it starts from, the grid as the chain at hand leaves it. */
export const LEVEL_FIELDS_BYTES: usize = 256;
export const LEVEL_SOURCE: usize = LEVEL_FIELDS_BYTES;
export const LEVEL_CURRENT: usize = LEVEL_SOURCE + GRID_BYTES;
/** u32 a candidate: where what follows from it is. */
export const LEVEL_RECORDS: usize = LEVEL_CURRENT + GRID_BYTES;
/** Nested chains that nodes of this level rest on: u64 which, u32 complexity, u32 unused. */
export const LEVEL_NESTED: usize = (LEVEL_RECORDS + 4 * 729 + 63) & ~63;
export const NESTED_CAPACITY: i32 = 16384;
/** Hints of this level, when it is nested in another; u32 each in order; a hash table of u16. */
export const LEVEL_HINTS: usize = LEVEL_NESTED + 16 * <usize>NESTED_CAPACITY;
export const NESTED_HINT_BYTES: usize = 64;
export const NESTED_HINT_CAPACITY: i32 = 4096;
export const LEVEL_HINT_ORDER: usize = LEVEL_HINTS + NESTED_HINT_BYTES * <usize>NESTED_HINT_CAPACITY;
export const LEVEL_HINT_TABLE: usize = LEVEL_HINT_ORDER + 4 * <usize>NESTED_HINT_CAPACITY;
export const HINT_TABLE_SLOTS: i32 = 16384;
/** Records of implications, one after another. */
export const LEVEL_ARENA: usize = (LEVEL_HINT_TABLE + 2 * <usize>HINT_TABLE_SLOTS + 63) & ~63;
export const ARENA_BYTES: usize = 6 << 20;
export const LEVEL_BYTES: usize = LEVEL_ARENA + ARENA_BYTES;

/** The general engine begins here (general/memory.ts). */
export const RATING_END: usize = LEVELS + <usize>LEVEL_COUNT * LEVEL_BYTES;
