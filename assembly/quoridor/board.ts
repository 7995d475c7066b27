/**
 * The position. Players are 0 and 1: 0 starts in row 1 and heads north, 1 starts in the last row and heads south.
 *
 * All that a move changes lies together in STATE:
 *
 *       0  NORTH        squares whose north edge is open, two limbs
 *      16  EAST         squares whose east edge is open
 *      32  HORIZONTAL   slots with a horizontal wall, then those with a vertical one
 *      48  TOUCHED      slots whose walls would cut the known shortest path, horizontal and vertical ones, a player each;
 *                       horizontal 0: no path is known (paths.ts)
 *      80  LENGTHS      i32 a player, its length
 *      88  KEY          names the position (keys.ts)
 *      96  PAWNS        i32 a player: squares
 *     104  LEFT         i32 a player: walls
 *     112  TURN         i32
 */
import { leftKey, pawnKey, TURN_KEY, wallKey } from './keys';
import { STATE } from './memory';
import { SLOTS, squareAt, squareHigh, squareLow, STRIDE, wallHigh, wallLow } from './squares';

export const NORTH_EDGES: usize = STATE;
export const EAST_EDGES: usize = STATE + 16;
const LAID: usize = STATE + 32;
const TOUCHED: usize = STATE + 48;
const LENGTHS: usize = STATE + 80;
const KEY: usize = STATE + 88;
export const PAWNS: usize = STATE + 96;
export const LEFT: usize = STATE + 104;
const TURN: usize = STATE + 112;

/** The board's size, 2 to 9 each. */
export let columns: i32 = 0;
export let rows: i32 = 0;
/** Slots that this board has. */
export let slots: u64 = 0;
/** The first square of the last row. */
let lastRow: i32 = 0;
let lastRowLow: u64 = 0;
let lastRowHigh: u64 = 0;
let firstRowLow: u64 = 0;

/** An empty board, pawns where they start, `walls` (0 to MAX_WALLS) for each player. */
export function setUp(boardColumns: i32, boardRows: i32, walls: i32): void {
  columns = boardColumns;
  rows = boardRows;
  lastRow = squareAt(0, rows - 1);
  memory.fill(STATE, 0, 128);
  openEdges();
  slots = 0;
  for (let row = 0; row < rows - 1; row++) slots |= ((1 << <u64>(columns - 1)) - 1) << <u64>(row << 3);
  const middle = (columns - 1) >> 1;
  store<i32>(PAWNS, middle);
  store<i32>(PAWNS, lastRow + middle, 4);
  store<i32>(LEFT, walls);
  store<i32>(LEFT, walls, 4);
  store<u64>(
    KEY,
    pawnKey(0, middle) ^ pawnKey(1, lastRow + middle) ^ leftKey(0, walls) ^ leftKey(1, walls),
  );
}

function openEdges(): void {
  firstRowLow = lastRowLow = lastRowHigh = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const square = squareAt(column, row);
      if (row < rows - 1) open(NORTH_EDGES, square);
      if (column < columns - 1) open(EAST_EDGES, square);
    }
  }
  for (let column = 0; column < columns; column++) {
    firstRowLow |= squareLow(column);
    lastRowLow |= squareLow(lastRow + column);
    lastRowHigh |= squareHigh(lastRow + column);
  }
}

function open(edges: usize, square: i32): void {
  store<u64>(edges, load<u64>(edges) | squareLow(square));
  store<u64>(edges, load<u64>(edges, 8) | squareHigh(square), 8);
}

// @ts-ignore: decorator
@inline
export function pawnOf(player: i32): i32 {
  return load<i32>(PAWNS + (player << 2));
}

// @ts-ignore: decorator
@inline
export function leftOf(player: i32): i32 {
  return load<i32>(LEFT + (player << 2));
}

/** The player to move. */
// @ts-ignore: decorator
@inline
export function turn(): i32 {
  return load<i32>(TURN);
}

// @ts-ignore: decorator
@inline
export function key(): u64 {
  return load<u64>(KEY);
}

// @ts-ignore: decorator
@inline
export function horizontalWalls(): u64 {
  return load<u64>(LAID);
}

// @ts-ignore: decorator
@inline
export function verticalWalls(): u64 {
  return load<u64>(LAID, 8);
}

/** The goal row as a set. */
// @ts-ignore: decorator
@inline
export function goalLow(player: i32): u64 {
  return player ? firstRowLow : lastRowLow;
}

// @ts-ignore: decorator
@inline
export function goalHigh(player: i32): u64 {
  return player ? 0 : lastRowHigh;
}

// @ts-ignore: decorator
@inline
export function inGoal(player: i32, square: i32): bool {
  return player ? square < STRIDE : square >= lastRow;
}

/** The player whose pawn has arrived, else -1. */
// @ts-ignore: decorator
@inline
export function winner(): i32 {
  return inGoal(0, pawnOf(0)) ? 0 : inGoal(1, pawnOf(1)) ? 1 : -1;
}

/** Slots of horizontal walls that would cut the player's known path; 0: none is known. */
// @ts-ignore: decorator
@inline
export function touchedHorizontal(player: i32): u64 {
  return load<u64>(TOUCHED + (player << 4));
}

// @ts-ignore: decorator
@inline
export function touchedVertical(player: i32): u64 {
  return load<u64>(TOUCHED + (player << 4), 8);
}

// @ts-ignore: decorator
@inline
export function knownLength(player: i32): i32 {
  return load<i32>(LENGTHS + (player << 2));
}

// @ts-ignore: decorator
@inline
export function knowPath(player: i32, horizontal: u64, vertical: u64, length: i32): void {
  store<u64>(TOUCHED + (player << 4), horizontal);
  store<u64>(TOUCHED + (player << 4), vertical, 8);
  store<i32>(LENGTHS + (player << 2), length);
}

// @ts-ignore: decorator
@inline
export function forgetPath(player: i32): void {
  store<u64>(TOUCHED + (player << 4), 0);
}

/** Puts a player's pawn on a square. */
// @ts-ignore: decorator
@inline
export function setPawn(player: i32, square: i32): void {
  store<u64>(KEY, key() ^ pawnKey(player, pawnOf(player)) ^ pawnKey(player, square));
  store<i32>(PAWNS + (player << 2), square);
  forgetPath(player);
}

// @ts-ignore: decorator
@inline
export function setLeft(player: i32, left: i32): void {
  store<u64>(KEY, key() ^ leftKey(player, leftOf(player)) ^ leftKey(player, left));
  store<i32>(LEFT + (player << 2), left);
}

// @ts-ignore: decorator
@inline
export function setTurn(player: i32): void {
  if (player != turn()) store<u64>(KEY, key() ^ TURN_KEY);
  store<i32>(TURN, player);
}

/** Lays a wall, whoever's it is. Paths it cuts are forgotten. */
// @ts-ignore: decorator
@inline
export function layWall(wall: i32): void {
  const vertical = wall >= SLOTS;
  const slot: u64 = 1 << <u64>(wall & (SLOTS - 1));
  const edges = vertical ? EAST_EDGES : NORTH_EDGES;
  const laid = LAID + (<usize>vertical << 3);
  store<u64>(edges, load<u64>(edges) & ~wallLow(wall));
  store<u64>(edges, load<u64>(edges, 8) & ~wallHigh(wall), 8);
  store<u64>(laid, load<u64>(laid) | slot);
  store<u64>(KEY, key() ^ wallKey(wall));
  for (let player = 0; player < 2; player++) {
    if (((vertical ? touchedVertical(player) : touchedHorizontal(player)) & slot) != 0) forgetPath(player);
  }
}
