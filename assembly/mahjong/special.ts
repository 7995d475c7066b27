/**
 * Special hands that are a fixed row of tiles and a second (or next) copy of one of some:
 *
 *                       row                              copy of one of
 *   UNIQUE_WONDER       the 13 terminals and honours     the 13
 *   WRIGGLY_SNAKE       1-9 of a suit, the four winds    these 13
 *   WRIGGLING_SNAKE     1-9 of a suit, the four winds    the suit's 1
 *   SQUIRMING_SNAKE     1112345678999 of a suit          its 2, 5, 8
 *   GATES_OF_HEAVEN     1112345678999 of a suit          its 2-8
 *   NINE_GATES          1112345678999 of a suit          its 1-9
 *
 * A squirming snake is a pung of 1s, one of 9s, a pair of 2s, 5s or 8s and two chows of the rest: the same tiles. All are
 * concealed. Which rules know which: special-rules.ts. Sources: docs/mahjong.md.
 */
import { ACCEPTED, clearAccepted, HAND } from './memory';
import { ORPHAN_MASK } from './shanten';
import { FIRST_HONOUR, KINDS, suitOf, suitStart } from './tiles';

export const UNIQUE_WONDER: i32 = 0;
export const WRIGGLY_SNAKE: i32 = 1;
export const WRIGGLING_SNAKE: i32 = 2;
export const SQUIRMING_SNAKE: i32 = 3;
export const GATES_OF_HEAVEN: i32 = 4;
export const NINE_GATES: i32 = 5;
export const SPECIAL_HANDS: i32 = 6;

/** What `specialState` answers. */
const NEITHER: i32 = 0;
const FISHING: i32 = 1;
const COMPLETE: i32 = 2;
const HAND_TILES: i32 = 14;

const ROW_OF_NINE: u64 = 0x1ff;
const WINDS: u64 = (<u64>0xf) << FIRST_HONOUR;

// @ts-ignore: decorator
@inline
function heldOf(kind: i32): i32 {
  return <i32>load<u8>(HAND + kind);
}

/** In how many suits the hand can be made. */
// @ts-ignore: decorator
@inline
export function variants(id: i32): i32 {
  return id == UNIQUE_WONDER ? 1 : 3;
}

/** Kinds of the row, a bit each. */
export function rowKinds(id: i32, suit: i32): u64 {
  if (id == UNIQUE_WONDER) return ORPHAN_MASK;
  const nine = ROW_OF_NINE << suitStart(suit);
  return id <= WRIGGLING_SNAKE ? nine | WINDS : nine;
}

/** Kinds of which one has a copy more than the row tells, a bit each. */
export function extraKinds(id: i32, suit: i32): u64 {
  if (id <= WRIGGLY_SNAKE || id == NINE_GATES) return rowKinds(id, suit);
  const ranks: u64 =
    id == WRIGGLING_SNAKE ? 0b000000001 : id == SQUIRMING_SNAKE ? 0b010010010 : 0b011111110;
  return ranks << suitStart(suit);
}

/** Copies of a kind in the row. */
// @ts-ignore: decorator
@inline
export function rowCopies(id: i32, kind: i32): i32 {
  if (id < SQUIRMING_SNAKE) return 1;
  const rank = kind - suitStart(suitOf(kind));
  return rank == 0 || rank == 8 ? 3 : 1;
}

/** Kinds, of those that may be, of which the hand holds more than the row tells. */
export function heldExtras(id: i32, suit: i32): u64 {
  let extras: u64 = 0;
  for (let kinds = extraKinds(id, suit); kinds; kinds &= kinds - 1) {
    const kind = <i32>ctz(kinds);
    if (heldOf(kind) > rowCopies(id, kind)) extras |= (<u64>1) << kind;
  }
  return extras;
}

/** Tiles missing to the special hand in one suit. */
export function distanceIn(id: i32, suit: i32): i32 {
  let missing = heldExtras(id, suit) ? 0 : 1;
  for (let kinds = rowKinds(id, suit); kinds; kinds &= kinds - 1) {
    const kind = <i32>ctz(kinds);
    missing += max(0, rowCopies(id, kind) - heldOf(kind));
  }
  return missing;
}

/** Tiles missing to the special hand, of the hand in memory (13 or 14 tiles, no melds). */
export function specialDistance(id: i32): i32 {
  let least = HAND_TILES;
  for (let suit = 0; suit < variants(id); suit++) least = min(least, distanceIn(id, suit));
  return least;
}

/** Marks in ACCEPTED, with 1, the kinds that bring the hand in memory nearer to the special hand. */
export function specialAccept(id: i32): void {
  clearAccepted();
  const least = specialDistance(id);
  for (let suit = 0; suit < variants(id); suit++) if (distanceIn(id, suit) == least) markMissing(id, suit);
}

function markMissing(id: i32, suit: i32): void {
  for (let kinds = rowKinds(id, suit); kinds; kinds &= kinds - 1) {
    const kind = <i32>ctz(kinds);
    if (heldOf(kind) < rowCopies(id, kind)) store<u8>(ACCEPTED + kind, 1);
  }
  if (heldExtras(id, suit)) return;
  for (let kinds = extraKinds(id, suit); kinds; kinds &= kinds - 1) {
    const kind = <i32>ctz(kinds);
    if (heldOf(kind) == rowCopies(id, kind)) store<u8>(ACCEPTED + kind, 1);
  }
}

/**
 * The hand in memory as it stands: 14 tiles are the special hand or not, 13 are one tile from it or not; the tiles that
 * complete it are then marked in ACCEPTED. A tile that completes a special hand is never held four times already.
 */
export function specialState(id: i32): i32 {
  clearAccepted();
  const missing = specialDistance(id);
  if (countTiles() == HAND_TILES) return missing == 0 ? COMPLETE : NEITHER;
  if (missing != 1) return NEITHER;
  specialAccept(id);
  return FISHING;
}

function countTiles(): i32 {
  let tiles = 0;
  for (let kind = 0; kind < KINDS; kind++) tiles += heldOf(kind);
  return tiles;
}
