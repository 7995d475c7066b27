import { Readable, Writable } from 'node:stream';
import type { Terminal } from '../../src/cli/terminal.js';

/** A terminal of strings: what is on standard input, and what has been written. */
export function fakeTerminal(stdin = ''): Terminal & { out: () => string; err: () => string } {
  const sink = () => {
    const chunks: string[] = [];
    const stream = new Writable({
      write: (chunk, _encoding, callback) => {
        chunks.push(String(chunk));
        callback();
      },
    });
    return { stream, text: () => chunks.join('') };
  };
  const [out, err] = [sink(), sink()];
  return {
    stdin: Readable.from([Buffer.from(stdin)]),
    stdout: out.stream,
    stderr: err.stream,
    out: out.text,
    err: err.text,
  };
}
