/** The discards of a hand of 14 tiles that keep its shanten, as hands of 13. */
import { countAccepted, handWithout, heldRanks, open, shantenWithout } from './hand';
import { HONOURS } from './tiles';

const MAX_DISCARDS: i32 = 14;
const keys = memory.data(MAX_DISCARDS * 8);
const totals = memory.data(MAX_DISCARDS * 4);

// @ts-ignore: decorator
@inline
export function discardKey(index: i32): u64 {
  return load<u64>(keys + (index << 3));
}

/** Lists what is left after each discard that keeps `shanten`; returns how many. */
export function listDiscards(drawn: u64, shanten: i32): i32 {
  let count = 0;
  open(drawn);
  for (let suit = 0; suit <= HONOURS; suit++)
    for (let ranks = heldRanks(suit); ranks; ranks &= ranks - 1) {
      const rank = ctz(ranks);
      if (shantenWithout(suit, rank) > shanten) continue;
      store<u64>(keys + (count++ << 3), handWithout(drawn, suit, rank));
    }
  return count;
}

/** Moves the `width` discards that accept most tiles to the front; of equals, the earlier one. Returns `width`. */
export function narrowDiscards(count: i32, width: i32, shanten: i32): i32 {
  for (let i = 0; i < count; i++) {
    open(discardKey(i));
    store<i32>(totals + (i << 2), countAccepted(shanten));
  }
  for (let place = 0; place < width; place++) {
    let best = place;
    for (let i = place + 1; i < count; i++) if (total(i) > total(best)) best = i;
    swap(place, best);
  }
  return width;
}

// @ts-ignore: decorator
@inline
function total(index: i32): i32 {
  return load<i32>(totals + (index << 2));
}

function swap(a: i32, b: i32): void {
  const key = discardKey(a);
  store<u64>(keys + (a << 3), discardKey(b));
  store<u64>(keys + (b << 3), key);
  const copies = total(a);
  store<i32>(totals + (a << 2), total(b));
  store<i32>(totals + (b << 2), copies);
}
