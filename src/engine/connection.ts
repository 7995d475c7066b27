import type { Remote } from './remote.js';

/** A live other side: a worker, a thread, or the caller's own thread. */
export interface Connection<Request, Report> {
  readonly remote: Remote<Request, Report>;
  /** Resolves with the reason if the other side dies by itself; pending otherwise. Never rejects. */
  readonly failure: Promise<string>;
  /** Ends the other side at once. */
  terminate(): Promise<void>;
  /** The handshake is over, well or not: frees what only the start needed. */
  settled?(): void;
  /** Whether the process has to stay alive for it; only Node asks. */
  hold?(busy: boolean): void;
}

/** One way to get a connection. `open` rejects where the way is barred. */
export interface Transport<Request, Report> {
  /** As it reads in an error: `embedded worker`. */
  readonly name: string;
  open(): Promise<Connection<Request, Report>>;
}
