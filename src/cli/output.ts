import type { Writable } from 'node:stream';
import { ioError } from './io-error.js';

/** The reader of our output has gone, as `head` does; not a fault. */
export class BrokenPipe extends Error {}

/** A stream written with respect for its reader: `write` waits while the reader is behind. */
export class Output {
  private failure: Error | undefined;

  constructor(private readonly stream: Writable) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      this.failure =
        error.code === 'EPIPE' ? new BrokenPipe() : ioError('The answer cannot be written', error);
    });
    stream.on('close', () => {
      this.failure ??= new BrokenPipe();
    });
  }

  /** @throws BrokenPipe when nobody reads any more; HintwrightError ERR_IO when it cannot be written */
  async write(text: string): Promise<void> {
    if (this.failure) throw this.failure;
    if (!this.stream.write(text)) await this.drained();
    if (this.failure) throw this.failure;
  }

  private drained(): Promise<void> {
    return new Promise((resolve) => {
      const events = ['drain', 'error', 'close'] as const;
      const settle = () => {
        for (const event of events) this.stream.off(event, settle);
        resolve();
      };
      for (const event of events) this.stream.on(event, settle);
    });
  }
}
