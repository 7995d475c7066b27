/** From a request to a report, beside the kernel. Runs in the worker; the engine drives its jobs slice by slice. */
import type { Job, ServiceFactory } from '../engine/job.js';
import { QuoridorKernel } from './kernel.js';
import { overviewOf } from './overview.js';
import { countPerft } from './perft.js';
import { setPosition } from './position.js';
import { readRequest } from './request.js';
import type { Perft, QuoridorReport, QuoridorRequest } from './types.js';

/** A kernel that traps is given up by the engine, which makes a new service from the bytes. */
export const createQuoridorService: ServiceFactory<QuoridorRequest, QuoridorReport> = async (bytes) => {
  const kernel = await QuoridorKernel.load(bytes);
  return { analyze: (request) => analyze(kernel, request) };
};

function* analyze(kernel: QuoridorKernel, request: QuoridorRequest): Job<QuoridorReport> {
  const started = performance.now();
  const order = readRequest(request);
  const overview = overviewOf(
    kernel,
    order.supply,
    setPosition(kernel, order.position, order.supply, order.notation),
  );
  const report = (complete: boolean, perft?: Perft): QuoridorReport => ({
    ...overview,
    hints: [],
    winProbability: null,
    depth: 0,
    nodes: 0,
    ...(perft && { perft }),
    timeMs: performance.now() - started,
    complete,
  });
  if (order.perft === null) return report(true);
  const counted = yield* countPerft(kernel, order.perft, (perft) => report(false, perft));
  return report(true, counted);
}
