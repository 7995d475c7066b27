import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { Progress } from '../../src/cli/progress.js';

function setup(isTTY: boolean) {
  let time = 0;
  const written: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, callback) => {
      written.push(String(chunk));
      callback();
    },
  });
  const progress = new Progress(Object.assign(stream, { isTTY }), () => time);
  return {
    progress,
    written,
    wait: (ms: number) => {
      time += ms;
    },
  };
}

describe('progress', () => {
  test('on a terminal one line is redrawn in place and closed at the end', () => {
    const { progress, written, wait } = setup(true);
    progress.update(0.5, '10 lines');
    wait(100);
    progress.update(undefined, '20 lines');
    progress.finish('30 lines');
    expect(written).toEqual([
      '\r[============            ]  50 % 10 lines\x1b[K',
      '\r20 lines\x1b[K',
      '\r[========================] 100 % 30 lines\x1b[K',
      '\n',
    ]);
  });

  test('in a log it is a line a second, without control characters', () => {
    const { progress, written, wait } = setup(false);
    for (let i = 0; i < 25; i++) {
      progress.update(undefined, `${i} lines`);
      wait(100);
    }
    expect(written).toEqual(['0 lines\n', '10 lines\n', '20 lines\n']);
  });

  test('a share outside 0 to 1 cannot break the bar', () => {
    const { progress, written } = setup(false);
    progress.update(1.7, '');
    expect(written[0]).toContain('] 100 %');
  });
});
