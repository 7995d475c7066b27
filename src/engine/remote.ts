import type { ErrorData } from '../errors.js';

/** How a call across the boundary ended: plain data, so that failures keep their code and place. */
export type Outcome<Value> =
  | { status: 'done'; value: Value }
  | { status: 'failed'; error: ErrorData }
  | { status: 'aborted' };

/** The other side of the boundary, as the engine sees it. Its promises never reject for reasons of its own. */
export interface Remote<Request, Report> {
  /** Makes the service; its answer is the ready handshake. */
  start(module: Uint8Array<ArrayBuffer>): Promise<Outcome<null>>;
  /** Answers as soon as the thread listens, a run under way or not. */
  ping(): Promise<unknown>;
  /** Queues one run. Through `port`, which is closed at its end, come partial reports; `ABORT` goes the other way. */
  run(request: Request, port: MessagePort): Promise<Outcome<Report>>;
  /** As `run`, with the report as JSON: made there, and cheaper to send and receive than the objects. */
  runToJson(request: Request, port: MessagePort): Promise<Outcome<string>>;
}

/** What a worker offers beside: its thread may end without the caller's doing. */
export interface WorkerRemote<Request, Report> extends Remote<Request, Report> {
  /** Takes the lifeline of that name (see lifeline.ts) for as long as the thread lives. Resolves with whether it could. */
  live(lifeline: string): Promise<boolean>;
}

/** The one message that a caller sends through a run's port. */
export const ABORT = 'abort';
