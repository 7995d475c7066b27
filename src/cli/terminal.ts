import type { Readable, Writable } from 'node:stream';

/** The world around a command; the process's own streams, or a test's. */
export interface Terminal {
  stdin: Readable;
  stdout: Writable;
  stderr: Writable;
  /** Bytes that standard input holds, where that is known: a file. */
  stdinBytes?: number;
}
