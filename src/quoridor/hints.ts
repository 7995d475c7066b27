/** From lines to hints. */
import { explainHint } from './explain.js';
import { type Found, type Line, WIN } from './kernel.js';
import { moveName } from './moves.js';
import type { Overview } from './overview.js';
import type { Hint, Solved } from './types.js';
import { chanceOf } from './win-chance.js';

/** The best line first. */
export function makeHints({ lines }: Found, overview: Overview): Hint[] {
  const walls = overview.wallsLeft[0] + overview.wallsLeft[1];
  return lines.map((line) => {
    const moves = line.moves.map(moveName);
    const [move = ''] = moves;
    const solved = solvedBy(line);
    const hint = { move, winProbability: probabilityOf(line, solved, walls), line: moves, solved };
    return { ...hint, explanation: explainHint(hint, overview) };
  });
}

function probabilityOf({ score }: Line, solved: Solved | null, walls: number): number {
  if (solved) return solved.result === 'win' ? 1 : solved.result === 'loss' ? 0 : 0.5;
  return chanceOf(score, walls);
}

/** A win in one needs no solver. */
function solvedBy({ score }: Line): Solved | null {
  return score === WIN - 1 ? { result: 'win', plies: 1 } : null;
}
