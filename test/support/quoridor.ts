import type { Service } from '../../src/engine/job.js';
import { QuoridorKernel } from '../../src/quoridor/kernel.js';
import { createQuoridorService } from '../../src/quoridor/service.js';
import type { QuoridorReport, QuoridorRequest } from '../../src/quoridor/types.js';
import type { Position } from '../quoridor/oracle/board.js';
import { moduleBytes } from './kernel.js';

/** The release build, and the debug build, in which assertions are alive. */
export const QUORIDOR_BUILDS = ['quoridor', 'quoridor.debug'] as const;

export const loadQuoridor = (build: string = 'quoridor') => createQuoridorService(moduleBytes(build));

export const loadQuoridorKernel = (build: string = 'quoridor') => QuoridorKernel.load(moduleBytes(build));

/**
 * Runs a job to its end on this thread, and keeps the partial reports. A request that sets no limit is answered by the rules alone.
 */
export function analyze(service: Service<QuoridorRequest, QuoridorReport>, request: QuoridorRequest) {
  const partials: QuoridorReport[] = [];
  const limited = [request.timeMs, request.nodes, request.depth].some((limit) => limit !== undefined);
  const job = service.analyze(limited ? request : { ...request, timeMs: 0 });
  let step = job.next();
  for (; !step.done; step = job.next()) if (step.value) partials.push(step.value);
  return { report: step.value, partials };
}

/** A position as the collection writes it; boards are square there. */
export interface CasePosition {
  n: number;
  pawns: [string, string];
  left: [number, number];
  turn: 0 | 1;
  walls: string[];
}

export const positionOf = ({ n, ...rest }: CasePosition): Position => ({ columns: n, rows: n, ...rest });

/** The five-part text. */
export function textOf({ walls, pawns, left, turn }: Position): string {
  const part = (direction: string) =>
    walls
      .filter((wall) => wall.endsWith(direction))
      .map((wall) => wall.slice(0, 2))
      .sort()
      .join('');
  return [part('h'), part('v'), pawns.join(' '), left.join(' '), turn + 1].join(' / ');
}

/** Walls that each player starts with, half of those on the board and left together. */
export const supplyOf = ({ walls, left }: Position): number =>
  Math.ceil((walls.length + left[0] + left[1]) / 2);

/** A request for a position, as a board. */
export const requestFor = (position: Position): QuoridorRequest => ({
  position: textOf(position),
  columns: position.columns,
  rows: position.rows,
  walls: Math.max(supplyOf(position), ...position.left),
});
