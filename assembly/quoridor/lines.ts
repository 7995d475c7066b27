/** Best play from each ply on, as found so far: a length and the moves. */
import { LINE_BYTES, LINES } from './search-memory';

/** Moves kept of a line. */
const LONGEST: i32 = <i32>LINE_BYTES - 1;

// @ts-ignore: decorator
@inline
export function lineAt(ply: i32): usize {
  return LINES + <usize>ply * LINE_BYTES;
}

// @ts-ignore: decorator
@inline
export function clearLine(ply: i32): void {
  store<u8>(lineAt(ply), 0);
}

/** Best play at a ply is now this move, and then what is best play a ply further on. */
export function extendLine(ply: i32, move: i32): void {
  const line = lineAt(ply);
  const tail = lineAt(ply + 1);
  const length = min(<i32>load<u8>(tail), LONGEST - 1);
  store<u8>(line, <u8>(length + 1));
  store<u8>(line, <u8>move, 1);
  memory.copy(line + 2, tail + 1, length);
}
