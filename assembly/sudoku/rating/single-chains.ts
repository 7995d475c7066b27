/**
 * Chains that do not branch, from one candidate: forcing chains, in which it implies its own opposite, breadth first and so the
 * shortest. Links: X by the places of a digit alone, XY by the candidates of cells too.
 */
import { beats, concludeFrom, isUseful, wouldBeat } from './chain-hints';
import { findCycles } from './cycles';
import { openHint } from './hint';
import { Level, levelAt, sourceOf } from './level';
import { BY_BOX, BY_CELL, BY_COLUMN, BY_X, BY_XY, BY_Y, followsEarlier, onBy, PEER_COUNT, peerAt } from './links';
import { CANDIDATE_COUNT, NONE, WALK_OFF, WALK_ON } from './memory';
import { offerPath } from './nested-paths';
import { lowest, maskOf, mayHold, size } from './position';
import { FORCING_CHAIN, lengthSurcharge, TURBOT_FISH, X_CHAIN } from './scale';
import { forgetWalk, parentOf, reachNode, wasReached, writeBoards } from './walk';

/** Chains of one node that the search is at; false where it has come to its end. */
export function stepSingle(level: Level): bool {
  const grid = sourceOf(level);
  if (level.cursor == 0) writeBoards(grid);
  while (level.cursor < 3 * CANDIDATE_COUNT) {
    const links = level.cursor / CANDIDATE_COUNT, candidate = level.cursor % CANDIDATE_COUNT;
    level.cursor++;
    const cell = candidate / 9;
    const digits = size(maskOf(grid, cell));
    if (digits < 2 || (links == BY_Y && digits > 2) || !mayHold(grid, cell, candidate % 9)) continue;
    findCycles(level, candidate, links);
    if (links == BY_Y) return true; // a chain by cells alone can't come back to its start
    if (forceOff(grid, candidate, links)) offerChain(level, CANDIDATE_COUNT + candidate, links);
    if (forceOn(grid, candidate, links)) offerChain(level, candidate, links);
    return true;
  }
  return false;
}

let onHead: i32 = 0;
let onTail: i32 = 0;
let offHead: i32 = 0;
let offTail: i32 = 0;

function clearQueues(): void {
  forgetWalk();
  onHead = onTail = offHead = offTail = 0;
}

function pushOn(node: i32): void {
  store<u16>(WALK_ON + 2 * onTail++, <u16>node);
}

function pushOff(candidate: i32): void {
  store<u16>(WALK_OFF + 2 * offTail++, <u16>candidate);
}

/** Whether the candidate being on implies that it is off. */
function forceOff(grid: usize, candidate: i32, links: i32): bool {
  clearQueues();
  reachNode(candidate, NONE, BY_CELL);
  pushOn(candidate);
  return walk(grid, links, CANDIDATE_COUNT + candidate);
}

function forceOn(grid: usize, candidate: i32, links: i32): bool {
  clearQueues();
  reachNode(CANDIDATE_COUNT + candidate, NONE, BY_CELL);
  pushOff(candidate);
  return walk(grid, links, candidate);
}

function walk(grid: usize, links: i32, target: i32): bool {
  while (onHead < onTail || offHead < offTail) {
    while (onHead < onTail) if (walkOn(grid, <i32>load<u16>(WALK_ON + 2 * onHead++), links, target)) return true;
    while (offHead < offTail) if (walkOff(grid, <i32>load<u16>(WALK_OFF + 2 * offHead++), links, target)) return true;
  }
  return false;
}

function walkOn(grid: usize, candidate: i32, links: i32, target: i32): bool {
  const cell = candidate / 9, digit = candidate % 9;
  if (links != BY_X)
    for (let mask = maskOf(grid, cell) & ~(1 << digit); mask != 0; mask &= mask - 1)
      if (turnOff(9 * cell + lowest(mask), candidate, target)) return true;
  for (let n = 0; n < PEER_COUNT; n++) {
    const peer = peerAt(cell, n);
    if (mayHold(grid, peer, digit) && turnOff(9 * peer + digit, candidate, target)) return true;
  }
  return false;
}

function turnOff(candidate: i32, parent: i32, target: i32): bool {
  const node = CANDIDATE_COUNT + candidate;
  if (!wasReached(node)) {
    reachNode(node, parent, BY_CELL);
    pushOff(candidate);
  }
  return node == target;
}

function walkOff(grid: usize, candidate: i32, links: i32, target: i32): bool {
  const firstCause = links == BY_X ? BY_BOX : BY_CELL;
  for (let cause = firstCause; cause <= BY_COLUMN; cause++) {
    const on = onBy(grid, candidate, cause);
    if (on == NONE || followsEarlier(grid, candidate, cause, firstCause, on)) continue;
    if (!wasReached(on)) {
      reachNode(on, CANDIDATE_COUNT + candidate, cause);
      pushOn(on);
    }
    if (on == target) return true;
  }
  return false;
}

function offerChain(level: Level, target: i32, links: i32): void {
  let complexity = 0;
  for (let node = target; node != NONE; node = parentOf(node)) complexity++;
  const difficulty = (links == BY_XY ? 7.0 : 6.6) + lengthSurcharge(complexity);
  const key = links == BY_XY ? 4 : 2;
  if (level != levelAt(0)) return offerPath(level, difficulty, complexity, key, target);
  if (!wouldBeat(difficulty, complexity, key) || !isUseful(sourceOf(level), target)) return;
  beats(difficulty, complexity, key);
  openHint(links == BY_XY ? FORCING_CHAIN : complexity == 6 ? TURBOT_FISH : X_CHAIN, difficulty);
  concludeFrom(sourceOf(level), target);
}
