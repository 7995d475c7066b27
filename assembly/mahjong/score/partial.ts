/**
 * What a hand that has not won is worth where every player scores: its melds, and of its concealed tiles three of a kind
 * as pungs and two as pairs. Those never stand in each other's way, so this reading counts most; a fourth copy is single,
 * for a kong must be declared.
 */
import { HAND } from '../memory';
import { STANDARD } from '../patterns';
import { PAIR, PUNG, SINGLE } from '../readings-list';
import { KINDS } from '../tiles';
import { meldCount, meldShape } from './context';
import { addLaid, beginLaid, CONCEALED } from './laid';
import { LONG_HAND } from './points-items';
import { addItem, beginResult, clearBest, keepBest, setTotal, tell, DOUBLES, POINTS, UNIT_POINTS } from './result';
import { scoreLaidPartial } from './rules';
import { keepLaid } from './score';
import { layMelds } from './ways';

const COMPLETE_TILES: i32 = 14;

/**
 * Scores the hand in memory, of any number of tiles, by the context in memory; the result is then in BEST_RESULT. A hand
 * of 14 tiles or more that is not complete scores nothing. Only for rules in which every player scores.
 */
export function scorePartial(sets: i32, chows: i32): void {
  clearBest();
  layTogether();
  beginResult();
  if (tiles() >= COMPLETE_TILES) scoreNothing();
  else scoreLaidPartial(sets, chows);
  keepBest();
  keepLaid();
}

/** Lays down concealed pungs and pairs and all melds. */
export function layTogether(): void {
  beginLaid(STANDARD);
  for (let kind = 0; kind < KINDS; kind++) {
    const held = <i32>load<u8>(HAND + kind);
    if (held >= 2) addLaid(held >= 3 ? PUNG : PAIR, kind, CONCEALED);
  }
  layMelds();
}

/** Tiles for the size of the hand: a set that is a meld counts as three. */
export function tiles(): i32 {
  let count = 0;
  for (let kind = 0; kind < KINDS; kind++) count += <i32>load<u8>(HAND + kind);
  for (let meld = 0; meld < meldCount(); meld++) count += sizeOf(meldShape(meld));
  return count;
}

function sizeOf(shape: i32): i32 {
  return shape == SINGLE ? 1 : shape == PAIR ? 2 : 3;
}

function scoreNothing(): void {
  addItem(LONG_HAND, UNIT_POINTS, 0);
  tell(POINTS, 0);
  tell(DOUBLES, 0);
  setTotal(0, false);
}
