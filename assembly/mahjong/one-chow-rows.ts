/**
 * The rows of a suit for rules that allow a hand one chow at most: the row without a chow, and the one with a chow or without.
 * The hand's chow is in one suit; the two rows of each suit are all that the whole distance needs (one-chow.ts).
 *
 * Reads the suit kind by kind, keeping the cheapest way to each state (sets, pair, how far the chow has come); no generated
 * table is needed, since few parts are met. A kind counts at most 4 less its copies in melds, as in caps.ts.
 */
import { IMPOSSIBLE, MAX_SETS, withDistance } from './rows';
import { COPIES } from './tiles';

const SUIT_KINDS: i32 = 9;
/** The chow is not begun, has its first tile, its second, its third. */
const NO_CHOW: i32 = 0;
const THIRD_TILE: i32 = 3;
const STEPS: i32 = 4;
const STATES: i32 = (MAX_SETS + 1) * 2 * STEPS;
const current = memory.data(48);
const following = memory.data(48);

/** Of the suit read last: without a chow, and with one at most. */
export let bareRow: u64 = 0;
export let oneChowRow: u64 = 0;

// @ts-ignore: decorator
@inline
function stateIndex(sets: i32, pair: i32, step: i32): i32 {
  return (sets * 2 + pair) * STEPS + step;
}

/** `counts` and `melded`: u8 x 9. `mayChow`: false where the hand has its chow already. */
export function readOneChowRows(counts: usize, melded: usize, mayChow: bool): void {
  memory.fill(current, <u8>IMPOSSIBLE, STATES);
  store<u8>(current, 0);
  for (let rank = 0; rank < SUIT_KINDS; rank++) {
    readKind(<i32>load<u8>(counts + rank), COPIES - <i32>load<u8>(melded + rank), mayChow);
    memory.copy(current, following, STATES);
  }
  bareRow = oneChowRow = 0;
  for (let sets = 0; sets <= MAX_SETS; sets++)
    for (let pair = 0; pair <= 1; pair++) {
      const bare = <i32>load<u8>(current + stateIndex(sets, pair, NO_CHOW));
      const chow = <i32>load<u8>(current + stateIndex(sets, pair, THIRD_TILE));
      bareRow = withDistance(bareRow, sets, pair, bare);
      oneChowRow = withDistance(oneChowRow, sets, pair, min(bare, chow));
    }
}

function readKind(held: i32, limit: i32, mayChow: bool): void {
  memory.fill(following, <u8>IMPOSSIBLE, STATES);
  for (let sets = 0; sets <= MAX_SETS; sets++)
    for (let pair = 0; pair <= 1; pair++)
      for (let step = NO_CHOW; step <= THIRD_TILE; step++) {
        const cost = <i32>load<u8>(current + stateIndex(sets, pair, step));
        if (cost >= IMPOSSIBLE) continue;
        if (step == NO_CHOW || step == THIRD_TILE) spread(cost, held, limit, sets, pair, step, 0);
        if (step != THIRD_TILE && (step != NO_CHOW || mayChow)) takeChowTile(cost, held, limit, sets, pair, step);
      }
}

/** The next tile of the chow; its set counts from the first one on. */
function takeChowTile(cost: i32, held: i32, limit: i32, sets: i32, pair: i32, step: i32): void {
  const whole = step == NO_CHOW ? sets + 1 : sets;
  if (whole <= MAX_SETS) spread(cost, held, limit, whole, pair, step + 1, 1);
}

/** Besides the `taken` copies: nothing, a pair or a pung. */
function spread(cost: i32, held: i32, limit: i32, sets: i32, pair: i32, step: i32, taken: i32): void {
  reach(sets, pair, step, cost, taken, held, limit);
  if (pair == 0) reach(sets, 1, step, cost, taken + 2, held, limit);
  if (sets < MAX_SETS) reach(sets + 1, pair, step, cost, taken + 3, held, limit);
}

function reach(sets: i32, pair: i32, step: i32, cost: i32, used: i32, held: i32, limit: i32): void {
  if (used > limit) return;
  const state = following + stateIndex(sets, pair, step);
  store<u8>(state, <u8>min(<i32>load<u8>(state), cost + max(0, used - held)));
}
