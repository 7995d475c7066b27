import { expect, test } from 'vitest';
import { readLines } from '../../src/cli/lines.js';

/** Text in chunks of a given number of bytes, as a pipe may deliver it. */
async function* chunks(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size);
}

async function collect(text: string, size = 3, maxBytes = 100) {
  const lines = [];
  for await (const line of readLines(chunks(text, size), maxBytes)) lines.push(line);
  return lines;
}

const cases: { why: string; text: string; lines: (string | null)[] }[] = [
  { why: 'nothing is no line', text: '', lines: [] },
  { why: 'a closing line break opens no further line', text: 'a\nb\n', lines: ['a', 'b'] },
  { why: 'the last line need not be closed', text: 'a\nb', lines: ['a', 'b'] },
  { why: 'empty lines count, so that output line numbers agree', text: '\n\na\n', lines: ['', '', 'a'] },
  { why: 'a character may be split over chunks', text: '🀄🀄\né\n', lines: ['🀄🀄', 'é'] },
  { why: 'Windows tools write a byte order mark', text: '\uFEFFa\n', lines: ['a'] },
  {
    why: 'an overlong line is replaced and the next one is intact',
    text: `${'x'.repeat(101)}\na`,
    lines: [null, 'a'],
  },
  { why: 'the longest line allowed passes', text: `${'x'.repeat(100)}\n`, lines: ['x'.repeat(100)] },
  { why: 'an overlong line may be the last, unclosed', text: `a\n${'x'.repeat(300)}`, lines: ['a', null] },
];

for (const size of [1, 2, 7, 1000]) {
  test.each(cases)(`chunks of ${size}: $why`, async ({ text, lines }) => {
    expect(await collect(text, size)).toEqual(lines);
  });
}

test('an overlong line is let go while it comes, not collected first', async () => {
  let peak = 0;
  async function* halfGigabyte(): AsyncGenerator<Uint8Array> {
    for (let i = 0; i < 512; i++) {
      yield new Uint8Array(1 << 20).fill(120);
      peak = Math.max(peak, process.memoryUsage().arrayBuffers);
    }
  }
  const before = process.memoryUsage().arrayBuffers;
  const lines = [];
  for await (const line of readLines(halfGigabyte(), 1 << 20)) lines.push(line);
  expect(lines).toEqual([null]);
  expect(peak - before).toBeLessThan(256 << 20);
});
