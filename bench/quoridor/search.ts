import type { Position } from '../../test/quoridor/oracle/board.js';
import type { Case, Contestant, Setting, Suite } from '../core/types.js';
import { forEach } from '../core/work.js';
import { loadBareModule } from './module.js';
import { STAGES, type Stage, takePositions } from './positions.js';

/** Positions looked at in a search: about twenty milliseconds. */
const NODES = 20_000;

export const search: Suite = {
  game: 'quoridor',
  name: 'search',
  title: `Searching for the best move, ${NODES} positions looked at`,
  about: `Kernel to kernel, from an empty table, one line. ${NODES / 1000},000 divided by the median in milliseconds is thousands of positions a second.`,
  cases: (setting) => Promise.all((Object.keys(STAGES) as Stage[]).map((stage) => makeCase(stage, setting))),
};

async function makeCase(stage: Stage, { seed, size }: Setting): Promise<Case<Position, number>> {
  const positions = await takePositions(stage, size.singles, seed);
  return {
    ...{ name: stage, batches: positions.map((position) => [position]), rounds: 1, missing: [] },
    contestants: [await wasm()],
    comparison: { kind: 'same', agree: (a, b) => a === b },
  };
}

async function wasm(): Promise<Contestant<Position, number>> {
  const { search: run } = await loadBareModule();
  return {
    ...{ name: 'hintwright, WASM', role: 'kernel' },
    prepare: (positions) => forEach(positions, (position) => run(position, NODES)),
  };
}
