import { HintwrightError } from '../errors.js';
import type { Connection, Transport } from './connection.js';
import { describe, notStarted } from './faults.js';

export interface StartOptions {
  /** Loads the bytes of the game's WASM module. */
  module(): Promise<Uint8Array<ArrayBuffer>>;
  /** Milliseconds for each transport. */
  timeoutMs: number;
  /** Aborting it ends the attempt under way and rejects with its reason. */
  signal: AbortSignal;
}

/**
 * Opens the first transport that also answers the ready handshake.
 * Rejects with ERR_WASM if the last one had its WASM refused, else with ERR_WORKER_START, naming each reason.
 */
export async function startFirst<Request, Report>(
  transports: readonly Transport<Request, Report>[],
  options: StartOptions,
): Promise<Connection<Request, Report>> {
  const attempts: string[] = [];
  let wasmRefused = false;
  for (const transport of transports) {
    try {
      return await attempt(transport, options);
    } catch (error) {
      options.signal.throwIfAborted();
      attempts.push(`${transport.name} (${describe(error)})`);
      wasmRefused = error instanceof HintwrightError && error.code === 'ERR_WASM';
    }
  }
  throw notStarted(attempts, wasmRefused);
}

async function attempt<Request, Report>(
  transport: Transport<Request, Report>,
  options: StartOptions,
): Promise<Connection<Request, Report>> {
  const deadline = openDeadline(options);
  try {
    const connection = await openInTime(transport, deadline.passed);
    try {
      await handshake(connection, options.module(), deadline.passed);
      return connection;
    } catch (error) {
      await connection.terminate();
      throw error;
    } finally {
      connection.settled?.();
    }
  } finally {
    deadline.close();
  }
}

/** A connection that comes too late is ended at once. */
async function openInTime<Request, Report>(
  transport: Transport<Request, Report>,
  passed: Promise<never>,
): Promise<Connection<Request, Report>> {
  const opening = transport.open();
  try {
    return await Promise.race([opening, passed]);
  } catch (error) {
    const endLate = (late: Connection<Request, Report>) => late.terminate().finally(() => late.settled?.());
    opening.then(endLate).catch(() => {});
    throw error;
  }
}

async function handshake<Request, Report>(
  { remote, failure }: Connection<Request, Report>,
  module: Promise<Uint8Array<ArrayBuffer>>,
  passed: Promise<never>,
): Promise<void> {
  const died = failure.then((reason) => Promise.reject(new Error(reason)));
  died.catch(() => {});
  const outcome = await Promise.race([module.then((bytes) => remote.start(bytes)), died, passed]);
  if (outcome.status === 'failed') throw new HintwrightError(outcome.error);
}

/** `passed` rejects when the time is up or the signal aborted, whichever comes first. */
function openDeadline({ timeoutMs, signal }: StartOptions) {
  signal.throwIfAborted();
  let close = () => {};
  const passed = new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason);
    const timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
    signal.addEventListener('abort', stop);
    close = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    };
  });
  passed.catch(() => {});
  return { passed, close };
}
