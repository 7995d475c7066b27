import { lineUp } from '../core/line-up.js';
import type { Suite } from '../core/types.js';
import { oracle, PEERS, peers, solverOf } from './contestants.js';
import { loadKernel, solve } from './kernel.js';
import { properSets, spoiledSet } from './sets.js';

export const first: Suite = {
  game: 'sudoku',
  name: 'first',
  title: 'The first solution of a 9x9 grid',
  about:
    'From a grid in the form each solver reads to its solution. hintwright is measured through its typed kernel, from an array of digits, copying in and out included.',
  cases: async (setting) => {
    const kernel = await loadKernel();
    const wasm = solverOf(
      { name: 'hintwright, WASM', role: 'kernel' },
      { convert: (grid) => grid, solve: (grid) => solve(kernel, grid) },
    );
    const entrants = lineUp([wasm, oracle, ...(await peers(setting.loadPeer))]);
    return [...properSets(kernel, setting), spoiledSet(kernel, setting)].map(({ name, batches, target }) => ({
      ...{ name, batches, rounds: setting.size.rounds },
      ...entrants,
      comparison: { kind: 'same', agree: (a, b) => a === b },
      targets: PEERS.map((contestant) => ({ kind: 'ratio', contestant, atLeast: target })),
    }));
  },
};
