import type { Transport } from '../connection.js';
import type { Game } from '../game.js';
import { scriptUrl } from './trusted.js';
import { connectWorker } from './web-worker.js';

/** The embedded worker: needs no file beside the bundle and no origin of its own. */
export function blobTransport<Request, Report>(game: Game<Request, Report>): Transport<Request, Report> {
  return {
    name: 'embedded worker',
    open: async () => {
      const script = new Blob([await game.workerSource()], { type: 'text/javascript' });
      const url = URL.createObjectURL(script);
      const settled = () => URL.revokeObjectURL(url);
      try {
        return {
          ...connectWorker<Request, Report>(new Worker(scriptUrl(url), { name: `hintwright-${game.name}` })),
          settled,
        };
      } catch (error) {
        settled();
        throw error;
      }
    },
  };
}
