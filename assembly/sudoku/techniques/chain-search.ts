/**
 * The search for chains from every candidate. Where one is wanted it is a shortest one, with as many results as possible; where all
 * are, each is the shortest between its ends.
 */
import { first, isEmpty, rest } from './board';
import { isSimple, repeats, trace } from './chain';
import { distanceTo, infer } from './inferences';
import { isFalse, isTrue } from './nodes';
import { digitBoard } from './state';
import { isOneWanted, isUseless, removedCount, commitNew } from './step';

/** Chains of so many links would be none that a person follows. */
const LONGEST: i32 = 60;

/** Looks at what an inference from a start has reached, and offers the ends that mean something. True to stop. */
type Look = (start: i32) => bool;
/** Writes the draft for a chain that was traced; false where nothing follows. */
type Conclude = (start: i32, end: i32) => bool;

let conclude: Conclude = neverConclude;
let shortest: i32 = 0;
let bestStart: i32 = 0;
let bestEnd: i32 = -1;
let bestLength: i32 = 0;
let bestCount: i32 = 0;
let isAlone: bool = false;

function neverConclude(_start: i32, _end: i32): bool {
  return false;
}

/**
 * Starts from each candidate of digits `from` up to, not including, `to`, taken as false, and also as true where `both`. Chains have
 * `least` links or more.
 */
export function searchChains(look: Look, wanted: Conclude, least: i32, both: bool, from: i32 = 0, to: i32 = 9): bool {
  conclude = wanted;
  shortest = least;
  bestEnd = -1;
  bestLength = LONGEST;
  isAlone = isOneWanted();
  for (let digit = from; digit < to; digit++)
    for (let cells = digitBoard(digit); !isEmpty(cells); cells = rest(cells)) {
      const node = 9 * first(cells) + digit;
      if (tryStart(look, isFalse(node))) return true;
      if (both && tryStart(look, isTrue(node))) return true;
    }
  return bestEnd >= 0 && takeBest();
}

function tryStart(look: Look, start: i32): bool {
  infer(start, bestLength);
  return look(start);
}

/** A way from the start to `end` means something. True to stop. */
export function offer(start: i32, end: i32): bool {
  const length = distanceTo(end);
  if (length < shortest) return false;
  trace(end);
  if (isAlone ? !isSimple() : repeats()) return false;
  if (!conclude(start, end) || isUseless()) return false;
  if (!isAlone) return commitNew();
  if (bestEnd < 0 || length < bestLength || (length == bestLength && removedCount() > bestCount)) {
    bestStart = start;
    bestEnd = end;
    bestLength = length;
    bestCount = removedCount();
  }
  return false;
}

function takeBest(): bool {
  infer(bestStart, bestLength);
  trace(bestEnd);
  conclude(bestStart, bestEnd);
  return commitNew();
}
