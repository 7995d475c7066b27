/**
 * Exact play with at most two walls left in all: every layer that they lead to is solved (race.ts), from those without walls
 * up. Two walls laid in either order, by whichever player, lead to the same layer, so each pair of walls is looked at once.
 *
 * The work is done in steps of one layer, about a tenth of a millisecond, beside a search that may be under way: each step
 * starts from the root's position and puts back what it found.
 */
import { layWall, leftOf, pawnOf, turn } from './board';
import { addGains, clearGains, findStanding } from './gains';
import { STATE, STATE_BYTES } from './memory';
import { canSolve, FAR, solveLayer } from './race';
import { CANDIDATES, GAINED, LAYER_BYTES, OUTCOMES, ROOT_STATE, ROW_BYTES, SAVED_STATE, VALUES } from './solve-memory';
import { FIRST_WALL, MOVE_COUNT, SLOTS } from './squares';
import { freeHorizontal, freeVertical } from './walls';

/** Walls left in all that the solver can deal with. */
const MOST_WALLS: i32 = 2;

/** Not solved: no value is like it. */
export const UNKNOWN: i32 = 0x7fff;

/** What is being solved: layers two walls on, one wall on, the root's. */
const PAIRS: i32 = 0;
const SINGLES: i32 = 1;
const LAST: i32 = 2;
const DONE: i32 = 3;

let stage: i32 = DONE;
let walls: i32 = 0;
let candidates: i32 = 0;
let first: i32 = 0;
let second: i32 = 0;
/** The player to move at the root. */
let mover: i32 = 0;

/** Gets ready to solve the position that stands; false where too many walls are left, or the game is over. */
export function solveBegin(): bool {
  stage = DONE;
  walls = leftOf(0) + leftOf(1);
  if (walls > MOST_WALLS || !canSolve()) return false;
  mover = turn();
  memory.copy(ROOT_STATE, STATE, STATE_BYTES);
  for (let move = 0; move < MOVE_COUNT; move++) store<i16>(OUTCOMES + (move << 1), <i16>UNKNOWN);
  candidates = walls > 0 ? listCandidates() : 0;
  for (let player = 0; player < 2; player++) clearGains(rootGains(player), player);
  if (walls == 2) {
    for (let i = 0; i < candidates; i++)
      for (let layer = 0; layer < 2; layer++) if (leftOf(layer) > 0) clearGains(gainsAt(i, layer), nextPlayer(layer));
  }
  first = 0;
  second = 1;
  stage = walls == 2 ? PAIRS : walls == 1 ? SINGLES : LAST;
  return true;
}

/** Walls that fit at the root; whether they leave a way depends on the pawns. */
function listCandidates(): i32 {
  let count = 0;
  for (let vertical = 0; vertical < 2; vertical++) {
    for (let slots = vertical ? freeVertical() : freeHorizontal(); slots != 0; slots &= slots - 1) {
      store<u8>(CANDIDATES + count++, <u8>((vertical << 6) + <i32>ctz(slots)));
    }
  }
  return count;
}

// @ts-ignore: decorator
@inline
function candidate(index: i32): i32 {
  return <i32>load<u8>(CANDIDATES + index);
}

/** What a player's walls are worth at the root. */
// @ts-ignore: decorator
@inline
function rootGains(player: i32): usize {
  return GAINED + <usize>player * LAYER_BYTES;
}

/** What the last wall is worth after `player` has laid a candidate. */
// @ts-ignore: decorator
@inline
function gainsAt(index: i32, player: i32): usize {
  return GAINED + <usize>(2 + 2 * index + player) * LAYER_BYTES;
}

/** Of two walls, who has the one that is left when `player` has laid one. */
// @ts-ignore: decorator
@inline
function nextPlayer(player: i32): i32 {
  return leftOf(player) == 2 ? player : 1 - player;
}

/** Solves a layer more; true when all are solved. */
export function solveStep(): bool {
  if (stage == DONE) return true;
  memory.copy(SAVED_STATE, STATE, STATE_BYTES);
  memory.copy(STATE, ROOT_STATE, STATE_BYTES);
  if (stage == PAIRS) solvePair();
  else if (stage == SINGLES) solveSingle();
  else solveRoot();
  memory.copy(STATE, SAVED_STATE, STATE_BYTES);
  return stage == DONE;
}

/** Goes on to the next pair of candidates that fit beside each other, and solves the race that they lead to. */
function solvePair(): void {
  while (first < candidates) {
    if (second >= candidates) {
      first++;
      second = first + 1;
      continue;
    }
    const one = candidate(first);
    const other = candidate(second);
    layWall(one);
    const slot: u64 = 1 << <u64>(other & (SLOTS - 1));
    if (((other < SLOTS ? freeHorizontal() : freeVertical()) & slot) != 0) {
      layWall(other);
      solveLayer(VALUES, 0, 0);
      findStanding();
      for (let player = 0; player < 2; player++) {
        if (leftOf(player) == 0) continue;
        const next = nextPlayer(player);
        const values = valuesOf(1 - next);
        addGains(gainsAt(first, player), values, next);
        addGains(gainsAt(second, player), values, next);
      }
      second++;
      return;
    }
    memory.copy(STATE, ROOT_STATE, STATE_BYTES);
    second++;
  }
  first = 0;
  stage = SINGLES;
}

/** The half of a solved layer in which a player is to move. */
// @ts-ignore: decorator
@inline
function valuesOf(player: i32): usize {
  return VALUES + <usize>player * LAYER_BYTES;
}

/** Solves the layers after one candidate, for each player who may lay it. */
function solveSingle(): void {
  if (first == candidates) {
    stage = LAST;
    return;
  }
  const wall = candidate(first);
  const one = leftOf(0) > 0;
  const other = leftOf(1) > 0;
  const next0 = nextPlayer(0);
  const next1 = nextPlayer(1);
  layWall(wall);
  findStanding();
  if (walls == 1) {
    solveLayer(VALUES, 0, 0);
    gather(one ? 0 : 1, wall);
  } else {
    if (one) {
      solveLayer(VALUES, next0 == 0 ? gainsAt(first, 0) : 0, next0 == 1 ? gainsAt(first, 0) : 0);
      gather(0, wall);
    }
    if (other) {
      solveLayer(VALUES, next1 == 0 ? gainsAt(first, 1) : 0, next1 == 1 ? gainsAt(first, 1) : 0);
      gather(1, wall);
    }
  }
  first++;
}

/** Takes the layer solved last to the root: what it is worth there when `player` lays the wall that leads to it. */
function gather(player: i32, wall: i32): void {
  addGains(rootGains(player), valuesOf(1 - player), player);
  if (player == turn()) store<i16>(OUTCOMES + ((FIRST_WALL + wall) << 1), <i16>valueAt(1 - player, pawnOf(0), pawnOf(1)));
}

// @ts-ignore: decorator
@inline
function valueAt(player: i32, p: i32, q: i32): i32 {
  return <i32>load<i16>(valuesOf(player) + <usize>q * ROW_BYTES + (<usize>p << 1));
}

function solveRoot(): void {
  solveLayer(VALUES, leftOf(0) > 0 ? rootGains(0) : 0, leftOf(1) > 0 ? rootGains(1) : 0);
  const me = turn();
  for (let square = 0; square < FIRST_WALL; square++) {
    const p = me ? pawnOf(0) : square;
    const q = me ? square : pawnOf(1);
    store<i16>(OUTCOMES + (square << 1), <i16>valueAt(1 - me, p, q));
  }
  stage = DONE;
}

/**
 * What a legal move of the root leads to once all is solved, for the player to move there: n wins in n plies, -n loses, 0
 * is a draw.
 */
export function outcomeOf(move: i32): i32 {
  const value = <i32>load<i16>(OUTCOMES + (move << 1));
  if (value == 0) return 0;
  const plies = FAR - abs(value) + 1;
  return (value > 0) == (mover == 0) ? plies : -plies;
}
