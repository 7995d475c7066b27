/**
 * The row of a suit of which some copies lie in the hand's own melds: those can't be used again, so a kind counts at
 * most `4 - melded` times. Without this a hand would seem tenpai on a fifth copy.
 *
 * Reads the suit kind by kind, keeping the cheapest way to each state (sets, pair, chows begun one and two kinds ago);
 * the same reading that makes the generated automaton (scripts/build-tables.mjs), here with a limit for each kind.
 */
import { IMPOSSIBLE, MAX_SETS, withDistance } from './rows';
import { COPIES } from './tiles';

const BEGUN: i32 = COPIES + 1;
const STATES: i32 = (MAX_SETS + 1) * 2 * BEGUN * BEGUN;
const current = memory.data(256);
const following = memory.data(256);

// @ts-ignore: decorator
@inline
function stateIndex(sets: i32, pair: i32, begun1: i32, begun2: i32): i32 {
  return ((sets * 2 + pair) * BEGUN + begun1) * BEGUN + begun2;
}

/** `counts` and `melded`: u8 x 9. */
export function cappedRow(counts: usize, melded: usize): u64 {
  memory.fill(current, <u8>IMPOSSIBLE, STATES);
  store<u8>(current, 0);
  for (let rank = 0; rank < 9; rank++) {
    readKind(<i32>load<u8>(counts + rank), COPIES - <i32>load<u8>(melded + rank));
    memory.copy(current, following, STATES);
  }
  let row: u64 = 0;
  for (let sets = 0; sets <= MAX_SETS; sets++)
    for (let pair = 0; pair <= 1; pair++)
      row = withDistance(row, sets, pair, <i32>load<u8>(current + stateIndex(sets, pair, 0, 0)));
  return row;
}

function readKind(held: i32, limit: i32): void {
  memory.fill(following, <u8>IMPOSSIBLE, STATES);
  for (let sets = 0; sets <= MAX_SETS; sets++)
    for (let pair = 0; pair <= 1; pair++)
      for (let begun1 = 0; begun1 <= limit; begun1++)
        for (let begun2 = 0; begun1 + begun2 <= limit; begun2++) {
          const cost = <i32>load<u8>(current + stateIndex(sets, pair, begun1, begun2));
          if (cost < IMPOSSIBLE) spread(cost, held, limit, sets, pair, begun1, begun2);
        }
}

function spread(cost: i32, held: i32, limit: i32, sets: i32, pair: i32, begun1: i32, begun2: i32): void {
  const open = begun1 + begun2;
  for (let chows = 0; chows + open <= limit && sets + chows <= MAX_SETS; chows++)
    for (let pung = 0; pung <= 1 && sets + chows + pung <= MAX_SETS; pung++)
      for (let eyes = 0; eyes + pair <= 1; eyes++) {
        const used = open + chows + 3 * pung + 2 * eyes;
        if (used > limit) continue;
        const state = following + stateIndex(sets + chows + pung, pair + eyes, chows, begun1);
        store<u8>(state, <u8>min(<i32>load<u8>(state), cost + max(0, used - held)));
      }
}
