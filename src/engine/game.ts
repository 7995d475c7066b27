import type { AnyServiceFactory } from './job.js';

/** What the engine needs of a game. Each part is loaded only when a way to run it asks for it. */
export interface Game<Request, Report> {
  /** Lower-case name, also the worker's name in developer tools. */
  readonly name: string;
  /** Seconds that its thread may work without listening before it counts as lost; default 5. */
  readonly silenceLimit?: number;
  /** The bytes of the game's WASM module. */
  module(): Promise<Uint8Array<ArrayBuffer>>;
  /** The game's worker as one classic script. */
  workerSource(): Promise<string>;
  /** The same service for the caller's own thread, the last resort. */
  service(): Promise<AnyServiceFactory<Request, Report>>;
}
