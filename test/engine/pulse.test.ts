import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PULSE_LIMIT, PULSE_MS, Pulse } from '../../src/engine/pulse.js';
import { Session } from '../../src/engine/session.js';
import { FakeConnection } from './fake/connection.js';
import { Stage } from './fake/stage.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** One turn asks; the limit's turns wait. */
const LOST_MS = (PULSE_LIMIT + 1) * PULSE_MS;

/** Lets answers arrive between turns. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= PULSE_MS) await vi.advanceTimersByTimeAsync(PULSE_MS);
}

describe('a pulse', () => {
  function open(limit?: number) {
    const answers: (() => void)[] = [];
    const onSilence = vi.fn();
    const pulse = new Pulse(() => new Promise<void>((resolve) => answers.push(resolve)), onSilence, limit);
    return { pulse, answers, onSilence };
  }

  test('asks nothing in the first second (most analyses are over by then)', async () => {
    const { pulse, answers } = open();
    pulse.start();
    await pass(PULSE_MS - 1);
    pulse.stop();
    await pass(LOST_MS);
    expect(answers.length).toBeLessThanOrEqual(1);
  });

  test('tells of silence once', async () => {
    const { pulse, onSilence } = open();
    pulse.start();
    await pass(LOST_MS - PULSE_MS);
    expect(onSilence).not.toHaveBeenCalled();
    await pass(3 * LOST_MS);
    expect(onSilence).toHaveBeenCalledExactlyOnceWith(`no answer for ${(PULSE_LIMIT * PULSE_MS) / 1000} s`);
  });

  test('is as patient as its game needs (plain code is measured in one go)', async () => {
    const { pulse, onSilence } = open(3 * PULSE_LIMIT);
    pulse.start();
    await pass(2 * LOST_MS);
    expect(onSilence).not.toHaveBeenCalled();
    await pass(2 * LOST_MS);
    expect(onSilence).toHaveBeenCalledExactlyOnceWith(
      `no answer for ${(3 * PULSE_LIMIT * PULSE_MS) / 1000} s`,
    );
  });

  test('forgives an answer that is late (a busy machine)', async () => {
    const { pulse, answers, onSilence } = open();
    pulse.start();
    for (let round = 0; round < 5; round++) {
      await pass(PULSE_LIMIT * PULSE_MS);
      answers.at(-1)?.();
    }
    expect(onSilence).not.toHaveBeenCalled();
  });

  test('forgets, when it starts again, what was not answered before it stopped', async () => {
    const { pulse, onSilence } = open();
    pulse.start();
    await pass(LOST_MS - PULSE_MS);
    pulse.stop();
    pulse.start();
    await pass(PULSE_MS);
    expect(onSilence).not.toHaveBeenCalled();
    pulse.stop();
  });
});

describe('an engine whose other side hangs', () => {
  test('rejects what is pending, ends it, and starts afresh (a kernel in an endless loop)', async () => {
    const stage = new Stage();
    const call = stage.run(1);
    await stage.started();
    const [connection] = stage.connections;
    connection!.deaf = true;
    await pass(LOST_MS);
    await expect(call).rejects.toMatchObject({ code: 'ERR_WORKER_CRASHED' });
    expect(connection!.terminations).toBe(1);
    const next = stage.run(2);
    await stage.started();
    await stage.answer('report');
    await expect(next).resolves.toBe('report');
  });

  test('notices it though the only call was aborted (the next one would wait behind it for ever)', async () => {
    const stage = new Stage();
    stage.run(1);
    await stage.started();
    stage.connections[0]!.deaf = true;
    await stage.abort();
    await pass(LOST_MS);
    expect(stage.engine.state).toBe('idle');
    expect(stage.connections[0]!.terminations).toBe(1);
  });

  test('lets one that listens work as long as it likes (a hand may take minutes)', async () => {
    const stage = new Stage();
    stage.run(1);
    await stage.started();
    await pass(20 * LOST_MS);
    expect(stage.engine.state).toBe('ready');
    expect(stage.engine.pendingCount).toBe(1);
  });

  test('does not take the end of an old worker for that of the new one', async () => {
    const stage = new Stage();
    stage.run(1);
    await stage.started();
    const [old] = stage.connections;
    old!.deaf = true;
    await pass(LOST_MS);
    stage.run(2);
    await stage.started();
    old!.die('exit code 1');
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.engine.state).toBe('ready');
    expect(stage.engine.pendingCount).toBe(1);
  });
});

test('a session without work asks nothing (an idle page should use no power)', async () => {
  const connection = new FakeConnection();
  const ping = vi.spyOn(connection.remote, 'ping');
  const session = new Session(connection, () => {});
  await pass(LOST_MS);
  expect(ping).not.toHaveBeenCalled();
  await session.close();
});
