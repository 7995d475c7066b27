import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Answers } from '../../src/cli/answers.js';

function collect(size = 10) {
  const writes: string[] = [];
  const failures: unknown[] = [];
  const answers = new Answers({
    write: async (text) => void writes.push(text),
    size,
    onFailure: (error) => failures.push(error),
  });
  return { writes, failures, answers };
}

test('answers of one turn go out in one write: a system call a line costs more than the line', async () => {
  const { writes, answers } = collect();
  for (const text of ['a', 'b', 'c']) await answers.add(Promise.resolve(text));
  await answers.drain();
  expect(writes).toEqual(['a\nb\nc\n']);
});

test('an answer that is there does not wait for the next', async () => {
  const { writes, answers } = collect();
  await answers.add(Promise.resolve('a'));
  await answers.add(sleep(30).then(() => 'b'));
  await sleep(10);
  expect(writes).toEqual(['a\n']);
  await answers.drain();
  expect(writes).toEqual(['a\n', 'b\n']);
});

test('a later answer waits for an earlier one', async () => {
  const { writes, answers } = collect();
  await answers.add(sleep(10).then(() => 'a'));
  await answers.add(Promise.resolve('b'));
  await answers.drain();
  expect(writes.join('')).toBe('a\nb\n');
});

test('long answers are not heaped up into one write', async () => {
  const { writes, answers } = collect();
  const long = 'x'.repeat(60_000);
  for (let i = 0; i < 4; i++) await answers.add(Promise.resolve(long));
  await answers.drain();
  expect(writes.map((text) => text.split('\n').length - 1)).toEqual([2, 2]);
});

test('after a stop nothing is written, and those who add or drain are told', async () => {
  const { writes, failures, answers } = collect(2);
  await answers.add(sleep(5).then(() => 'a'));
  const waiting = expect(answers.add(Promise.resolve('b'))).rejects.toThrow('stop');
  const error = new Error('stop');
  answers.stop(error);
  answers.stop(new Error('again'));
  await waiting;
  await expect(answers.drain()).rejects.toThrow('stop');
  await sleep(10);
  expect(writes).toEqual([]);
  expect(failures).toEqual([error]);
});
