import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { runBatch } from '../../src/cli/batch.js';
import { Reader } from '../hostile/stage.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes in use after collection. */
function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

const LINES = 20_000;
const GROWTH = 2 << 20;

test(`a batch of ${LINES} lines holds no more at its end than at its beginning`, async () => {
  const samples: number[] = [];
  async function* input() {
    for (let i = 0; i < LINES; i++) {
      if (i % (LINES / 10) === LINES / 20) samples.push(heap());
      const hand = i % 3 === 0 ? '33789m35689p2334s' : `${i}q`;
      yield new TextEncoder().encode(i % 5 === 0 ? '{"hand":\n' : `${JSON.stringify({ hand })}\n`);
    }
  }
  let written = 0;
  const write = async (text: string) => {
    written += text.length;
  };
  await runBatch(input(), write, { createAnalyzer: () => new Reader(), workers: 2, defaults: {} });
  expect(written).toBeGreaterThan(LINES * 20);
  expect(Math.max(...samples.slice(1)) - samples[1]!).toBeLessThan(GROWTH);
});
