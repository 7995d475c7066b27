import type { Position } from '../../test/quoridor/oracle/board.js';
import type { Case, Contestant, Setting, Suite } from '../core/types.js';
import { forEach } from '../core/work.js';
import { loadBareModule } from './module.js';
import { STAGES, type Stage, takePositions } from './positions.js';

/** Positions looked at in a search: about twenty milliseconds. */
const NODES = 20_000;
/** As many a slice as the analysis takes. */
const SLICE = 400;

export const search: Suite = {
  game: 'quoridor',
  name: 'search',
  title: `Searching for the best move, ${NODES} positions looked at`,
  about: `Kernel to kernel, from an empty table, one line; in one go and in slices of ${SLICE}, which must come to the same. ${NODES} divided by the median in milliseconds is thousands of positions a second.`,
  cases: (setting) => Promise.all((Object.keys(STAGES) as Stage[]).map((stage) => makeCase(stage, setting))),
};

type Best = { depth: number; move: number };

async function makeCase(stage: Stage, { seed, size }: Setting): Promise<Case<Position, Best>> {
  const positions = await takePositions(stage, size.singles, seed);
  return {
    ...{ name: stage, batches: positions.map((position) => [position]), rounds: 1, missing: [] },
    contestants: await Promise.all([wasm('hintwright, WASM', NODES), wasm('hintwright, in slices', SLICE)]),
    comparison: { kind: 'same', agree: (a, b) => a.move === b.move && a.depth === b.depth },
  };
}

async function wasm(name: string, slice: number): Promise<Contestant<Position, Best>> {
  const { search: run } = await loadBareModule();
  return {
    ...{ name, role: 'kernel' },
    prepare: (positions) => forEach(positions, (position) => run(position, NODES, slice)),
  };
}
