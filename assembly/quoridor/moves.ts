/** Making moves and taking them back. A move is not judged here: legal.ts lists those that are legal. */
import { layWall, leftOf, setLeft, setPawn, setTurn, turn } from './board';
import { STACK, STATE, STATE_BYTES } from './memory';
import { FIRST_WALL } from './squares';

/** How many moves can be taken back. At most MAX_PLIES. */
export let ply: i32 = 0;

/** Makes a move so that `unmake` takes it back. */
export function make(move: i32): void {
  copyState(STACK + <usize>ply * STATE_BYTES, STATE);
  ply++;
  play(move);
}

/** Takes the last move back. */
export function unmake(): void {
  ply--;
  copyState(STATE, STACK + <usize>ply * STATE_BYTES);
}

/** Makes a move for good. */
export function play(move: i32): void {
  const player = turn();
  if (move < FIRST_WALL) {
    setPawn(player, move);
  } else {
    layWall(move - FIRST_WALL);
    setLeft(player, leftOf(player) - 1);
  }
  setTurn(1 - player);
}

/** Forgets the moves that could be taken back. */
export function settle(): void {
  ply = 0;
}

// @ts-ignore: decorator
@inline
function copyState(to: usize, from: usize): void {
  for (let at: usize = 0; at < STATE_BYTES; at += 16) v128.store(to + at, v128.load(from + at));
}
