import { countOracle } from '../../test/sudoku/oracle/backtrack.js';
import { absent, type Entrant, lineUp } from '../core/line-up.js';
import type { Case, Contestant, LoadPeer, Setting, Suite } from '../core/types.js';
import { forEach } from '../core/work.js';
import { ORACLE, ORACLE_NOTE } from './contestants.js';
import type { Grid } from './grids.js';
import { count, loadKernel } from './kernel.js';
import { DANCING_LINKS, loadDancingLinks } from './peers/dancing-links.js';
import { type GridSet, properSets } from './sets.js';

type Counter = Contestant<Grid, number>;

export const unique: Suite = {
  game: 'sudoku',
  name: 'unique',
  title: 'Whether the solution of a 9x9 grid is the only one',
  about: 'A search for a second solution. The other solvers from npm find one only.',
  cases: async (setting) => {
    const kernel = await loadKernel();
    const wasm: Counter = {
      name: 'hintwright, WASM',
      role: 'kernel',
      prepare: (grids) => forEach(grids, (grid) => count(kernel, grid, 1)),
    };
    const entrants = [wasm, oracle, await dancingLinks(setting.loadPeer)];
    return properSets(kernel, setting).map((set) => makeCase(set, setting, entrants));
  },
};

function makeCase(
  { name, batches, target }: GridSet,
  { size }: Setting,
  entrants: readonly Entrant<Grid, number>[],
): Case<Grid, number> {
  return {
    ...{ name, batches, rounds: size.rounds },
    ...lineUp(entrants),
    comparison: { kind: 'same', agree: (a, b) => a === b },
    targets: [{ kind: 'ratio', contestant: DANCING_LINKS, atLeast: target }],
  };
}

const oracle: Counter = {
  ...{ name: ORACLE, role: 'oracle', note: ORACLE_NOTE },
  prepare: (grids) => forEach(grids, (grid) => countOracle(grid, 2)),
};

async function dancingLinks(load: LoadPeer): Promise<Entrant<Grid, number>> {
  const links = await loadDancingLinks(load);
  if (!links) return absent(DANCING_LINKS);
  return {
    ...{ name: DANCING_LINKS, role: 'peer', version: links.version },
    prepare: (grids) => forEach(grids.map(links.convert), (rows) => links.count(rows, 2)),
  };
}
