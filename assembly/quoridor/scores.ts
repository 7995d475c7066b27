/** Scores are seen from the player to move: an evaluation, or WIN less the plies that the win takes. */

export const WIN: i32 = 30000;
/** A score from here on is a proven win. */
export const WON: i32 = 29000;
export const INFINITE: i32 = 31000;
export const DRAW: i32 = 0;

/** In the table wins are counted from the position itself, so that they hold wherever it comes up. */
// @ts-ignore: decorator
@inline
export function toTable(score: i32, ply: i32): i32 {
  return score >= WON ? score + ply : score <= -WON ? score - ply : score;
}

// @ts-ignore: decorator
@inline
export function fromTable(score: i32, ply: i32): i32 {
  return score >= WON ? score - ply : score <= -WON ? score + ply : score;
}
