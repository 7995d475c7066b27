/** The only file that knows Comlink: a `WorkerRemote` on one side of an endpoint becomes the same on the other. */
import { type Endpoint, expose, transfer, wrap } from 'comlink';
import type { Outcome, WorkerRemote } from './remote.js';

export type { Endpoint };

/** Comlink's view of a `WorkerRemote`; spelt out, since its mapped types cannot see through type parameters. */
interface RemoteProxy {
  start(module: Uint8Array<ArrayBuffer>): Promise<unknown>;
  ping(): Promise<unknown>;
  live(lifeline: string): Promise<boolean>;
  run(request: unknown, port: MessagePort): Promise<unknown>;
  runToJson(request: unknown, port: MessagePort): Promise<unknown>;
}

/** Answers calls that arrive at `endpoint`. */
export function exposeRemote<Request, Report>(
  remote: WorkerRemote<Request, Report>,
  endpoint: Endpoint,
): void {
  expose(remote, endpoint);
}

/** Sends calls through `endpoint`. The proxy lives as long as the remote, so that no call is lost to collection. */
export function wrapRemote<Request, Report>(endpoint: Endpoint): WorkerRemote<Request, Report> {
  const proxy = wrap(endpoint) as unknown as RemoteProxy;
  return {
    start: (module) => proxy.start(module) as Promise<Outcome<null>>,
    ping: () => proxy.ping(),
    live: (lifeline) => proxy.live(lifeline),
    run: (request, port) => proxy.run(request, transfer(port, [port])) as Promise<Outcome<Report>>,
    runToJson: (request, port) =>
      proxy.runToJson(request, transfer(port, [port])) as Promise<Outcome<string>>,
  };
}
