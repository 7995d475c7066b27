/** Openings for matches and self-play: a few random plies, half steps forward, half walls, about even. */
import { FIRST_WALL } from './module.mjs';

/** How far from even an opening may be, 100 a step. */
const EVEN = 200;

/**
 * Leaves the module in the position after the opening. @returns the moves played
 * @param {Awaited<ReturnType<typeof import('./module.mjs').loadModule>>} module
 * @param {ReturnType<typeof import('./random.mjs').randomFrom>} random
 * @param {number} plies
 * @returns {number[]}
 */
export function playOpening(module, random, plies) {
  while (true) {
    module.newGame();
    const moves = [];
    for (let ply = 0; ply < plies; ply++) {
      const legal = module.legalMoves();
      const walls = legal.filter((move) => move >= FIRST_WALL);
      const steps = forward(legal, ply % 2);
      const choices = random.next() < 0.5 && walls.length > 0 ? walls : steps;
      const move = /** @type {number} */ (choices[random.below(choices.length)]);
      module.play(move);
      moves.push(move);
    }
    const [best] = module.search({ nodes: 2000 });
    if (best && Math.abs(best.score) <= EVEN) return moves;
  }
}

/** The pawn's moves that gain a row, or all if there is none. @param {number[]} legal @param {number} player */
function forward(legal, player) {
  const steps = legal.filter((move) => move < FIRST_WALL);
  const rows = steps.map((move) => (player ? -1 : 1) * Math.floor(move / 9));
  const farthest = Math.max(...rows);
  return steps.filter((_, i) => rows[i] === farthest);
}
