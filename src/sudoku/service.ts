/** From a request to a report, beside the kernel. Runs in the worker; the engine drives its jobs slice by slice. */
import type { Job, ServiceFactory } from '../engine/job.js';
import { analyze } from './analysis.js';
import { Clock } from './clock.js';
import { loadEngines } from './engines.js';
import { generate } from './generate/generate.js';
import { readRequest } from './request.js';
import type { EnginesFor } from './solver.js';
import type { GenerateRequest, SudokuReport, SudokuRequest } from './types.js';

/** A kernel that traps is given up by the engine, which makes a new service from the bytes. */
export const createSudokuService: ServiceFactory<SudokuRequest | GenerateRequest, SudokuReport> = async (
  bytes,
) => {
  const enginesFor = await loadEngines(bytes);
  return { analyze: (request) => run(enginesFor, request) };
};

function* run(enginesFor: EnginesFor, request: SudokuRequest | GenerateRequest): Job<SudokuReport> {
  const task = readRequest(request);
  if (task.kind === 'generate') return yield* generate(enginesFor, task.plan, new Clock(task.timeMs));
  return yield* analyze(enginesFor(task.puzzle.layout), task.puzzle, new Clock(task.puzzle.timeMs));
}
