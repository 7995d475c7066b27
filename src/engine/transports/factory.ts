import type { Transport } from '../connection.js';
import type { EngineOptions } from '../options.js';
import { connectWorker } from './web-worker.js';

/** A worker that the caller makes. */
export function factoryTransport<Request, Report>(
  workerFactory: NonNullable<EngineOptions['workerFactory']>,
): Transport<Request, Report> {
  return {
    name: 'worker of workerFactory',
    open: async () => connectWorker(await workerFactory()),
  };
}
