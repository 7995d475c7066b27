/**
 * The stack of guesses. A frame holds the candidates of all cells as propagation left them, then
 *
 *   + 0   u32  the cell guessed at
 *   + 4   u32  its digits that have not been tried
 *   + 8   u32  the digits that are alike: none is placed, and each may stand where the others may (symmetry.ts)
 *   + 16  f64  how many solutions one found here stands for
 */
import { CELL_MASKS_BYTES, FRAME_BYTES, FRAMES } from './memory';

const GUESS_CELL: usize = CELL_MASKS_BYTES;
const UNTRIED: usize = GUESS_CELL + 4;
const ALIKE: usize = GUESS_CELL + 8;
const WEIGHT: usize = GUESS_CELL + 16;

// @ts-ignore: decorator
@inline
export function frameAt(depth: i32): usize {
  return FRAMES + <usize>depth * FRAME_BYTES;
}

// @ts-ignore: decorator
@inline
export function digitsAt(frame: usize, cell: i32): u32 {
  return load<u32>(frame + 4 * cell);
}

// @ts-ignore: decorator
@inline
export function setDigits(frame: usize, cell: i32, digits: u32): void {
  store<u32>(frame + 4 * cell, digits);
}

export function setGuess(frame: usize, cell: i32, untried: u32): void {
  store<u32>(frame, cell, GUESS_CELL);
  store<u32>(frame, untried, UNTRIED);
}

export function guessCell(frame: usize): i32 {
  return load<i32>(frame, GUESS_CELL);
}

export function untried(frame: usize): u32 {
  return load<u32>(frame, UNTRIED);
}

export function setUntried(frame: usize, digits: u32): void {
  store<u32>(frame, digits, UNTRIED);
}

export function alike(frame: usize): u32 {
  return load<u32>(frame, ALIKE);
}

export function weight(frame: usize): f64 {
  return load<f64>(frame, WEIGHT);
}

export function setStanding(frame: usize, alikeDigits: u32, solutions: f64): void {
  store<u32>(frame, alikeDigits, ALIKE);
  store<f64>(frame, solutions, WEIGHT);
}
