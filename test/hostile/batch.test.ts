import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runBatch } from '../../src/cli/batch.js';
import { escapeUnseen } from '../../src/errors.js';
import { hostileRequest, hostileText } from './arbitraries.js';
import { expectGoodError } from './check.js';
import { TEXTS } from './corpus.js';
import { PATIENCE, runs } from './runs.js';
import { Reader } from './stage.js';

const encoder = new TextEncoder();

/** Whatever JSON can be made of a value. */
function json(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    return '{"hand":'; // cyclic, a BigInt, a trap
  }
}

const bytes = (text: string) => encoder.encode(text);
const cut = fc
  .tuple(hostileRequest.map(json), fc.nat())
  .map(([text, at]) => text.slice(0, at % (text.length + 1)));

/** Lines of all kinds: right, cut off, made of other text, made of bytes that are no text. */
const line: fc.Arbitrary<Uint8Array> = fc
  .oneof(
    { weight: 5, arbitrary: hostileRequest.map(json).map(bytes) },
    { weight: 2, arbitrary: hostileText.map((hand) => bytes(json({ hand }))) },
    { weight: 1, arbitrary: cut.map(bytes) },
    { weight: 1, arbitrary: hostileText.map(bytes) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 30 }) },
  )
  .map((text) => text.map((byte) => (byte === 10 ? 32 : byte)));

/** Feeds lines, in pieces that end anywhere, and answers with what was written. */
async function answersTo(lines: readonly Uint8Array[], chunk: number): Promise<string[]> {
  const all = Buffer.concat(lines.flatMap((text) => [text, Buffer.from('\n')]));
  async function* input() {
    for (let at = 0; at < all.length; at += chunk) yield all.subarray(at, at + chunk);
  }
  let written = '';
  const write = async (text: string) => {
    written += text;
  };
  const createAnalyzer = () => new Reader();
  expect(await runBatch(input(), write, { createAnalyzer, workers: 2, defaults: {} })).toBe(0);
  return written.split('\n').slice(0, -1);
}

function check(answer: string): void {
  if (escapeUnseen(answer) !== answer) throw new Error(`control characters in ${escapeUnseen(answer)}`);
  const { error, game } = JSON.parse(answer);
  if (error) expectGoodError(error);
  else if (game !== 'mahjong') throw new Error(`neither a report nor an error: ${answer}`);
}

test(
  'every line of anything gets one line, a report or an error with a code',
  async () => {
    const { numRuns } = runs(150);
    const batch = fc.tuple(
      fc.array(line, { minLength: 100, maxLength: 100 }),
      fc.integer({ min: 1, max: 5000 }),
    );
    await fc.assert(
      fc.asyncProperty(batch, async ([lines, chunk]) => {
        const answers = await answersTo(lines, chunk);
        if (answers.length !== lines.length) throw new Error(`${answers.length} answers`);
        for (const answer of answers) check(answer);
      }),
      { numRuns },
    );
  },
  PATIENCE,
);

test('the corpus, as a line and as a hand', async () => {
  const lines = TEXTS.flatMap((text) => [
    text.replaceAll('\n', ' '),
    json({ hand: text }),
    json({ [text]: 1 }),
  ]);
  const answers = await answersTo(lines.map(bytes), 1000);
  expect(answers).toHaveLength(lines.length);
  for (const answer of answers) check(answer);
});

test('a deep nest of brackets is an error like any other', async () => {
  const deep = '['.repeat(100_000);
  const [open, closed] = await answersTo(
    [bytes(deep), bytes(`{"hand":${deep}${']'.repeat(100_000)}}`)],
    4096,
  );
  expect(JSON.parse(open!).error.code).toBe('ERR_JSON');
  check(closed!);
});
