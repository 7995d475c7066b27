import { boardOf, type Position, pathLengths } from '../../test/quoridor/oracle/board.js';
import type { Contestant, Suite } from '../core/types.js';
import { forEach } from '../core/work.js';
import { kernelContestant } from './kernel.js';
import { stageCases } from './stages.js';

export const paths: Suite = {
  game: 'quoridor',
  name: 'paths',
  title: 'How long both shortest paths are',
  about:
    'Kernel to kernel, one position after the other, nothing known of it before. Copying it into the module and the calls from JavaScript are measured. hintwright grows a set of squares, a bit each, step by step; plain TypeScript searches in breadth over typed arrays, square by square.',
  cases: (setting) => stageCases(setting, async () => [await wasm(), oracle]),
};

const wasm = () =>
  kernelContestant(({ restore, pathLength }) => ({
    run: (states, i) => {
      restore(states, i);
      return pathLength(0) + pathLength(1);
    },
    answer: (states, i) => {
      restore(states, i);
      return `${pathLength(0)} ${pathLength(1)}`;
    },
  }));

const oracle: Contestant<Position, string> = {
  name: 'oracle, TypeScript',
  role: 'oracle',
  note: 'a search in breadth over typed arrays',
  prepare: (positions) => forEach(positions.map(boardOf), (board) => pathLengths(board).join(' ')),
};
