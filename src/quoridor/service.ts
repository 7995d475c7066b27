/** From a request to a report, beside the kernel. Runs in the worker; the engine drives its jobs slice by slice. */
import type { Job, ServiceFactory } from '../engine/job.js';
import { makeHints } from './hints.js';
import { type Found, QuoridorKernel } from './kernel.js';
import { type Overview, overviewOf } from './overview.js';
import { countPerft } from './perft.js';
import { setPosition } from './position.js';
import { readRequest } from './request.js';
import { search } from './search.js';
import type { QuoridorReport, QuoridorRequest } from './types.js';
import { chanceOf } from './win-chance.js';

/** A kernel that traps is given up by the engine, which makes a new service from the bytes. */
export const createQuoridorService: ServiceFactory<QuoridorRequest, QuoridorReport> = async (bytes) => {
  const kernel = await QuoridorKernel.load(bytes);
  return { analyze: (request) => analyze(kernel, request) };
};

function* analyze(kernel: QuoridorKernel, request: QuoridorRequest): Job<QuoridorReport> {
  const started = performance.now();
  const order = readRequest(request);
  const placed = setPosition(kernel, order.position, order.supply, order.notation);
  const overview = overviewOf(kernel, order.supply, placed);
  const looks = firstChance(kernel, overview);
  const report = (complete: boolean, news: News = {}): QuoridorReport => ({
    ...overview,
    hints: [],
    winProbability: looks,
    depth: 0,
    nodes: 0,
    ...news,
    timeMs: performance.now() - started,
    complete,
  });
  if (order.perft !== null) {
    const perft = yield* countPerft(kernel, order.perft, (perft) => report(false, { perft }));
    return report(true, { perft });
  }
  if (overview.legalMoves.length === 0 || order.lines === 0 || order.timeMs === 0) return report(true);
  const newsOf = (found: Found): News => {
    const hints = makeHints(found, overview);
    return {
      hints,
      winProbability: hints[0]?.winProbability ?? looks,
      depth: found.depth,
      nodes: found.nodes,
    };
  };
  const found = yield* search(kernel, order, started, (found) => report(false, newsOf(found)));
  return report(true, newsOf(found));
}

/** The chance of the player to move before anything is searched. */
function firstChance(kernel: QuoridorKernel, { winner, toMove, wallsLeft }: Overview): number {
  if (winner !== null) return Number(winner === toMove);
  return chanceOf(kernel.staticScore, wallsLeft[0] + wallsLeft[1]);
}

/** What is found out after the rules have said all they can. */
type News = Partial<Pick<QuoridorReport, 'hints' | 'winProbability' | 'depth' | 'nodes' | 'perft'>>;
