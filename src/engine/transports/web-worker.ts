import { type Endpoint, wrapRemote } from '../comlink.js';
import type { Connection } from '../connection.js';
import { describe } from '../faults.js';
import { nameLifeline, watchLifeline } from '../lifeline.js';
import type { WorkerLike } from '../options.js';

/** A connection to a browser's worker. */
export function connectWorker<Request, Report>(worker: WorkerLike): Connection<Request, Report> {
  const remote = wrapRemote<Request, Report>(worker as unknown as Endpoint);
  const lifeline = nameLifeline();
  const held = remote.live(lifeline).catch(() => false);
  return {
    // The handshake is over when the lifeline is known to hold: a worker that goes before would not be missed.
    remote: { ...remote, start: async (module) => (await Promise.all([remote.start(module), held]))[0] },
    failure: new Promise((resolve) => {
      worker.addEventListener('error', (event) => resolve(readErrorEvent(event)));
      worker.addEventListener('messageerror', () => resolve('a message could not be read'));
      held
        .then((holds) => (holds ? watchLifeline(lifeline) : new Promise(() => {})))
        .then(() => resolve('it has gone without a word'));
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
