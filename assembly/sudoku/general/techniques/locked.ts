/**
 * Locked candidates: all places of a digit in a house see a cell, which so cannot hold it. Where a box (or region) crosses a row or
 * column that is pointing and claiming; by other houses, cages and chess moves it is a common peer. What a cage needs for its sum has
 * its places there, too.
 */
import { houseCount, houseCountOf, houseOf, kindOf, BOX, COLUMN, REGION, side } from '../grid';
import { COMMON_PEER_ELIMINATION, LOCKED_CANDIDATE_TYPE_1, LOCKED_CANDIDATE_TYPE_2 } from '../../techniques/ids.generated';
import { cellOfGroup, placesIn } from './position';
import { dropHouse, holds, keepHouse, seePlaces } from './seen';
import { BASE, commit, COVER, isUseless, open, PATTERN, removeSeen, showGroup, showPlaces } from './step';
import { requiredInCage } from './sums';

function isLine(house: i32): bool {
  return kindOf(house) <= COLUMN;
}

function isArea(house: i32): bool {
  return kindOf(house) == BOX || kindOf(house) == REGION;
}

/** From a box or region to a line. */
export function findPointing(house: i32): bool {
  return isArea(house) && findCrossings(LOCKED_CANDIDATE_TYPE_1, house);
}

/** From a line to a box or region. */
export function findClaiming(house: i32): bool {
  return isLine(house) && findCrossings(LOCKED_CANDIDATE_TYPE_2, house);
}

function areCrossing(base: i32, cover: i32): bool {
  return base < houseCount && ((isArea(base) && isLine(cover)) || (isLine(base) && isArea(cover)));
}

function findCrossings(technique: i32, base: i32): bool {
  for (let digit = 0; digit < side; digit++) {
    const places = placesIn(base, digit);
    if (places == 0) continue;
    const cell = cellOfGroup(base, <i32>ctz(places));
    for (let i = 0, count = houseCountOf(cell); i < count; i++) {
      const cover = houseOf(cell, i);
      if (!areCrossing(base, cover) || !holds(cover, base, places)) continue;
      seePlaces(base, places);
      keepHouse(cover);
      open(technique);
      removeSeen(digit);
      if (isUseless()) continue;
      showPlaces(PATTERN, base, places, 1 << digit);
      showGroup(BASE, base);
      showGroup(COVER, cover);
      if (commit()) return true;
    }
  }
  return false;
}

/** In a house, or a cage. */
export function findCommonPeers(group: i32): bool {
  const needed = group < houseCount ? 0xffffffff : requiredInCage(group - houseCount);
  for (let digit = 0; digit < side; digit++) {
    const places = ((needed >> digit) & 1) != 0 ? placesIn(group, digit) : 0;
    if (popcnt(places) > 1 && findPeersOf(group, digit, places)) return true;
  }
  return false;
}

function findPeersOf(group: i32, digit: i32, places: u32): bool {
  seePlaces(group, places);
  const cell = cellOfGroup(group, <i32>ctz(places));
  const count = houseCountOf(cell);
  for (let i = 0; i < count; i++)
    if (areCrossing(group, houseOf(cell, i)) && holds(houseOf(cell, i), group, places)) dropHouse(houseOf(cell, i));
  open(COMMON_PEER_ELIMINATION);
  removeSeen(digit);
  if (isUseless()) return false;
  showPlaces(PATTERN, group, places, 1 << digit);
  showGroup(BASE, group);
  for (let i = 0; i < count; i++) {
    const cover = houseOf(cell, i);
    if (cover != group && !areCrossing(group, cover) && holds(cover, group, places)) showGroup(COVER, cover);
  }
  return commit();
}
