import { describe, expect, test } from 'vitest';
import { createRandom, pick } from '../../bench/core/random.js';
import { moveName } from '../../src/quoridor/moves.js';
import type { QuoridorReport } from '../../src/quoridor/types.js';
import { analyze, loadQuoridor, loadQuoridorKernel, QUORIDOR_BUILDS } from '../support/quoridor.js';
import {
  type Board,
  boardOf,
  DIRECTIONS,
  distance,
  isGoal,
  isOpen,
  nameOf,
  neighbour,
  pathLengths,
  squareOf,
  winnerOf,
} from './oracle/board.js';
import { after, allWalls, legalMoves, wallFault } from './oracle/moves.js';

const WAYS = ['north', 'east', 'south', 'west'];
const GAMES_A_BOARD = 2;
const MOST_PLIES = 30;

const sizes = Array.from({ length: 64 }, (_, i) => ({ columns: 2 + (i % 8), rows: 2 + Math.floor(i / 8) }));

/** Every fact that the rules alone decide, as the oracle sees it. */
function factsOf(board: Board) {
  const over = winnerOf(board) !== null;
  const moves = legalMoves(board);
  const noneLeft = board.left[board.turn] === 0;
  return {
    toMove: board.turn + 1,
    winner: over ? (winnerOf(board) ?? 0) + 1 : null,
    pathLengths: pathLengths(board),
    pawns: board.pawns.map((square) => nameOf(board, square)),
    wallsLeft: board.left,
    legalMoves: moves,
    effects: moves.map((move) => ({ move, pathLengths: pathLengths(after(board, move)) })),
    blockedWalls: over
      ? []
      : allWalls(board)
          .sort()
          .map((wall) => ({ wall, fault: noneLeft ? 'none-left' : wallFault(board, wall) }))
          .filter(({ fault }) => fault !== null),
    exits: board.pawns.map((pawn) => WAYS.filter((_, direction) => isOpen(board, pawn, direction))),
  };
}

const factsIn = ({
  toMove,
  winner,
  pathLengths: lengths,
  pawns,
  wallsLeft,
  legalMoves: moves,
  effects,
  blockedWalls,
  exits,
}: QuoridorReport) => ({
  ...{
    toMove,
    winner,
    pathLengths: lengths,
    pawns,
    wallsLeft,
    legalMoves: moves,
    effects,
    blockedWalls,
    exits,
  },
});

/** A path goes from the pawn by open edges to the goal row, and is no longer than it says. */
function checkPaths({ paths, pathLengths: lengths, pawns }: QuoridorReport, board: Board): void {
  paths.forEach((path, i) => {
    expect(path[0]).toBe(pawns[i]);
    expect(path).toHaveLength((lengths[i] ?? 0) + 1);
    expect(isGoal(board, i as 0 | 1, squareOf(board, path.at(-1) ?? ''))).toBe(true);
    path.slice(1).forEach((name, at) => {
      const from = squareOf(board, path[at] ?? '');
      const open = DIRECTIONS.filter((direction) => isOpen(board, from, direction));
      expect(open.map((direction) => nameOf(board, neighbour(board, from, direction)))).toContain(name);
    });
  });
}

describe.each(QUORIDOR_BUILDS)('%s: random games agree with the oracle at every move', async (build) => {
  const service = await loadQuoridor(build);

  test.each(sizes)('$columns × $rows', ({ columns, rows }) => {
    const random = createRandom(columns * 100 + rows);
    for (let game = 0; game < GAMES_A_BOARD; game++) {
      const walls = game * 5 + pick(random, 6);
      const size = { columns, rows, walls };
      const { pawns } = analyze(service, { position: '', ...size }).report;
      let board = boardOf({ columns, rows, pawns, left: [walls, walls], turn: 0, walls: [] });
      const played: string[] = [];
      for (let ply = 0; ply < MOST_PLIES; ply++) {
        const { report } = analyze(service, { position: played.join(' '), ...size });
        expect(factsIn(report)).toEqual(factsOf(board));
        checkPaths(report, board);
        expect(factsIn(analyze(service, { position: report.position, ...size }).report)).toEqual(
          factsIn(report),
        );
        if (report.legalMoves.length === 0) break;
        const move = choose(random, report);
        played.push(move);
        board = after(board, move);
      }
    }
  });
});

/** Walls more often than pawns, so that boards fill up; of the pawn moves not always the one that wins. */
function choose(random: () => number, { legalMoves: moves }: QuoridorReport): string {
  const walls = moves.filter((move) => move.length === 3);
  const pool = walls.length > 0 && random() < 0.7 ? walls : moves.filter((move) => move.length === 2);
  const from = pool.length > 0 ? pool : moves;
  return from[pick(random, from.length)] as string;
}

test('distances from every square', async () => {
  const kernel = await loadQuoridorKernel();
  const random = createRandom(5);
  for (const { columns, rows } of sizes) {
    kernel.setUp({ columns, rows, walls: 20 });
    const pawns = [moveName(kernel.pawn(1)), moveName(kernel.pawn(2))] as const;
    let board = boardOf({ columns, rows, pawns, left: [20, 20], turn: 0, walls: [] });
    for (let ply = 0; ply < 12; ply++) {
      const moves = kernel.legalMoves();
      if (moves.length === 0) break;
      const move = moves[pick(random, moves.length)] as number;
      kernel.play(move);
      board = after(board, moveName(move));
      for (const player of [1, 2] as const) {
        const distances = kernel.distances(player);
        const named = distances.map((_, square) => {
          const [column, row] = [square % 9, Math.floor(square / 9)];
          if (column >= columns || row >= rows) return 255;
          const steps = distance(board, player === 1 ? 0 : 1, row * columns + column);
          return steps < 0 ? 255 : steps;
        });
        expect(distances).toEqual(named);
      }
    }
  }
});
