/**
 * The search that both models share: from the roots (hands of 13 tiles) a graph of the hands that a player may come to,
 * then the values of all of them, from the complete hand back to the roots.
 *
 * `advance`: only tiles that lower the shanten are kept, and only discards that keep it are made (`strict`).
 *
 * `full`: a hand may also take one tile that does not lower its shanten, or step back by one: make a discard that raises it, the
 * first one or one after a draw that lowered it. How far it may still stray is its slack: `limit` - shanten - tiles that the
 * start does not hold. A draw that lowers the shanten leaves the slack as it is; a change of shape and a step back cost one.
 * With slack left, every draw is looked at. Each move leads to a lower shanten, or to the same with less slack, so the buckets
 * (shanten, slack) can be worked through in order:
 *
 *   grow    (top, 1) (top, 0) (top-1, 1) ... (1, 0) (0, 1)    finds the hands; those near the end get their values here
 *   settle  (1, 1) (2, 0) (2, 1) ... (top, 1)                 gives values to the others
 *
 * A tenpai hand without slack is its wait, no more: a leaf (leaves.ts). Both ways are walked in steps of bounded work, so that the caller can
 * breathe in between.
 */
import { discardCount, discardKey, discardShanten, discardSlack, listDiscards, narrowDiscards } from './discards';
import {
  addDiscard, addDraw, afterGraph, beginDraws, copiesOfDraw, discardAt, drawnFront, drawnIsNew, drawnOfDraw, drawnWait, endDraws,
  findHand, firstDiscard, firstDraw, firstInBucket, graphFull, handCount, handKey, handNumber, newDrawn, nextInBucket, resetGraph,
  setDrawnKind, setDrawnLeaves, sharedDrawn,
} from './graph';
import {
  drawCopiesAt, drawCount, drawLowersAt, drawRankAt, drawSuitAt, excess, handOf, handWith, listDraws, open, setForms,
} from './hand';
import {
  beginFront, COUNT_SCORES, drawnWorth, endFront, isCovered, leafCopies, leafOf, leavesFull, leafWorth, mostCopies, offerLeaf,
  resetLeaves,
} from './leaves';
import { HAND } from './memory';
import { partsFull, prepareParts } from './parts';
import { NO_WIN } from './score/drawn';
import { isUndeclared, riichiFlags } from './score/prospect';
import { addTerm, beginTerms, finishDeclaring, finishTerms, setDecline } from './sums';
import { suitStart } from './tiles';
import {
  certain, handVector, keepBetterPairs, keepBetterScores, pairBytes, resetValues, scored, scratchVector, setVector, waitColumn, waitPairs,
} from './values';
import { addLeaves, ANY_SLACK, keepBetterLeaves, knowWait, lastFront, lastWait, NO_LIMIT, showLeaf } from './waits';

/** What `searchStep` answers. */
export const RUNNING: i32 = 0;
export const DONE: i32 = 1;
/** The search has outgrown its room: begin again with more, or with less to look at. */
export const FULL: i32 = 2;

let strict: bool = true;
let width: i32 = 0;
let limit: i32 = 0;
/** The highest shanten at which slack is used. */
let loose: i32 = 0;
let top: i32 = 0;
/** The bucket being worked on, the next hand of it (-1: none), and which way. */
let shanten: i32 = 0;
let slack: i32 = 0;
let cursor: i32 = 0;
let growing: bool = true;
let begun: bool = false;
/** Whether hands may declare riichi, and whether the root may not yet: it is tenpai without a discard to declare with. */
let declares: bool = false;
let undeclared: bool = false;

/**
 * Begins a search for hands that still need `sets` concealed sets, with `draws` own draws left and `unseen` tiles not seen
 * before the first. `room`: hands. `counting`: what counts as a win and whether it is scored (leaves.ts), by SCORE_CONTEXT and
 * PROSPECT.
 *
 * `slackLimit` -1: the model `advance`, following at most `widthLimit` discards of a drawn hand (0: all), those that accept
 * most tiles. Else: the model `full` with that limit (the shanten of the best root, and one), using slack from the shanten
 * `looseFrom` downwards.
 * False where the memory can't be had.
 */
export function searchBegin(
  sets: i32, draws: i32, unseen: i32, room: i32, slackLimit: i32, looseFrom: i32, widthLimit: i32, decline: bool,
  counting: i32,
): bool {
  setForms(sets);
  prepareParts(sets);
  strict = slackLimit < 0;
  limit = strict ? NO_LIMIT : slackLimit;
  loose = looseFrom;
  width = widthLimit;
  top = 0;
  growing = true;
  begun = false;
  declares = counting == COUNT_SCORES && riichiFlags() != 0;
  undeclared = declares && isUndeclared();
  setDecline(decline);
  if (!resetGraph(room)) return false;
  const base = resetLeaves(afterGraph(), room, sets, counting);
  return base != 0 && resetValues(base, room, draws, unseen, counting == COUNT_SCORES);
}

/** Adds the hand in memory (13 tiles with its melds) as a root and returns its number. */
export function searchAddRoot(): i32 {
  const key = handOf(HAND);
  const away = open(key);
  top = max(top, away);
  return handNumber(key, away, strict ? 0 : max(0, limit - away - excess()));
}

/** The values of a root: pairs of f64 (win, tenpai) by draws left. */
export function searchValues(root: i32): usize {
  return handVector(root);
}

/** Where the expected scores of a vector lie, f64 by draws left; 0 where none are worked out. */
export function searchScores(vector: usize): usize {
  return scored ? vector + pairBytes : 0;
}

/** The values of the hand in memory if the search has met it, else 0. A tenpai hand without values is a leaf. */
export function searchLookUp(): usize {
  const key = handOf(HAND);
  const hand = findHand(key);
  if (hand >= 0) return handVector(hand);
  return open(key) == 0 ? showLeaf(key) : 0;
}

/** The values of the tenpai hand in memory should it keep its wait. */
export function searchLeaf(): usize {
  return showLeaf(handOf(HAND));
}

/** The slack that the open hand, which is `away`, may use: none where hands do not stray. */
export function slackLeft(away: i32): i32 {
  return strict || away > loose ? 0 : min(limit - away - excess(), 1);
}

/** Hands met so far: the size of the search. */
export function searchSize(): i32 {
  return handCount;
}

/** Does about `work` units of work, a unit being a hand opened. */
export function searchStep(work: i32): i32 {
  if (!begun) begin();
  while (work > 0) {
    if (cursor >= 0) {
      const hand = cursor;
      cursor = nextInBucket(hand);
      work -= growing ? grow(hand) : settle(hand);
    } else if (growing) {
      if (!nextToGrow()) turn();
    } else if (!nextToSettle()) return DONE;
    if (graphFull || leavesFull || partsFull()) return FULL;
  }
  return RUNNING;
}

function begin(): void {
  begun = true;
  // Further hands are reached by a discard.
  undeclared = undeclared && top == 0;
  shanten = top;
  slack = 1;
  cursor = firstInBucket(shanten, slack);
}

function nextToGrow(): bool {
  if (slack == 1) slack = 0;
  else {
    if (shanten == 0) return false;
    shanten--;
    slack = 1;
  }
  cursor = firstInBucket(shanten, slack);
  return true;
}

/** Tenpai hands, and those one away without slack, had their values when they grew. */
function turn(): void {
  growing = false;
  shanten = 1;
  slack = 0;
}

function nextToSettle(): bool {
  if (slack == 0) slack = 1;
  else {
    shanten++;
    slack = 0;
  }
  if (shanten > top) return false;
  cursor = firstInBucket(shanten, slack);
  return true;
}

function grow(hand: i32): i32 {
  open(handKey(hand));
  const strays = slack > 0 && shanten <= loose;
  listDraws(shanten, strays);
  if (shanten == 0) return strays || undeclared ? growTenpai(hand, strays) : growWait(hand);
  if (strays) return growLoose(hand);
  return slack == 0 && shanten == 1 ? growNearTenpai(hand) : growTight(hand);
}

/** A tenpai root without slack. */
function growWait(hand: i32): i32 {
  const leaf = leafOf(handKey(hand));
  setVector(handVector(hand), waitPairs(leafCopies(leaf)), waitColumn(leafCopies(leaf)), leafWorth(leaf));
  return 1;
}

/**
 * Tenpai with slack: wins, or changes to another wait, also with a tile that completes it to no win; or declares riichi, once
 * it is there.
 */
function growTenpai(hand: i32, strays: bool): i32 {
  const key = handKey(hand);
  const own = leafOf(key);
  let work = 1;
  beginTerms();
  for (let i = 0; i < drawCount; i++) {
    const worth = drawLowersAt(i) ? drawnWorth(key, suitStart(drawSuitAt(i)) + drawRankAt(i), 0) : NO_WIN;
    if (worth != NO_WIN) {
      addTerm(certain, certain + pairBytes, worth, drawCopiesAt(i));
    } else if (strays) {
      work += knowWait(handWith(key, drawSuitAt(i), drawRankAt(i)));
      if (lastWait > leafCopies(own) || !isCovered(lastFront, own)) addLeaves(lastWait, lastFront, drawCopiesAt(i));
    }
  }
  finishDeclaring(hand, true, declares ? waitColumn(leafCopies(own)) : 0, leafWorth(own), undeclared);
  return work;
}

/** One tile from tenpai and no slack: each draw leads to the best of its waits. */
function growNearTenpai(hand: i32): i32 {
  const key = handKey(hand);
  let work = 1;
  beginTerms();
  for (let i = 0; i < drawCount; i++) {
    work += knowWait(handWith(key, drawSuitAt(i), drawRankAt(i)));
    addLeaves(lastWait, lastFront, drawCopiesAt(i));
  }
  finishTerms(hand, false);
  return work;
}

/** No slack: what lowers the shanten is kept, and the discard keeps it low. */
function growTight(hand: i32): i32 {
  const key = handKey(hand);
  let work = 1;
  beginDraws(hand);
  for (let i = 0; i < drawCount; i++) {
    const key14 = handWith(key, drawSuitAt(i), drawRankAt(i));
    const drawn = sharedDrawn(key14);
    if (drawnIsNew) {
      listDiscards(key14, shanten - 1, limit, ANY_SLACK);
      if (width > 0) narrowDiscards(width, shanten - 1);
      addDiscards(drawn);
      work++;
    }
    addDraw(drawn, drawCopiesAt(i));
  }
  endDraws();
  return work;
}

/** With slack: every draw is looked at, for what it lowers, for a change of shape, and for a step back. */
function growLoose(hand: i32): i32 {
  const key = handKey(hand);
  let work = 1;
  beginDraws(hand);
  for (let i = 0; i < drawCount; i++) {
    listDiscards(handWith(key, drawSuitAt(i), drawRankAt(i)), shanten, limit, slack);
    if (discardCount == 0) continue;
    const drawn = newDrawn();
    addDiscards(drawn);
    setDrawnKind(drawn, suitStart(drawSuitAt(i)) + drawRankAt(i));
    addDraw(drawn, drawCopiesAt(i));
    work++;
  }
  endDraws();
  return work;
}

/** Adds the discards listed last to the drawn made last; tenpai hands without slack as leaves. */
function addDiscards(drawn: i32): void {
  beginFront();
  for (let i = 0; i < discardCount; i++) {
    const rest = strict ? 0 : discardSlack(i);
    if (discardShanten(i) > 0 || rest > 0) addDiscard(handNumber(discardKey(i), discardShanten(i), rest));
    else offerLeaf(leafOf(discardKey(i)));
  }
  setDrawnLeaves(drawn, mostCopies, endFront());
}

function settle(hand: i32): i32 {
  beginTerms();
  for (let draw = firstDraw(hand); copiesOfDraw(draw) > 0; draw++) addBest(drawnOfDraw(draw), copiesOfDraw(draw));
  finishTerms(hand, false);
  return 1;
}

/** Adds draws of `copies` tiles that make `drawn`: for each figure the best of its discards. */
function addBest(drawn: i32, copies: i32): void {
  const end = firstDiscard(drawn + 1);
  let index = firstDiscard(drawn);
  const front = drawnFront(drawn);
  if (index == end) return addLeaves(drawnWait(drawn), front, copies);
  const first = handVector(discardAt(index++));
  if (index == end && front == 0) return addTerm(first, first + pairBytes, 1, copies);
  const best = scratchVector(first, first + pairBytes, 1);
  for (; index < end; index++) {
    keepBetterPairs(best, handVector(discardAt(index)));
    keepBetterScores(best, handVector(discardAt(index)) + pairBytes, 1);
  }
  if (front > 0) {
    keepBetterPairs(best, waitPairs(drawnWait(drawn)));
    keepBetterLeaves(best, front);
  }
  addTerm(best, best + pairBytes, 1, copies);
}
