import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { BrokenPipe, Output } from '../../src/cli/output.js';

const slow = () => {
  const state = { next: () => {} };
  const stream = new Writable({
    highWaterMark: 8,
    write: (_chunk, _encoding, callback) => {
      state.next = callback;
    },
  });
  return { stream, state };
};

const failing = (code: string) =>
  new Writable({
    write: (_chunk, _encoding, callback) => callback(Object.assign(new Error(code), { code })),
  });

describe('output', () => {
  test('waits while its reader is behind', async () => {
    const { stream, state } = slow();
    let written = false;
    const write = new Output(stream).write('more than eight bytes').then(() => {
      written = true;
    });
    await sleep(5);
    expect(written).toBe(false);
    state.next();
    await write;
    expect(written).toBe(true);
  });

  test('a reader that goes away is a broken pipe, whether we wait for it or come back later', async () => {
    const output = new Output(failing('EPIPE'));
    await output.write('a').catch(() => {});
    await sleep(1);
    await expect(output.write('b')).rejects.toBeInstanceOf(BrokenPipe);
  });

  test('a reader that goes away while we wait wakes us', async () => {
    const { stream } = slow();
    const write = new Output(stream).write('more than eight bytes');
    stream.destroy();
    await expect(write).rejects.toBeInstanceOf(BrokenPipe);
  });

  test('a full disk is not a broken pipe', async () => {
    const output = new Output(failing('ENOSPC'));
    await output.write('a').catch(() => {});
    await sleep(1);
    await expect(output.write('b')).rejects.toThrow('ENOSPC');
  });
});
