import type { Transport } from '../connection.js';
import type { Game } from '../game.js';
import { Server } from '../server.js';

/** The last resort: the service on the caller's own thread, which it gives up after each slice. */
export function inlineTransport<Request, Report>(game: Game<Request, Report>): Transport<Request, Report> {
  return {
    name: 'this thread',
    open: async () => {
      const server = new Server(await game.service());
      return {
        remote: server,
        failure: new Promise(() => {}),
        terminate: async () => server.stop(),
      };
    },
  };
}
