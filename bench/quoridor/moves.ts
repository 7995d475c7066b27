import { type Board, boardOf, type Position } from '../../test/quoridor/oracle/board.js';
import { legalMoves } from '../../test/quoridor/oracle/moves.js';
import type { Contestant, Suite } from '../core/types.js';
import { forEach } from '../core/work.js';
import { kernelContestant } from './kernel.js';
import { stageCases } from './stages.js';

const ORACLE = 'oracle, TypeScript';

export const moves: Suite = {
  game: 'quoridor',
  name: 'moves',
  title: 'Legal moves, listed, with the path check for both players',
  about:
    'Kernel to kernel, one position after the other: nothing is known of a position before, so that its shortest paths are looked for, too. Copying it into the module and the call from JavaScript are measured.',
  cases: (setting) =>
    stageCases(
      setting,
      async () => [await wasm(), oracle],
      (stage) => (stage === 'middle game' ? [{ kind: 'ratio', contestant: ORACLE, atLeast: 50 }] : []),
    ),
};

const wasm = () =>
  kernelContestant(({ list, names }) => ({
    run: list,
    answer: (states, i) => names(list(states, i)).join(' '),
  }));

const oracle: Contestant<Position, string> = {
  name: ORACLE,
  role: 'oracle',
  note: 'lays each wall and looks for both paths',
  prepare: (positions) => {
    const boards = positions.map(boardOf);
    const list = (board: Board) => legalMoves(board).join(' ');
    return forEach(boards, list);
  },
};
