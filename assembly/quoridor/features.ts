/**
 * What the evaluation sees of a position, as numbers, the player to move first: mostly "mine less yours", so that more is
 * better. All are small integers; weights.ts says what they are worth.
 */
import { leftOf, pawnOf, turn } from './board';
import { layerHigh, layerLow, stepsFrom } from './maps';
import { EAST_EDGES, NORTH_EDGES } from './board';
import { grownHigh, grownLow, isOpen } from './paths';
import { FEATURES } from './search-memory';
import { neighbour, squareHigh, squareLow, STRIDE } from './squares';

export const FEATURE_COUNT: i32 = 24;

/** A player's way to the goal row. */
let narrow: i32 = 0;
let breadth: i32 = 0;

/**
 * Follows all shortest ways at once and counts how many steps lead over a single square (`narrow`), and over how
 * many squares the others spread (`breadth`, at most four a step).
 */
function followWays(map: usize, square: i32): void {
  const northLow = load<u64>(NORTH_EDGES);
  const northHigh = load<u64>(NORTH_EDGES, 8);
  const eastLow = load<u64>(EAST_EDGES);
  const eastHigh = load<u64>(EAST_EDGES, 8);
  let low = squareLow(square);
  let high = squareHigh(square);
  narrow = 0;
  breadth = 0;
  for (let steps = stepsFrom(map, square) - 1; steps >= 0; steps--) {
    const nextLow = grownLow(low, high, northLow, eastLow) & layerLow(map, steps);
    high = grownHigh(low, high, northLow, northHigh, eastHigh) & layerHigh(map, steps);
    low = nextLow;
    const squares = <i32>(popcnt(low) + popcnt(high));
    if (squares == 1) narrow++;
    else breadth += min(squares, 4);
  }
}

/** Exits of a square, and how many of them lead nearer to the goal row: exits + 8 * nearer. */
// @ts-ignore: decorator
@inline
function exitsFrom(map: usize, square: i32): i32 {
  const steps = stepsFrom(map, square);
  let exits = 0;
  for (let direction = 0; direction < 4; direction++) {
    if (isOpen(square, direction)) exits += stepsFrom(map, neighbour(square, direction)) < steps ? 9 : 1;
  }
  return exits;
}

// @ts-ignore: decorator
@inline
function set(feature: i32, value: i32): void {
  store<i16>(FEATURES + (feature << 1), <i16>value);
}

// @ts-ignore: decorator
@inline
function columnOf(square: i32): i32 {
  return square % STRIDE;
}

// @ts-ignore: decorator
@inline
function is(condition: bool): i32 {
  return condition ? 1 : 0;
}

/** Writes the features of the position that stands; `mine` and `yours` are the maps of the player to move and of the other. */
export function seeFeatures(mine: usize, yours: usize): void {
  const me = turn();
  const myPawn = pawnOf(me);
  const yourPawn = pawnOf(1 - me);
  const myWay = stepsFrom(mine, myPawn);
  const yourWay = stepsFrom(yours, yourPawn);
  const myWalls = leftOf(me);
  const yourWalls = leftOf(1 - me);
  set(0, 4);
  set(1, yourWay - myWay);
  set(2, myWalls - yourWalls);
  set(3, is(yourWalls == 0) - is(myWalls == 0));
  set(4, is(yourWalls == 1) - is(myWalls == 1));
  set(5, is(yourWalls == 2) - is(myWalls == 2));
  set(6, (min(myWalls, 12) * min(yourWay, 16) - min(yourWalls, 12) * min(myWay, 16)) >> 2);
  set(7, is(myWay <= 1) - is(yourWay <= 1));
  set(8, is(myWay <= 2) - is(yourWay <= 2));
  set(9, is(myWay <= 3) - is(yourWay <= 3));
  set(10, is(myWay <= 5) - is(yourWay <= 5));
  followWays(mine, myPawn);
  const myNarrow = narrow;
  const myBreadth = breadth;
  followWays(yours, yourPawn);
  set(11, narrow - myNarrow);
  set(12, myBreadth - breadth);
  const myExits = exitsFrom(mine, myPawn);
  const yourExits = exitsFrom(yours, yourPawn);
  set(13, (myExits & 7) - (yourExits & 7));
  set(14, (myExits >> 3) - (yourExits >> 3));
  set(15, meeting(mine, yours, myPawn, yourPawn));
  set(16, is(yourWalls == 0 && myWay <= yourWay) - is(myWalls == 0 && yourWay < myWay));
  const mySide = abs(2 * columnOf(myPawn) - 8);
  const yourSide = abs(2 * columnOf(yourPawn) - 8);
  set(17, (yourSide - mySide) >> 1);
  set(18, stepsFrom(yours, myPawn) - stepsFrom(mine, yourPawn));
  // Walls that can still be laid in the other's way, beyond those needed to make up the lead.
  set(19, is(myWalls > 0 && yourWay - myWay >= 2) - is(yourWalls > 0 && myWay - yourWay >= 2));
  set(20, lead(yourWay - myWay, myWalls - yourWalls));
  set(21, is(myWay <= 7) - is(yourWay <= 7));
  set(22, is(yourWalls <= 4) - is(myWalls <= 4));
  set(23, is(myNarrow == 0) - is(narrow == 0));
}

/** A lead in steps counts more when the walls agree with it. */
// @ts-ignore: decorator
@inline
function lead(steps: i32, walls: i32): i32 {
  if (steps > 0 && walls > 0) return min(steps, 4) * min(walls, 4);
  return steps < 0 && walls < 0 ? -min(-steps, 4) * min(-walls, 4) : 0;
}

/**
 * Who will jump where the pawns are about to meet: 1 the player to move, -1 the other, 0 nobody. They meet when each
 * stands on a shortest way of the other; the one who comes up to the other's pawn lets it jump.
 */
// @ts-ignore: decorator
@inline
function meeting(mine: usize, yours: usize, myPawn: i32, yourPawn: i32): i32 {
  const apart = abs(columnOf(myPawn) - columnOf(yourPawn)) + abs(myPawn / STRIDE - yourPawn / STRIDE);
  const facing =
    stepsFrom(mine, myPawn) - stepsFrom(mine, yourPawn) == apart &&
    stepsFrom(yours, yourPawn) - stepsFrom(yours, myPawn) == apart;
  return facing ? ((apart & 1) != 0 ? 1 : -1) : 0;
}
