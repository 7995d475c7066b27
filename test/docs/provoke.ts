import { runBatch } from '../../src/cli/batch.js';
import { ioError } from '../../src/cli/io-error.js';
import { runProgram } from '../../src/cli/program.js';
import { crashed, disposed, notStarted } from '../../src/engine/faults.js';
import type { Example } from '../../src/error-docs.js';
import { type ErrorCode, type ErrorData, fromAnalyzer, toErrorData } from '../../src/errors.js';
import { MahjongKernel } from '../../src/mahjong/kernel.js';
import { readRequest } from '../../src/mahjong/request.js';
import type { MahjongRequest } from '../../src/mahjong/types.js';
import { createQuoridorService } from '../../src/quoridor/service.js';
import type { QuoridorRequest } from '../../src/quoridor/types.js';
import { timeUp } from '../../src/sudoku/count.js';
import { notFound, TOO_LATE } from '../../src/sudoku/generate/generate.js';
import { readRequest as readSudoku } from '../../src/sudoku/request.js';
import type { SudokuRequest } from '../../src/sudoku/types.js';
import { fakeTerminal } from '../cli/streams.js';

/** Exports a memory and an `init` that finds no room in it. */
const FULL_MODULE = new Uint8Array([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...[0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7f],
  ...[0x03, 0x02, 0x01, 0x00],
  ...[0x05, 0x03, 0x01, 0x00, 0x01],
  ...[0x07, 0x11, 0x02, 0x06, ...letters('memory'), 0x02, 0x00, 0x04, ...letters('init'), 0x00, 0x00],
  ...[0x0a, 0x06, 0x01, 0x04, 0x00, 0x41, 0x00, 0x0b],
]);

function letters(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

/** What has to happen inside for the codes that no input leads to. */
const EVENTS: Partial<Record<ErrorCode, () => unknown>> = {
  ERR_WORKER_START: () =>
    Promise.reject(
      notStarted(['worker of workerUrl (refused)', 'this thread (no answer within 10000 ms)'], false),
    ),
  ERR_WORKER_CRASHED: () => Promise.reject(crashed('exit code 1')),
  ERR_WASM: () => Promise.reject(notStarted(['this thread (CompileError: refused)'], true)),
  ERR_DISPOSED: () => Promise.reject(disposed()),
  ERR_NOT_FOUND: () => Promise.reject(notFound(TOO_LATE)),
  ERR_TIME: () => Promise.reject(timeUp(0)),
  ERR_MEMORY: () => MahjongKernel.load(FULL_MODULE),
  ERR_ANALYZER: () => Promise.reject(fromAnalyzer(new Error('no answer from the server'))),
  ERR_INTERNAL: () => Promise.reject(new TypeError('x is undefined')),
  ERR_IO: () =>
    Promise.reject(
      ioError('The answer cannot be written', new Error('ENOSPC: no space left on device, write')),
    ),
};

/** Does what an example says and answers with the error that comes of it. */
export async function provoke(code: ErrorCode, example: Example): Promise<ErrorData> {
  try {
    if ('line' in example) return await batchError(example.line);
    if ('request' in example) readRequest(example.request as MahjongRequest);
    else if ('position' in example) await analyzeQuoridor(example.position);
    else if ('sudoku' in example) readSudoku(example.sudoku as SudokuRequest);
    else if ('args' in example) await runProgram(example.args, fakeTerminal());
    else await EVENTS[code]?.();
  } catch (error) {
    return toErrorData(error);
  }
  throw new Error(`The example of ${code} leads to no error.`);
}

async function analyzeQuoridor(request: unknown): Promise<void> {
  const { default: bytes } = await import('../../build/quoridor.wasm?bytes');
  const service = await createQuoridorService(bytes);
  service.analyze(request as QuoridorRequest).next();
}

async function batchError(line: string): Promise<ErrorData> {
  let written = '';
  const write = async (text: string) => {
    written += text;
  };
  async function* input() {
    yield new TextEncoder().encode(line);
  }
  const createAnalyzer = () => ({
    analyze: async () => ({}),
    analyzeToJson: async () => '{}',
    dispose: async () => {},
  });
  await runBatch(input(), write, { createAnalyzer, workers: 1, defaults: {} });
  return JSON.parse(written).error;
}
