/** What single tiles do for a root when they come first: asked once a search is done. */
import {
  copiesOfDraw, discardAt, drawnFront, drawnKind, drawnOfDraw, drawnWait, firstDiscard, firstDraw, handKey,
} from './graph';
import { drawCount, drawLowersAt, drawRankAt, drawSuitAt, handWith, listDraws, open } from './hand';
import { drawnWorth, isLastAt, leafAt, leafCopies, leafWorth } from './leaves';
import { GAINS } from './memory';
import { isUndeclared, riichiFlags } from './score/prospect';
import { slackLeft } from './search';
import { KINDS, suitStart } from './tiles';
import { draws, handVector, pairBytes, scored, waitChance, waitPairs, winAfterFirstDraw } from './values';
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
  listLowering(away);
  for (let draw = firstDraw(root); copiesOfDraw(draw) > 0; draw++) {
    const kind = drawnKind(drawnOfDraw(draw));
    if (!load<u8>(lowering + kind)) noteGain(root, kind, bestWin(drawnOfDraw(draw)));
  }
}

/** By kind: 1 for what lowers the shanten of the open hand. */
const lowering = memory.data(KINDS);

function listLowering(away: i32): void {
  memory.fill(lowering, 0, KINDS);
  listDraws(away, false);
  for (let i = 0; i < drawCount; i++) store<u8>(lowering + suitStart(drawSuitAt(i)) + drawRankAt(i), 1);
}

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

/**
 * Writes to GAINS, by kind, the expected score of a root once the first draw has been a copy of it: of tenpai hands what the
 * win is worth. 0 for tiles that do not lower the shanten, and for roots that do not stray.
 */
export function searchOutcomes(root: i32): void {
  memory.fill(GAINS, 0, KINDS * 8);
  const key = handKey(root);
  const away = open(key);
  if (!scored || draws == 0) return;
  if (away == 0) return noteWins(key);
  if (slackLeft(away) <= 0) return;
  listLowering(away);
  for (let draw = firstDraw(root); copiesOfDraw(draw) > 0; draw++) {
    const kind = drawnKind(drawnOfDraw(draw));
    if (load<u8>(lowering + kind)) store<f64>(GAINS + (kind << 3), bestScore(drawnOfDraw(draw)));
  }
}

function noteWins(key: u64): void {
  listDraws(0, false);
  for (let i = 0; i < drawCount; i++) {
    const kind = suitStart(drawSuitAt(i)) + drawRankAt(i);
    store<f64>(GAINS + (kind << 3), max(0, drawnWorth(key, kind, isUndeclared() ? 0 : riichiFlags())));
  }
}

/** The best expected score once the first draw has made `drawn`. */
function bestScore(drawn: i32): f64 {
  const at = <usize>(draws - 1) << 3;
  const end = firstDiscard(drawn + 1);
  let best: f64 = 0;
  for (let i = firstDiscard(drawn); i < end; i++) best = max(best, load<f64>(handVector(discardAt(i)) + pairBytes + at));
  const front = drawnFront(drawn);
  return front == 0 ? best : max(best, bestLeaf(front));
}

function bestLeaf(front: i32): f64 {
  let best: f64 = 0;
  let index = front - 1;
  do {
    const leaf = leafAt(++index);
    best = max(best, leafWorth(leaf) * waitChance(leafCopies(leaf), draws - 1));
  } while (!isLastAt(index));
  return best;
}
