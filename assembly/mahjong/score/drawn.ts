/** What a hand is worth that an own draw completes, on average over what nobody has seen yet. */
import { BEST_RESULT } from '../memory';
import { RIICHI as RIICHI_RULES, rulesInUse } from '../special-rules';
import { drawWith } from './context';
import { totalIn, winsIn } from './result';
import { chanceOf, lookAhead, mostHan } from './riichi-chance';
import { beginMore, endMore, pointsWith } from './riichi-more';
import { scoreComplete } from './score';

/** The rules do not allow the win. */
export const NO_WIN: f64 = -1;

/** Whether the rules allow the complete hand in memory, `kind` drawn last in no special way. */
export function isWinDrawn(sets: i32, chows: i32, kind: i32): bool {
  drawWith(kind, 0);
  return scoreComplete(sets, chows) >= 0 && winsIn(BEST_RESULT);
}

/** Expected `score.total` of the complete hand in memory, `kind` drawn last; `flags`: of riichi, where it is declared. */
export function worthDrawn(sets: i32, chows: i32, kind: i32, flags: u32): f64 {
  drawWith(kind, flags);
  if (rulesInUse() == RIICHI_RULES) return worthInRiichi(sets, chows, flags != 0);
  return scoreComplete(sets, chows) >= 0 && winsIn(BEST_RESULT) ? totalIn(BEST_RESULT) : NO_WIN;
}

function worthInRiichi(sets: i32, chows: i32, withUra: bool): f64 {
  lookAhead(withUra);
  beginMore(mostHan);
  const reading = scoreComplete(sets, chows);
  endMore();
  if (reading < 0 || !winsIn(BEST_RESULT)) return NO_WIN;
  let expected: f64 = 0;
  for (let han = 0; han <= mostHan; han++) expected += chanceOf(han) * pointsWith(han);
  return expected;
}
