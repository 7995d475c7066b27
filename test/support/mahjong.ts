import type { Service } from '../../src/engine/job.js';
import { createMahjongService } from '../../src/mahjong/service.js';
import type { MahjongReport, MahjongRequest } from '../../src/mahjong/types.js';
import { moduleBytes } from './kernel.js';

export const loadService = (build = 'mahjong') => createMahjongService(moduleBytes(build));

/** Runs a job to its end on this thread, and keeps the partial reports. */
export function runJob(service: Service<MahjongRequest, MahjongReport>, request: MahjongRequest) {
  const partials: MahjongReport[] = [];
  const job = service.analyze(request);
  let step = job.next();
  for (; !step.done; step = job.next()) if (step.value) partials.push(step.value);
  return { report: step.value, partials };
}
