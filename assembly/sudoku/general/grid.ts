/** The grid being solved: its size, its houses and cages by cell. */
import {
  CAGE_BYTES, CAGE_OF, CAGES, HOUSE_BYTES, HOUSES, HOUSES_OF, HOUSES_OF_BYTES, MAX_CELLS, NO_CAGE, PEER_BITS, PEER_BITS_BYTES,
  PEER_BYTES, PEERS,
} from './memory';

export let side: i32 = 9;
export let cells: i32 = 81;
export let houseCount: i32 = 0;
export let cageCount: i32 = 0;
/** Every digit of the grid. */
export let allDigits: u32 = 0x1ff;
/** Grows with every grid. */
export let gridNumber: u32 = 0;

/** The houses, peers and cages have been written to memory: derives what is found by cell. */
export function useGrid(gridSide: i32, houses: i32, cages: i32): void {
  gridNumber++;
  side = gridSide;
  cells = gridSide * gridSide;
  houseCount = houses;
  cageCount = cages;
  allDigits = <u32>((1 << gridSide) - 1);
  memory.fill(HOUSES_OF, 0, <usize>(MAX_CELLS * HOUSES_OF_BYTES));
  for (let house = 0; house < houses; house++)
    for (let i = 0; i < gridSide; i++) addHouse(cellOfHouse(house, i), house);
  memory.fill(PEER_BITS, 0, <usize>(MAX_CELLS * PEER_BITS_BYTES));
  for (let cell = 0; cell < cells; cell++)
    for (let i = 0; i < peerCount(cell); i++) addPeer(cell, peerOf(cell, i));
  memory.fill(CAGE_OF, 0xff, <usize>MAX_CELLS * 2);
  for (let cage = 0; cage < cages; cage++)
    for (let i = 0; i < cageSize(cage); i++) store<u16>(CAGE_OF + 2 * cellOfCage(cage, i), <u16>cage);
}

function addHouse(cell: i32, house: i32): void {
  const list = HOUSES_OF + cell * HOUSES_OF_BYTES;
  const count = load<u8>(list) + 1;
  store<u8>(list, count);
  store<u8>(list + count, <u8>house);
}

function addPeer(cell: i32, peer: i32): void {
  const word = PEER_BITS + cell * PEER_BITS_BYTES + 4 * (peer >> 5);
  store<u32>(word, load<u32>(word) | (1 << (peer & 31)));
}

/** Peers of a cell among the cells from 32 x `word` on, a bit each. */
// @ts-ignore: decorator
@inline
export function peerBits(cell: i32, word: i32): u32 {
  return load<u32>(PEER_BITS + cell * PEER_BITS_BYTES + 4 * word);
}

// @ts-ignore: decorator
@inline
export function cellOfHouse(house: i32, i: i32): i32 {
  return <i32>load<u16>(HOUSES + house * HOUSE_BYTES + 2 * i);
}

/** Kinds of houses, in the order of HOUSE_KINDS in src/sudoku/layout.ts; houses come in it, rows and columns by their number. */
export const ROW: i32 = 0;
export const COLUMN: i32 = 1;
export const BOX: i32 = 2;
export const REGION: i32 = 3;
const KIND_WORD: usize = 31;

// @ts-ignore: decorator
@inline
export function kindOf(house: i32): i32 {
  return <i32>load<u16>(HOUSES + house * HOUSE_BYTES + 2 * KIND_WORD);
}

// @ts-ignore: decorator
@inline
export function houseCountOf(cell: i32): i32 {
  return <i32>load<u8>(HOUSES_OF + cell * HOUSES_OF_BYTES);
}

// @ts-ignore: decorator
@inline
export function houseOf(cell: i32, i: i32): i32 {
  return <i32>load<u8>(HOUSES_OF + cell * HOUSES_OF_BYTES + 1 + i);
}

// @ts-ignore: decorator
@inline
export function peerCount(cell: i32): i32 {
  return <i32>load<u16>(PEERS + cell * PEER_BYTES);
}

// @ts-ignore: decorator
@inline
export function peerOf(cell: i32, i: i32): i32 {
  return <i32>load<u16>(PEERS + cell * PEER_BYTES + 2 + 2 * i);
}

/** The cage of a cell, or NO_CAGE. */
// @ts-ignore: decorator
@inline
export function cageOf(cell: i32): i32 {
  return <i32>load<u16>(CAGE_OF + 2 * cell);
}

export function cageSum(cage: i32): i32 {
  return <i32>load<u16>(CAGES + cage * CAGE_BYTES);
}

// @ts-ignore: decorator
@inline
export function cageSize(cage: i32): i32 {
  return <i32>load<u16>(CAGES + cage * CAGE_BYTES + 2);
}

// @ts-ignore: decorator
@inline
export function cellOfCage(cage: i32, i: i32): i32 {
  return <i32>load<u16>(CAGES + cage * CAGE_BYTES + 4 + 2 * i);
}
