/**
 * What HoDoKu makes of a path: a score, the sum over its steps, and a level, that of the hardest step or, where the score is more
 * than fits it, of the score. Limits are HoDoKu's defaults.
 */
import { type HodokuLevel, type Technique, techniques } from './techniques.js';

const LEVELS: readonly HodokuLevel[] = ['easy', 'medium', 'hard', 'unfair', 'extreme'];
/** The most a grid of each level scores. */
const LIMITS: Readonly<Record<HodokuLevel, number>> = {
  ...{ easy: 800, medium: 1000, hard: 1600, unfair: 1800 },
  extreme: Number.POSITIVE_INFINITY,
};

export interface HodokuRating {
  score: number;
  level: HodokuLevel;
}

/** `path`: the names of techniques, one a step, from the givens to the solution. */
export function rateAsHodoku(path: readonly string[]): HodokuRating {
  const steps = path.map((name) => byName.get(name)!);
  const score = steps.reduce((sum, step) => sum + step.score, 0);
  const hardest = Math.max(0, ...steps.map(({ level }) => LEVELS.indexOf(level)));
  const fitting = LEVELS.findIndex((level, i) => i >= hardest && score <= LIMITS[level]);
  return { score, level: LEVELS[fitting]! };
}

const byName = new Map<string, Technique>(techniques.map((technique) => [technique.name, technique]));
