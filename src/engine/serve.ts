import { type Endpoint, exposeRemote } from './comlink.js';
import type { AnyServiceFactory } from './job.js';
import { holdLifeline } from './lifeline.js';
import { Server } from './server.js';

/** All that a game's worker does: answers the engine on the thread's own endpoint. */
export function serve<Request, Report>(factory: AnyServiceFactory<Request, Report>): void {
  const endpoint = globalThis as unknown as Endpoint;
  exposeRemote(Object.assign(new Server(factory), { live: holdLifeline }), endpoint);
  // A message that cannot be read would leave its caller waiting; an uncaught error reaches it as a crash.
  endpoint.addEventListener('messageerror', () => {
    throw new Error('a message could not be read');
  });
}
