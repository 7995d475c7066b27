import { describe, expect, test } from 'vitest';
import type { Job } from '../../src/engine/job.js';
import { ABORT } from '../../src/engine/remote.js';
import { Server } from '../../src/engine/server.js';
import { HintwrightError } from '../../src/errors.js';

/** A server whose service notes what reaches it; a request is what its job does. */
function open() {
  const started: string[] = [];
  let services = 0;
  const server = new Server<{ name: string; job: () => Job<string> }, string>(async () => {
    services += 1;
    return {
      analyze: ({ name, job }) => {
        started.push(name);
        return job();
      },
    };
  });
  const run = (name: string, job: () => Job<string>) => {
    const { port1, port2 } = new MessageChannel();
    return { port: port1, outcome: server.run({ name, job }, port2) };
  };
  return { server, run, started, services: () => services };
}

/** Breathes until told to stop. */
function endless() {
  let over = false;
  const job = function* (): Job<string> {
    while (!over) yield undefined;
    return 'over';
  };
  const end = () => {
    over = true;
  };
  return { job, end };
}

// biome-ignore lint/correctness/useYield: a job may be over before its first breath
function* short(): Job<string> {
  return 'short';
}

describe('a server', () => {
  test('starts a job when the one before has ended (a kernel has one memory)', async () => {
    const { run, started } = open();
    const { job, end } = endless();
    const [first, second] = [run('first', job), run('second', short)];
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(started).toEqual(['first']);
    end();
    await expect(first.outcome).resolves.toEqual({ status: 'done', value: 'over' });
    await expect(second.outcome).resolves.toEqual({ status: 'done', value: 'short' });
  });

  test('never shows the service a run that was aborted in the queue (parsing is work, too)', async () => {
    const { run, started } = open();
    const { job, end } = endless();
    const [first, second] = [run('first', job), run('second', short)];
    second.port.postMessage(ABORT);
    await new Promise((resolve) => setTimeout(resolve, 20));
    end();
    await first.outcome;
    await expect(second.outcome).resolves.toEqual({ status: 'aborted' });
    expect(started).toEqual(['first']);
  });

  test('closes the port of a run at its end (the caller may be gone)', async () => {
    const { run } = open();
    const { port, outcome } = run('short', short);
    const closed = new Promise((resolve) => port.addEventListener('close', resolve));
    port.start();
    await outcome;
    await closed;
  });

  test('ends what runs and drops what is queued when it is stopped', async () => {
    const { server, run, started } = open();
    const runs = [run('first', endless().job), run('second', short)];
    await new Promise((resolve) => setTimeout(resolve, 20));
    server.stop();
    expect(await Promise.all(runs.map(({ outcome }) => outcome))).toEqual([
      { status: 'aborted' },
      { status: 'aborted' },
    ]);
    expect(started).toEqual(['first']);
  });

  const failures = [
    ['keeps its service after bad input', new HintwrightError({ code: 'ERR_MELD', message: 'no meld' }), 1],
    ['makes a new service after a trap (the memory cannot be trusted)', new RangeError('unreachable'), 2],
  ] as const;

  test.each(failures)('%s', async (_, error, services) => {
    const opened = open();
    // biome-ignore lint/correctness/useYield: it fails before its first breath
    const failing = opened.run('failing', function* (): Job<string> {
      throw error;
    });
    const code = error instanceof HintwrightError ? error.code : 'ERR_INTERNAL';
    await expect(failing.outcome).resolves.toMatchObject({ status: 'failed', error: { code } });
    await opened.run('short', short).outcome;
    expect(opened.services()).toBe(services);
  });
});
