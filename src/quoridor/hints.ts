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
    const winProbability = solved ? CHANCES[solved.result] : chanceOf(line.score, walls);
    const explanation = explainHint({ move, solved }, overview);
    return { move, winProbability, line: moves, solved, explanation };
  });
}

/** A draw is half a win. */
const CHANCES: Readonly<Record<Solved['result'], number>> = { win: 1, draw: 0.5, loss: 0 };

/** What an exact score says. */
function solvedBy({ score, exact }: Line): Solved | null {
  if (!exact) return null;
  if (score === 0) return { result: 'draw', plies: 0 };
  return { result: score > 0 ? 'win' : 'loss', plies: WIN - Math.abs(score) };
}
