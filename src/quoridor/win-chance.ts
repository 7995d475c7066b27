/**
 * From a score of the search to the chance to win, if both play on as the engine does. The constants are those that
 * `npm run tune:quoridor:chance` fits to games of self-play; docs/quoridor-engine.md has the table of how often positions of other
 * games were won, by what is said here.
 */
import { WON } from './kernel.js';

/** A logistic curve by phase of the game, by walls left in all: score × slope + lift. */
const CURVES: readonly { walls: number; slope: number; lift: number }[] = [
  { walls: 2, slope: 0.00658, lift: -0.549 },
  { walls: 5, slope: 0.00536, lift: -0.182 },
  { walls: 9, slope: 0.00478, lift: -0.04 },
  { walls: 14, slope: 0.00513, lift: -0.182 },
  { walls: Number.POSITIVE_INFINITY, slope: 0.00573, lift: -0.176 },
];

/** As near to certain as an estimate goes: 0 and 1 are for positions that are solved. */
const MOST = 0.999;

/** The chance of the player to move, in (0, 1), by the score and the walls left in all. */
export function chanceOf(score: number, wallsLeft: number): number {
  if (Math.abs(score) >= WON) return score > 0 ? MOST : 1 - MOST;
  const { slope, lift } = CURVES.find(({ walls }) => wallsLeft <= walls) as (typeof CURVES)[number];
  return Math.min(Math.max(1 / (1 + Math.exp(-(score * slope + lift))), 1 - MOST), MOST);
}
