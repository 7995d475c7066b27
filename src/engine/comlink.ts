/** The only file that knows Comlink: a `Remote` on one side of an endpoint becomes the same `Remote` on the other. */
import { type Endpoint, expose, transfer, wrap } from 'comlink';
import type { Outcome, Remote } from './remote.js';

export type { Endpoint };

/** Comlink's view of a `Remote`; spelt out, since its mapped types cannot see through type parameters. */
interface RemoteProxy {
  start(module: Uint8Array<ArrayBuffer>, lifeline?: string): Promise<unknown>;
  ping(): Promise<unknown>;
  run(request: unknown, port: MessagePort): Promise<unknown>;
}

/** Answers calls that arrive at `endpoint`. */
export function exposeRemote<Request, Report>(remote: Remote<Request, Report>, endpoint: Endpoint): void {
  expose(remote, endpoint);
}

/** Sends calls through `endpoint`. The proxy lives as long as the `Remote`, so that no call is lost to collection. */
export function wrapRemote<Request, Report>(endpoint: Endpoint): Remote<Request, Report> {
  const proxy = wrap(endpoint) as unknown as RemoteProxy;
  return {
    start: (module, lifeline) => proxy.start(module, lifeline) as Promise<Outcome<boolean>>,
    ping: () => proxy.ping(),
    run: (request, port) => proxy.run(request, transfer(port, [port])) as Promise<Outcome<Report>>,
  };
}
