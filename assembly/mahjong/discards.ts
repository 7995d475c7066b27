/** The discards of a hand of 14 tiles that a player may make, as hands of 13. */
import { countAccepted, excess, handWithout, heldRanks, isExcess, open, shantenWithout } from './hand';
import { HONOURS } from './tiles';

const MAX_DISCARDS: i32 = 14;
const keys = memory.data(MAX_DISCARDS * 8);
const shantens = memory.data(MAX_DISCARDS * 4);
const slacks = memory.data(MAX_DISCARDS * 4);
const totals = memory.data(MAX_DISCARDS * 4);

export let discardCount: i32 = 0;

// @ts-ignore: decorator
@inline
export function discardKey(index: i32): u64 {
  return load<u64>(keys + (index << 3));
}

// @ts-ignore: decorator
@inline
export function discardShanten(index: i32): i32 {
  return load<i32>(shantens + (index << 2));
}

// @ts-ignore: decorator
@inline
export function discardSlack(index: i32): i32 {
  return load<i32>(slacks + (index << 2));
}

/**
 * Lists what is left after each discard from `drawn` whose shanten is `shanten` at most. `limit` less shanten and less
 * the tiles that the start does not hold is a hand's slack; of hands with just `shanten`, only those with less slack
 * than `slackBelow` count, and none with less than 0.
 */
export function listDiscards(drawn: u64, shanten: i32, limit: i32, slackBelow: i32): void {
  discardCount = 0;
  open(drawn);
  const beyond = excess();
  for (let suit = 0; suit <= HONOURS; suit++)
    for (let ranks = heldRanks(suit); ranks; ranks &= ranks - 1) {
      const rank = ctz(ranks);
      const after = shantenWithout(suit, rank);
      if (after > shanten) continue;
      const slack = limit - after - beyond + (isExcess(suit, rank) ? 1 : 0);
      if (slack < 0 || (after == shanten && slack >= slackBelow)) continue;
      addDiscard(handWithout(drawn, suit, rank), after, slack);
    }
}

function addDiscard(key: u64, shanten: i32, slack: i32): void {
  store<u64>(keys + (discardCount << 3), key);
  store<i32>(shantens + (discardCount << 2), shanten);
  store<i32>(slacks + (discardCount << 2), slack);
  discardCount++;
}

/** Keeps the `width` discards that accept most tiles; of equals, the earlier one. All must have equal shanten. */
export function narrowDiscards(width: i32, shanten: i32): void {
  if (discardCount <= width) return;
  for (let i = 0; i < discardCount; i++) {
    open(discardKey(i));
    store<i32>(totals + (i << 2), countAccepted(shanten));
  }
  for (let place = 0; place < width; place++) {
    let best = place;
    for (let i = place + 1; i < discardCount; i++) if (total(i) > total(best)) best = i;
    swap(place, best);
  }
  discardCount = width;
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
  swapNumbers(shantens, a, b);
  swapNumbers(slacks, a, b);
  swapNumbers(totals, a, b);
}

function swapNumbers(table: usize, a: i32, b: i32): void {
  const number = load<i32>(table + (a << 2));
  store<i32>(table + (a << 2), load<i32>(table + (b << 2)));
  store<i32>(table + (b << 2), number);
}
