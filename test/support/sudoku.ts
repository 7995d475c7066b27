import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Service } from '../../src/engine/job.js';
import { createSudokuService } from '../../src/sudoku/service.js';
import type { GenerateRequest, SudokuReport, SudokuRequest } from '../../src/sudoku/types.js';

export type SudokuService = Service<SudokuRequest | GenerateRequest, SudokuReport>;

export const SUDOKU_BUILDS = ['sudoku', 'sudoku.debug'] as const;

export function sudokuBytes(build: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(fileURLToPath(new URL(`../../build/${build}.wasm`, import.meta.url))));
}

export const loadSudoku = (build = 'sudoku'): Promise<SudokuService> =>
  createSudokuService(sudokuBytes(build));

/** Runs a job to its end on this thread, and keeps the partial reports. */
export function runSudoku(service: SudokuService, request: SudokuRequest | GenerateRequest) {
  const partials: SudokuReport[] = [];
  const job = service.analyze(request);
  let step = job.next();
  for (; !step.done; step = job.next()) if (step.value) partials.push(step.value);
  return { report: step.value, partials };
}
