import type { Transport } from '../connection.js';
import { scriptUrl } from './trusted.js';
import { connectWorker } from './web-worker.js';

/** A worker from an address of the page's own origin. Such a worker has the CSP of its own response. */
export function urlTransport<Request, Report>(url: string | URL, game: string): Transport<Request, Report> {
  return {
    name: 'worker of workerUrl',
    open: async () => connectWorker(new Worker(scriptUrl(url), { name: `hintwright-${game}` })),
  };
}
