/**
 * Concealed hands of the British rules that are not sets and a pair: `knitting` is seven pairs, each of one number in the
 * same two suits; `triple knitting` four triplets, each of one number in all three suits, and one such pair, both without
 * honours; `all pair honours` seven different pairs of terminals, winds and dragons. All have 14 tiles.
 */
import { HAND } from './memory';
import { KNIT_APART, KNIT_NEXT, KNIT_THREE, pushBlock } from './readings-list';
import { ORPHAN_MASK } from './shanten';
import { FIRST_HONOUR, KINDS } from './tiles';

const PAIRS: i32 = 7;
const TRIPLETS: i32 = 4;

// @ts-ignore: decorator
@inline
function copies(suit: i32, rank: i32): i32 {
  return <i32>load<u8>(HAND + suit * 9 + rank);
}

function hasHonours(): bool {
  for (let kind = FIRST_HONOUR; kind < KINDS; kind++) if (load<u8>(HAND + kind)) return true;
  return false;
}

export function isKnitting(): bool {
  if (hasHonours()) return false;
  return knitsSuits(0, 1, 2) || knitsSuits(0, 2, 1) || knitsSuits(1, 2, 0);
}

/** Suits `a` and `b` hold the same seven numbers, suit `none` nothing. */
function knitsSuits(a: i32, b: i32, none: i32): bool {
  let pairs = 0;
  for (let rank = 0; rank < 9; rank++) {
    if (copies(a, rank) != copies(b, rank) || copies(none, rank) > 0) return false;
    pairs += copies(a, rank);
  }
  return pairs == PAIRS;
}

export function isTripleKnitting(): bool {
  if (hasHonours()) return false;
  let triplets = 0, pairs = 0;
  for (let rank = 0; rank < 9; rank++) {
    const most = max(copies(0, rank), max(copies(1, rank), copies(2, rank)));
    const all = copies(0, rank) + copies(1, rank) + copies(2, rank);
    if (all == 3 * most) triplets += most;
    else if (all == 3 * most - 1) {
      pairs++;
      triplets += most - 1;
    } else return false;
  }
  return triplets == TRIPLETS && pairs == 1;
}

export function isAllPairHonours(): bool {
  let pairs = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const held = load<u8>(HAND + kind);
    if (held == 0) continue;
    if (held != 2 || !((ORPHAN_MASK >> kind) & 1)) return false;
    pairs++;
  }
  return pairs == PAIRS;
}

/** Pushes the blocks of a hand that `isKnitting` or `isTripleKnitting`: a block a number. */
export function pushKnitted(): void {
  for (let rank = 0; rank < 9; rank++) {
    const m = copies(0, rank), p = copies(1, rank), s = copies(2, rank);
    const three = min(m, min(p, s));
    for (let i = 0; i < three; i++) pushBlock(KNIT_THREE, rank);
    pushPairs(rank, m - three, p - three, s - three);
  }
}

/** Of what is left, one suit has nothing and the other two have the same. */
function pushPairs(rank: i32, m: i32, p: i32, s: i32): void {
  for (let i = 0; i < max(m, p); i++) {
    if (m == 0) pushBlock(KNIT_NEXT, 9 + rank);
    else pushBlock(p == 0 ? KNIT_APART : KNIT_NEXT, rank);
  }
}
