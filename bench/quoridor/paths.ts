import { boardOf, type Position, pathLengths } from '../../test/quoridor/oracle/board.js';
import type { Contestant, Suite } from '../core/types.js';
import { forEach } from '../core/work.js';
import { loadBareModule } from './module.js';
import { stageCases } from './stages.js';

export const paths: Suite = {
  game: 'quoridor',
  name: 'paths',
  title: 'How long both shortest paths are',
  about:
    'Kernel to kernel, one position after the other, nothing known of it before. Copying it into the module and the calls from JavaScript are measured. hintwright grows a set of squares, a bit each, step by step; plain TypeScript searches in breadth over typed arrays, square by square.',
  cases: (setting) => stageCases(setting, async () => [await wasm(), oracle]),
};

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
