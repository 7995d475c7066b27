/** Positions from random games, the same for the same seed. */
import { moveName } from '../../src/quoridor/index.js';
import { QuoridorKernel } from '../../src/quoridor/kernel.js';
import type { Position } from '../../test/quoridor/oracle/board.js';
import { createRandom, pick, type Random } from '../core/random.js';
import type { Size } from '../core/types.js';
import { moduleBytes } from './module.js';

/** The stages of a game by walls on the board. */
export const STAGES = {
  start: { least: 0, most: 0 },
  'middle game': { least: 5, most: 11 },
  'wall-heavy': { least: 13, most: 18 },
} as const;
export type Stage = keyof typeof STAGES;

const SUPPLY = 10;
/** Share of moves that lay a wall while there are too few; pawns mostly follow their shortest path. */
const WALL_SHARE = 0.5;
const STRAIGHT_SHARE = 0.8;

/** Positions in a batch, of what a size has: an oracle that lays every wall takes long, and at the start there are not many. */
const BATCH_SHARE = 0.25;

/** Batches of different positions of a stage. */
export async function takeBatches(stage: Stage, seed: number, size: Size): Promise<Position[][]> {
  const inBatch = Math.max(1, Math.round(size.batchSize * BATCH_SHARE));
  const positions = await takePositions(stage, inBatch * size.batches, seed);
  return Array.from({ length: size.batches }, (_, i) => positions.slice(i * inBatch, (i + 1) * inBatch));
}

/** `count` different positions of a stage that are not over. */
export async function takePositions(stage: Stage, count: number, seed: number): Promise<Position[]> {
  const kernel = await QuoridorKernel.load(await moduleBytes());
  const random = createRandom(seed);
  const found = new Map<bigint, Position>();
  while (found.size < count) {
    const walls = playGame(kernel, random, stage);
    if (walls) found.set(kernel.key, positionOf(kernel, walls));
  }
  return [...found.values()];
}

/** Plays on the kernel until the stage is reached; returns the walls, or undefined where the game ends before. */
function playGame(kernel: QuoridorKernel, random: Random, stage: Stage): number[] | undefined {
  const { least, most } = STAGES[stage];
  const wanted = least + pick(random, most - least + 1);
  const plies = stage === 'start' ? pick(random, 9) : Number.POSITIVE_INFINITY;
  const walls: number[] = [];
  kernel.setUp({ columns: 9, rows: 9, walls: SUPPLY });
  for (let ply = 0; ply < plies && (stage === 'start' || walls.length < wanted); ply++) {
    const move = chooseMove(kernel, random, walls.length < wanted);
    if (isWall(move)) walls.push(move);
    kernel.play(move);
    if (kernel.winner !== null) return undefined;
  }
  return walls;
}

const isWall = (move: number): boolean => moveName(move).length === 3;

function chooseMove(kernel: QuoridorKernel, random: Random, mayLay: boolean): number {
  const moves = [...kernel.legalMoves()];
  const walls = mayLay && random() < WALL_SHARE ? moves.filter(isWall) : [];
  if (walls.length > 0) return walls[pick(random, walls.length)] as number;
  const steps = moves.filter((move) => !isWall(move));
  const ahead = kernel.path(kernel.toMove)[1] as number;
  const isStraight = steps.includes(ahead) && random() < STRAIGHT_SHARE;
  return isStraight ? ahead : (steps[pick(random, steps.length)] as number);
}

function positionOf(kernel: QuoridorKernel, walls: readonly number[]): Position {
  return {
    ...{ columns: 9, rows: 9, turn: kernel.toMove === 1 ? 0 : 1 },
    pawns: [moveName(kernel.pawn(1)), moveName(kernel.pawn(2))],
    left: [kernel.wallsLeft(1), kernel.wallsLeft(2)],
    walls: walls.map(moveName),
  };
}
