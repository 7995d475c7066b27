/** What tiles are worth keeping though they bring the hand no nearer: asked once a search is done. */
import {
  copiesOfDraw, discardAt, drawnKind, drawnOfDraw, drawnWait, firstDiscard, firstDraw, handKey,
} from './graph';
import { drawCount, drawLowersAt, drawRankAt, drawSuitAt, handWith, listDraws, open } from './hand';
import { GAINS } from './memory';
import { slackLeft } from './search';
import { KINDS, suitStart } from './tiles';
import { handVector, waitPairs, winAfterFirstDraw } from './values';
import { knowWait, lastWait } from './waits';

/**
 * Writes to GAINS, by kind, how much the chance to win rises when the first draw is a copy of it that does not lower the
 * shanten of the root but is kept; 0 for all others. After a search that is done.
 */
export function searchGains(root: i32): void {
  memory.fill(GAINS, 0, KINDS * 8);
  const key = handKey(root);
  const away = open(key);
  if (slackLeft(away) <= 0) return;
  if (away == 0) return gainWaits(root, key);
  memory.fill(lowering, 0, KINDS);
  listDraws(away, false);
  for (let i = 0; i < drawCount; i++) store<u8>(lowering + suitStart(drawSuitAt(i)) + drawRankAt(i), 1);
  for (let draw = firstDraw(root); copiesOfDraw(draw) > 0; draw++) {
    const kind = drawnKind(drawnOfDraw(draw));
    if (!load<u8>(lowering + kind)) noteGain(root, kind, bestWin(drawnOfDraw(draw)));
  }
}

const lowering = memory.data(KINDS);

/** Tenpai: what other waits gain. */
function gainWaits(root: i32, key: u64): void {
  listDraws(0, true);
  for (let i = 0; i < drawCount; i++) {
    if (drawLowersAt(i)) continue;
    knowWait(handWith(key, drawSuitAt(i), drawRankAt(i)));
    noteGain(root, suitStart(drawSuitAt(i)) + drawRankAt(i), winAfterFirstDraw(waitPairs(lastWait)));
  }
}

function noteGain(root: i32, kind: i32, win: f64): void {
  store<f64>(GAINS + (kind << 3), max(0, win - winAfterFirstDraw(handVector(root))));
}

/** The best chance to win once the first draw has made `drawn`. */
function bestWin(drawn: i32): f64 {
  const end = firstDiscard(drawn + 1);
  let best: f64 = winAfterFirstDraw(waitPairs(drawnWait(drawn)));
  for (let i = firstDiscard(drawn); i < end; i++) best = max(best, winAfterFirstDraw(handVector(discardAt(i))));
  return best;
}
