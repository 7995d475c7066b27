import { boardOf, type Position } from '../../test/quoridor/oracle/board.js';
import { perft as countByRules, legalMoves } from '../../test/quoridor/oracle/moves.js';
import { now } from '../core/clock.js';
import type { Case, Contestant, Suite } from '../core/types.js';
import { forEach } from '../core/work.js';
import { loadBareModule } from './module.js';

/** The most plies that the oracle counts; where every definition only runs once, one less. */
const ORACLE_PLIES = 3;
const DEPTHS = [2, 3, 4];
/** Rounds of counts that take long. */
const FEW_ROUNDS = 6;

const START: Position = {
  ...{ columns: 9, rows: 9, turn: 0, walls: [] },
  pawns: ['e1', 'e9'],
  left: [10, 10],
};

type Counter = Contestant<Position, number>;

export const perft: Suite = {
  game: 'quoridor',
  name: 'perft',
  title: 'Positions 2, 3 and 4 plies from the start, counted',
  about:
    'All legal moves of every position on the way are made and taken back; those of the last ply are counted, not listed. What is known of the shortest paths is kept from move to move.',
  cases: async ({ size }) => {
    const most = size.singles > 1 && mayTake(size.patienceMs) ? ORACLE_PLIES : ORACLE_PLIES - 1;
    return Promise.all(
      DEPTHS.map((plies) => makeCase(plies, plies <= most, Math.min(size.rounds, FEW_ROUNDS))),
    );
  },
};

/** Whether the oracle counts the most plies in that time, judged by one ply less: a trial would not end for long on a slow device. */
function mayTake(patienceMs: number): boolean {
  const board = boardOf(START);
  const start = now();
  countByRules(board, ORACLE_PLIES - 1);
  return (now() - start) * legalMoves(board).length <= patienceMs;
}

async function makeCase(plies: number, withOracle: boolean, rounds: number): Promise<Case<Position, number>> {
  return {
    ...{ name: `${plies} plies`, batches: [[START]], rounds },
    contestants: [await wasm(plies), ...(withOracle ? [oracle(plies)] : [])],
    missing: withOracle ? [] : [{ name: ORACLE, reason: 'too slow for so many plies' }],
    comparison: { kind: 'same', agree: (a, b) => a === b },
  };
}

async function wasm(plies: number): Promise<Counter> {
  const { perft: count } = await loadBareModule();
  return {
    ...{ name: 'hintwright, WASM', role: 'kernel' },
    prepare: (positions) => forEach(positions, (position) => count(position, plies)),
  };
}

const ORACLE = 'oracle, TypeScript';

const oracle = (plies: number): Counter => ({
  ...{ name: ORACLE, role: 'oracle', note: 'lays each wall and looks for both paths' },
  prepare: (positions) => forEach(positions.map(boardOf), (board) => countByRules(board, plies)),
});
