/**
 * Locked candidates: in one house a digit has places only where it crosses another, so it leaves the rest of the other. Type 1,
 * pointing, from a box to a line; type 2, claiming, from a line to a box.
 */
import { and, first, isEmpty, minus, within } from './board';
import { boxOf, FIRST_BOX, houseBoard, houseOf } from './geometry';
import { LOCKED_CANDIDATE_TYPE_1, LOCKED_CANDIDATE_TYPE_2 } from './ids.generated';
import { HOUSE_COUNT } from './memory';
import { digitBoard } from './state';
import { BASE, commit, COVER, isUseless, open, PATTERN, removeAll, showCandidates, showHouse } from './step';

export function findPointing(): bool {
  for (let box = FIRST_BOX; box < HOUSE_COUNT; box++)
    for (let digit = 0; digit < 9; digit++) {
      const places = and(digitBoard(digit), houseBoard(box));
      if (isEmpty(places)) continue;
      for (let kind = 0; kind < 2; kind++)
        if (lock(LOCKED_CANDIDATE_TYPE_1, digit, box, houseOf(first(places), kind), places)) return true;
    }
  return false;
}

export function findClaiming(): bool {
  for (let line = 0; line < FIRST_BOX; line++)
    for (let digit = 0; digit < 9; digit++) {
      const places = and(digitBoard(digit), houseBoard(line));
      if (isEmpty(places)) continue;
      if (lock(LOCKED_CANDIDATE_TYPE_2, digit, line, boxOf(first(places)), places)) return true;
    }
  return false;
}

function lock(technique: i32, digit: i32, base: i32, cover: i32, places: v128): bool {
  if (!within(places, houseBoard(cover))) return false;
  open(technique);
  removeAll(digit, minus(houseBoard(cover), places));
  if (isUseless()) return false;
  showHouse(BASE, base);
  showHouse(COVER, cover);
  showCandidates(PATTERN, digit, places);
  return commit();
}
