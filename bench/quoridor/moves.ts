import { type Board, boardOf, type Position } from '../../test/quoridor/oracle/board.js';
import { legalMoves } from '../../test/quoridor/oracle/moves.js';
import type { Contestant, Suite } from '../core/types.js';
import { forEach } from '../core/work.js';
import { loadBareModule } from './module.js';
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

async function wasm(): Promise<Contestant<Position, string>> {
  const { statesOf, list, names } = await loadBareModule();
  const prepare = (positions: readonly Position[]) => {
    const states = statesOf(positions);
    const pass = () => {
      let sum = 0;
      for (let i = 0; i < positions.length; i++) sum += list(states, i);
      return sum;
    };
    return { pass, answers: () => positions.map((_, i) => names(list(states, i)).join(' ')) };
  };
  return { name: 'hintwright, WASM', role: 'kernel', prepare };
}

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
