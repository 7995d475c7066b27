import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { runBatch } from '../../src/cli/batch.js';
import type { Analyzer } from '../../src/cli/game.js';
import { BrokenPipe } from '../../src/cli/output.js';
import { type ErrorCode, HintwrightError } from '../../src/errors.js';

interface Request {
  id: number;
  delay?: number;
  fail?: ErrorCode;
}

/** Analyzers that wait as long as a request says, and count what happens to them. */
class Bench {
  running = 0;
  mostRunning = 0;
  disposed = 0;

  create = (): Analyzer<Request, { id: number }> => ({
    analyze: async ({ id }) => ({ id }),
    analyzeToJson: async ({ id, delay = 0, fail }) => {
      this.mostRunning = Math.max(this.mostRunning, ++this.running);
      await sleep(delay);
      this.running--;
      if (fail) throw new HintwrightError({ code: fail, message: 'as asked', input: 'abc', at: 1 });
      return JSON.stringify({ id });
    },
    dispose: async () => {
      this.disposed++;
    },
  });
}

async function* lines(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield new TextEncoder().encode(`${text}\n`);
}

async function run(input: AsyncIterable<Uint8Array>, { workers = 2, defaults = {} } = {}) {
  const bench = new Bench();
  const written: string[] = [];
  const write = async (text: string) => {
    written.push(...text.split(/(?<=\n)/));
  };
  const exitCode = await runBatch(input, write, { createAnalyzer: bench.create, workers, defaults });
  return { bench, exitCode, answers: written.map((line) => JSON.parse(line)), written };
}

describe('a batch', () => {
  test('answers in the order of the questions, however long each takes', async () => {
    const questions = Array.from({ length: 200 }, (_, id) => JSON.stringify({ id, delay: (id * 7) % 5 }));
    const { answers, written, bench } = await run(lines(...questions), { workers: 3 });
    expect(answers).toEqual(questions.map((_, id) => ({ id })));
    expect(written.every((line) => line.endsWith('\n') && line.indexOf('\n') === line.length - 1)).toBe(true);
    expect(bench.disposed).toBe(3);
  });

  test('a bad line is answered in its place and stops nothing', async () => {
    const { answers, exitCode } = await run(
      lines(
        '{"id":1}',
        '{bad',
        '',
        '[1]',
        'null',
        '"text"',
        '{"id":2,"fail":"ERR_UNKNOWN_TILE"}',
        '{"id":3}\r',
      ),
    );
    expect(answers.map((answer) => answer.error?.code ?? answer.id)).toEqual([
      1,
      'ERR_JSON',
      'ERR_JSON',
      'ERR_REQUEST',
      'ERR_REQUEST',
      'ERR_REQUEST',
      'ERR_UNKNOWN_TILE',
      3,
    ]);
    expect(answers[1].error.at).toBe(1);
    expect(answers[6]).toEqual({
      error: { code: 'ERR_UNKNOWN_TILE', message: 'as asked', input: 'abc', at: 1 },
    });
    expect(exitCode).toBe(0);
  });

  test('ends with 1 when a line failed through no fault of its own', async () => {
    const { exitCode, answers } = await run(lines('{"id":1,"fail":"ERR_WORKER_CRASHED"}', '{"id":2}'));
    expect(answers).toHaveLength(2);
    expect(exitCode).toBe(1);
  });

  test('an overlong line is an error like any other', async () => {
    const { answers } = await run(lines(`{"id":1,"hand":"${'1'.repeat(1 << 20)}"}`, '{"id":2}'));
    expect(answers).toEqual([
      { error: { code: 'ERR_JSON', message: expect.stringContaining('1048576') } },
      { id: 2 },
    ]);
  });

  test('options of the command line are defaults that a line may override', async () => {
    const { answers } = await run(lines('{}', '{"id":8}'), { defaults: { id: 7 } });
    expect(answers).toEqual([{ id: 7 }, { id: 8 }]);
  });

  test('an answer is written when it is there, not when more is asked: programs talk line by line', async () => {
    const bench = new Bench();
    const written: string[] = [];
    async function* dialogue() {
      for (let id = 0; id < 3; id++) {
        yield* lines(JSON.stringify({ id }));
        while (written.length <= id) await sleep(1);
      }
    }
    const write = async (text: string) => {
      written.push(...text.split(/(?<=\n)/));
    };
    await runBatch(dialogue(), write, { createAnalyzer: bench.create, workers: 4, defaults: {} });
    expect(written).toHaveLength(3);
  });
});

describe('constant memory', () => {
  /** Reads as long as it is let to and says how far it got. */
  function source(length: number) {
    const state = { read: 0 };
    async function* generate() {
      for (; state.read < length; state.read++) yield* lines(JSON.stringify({ id: state.read }));
    }
    return { state, input: generate() };
  }

  test('reading stops while the reader of the answers is behind', async () => {
    const { state, input } = source(1000);
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const bench = new Bench();
    const batch = runBatch(input, () => gate, { createAnalyzer: bench.create, workers: 1, defaults: {} });
    await sleep(50);
    const readWhileShut = state.read;
    open();
    await batch;
    expect(readWhileShut).toBeLessThanOrEqual(32);
    expect(state.read).toBe(1000);
  });

  test('a slow line does not let the finished ones behind it pile up', async () => {
    const { state, input } = source(1000);
    async function* withSlowStart() {
      yield* lines('{"id":-1,"delay":60}');
      yield* input;
    }
    const bench = new Bench();
    const batch = runBatch(withSlowStart(), async () => {}, {
      createAnalyzer: bench.create,
      workers: 2,
      defaults: {},
    });
    await sleep(30);
    expect(state.read).toBeLessThanOrEqual(64);
    await batch;
  });
});

describe('when nobody reads any more', () => {
  test('the batch ends, stops reading and disposes its analyzers', async () => {
    const bench = new Bench();
    let closed = false;
    async function* endless() {
      try {
        for (let id = 0; ; id++) yield* lines(JSON.stringify({ id }));
      } finally {
        closed = true;
      }
    }
    let count = 0;
    const write = async () => {
      if (++count > 5) throw new BrokenPipe();
    };
    const options = { createAnalyzer: bench.create, workers: 2, defaults: {} };
    await expect(runBatch(endless(), write, options)).rejects.toBeInstanceOf(BrokenPipe);
    expect(count).toBe(6);
    expect(closed).toBe(true);
    expect(bench.disposed).toBe(2);
  });
});
