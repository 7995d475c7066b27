/** From a request to a report, beside the kernel. Runs in the worker; the engine drives its jobs slice by slice. */
import type { Job, ServiceFactory } from '../engine/job.js';
import { makeHints } from './hints.js';
import { type Found, QuoridorKernel } from './kernel.js';
import { overviewOf } from './overview.js';
import { countPerft } from './perft.js';
import { setPosition } from './position.js';
import { readRequest } from './request.js';
import { search } from './search.js';
import type { QuoridorReport, QuoridorRequest } from './types.js';

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
  const report = (complete: boolean, news: News = {}): QuoridorReport => ({
    ...overview,
    hints: [],
    winProbability: overview.winner === null ? null : Number(overview.winner === overview.toMove),
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
  if (overview.winner !== null || order.lines === 0 || order.timeMs === 0) return report(true);
  const newsOf = (found: Found): News => {
    const hints = makeHints(found, overview);
    return {
      hints,
      winProbability: hints[0]?.winProbability ?? null,
      depth: found.depth,
      nodes: found.nodes,
    };
  };
  const found = yield* search(kernel, order, started, (found) => report(false, newsOf(found)));
  return report(true, newsOf(found));
}

/** What is found out after the rules have said all they can. */
type News = Partial<Pick<QuoridorReport, 'hints' | 'winProbability' | 'depth' | 'nodes' | 'perft'>>;
