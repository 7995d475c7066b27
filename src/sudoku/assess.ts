/** The questions of an analysis in their order: does anything clash, is there a solution, one or more, how many. */
import { remainingCandidates } from './candidates.js';
import { findClash } from './clashes.js';
import type { Clock } from './clock.js';
import { countSolutions, type Slices } from './count.js';
import { type Findings, nothingFound } from './findings.js';
import type { Puzzle } from './request.js';
import type { Solver } from './solver.js';

/** What of a puzzle is looked at. */
export type Position = Pick<Puzzle, 'layout' | 'digits' | 'marks' | 'deleted' | 'limit'>;

export interface Assessed {
  findings: Findings;
  /** What the digits leave to each cell. */
  candidates: Uint32Array;
}

/** None, one, or several: of several, two are known. */
export function* assess(solver: Solver, position: Position, clock: Clock): Slices<Assessed> {
  const { layout, digits, limit } = position;
  const candidates = remainingCandidates(position, layout);
  const clash = findClash(layout, digits, candidates);
  if (clash) return { candidates, findings: { ...nothingFound('none'), clash } };
  const { solutions, capped, solution } = yield* countSolutions(solver, candidates, 1, clock);
  if (solutions === 0) return { candidates, findings: nothingFound('none') };
  if (capped)
    return {
      candidates,
      findings: { ...nothingFound('multiple'), solutions: Math.min(2, limit), capped: true },
    };
  const status = digits.every((digit) => digit > 0) ? 'solved' : 'unique';
  return { candidates, findings: { ...nothingFound(status), solutions: 1, solution: [...solution!] } };
}
