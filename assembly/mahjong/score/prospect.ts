/**
 * What is known of the tiles to come, for what hands of a search will be worth. The caller writes it to PROSPECT:
 *
 *   offset   0  u8 x 34  concealed tiles that the player starts from
 *           34  u8 x 3   red fives among them, by suit
 *           37  u8 x 3   red fives that nobody has seen yet, by suit: one at most
 *           40  u8       ura indicators
 *           41  u8       1 when the player waits without a discard to declare riichi with
 *           44  u32      flags (context.ts) of a hand that has declared riichi; 0: no riichi
 */
import { PROSPECT } from '../memory';

// @ts-ignore: decorator
@inline
export function heldAtStart(kind: i32): i32 {
  return <i32>load<u8>(PROSPECT + kind);
}

// @ts-ignore: decorator
@inline
export function redAtStart(suit: i32): i32 {
  return <i32>load<u8>(PROSPECT + suit, 34);
}

// @ts-ignore: decorator
@inline
export function redUnseen(suit: i32): i32 {
  return <i32>load<u8>(PROSPECT + suit, 37);
}

// @ts-ignore: decorator
@inline
export function uraIndicators(): i32 {
  return <i32>load<u8>(PROSPECT, 40);
}

// @ts-ignore: decorator
@inline
export function isUndeclared(): bool {
  return load<u8>(PROSPECT, 41) != 0;
}

// @ts-ignore: decorator
@inline
export function riichiFlags(): u32 {
  return load<u32>(PROSPECT, 44);
}
