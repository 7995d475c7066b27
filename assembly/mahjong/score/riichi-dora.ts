/** Dora: han that need a yaku beside them. */
import { doraOf, northDora, option, redFives, uraDoraOf } from './context';
import { copiesInHand } from './laid';
import * as Y from './riichi.generated';
import { countHan } from './riichi-count';
import { kinds } from './riichi-hand';
import { hasRiichi } from './riichi-yaku';

const NORTH: i32 = 30;

export function countDora(): void {
  let dora = northDora() * doraOf(NORTH);
  let ura = northDora() * uraDoraOf(NORTH);
  for (let rest = kinds; rest; rest &= rest - 1) {
    const kind = <i32>ctz(rest);
    const copies = copiesInHand(kind);
    dora += copies * doraOf(kind);
    ura += copies * uraDoraOf(kind);
  }
  countHan(Y.DORA, dora);
  if (option(Y.OPTION_RED_FIVES)) countHan(Y.RED_FIVE, redFives());
  countHan(Y.NORTH_DORA, northDora());
  if (hasRiichi()) countHan(Y.URA_DORA, ura);
}
