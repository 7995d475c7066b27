import { type Endpoint, wrapRemote } from '../comlink.js';
import type { Connection } from '../connection.js';
import { describe } from '../faults.js';
import type { WorkerLike } from '../options.js';

/** A connection to a browser's worker. */
export function connectWorker<Request, Report>(worker: WorkerLike): Connection<Request, Report> {
  return {
    remote: wrapRemote(worker as unknown as Endpoint),
    failure: new Promise((resolve) => {
      worker.addEventListener('error', (event) => resolve(readErrorEvent(event)));
      worker.addEventListener('messageerror', () => resolve('a message could not be read'));
    }),
    terminate: async () => worker.terminate(),
  };
}

/** The event of a script that could not be loaded says nothing; that of an uncaught error has a message. */
function readErrorEvent(event: unknown): string {
  // The failure reaches the caller through its promise; the window's own error handlers need not hear it as well.
  if (event instanceof Event) event.preventDefault();
  return describe(event);
}
