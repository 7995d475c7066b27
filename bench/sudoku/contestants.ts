/** Who solves grids, in a form that suites share. Answers are texts: a solution, or that there is none. */
import { solveOracle } from '../../test/sudoku/oracle/backtrack.js';
import { absent, type Entrant } from '../core/line-up.js';
import type { Contestant, LoadPeer } from '../core/types.js';
import { forEach } from '../core/work.js';
import { type Grid, gridText } from './grids.js';
import { ALGORITHM_TS, loadAlgorithmTs } from './peers/algorithm-ts.js';
import { DANCING_LINKS, loadDancingLinks } from './peers/dancing-links.js';
import { loadSudoku, SUDOKU } from './peers/sudoku.js';

export const ORACLE = 'oracle, TypeScript';
export const ORACLE_NOTE = 'plain backtracking, not written for speed';

export type Solver = Contestant<Grid, string>;

/** What takes a grid in a form of its own and gives a solution, 81 digits. */
interface Solving<Form> {
  convert(grid: Grid): Form;
  solve(form: Form): ArrayLike<number> | null;
}

export function solverOf<Form>(
  about: Pick<Solver, 'name' | 'role' | 'version' | 'note'>,
  { convert, solve }: Solving<Form>,
): Solver {
  const prepare = (grids: readonly Grid[]) => {
    const own = grids.map(convert);
    const answer = (form: Form) => {
      const solution = solve(form);
      return solution ? gridText(solution) : 'none';
    };
    return { pass: forEach(own, solve).pass, answers: () => own.map(answer) };
  };
  return { ...about, prepare };
}

export const oracle: Solver = solverOf(
  { name: ORACLE, role: 'oracle', note: ORACLE_NOTE },
  { convert: (grid) => grid, solve: (grid: Grid) => solveOracle(grid) },
);

/** The solvers from npm. */
export async function peers(load: LoadPeer): Promise<Entrant<Grid, string>[]> {
  const [links, algorithm, sudoku] = [
    await loadDancingLinks(load),
    await loadAlgorithmTs(load),
    await loadSudoku(load),
  ];
  const about = (name: string, version: string) => ({ name, version, role: 'peer' }) as const;
  return [
    links ? solverOf(about(DANCING_LINKS, links.version), links) : absent(DANCING_LINKS),
    algorithm ? solverOf(about(ALGORITHM_TS, algorithm.version), algorithm) : absent(ALGORITHM_TS),
    sudoku ? solverOf(about(SUDOKU, sudoku.version), sudoku) : absent(SUDOKU),
  ];
}

export const PEERS = [DANCING_LINKS, ALGORITHM_TS, SUDOKU];
