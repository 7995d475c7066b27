/**
 * Exact values of a layer: the walls as they stand, every pair of pawn squares, either player to move. Found backwards from
 * the goal rows, ply by ply and for all squares of player 0's pawn at once: who can step to a position lost for the other wins,
 * who can step to none but won ones loses, what is never decided is a draw.
 *
 * Values are player 0's: FAR - n where it wins in n plies, n - FAR where the other does, 0 for a draw.
 *
 * In layers with walls left, `gained` says for each pair what the mover's best wall is worth. A wall that wins decides its pair
 * when its plies have come; until then, and for good if it draws, no pair with a wall to lay is lost.
 */
import { columns, EAST_EDGES, goalHigh, goalLow, NORTH_EDGES, rows } from './board';
import { aroundHigh, aroundLow, at, has, high, low, setSet, stepsHigh, stepsLow } from './pairs';
import { isOpen } from './paths';
import {
  DECIDED, HEADS, HELD, JUMPS, LAYER_BYTES, MAX_EVENTS, NEW_LOSSES, NEXT, PAIRS_BYTES, ROW_BYTES, WINS,
} from './solve-memory';
import { LOW_SQUARES, neighbour, squareAt, squareHigh, squareLow, SQUARES } from './squares';

export const FAR: i32 = 16384;
/** No wall can be laid: worse than anything, for player 0 and for player 1. */
export const NO_WALL_0: i32 = -32768;
export const NO_WALL_1: i32 = 32767;

const ROW: i32 = <i32>(ROW_BYTES >> 1);
const PAIRS: i32 = SQUARES * ROW;
const NONE: u16 = 0xffff;

let boardLow: u64 = 0;
let boardHigh: u64 = 0;
/** Where the values go. */
let target: usize = 0;
/** Squares q, as a set, whose pairs changed in this ply: wins and losses of each player to move. */
let wonLow0: u64 = 0;
let wonHigh0: u64 = 0;
let wonLow1: u64 = 0;
let wonHigh1: u64 = 0;
let lostLow0: u64 = 0;
let lostHigh0: u64 = 0;
let lostLow1: u64 = 0;
let lostHigh1: u64 = 0;
let lastEvent: i32 = 0;

/** On boards of two rows players may be left without a move, which the layers don't allow for. */
// @ts-ignore: decorator
@inline
export function canSolve(): bool {
  return rows > 2;
}

/**
 * Solves the layer of the walls that stand and writes its values at `values`, player 0 to move first. `gained0`, `gained1`: where
 * it stands what a player's best wall is worth, 0 when it has none.
 */
export function solveLayer(values: usize, gained0: usize, gained1: usize): void {
  target = values;
  prepare();
  lastEvent = 0;
  if (gained0 | gained1) {
    memory.fill(HEADS, 0xff, 2 * <usize>MAX_EVENTS);
    if (gained0) addEvents(gained0, 0);
    if (gained1) addEvents(gained1, 1);
  }
  // Both kinds of ply must stand still before nothing more can happen.
  let idle = 0;
  for (let plies = 1; idle < 2 || plies <= lastEvent; plies++) {
    const changed = plies & 1 ? findWins(plies) : findLosses(plies);
    idle = changed ? 0 : idle + 1;
  }
}

/** The goal rows decide what lies in them; impossible pairs are decided too, so that nobody asks. */
function prepare(): void {
  boardLow = boardHigh = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      boardLow |= squareLow(squareAt(column, row));
      boardHigh |= squareHigh(squareAt(column, row));
    }
  }
  memory.fill(WINS, 0, 2 * PAIRS_BYTES);
  memory.fill(NEW_LOSSES, 0, 2 * PAIRS_BYTES);
  memory.fill(HELD, 0, 2 * PAIRS_BYTES);
  memory.fill(target, 0, 2 * LAYER_BYTES);
  lostLow0 = goalLow(1);
  lostHigh0 = goalHigh(1);
  lostLow1 = boardLow & ~goalLow(1);
  lostHigh1 = boardHigh & ~goalHigh(1);
  for (let q = 0; q < SQUARES; q++) {
    const onBoard = ((squareLow(q) & boardLow) | (squareHigh(q) & boardHigh)) != 0;
    const arrived = ((squareLow(q) & goalLow(1)) | (squareHigh(q) & goalHigh(1))) != 0;
    const offLow = ~boardLow | squareLow(q) | goalLow(0);
    const offHigh = ~boardHigh | squareHigh(q) | goalHigh(0);
    if (!onBoard || arrived) {
      setSet(at(DECIDED, 0, q), ~0, ~0);
      setSet(at(DECIDED, 1, q), ~0, ~0);
      if (arrived) setSet(at(NEW_LOSSES, 0, q), ~offLow, ~offHigh);
      if (arrived) write(0, q, ~offLow, ~offHigh, -FAR);
    } else {
      setSet(at(DECIDED, 0, q), offLow, offHigh);
      setSet(at(DECIDED, 1, q), offLow, offHigh);
      const homeLow = goalLow(0) & ~squareLow(q);
      const homeHigh = goalHigh(0) & ~squareHigh(q);
      setSet(at(NEW_LOSSES, 1, q), homeLow, homeHigh);
      write(1, q, homeLow, homeHigh, FAR);
    }
    if (onBoard) for (let direction = 0; direction < 4; direction++) findJumps(q, direction);
  }
}

/** Where a pawn that comes up to a pawn on a square in a direction may land. */
function findJumps(over: i32, direction: i32): void {
  let setLow: u64 = 0;
  let setHigh: u64 = 0;
  if (isOpen(over, direction)) {
    setLow = squareLow(neighbour(over, direction));
    setHigh = squareHigh(neighbour(over, direction));
  } else {
    for (let turned = 1; turned < 4; turned += 2) {
      const side = (direction + turned) & 3;
      if (!isOpen(over, side)) continue;
      setLow |= squareLow(neighbour(over, side));
      setHigh |= squareHigh(neighbour(over, side));
    }
  }
  setSet(jumpsOf(over, direction), setLow, setHigh);
}

// @ts-ignore: decorator
@inline
function jumpsOf(over: i32, direction: i32): usize {
  return JUMPS + (((over << 2) + direction) << 4);
}

/** Sorts the pairs by the plies in which a wall decides them. */
function addEvents(gained: usize, player: i32): void {
  const none = player ? NO_WALL_1 : NO_WALL_0;
  for (let q = 0; q < SQUARES; q++) {
    const row = gained + <usize>q * ROW_BYTES;
    const decided = at(DECIDED, player, q);
    const held = at(HELD, player, q);
    for (let limb = 0; limb < 2; limb++) {
      const first = limb ? LOW_SQUARES : 0;
      for (let open = ~(limb ? high(decided) : low(decided)); open != 0; open &= open - 1) {
        const p = first + <i32>ctz(open);
        const value = <i32>load<i16>(row + (p << 1));
        if (value == none) continue;
        const own = player ? -value : value;
        store<u64>(held + (limb << 3), load<u64>(held + (limb << 3)) | (open & -open));
        if (own != 0) addEvent(FAR - abs(own), player * PAIRS + q * ROW + p);
      }
    }
  }
}

// @ts-ignore: decorator
@inline
function addEvent(plies: i32, pair: i32): void {
  if (plies >= MAX_EVENTS) return;
  store<u16>(NEXT + (pair << 1), load<u16>(HEADS + (plies << 1)));
  store<u16>(HEADS + (plies << 1), <u16>pair);
  lastEvent = max(lastEvent, plies);
}

function findWins(plies: i32): bool {
  wonLow0 = wonHigh0 = wonLow1 = wonHigh1 = 0;
  for (let set = lostLow1; set != 0; set &= set - 1) findWins0(<i32>ctz(set), plies);
  for (let set = lostHigh1; set != 0; set &= set - 1) findWins0(LOW_SQUARES + <i32>ctz(set), plies);
  const nearLow = aroundLow(lostLow0, lostHigh0);
  const nearHigh = aroundHigh(lostLow0, lostHigh0);
  for (let set = aroundLow(nearLow, nearHigh); set != 0; set &= set - 1) findWins1(<i32>ctz(set), plies);
  for (let set = aroundHigh(nearLow, nearHigh); set != 0; set &= set - 1) findWins1(LOW_SQUARES + <i32>ctz(set), plies);
  if (plies <= lastEvent) takeEvents(plies);
  return (wonLow0 | wonHigh0 | wonLow1 | wonHigh1) != 0;
}

/** Player 0 wins where a step leads to pairs just found lost for player 1. */
function findWins0(q: i32, plies: i32): void {
  const lost = at(NEW_LOSSES, 1, q);
  const setLow = low(lost);
  const setHigh = high(lost);
  const northLow = load<u64>(NORTH_EDGES);
  const eastLow = load<u64>(EAST_EDGES);
  let winsLow = stepsLow(setLow, setHigh, northLow, eastLow);
  let winsHigh = stepsHigh(setLow, setHigh, northLow, load<u64>(NORTH_EDGES, 8), load<u64>(EAST_EDGES, 8));
  for (let direction = 0; direction < 4; direction++) {
    const jumps = jumpsOf(q, direction);
    if (((low(jumps) & setLow) | (high(jumps) & setHigh)) == 0) continue;
    const back = direction ^ 2;
    if (!isOpen(q, back)) continue;
    winsLow |= squareLow(neighbour(q, back));
    winsHigh |= squareHigh(neighbour(q, back));
  }
  decideWins(0, q, winsLow, winsHigh, plies);
}

/** Player 1 wins where a step of its own leads to pairs just found lost for player 0. */
function findWins1(q: i32, plies: i32): void {
  let winsLow: u64 = 0;
  let winsHigh: u64 = 0;
  for (let direction = 0; direction < 4; direction++) {
    if (!isOpen(q, direction)) continue;
    const p = neighbour(q, direction);
    const lost = at(NEW_LOSSES, 0, p);
    winsLow |= low(lost);
    winsHigh |= high(lost);
    if (landsIn(NEW_LOSSES, p, direction)) {
      winsLow |= squareLow(p);
      winsHigh |= squareHigh(p);
    }
  }
  decideWins(1, q, winsLow, winsHigh, plies);
}

/** Whether player 1's jump over p leads to a pair of a set of player 0's. */
// @ts-ignore: decorator
@inline
function landsIn(pairs: usize, p: i32, direction: i32): bool {
  const jumps = jumpsOf(p, direction);
  for (let set = low(jumps); set != 0; set &= set - 1) if (has(at(pairs, 0, <i32>ctz(set)), p)) return true;
  for (let set = high(jumps); set != 0; set &= set - 1)
    if (has(at(pairs, 0, LOW_SQUARES + <i32>ctz(set)), p)) return true;
  return false;
}

function decideWins(player: i32, q: i32, winsLow: u64, winsHigh: u64, plies: i32): void {
  const decided = at(DECIDED, player, q);
  winsLow &= ~low(decided);
  winsHigh &= ~high(decided);
  if ((winsLow | winsHigh) == 0) return;
  setSet(decided, low(decided) | winsLow, high(decided) | winsHigh);
  const wins = at(WINS, player, q);
  setSet(wins, low(wins) | winsLow, high(wins) | winsHigh);
  write(player, q, winsLow, winsHigh, player ? plies - FAR : FAR - plies);
  if (player) {
    wonLow1 |= squareLow(q);
    wonHigh1 |= squareHigh(q);
  } else {
    wonLow0 |= squareLow(q);
    wonHigh0 |= squareHigh(q);
  }
}

function findLosses(plies: i32): bool {
  memory.fill(NEW_LOSSES, 0, 2 * PAIRS_BYTES);
  lostLow0 = lostHigh0 = lostLow1 = lostHigh1 = 0;
  if (plies <= lastEvent) takeEvents(plies);
  for (let set = wonLow1; set != 0; set &= set - 1) findLosses0(<i32>ctz(set), plies);
  for (let set = wonHigh1; set != 0; set &= set - 1) findLosses0(LOW_SQUARES + <i32>ctz(set), plies);
  const nearLow = aroundLow(wonLow0, wonHigh0);
  const nearHigh = aroundHigh(wonLow0, wonHigh0);
  for (let set = aroundLow(nearLow, nearHigh); set != 0; set &= set - 1) findLosses1(<i32>ctz(set), plies);
  for (let set = aroundHigh(nearLow, nearHigh); set != 0; set &= set - 1)
    findLosses1(LOW_SQUARES + <i32>ctz(set), plies);
  return (lostLow0 | lostHigh0 | lostLow1 | lostHigh1) != 0;
}

/** Player 0 loses where each step leads to a pair won by player 1, and no wall holds it. */
function findLosses0(q: i32, plies: i32): void {
  const wins = at(WINS, 1, q);
  const safeLow = boardLow & ~low(wins) & ~squareLow(q);
  const safeHigh = boardHigh & ~high(wins) & ~squareHigh(q);
  const northLow = load<u64>(NORTH_EDGES);
  let heldLow = stepsLow(safeLow, safeHigh, northLow, load<u64>(EAST_EDGES));
  let heldHigh = stepsHigh(safeLow, safeHigh, northLow, load<u64>(NORTH_EDGES, 8), load<u64>(EAST_EDGES, 8));
  for (let direction = 0; direction < 4; direction++) {
    const jumps = jumpsOf(q, direction);
    if (((low(jumps) & safeLow) | (high(jumps) & safeHigh)) == 0) continue;
    const back = direction ^ 2;
    if (!isOpen(q, back)) continue;
    heldLow |= squareLow(neighbour(q, back));
    heldHigh |= squareHigh(neighbour(q, back));
  }
  decideLosses(0, q, heldLow, heldHigh, plies);
}

function findLosses1(q: i32, plies: i32): void {
  let heldLow: u64 = 0;
  let heldHigh: u64 = 0;
  for (let direction = 0; direction < 4; direction++) {
    if (!isOpen(q, direction)) continue;
    const p = neighbour(q, direction);
    const wins = at(WINS, 0, p);
    heldLow |= ~low(wins) & ~squareLow(p);
    heldHigh |= ~high(wins) & ~squareHigh(p);
    if (landsOutside(p, direction)) {
      heldLow |= squareLow(p);
      heldHigh |= squareHigh(p);
    }
  }
  decideLosses(1, q, heldLow, heldHigh, plies);
}

/** Whether player 1's jump over p leads to a pair that player 0 has not won. */
// @ts-ignore: decorator
@inline
function landsOutside(p: i32, direction: i32): bool {
  const jumps = jumpsOf(p, direction);
  for (let set = low(jumps); set != 0; set &= set - 1) if (!has(at(WINS, 0, <i32>ctz(set)), p)) return true;
  for (let set = high(jumps); set != 0; set &= set - 1)
    if (!has(at(WINS, 0, LOW_SQUARES + <i32>ctz(set)), p)) return true;
  return false;
}

function decideLosses(player: i32, q: i32, heldLow: u64, heldHigh: u64, plies: i32): void {
  const decided = at(DECIDED, player, q);
  const held = at(HELD, player, q);
  const lossesLow = ~(low(decided) | heldLow | low(held));
  const lossesHigh = ~(high(decided) | heldHigh | high(held));
  if ((lossesLow | lossesHigh) == 0) return;
  setSet(decided, low(decided) | lossesLow, high(decided) | lossesHigh);
  setSet(at(NEW_LOSSES, player, q), lossesLow, lossesHigh);
  write(player, q, lossesLow, lossesHigh, player ? FAR - plies : plies - FAR);
  if (player) {
    lostLow1 |= squareLow(q);
    lostHigh1 |= squareHigh(q);
  } else {
    lostLow0 |= squareLow(q);
    lostHigh0 |= squareHigh(q);
  }
}

/** Walls that decide now: wins in odd plies; in even ones walls stop holding pairs, which are then looked at again. */
function takeEvents(plies: i32): void {
  for (let pair = load<u16>(HEADS + (plies << 1)); pair != NONE; pair = load<u16>(NEXT + (<usize>pair << 1))) {
    const player = <i32>pair >= PAIRS ? 1 : 0;
    const q = (<i32>pair - player * PAIRS) / ROW;
    const p = <i32>pair - player * PAIRS - q * ROW;
    if (plies & 1) {
      decideWins(player, q, squareLow(p), squareHigh(p), plies);
      continue;
    }
    const held = at(HELD, player, q);
    setSet(held, low(held) & ~squareLow(p), high(held) & ~squareHigh(p));
    // Whose pairs are looked at is decided by the other's wins.
    if (player) {
      wonLow0 |= squareLow(q);
      wonHigh0 |= squareHigh(q);
    } else {
      wonLow1 |= squareLow(q);
      wonHigh1 |= squareHigh(q);
    }
  }
}

function write(player: i32, q: i32, setLow: u64, setHigh: u64, value: i32): void {
  const row = target + (player ? LAYER_BYTES : 0) + <usize>q * ROW_BYTES;
  for (; setLow != 0; setLow &= setLow - 1) store<i16>(row + (<usize>ctz(setLow) << 1), <i16>value);
  for (; setHigh != 0; setHigh &= setHigh - 1) store<i16>(row + ((<usize>LOW_SQUARES + <usize>ctz(setHigh)) << 1), <i16>value);
}
