import { boardOf, type Position, pathLengths } from '../../test/quoridor/oracle/board.js';
import type { Case, Contestant, Setting, Suite } from '../core/types.js';
import { forEach } from '../core/work.js';
import { loadBareModule } from './module.js';
import { STAGES, type Stage, takeBatches } from './positions.js';

export const paths: Suite = {
  game: 'quoridor',
  name: 'paths',
  title: 'How long both shortest paths are',
  about:
    'Kernel to kernel, one position after the other, nothing known of it before. Copying it into the module and the calls from JavaScript are measured. hintwright grows a set of squares, a bit each, step by step; plain TypeScript searches in breadth over typed arrays, square by square.',
  cases: (setting) => Promise.all((Object.keys(STAGES) as Stage[]).map((stage) => makeCase(stage, setting))),
};

async function makeCase(stage: Stage, { seed, size }: Setting): Promise<Case<Position, string>> {
  return {
    ...{ name: stage, batches: await takeBatches(stage, seed, size), rounds: size.rounds, missing: [] },
    contestants: [await wasm(), oracle],
    comparison: { kind: 'same', agree: (a, b) => a === b },
  };
}

async function wasm(): Promise<Contestant<Position, string>> {
  const { statesOf, pathLength, restore } = await loadBareModule();
  const prepare = (positions: readonly Position[]) => {
    const states = statesOf(positions);
    const pass = () => {
      let sum = 0;
      for (let i = 0; i < positions.length; i++) {
        restore(states, i);
        sum += pathLength(0) + pathLength(1);
      }
      return sum;
    };
    const answer = (_: Position, i: number) => {
      restore(states, i);
      return `${pathLength(0)} ${pathLength(1)}`;
    };
    return { pass, answers: () => positions.map(answer) };
  };
  return { name: 'hintwright, WASM', role: 'kernel', prepare };
}

const oracle: Contestant<Position, string> = {
  name: 'oracle, TypeScript',
  role: 'oracle',
  note: 'a search in breadth over typed arrays',
  prepare: (positions) => forEach(positions.map(boardOf), (board) => pathLengths(board).join(' ')),
};
