import { describe, expect, test } from 'vitest';
import type { Engine } from '../../src/engine/engine.js';
import { fateOf, Stage, settleAll } from './fake/stage.js';

type State = Engine<number, string>['state'];

/** All that can happen to an engine. */
const EVENTS = {
  call: async (stage: Stage) => void stage.run(),
  started: (stage: Stage) => stage.started(),
  'start fails': (stage: Stage) => stage.notStarted('ERR_WORKER_START'),
  'WASM refused': (stage: Stage) => stage.notStarted('ERR_WASM'),
  answer: (stage: Stage) => stage.answer('report'),
  crash: (stage: Stage) => stage.crash(),
  abort: (stage: Stage) => stage.abort(),
  dispose: (stage: Stage) => stage.dispose(),
} as const;

type Event = keyof typeof EVENTS;

/** Leads a new engine into each state, with a call on its way where one can be. */
const ROADS: Record<State, readonly Event[]> = {
  idle: ['call', 'started', 'crash'],
  starting: ['call'],
  ready: ['call', 'started'],
  failed: ['call', 'WASM refused'],
  disposed: ['call', 'started', 'dispose'],
};

/** State × event: the state after it, how the newest call stands, and why the row is there. */
const TABLE: Record<State, Record<Event, readonly [after: State, fate: string, why: string]>> = {
  idle: {
    call: ['starting', 'pending', 'after a crash the next call starts afresh'],
    started: ['idle', 'ERR_WORKER_CRASHED', 'nothing was asked to start'],
    'start fails': ['idle', 'ERR_WORKER_CRASHED', 'nothing was asked to start'],
    'WASM refused': ['idle', 'ERR_WORKER_CRASHED', 'a late refusal of an old start is no news'],
    answer: ['idle', 'ERR_WORKER_CRASHED', 'a late answer of a dead worker is dropped'],
    crash: ['idle', 'ERR_WORKER_CRASHED', 'Node reports `error`, then `exit`: one crash, not two'],
    abort: ['idle', 'ERR_WORKER_CRASHED', 'a call settles once'],
    dispose: ['disposed', 'ERR_WORKER_CRASHED', 'there is nothing to end'],
  },
  starting: {
    call: ['starting', 'pending', 'a second call joins the start that is under way'],
    started: ['ready', 'pending', 'the call is on its way to the worker'],
    'start fails': ['idle', 'ERR_WORKER_START', 'a network may come back: the next call tries again'],
    'WASM refused': ['failed', 'ERR_WASM', 'a policy does not change: never tried again'],
    answer: ['starting', 'pending', 'nothing has been sent'],
    crash: ['starting', 'pending', 'a death before the handshake is told by the start itself'],
    abort: ['starting', 'aborted', 'the caller need not wait for a start'],
    dispose: ['disposed', 'ERR_DISPOSED', 'a start must not outlive its engine'],
  },
  ready: {
    call: ['ready', 'pending', 'queued behind the first'],
    started: ['ready', 'pending', 'there is one connection at a time'],
    'start fails': ['ready', 'pending', 'a start settles once'],
    'WASM refused': ['ready', 'pending', 'a start settles once'],
    answer: ['ready', 'report', 'the ordinary way'],
    crash: ['idle', 'ERR_WORKER_CRASHED', 'Comlink alone would leave the call pending for ever'],
    abort: ['ready', 'aborted', 'the worker stays for the next call'],
    dispose: ['disposed', 'ERR_DISPOSED', 'terminating settles what it cuts off'],
  },
  failed: {
    call: ['failed', 'ERR_WASM', 'the same answer at once'],
    started: ['failed', 'ERR_WASM', 'final'],
    'start fails': ['failed', 'ERR_WASM', 'final'],
    'WASM refused': ['failed', 'ERR_WASM', 'final'],
    answer: ['failed', 'ERR_WASM', 'nothing has been sent'],
    crash: ['failed', 'ERR_WASM', 'nothing is alive'],
    abort: ['failed', 'ERR_WASM', 'a call settles once'],
    dispose: ['disposed', 'ERR_WASM', 'there is nothing to end'],
  },
  disposed: {
    call: ['disposed', 'ERR_DISPOSED', 'final'],
    started: ['disposed', 'ERR_DISPOSED', 'final'],
    'start fails': ['disposed', 'ERR_DISPOSED', 'final'],
    'WASM refused': ['disposed', 'ERR_DISPOSED', 'final'],
    answer: ['disposed', 'ERR_DISPOSED', 'a late answer is dropped'],
    crash: ['disposed', 'ERR_DISPOSED', 'terminating a thread makes it exit: that is no crash'],
    abort: ['disposed', 'ERR_DISPOSED', 'a call settles once'],
    dispose: ['disposed', 'ERR_DISPOSED', 'may be called twice'],
  },
};

const rows = (Object.keys(TABLE) as State[]).flatMap((state) =>
  (Object.keys(TABLE[state]) as Event[]).map((event) => [state, event, ...TABLE[state][event]] as const),
);

test.each(rows)('%s, %s → %s, call: %s (%s)', async (state, event, after, fate) => {
  const stage = new Stage();
  for (const step of ROADS[state]) await EVENTS[step](stage);
  await settleAll();
  expect(stage.engine.state).toBe(state);
  await EVENTS[event](stage);
  expect(await fateOf(stage.call!)).toBe(fate);
  expect(stage.engine.state).toBe(after);
  if (after === 'idle' || after === 'failed' || after === 'disposed')
    expect(stage.engine.pendingCount).toBe(0);
});

describe('everything pending settles', () => {
  const ends = [
    ['a crash', ['started', 'crash'], 'ERR_WORKER_CRASHED'],
    ['a failed start', ['start fails'], 'ERR_WORKER_START'],
    ['refused WASM', ['WASM refused'], 'ERR_WASM'],
    ['dispose while starting', ['dispose'], 'ERR_DISPOSED'],
    ['dispose while running', ['started', 'dispose'], 'ERR_DISPOSED'],
  ] as const;

  test.each(ends)('by %s', async (_, events, code) => {
    const stage = new Stage();
    const calls = [stage.run(1), stage.run(2), stage.run(3)];
    expect(stage.engine.pendingCount).toBe(3);
    for (const event of events) await EVENTS[event](stage);
    expect(await Promise.all(calls.map(fateOf))).toEqual([code, code, code]);
    expect(stage.engine.pendingCount).toBe(0);
  });
});

describe('a call', () => {
  test('starts nothing if its signal is aborted already', async () => {
    const stage = new Stage();
    const call = stage.engine.run(1, { signal: AbortSignal.abort('too late') });
    await expect(call).rejects.toBe('too late');
    expect(stage.starts).toHaveLength(0);
    expect(stage.engine.state).toBe('idle');
  });

  test('is never sent if it was aborted while starting (work for nobody)', async () => {
    const stage = new Stage();
    stage.run(1);
    await stage.abort();
    await stage.started();
    expect(stage.connections[0]?.runs).toHaveLength(0);
  });

  test('does not cancel an older one, and keeps its place', async () => {
    const stage = new Stage();
    stage.run(1);
    stage.run(2);
    await stage.started();
    stage.run(3);
    await settleAll();
    expect(stage.connections[0]?.runs.map((run) => run.request)).toEqual([1, 2, 3]);
    expect(stage.engine.pendingCount).toBe(3);
  });

  test('made in the instant in which the start ends does not overtake those that waited for it', async () => {
    const stage = new Stage();
    stage.run(1);
    const starting = stage.started();
    while (stage.engine.state === 'starting') await Promise.resolve();
    stage.run(2);
    await starting;
    expect(stage.connections[0]?.runs.map((run) => run.request)).toEqual([1, 2]);
  });

  test('tells the worker to stop when it is aborted, and hears nothing more', async () => {
    const stage = new Stage();
    stage.run(1);
    await stage.started();
    const { port } = stage.connections[0]!.runs[0]!;
    const heard: unknown[] = [];
    port.onmessage = ({ data }) => void heard.push(data);
    port.postMessage('first');
    await settleAll();
    await stage.abort();
    port.postMessage('late');
    await settleAll();
    expect(heard).toEqual(['abort']);
    expect(stage.partials).toEqual(['first']);
    port.close();
  });

  test('rejects with the class rebuilt from plain data', async () => {
    const stage = new Stage();
    const call = stage.run(1);
    await stage.started();
    const error = { code: 'ERR_MELD', message: 'no meld', input: '[12m]', at: 0 } as const;
    stage.connections[0]?.runs[0]?.answer({ status: 'failed', error });
    await expect(call).rejects.toMatchObject({ name: 'HintwrightError', ...error });
  });
});

describe('the other side', () => {
  test('is terminated after a crash (a worker lives on after an uncaught error)', async () => {
    const stage = new Stage();
    stage.run(1);
    await stage.started();
    await stage.crash();
    expect(stage.connections[0]?.terminations).toBe(1);
  });

  test.each(['crash', 'dispose'] as const)(
    'has its ports closed after %s (they would stay open for ever)',
    async (end) => {
      const stage = new Stage();
      stage.run(1);
      await stage.started();
      let closed = false;
      stage.connections[0]?.runs[0]?.port.addEventListener('close', () => {
        closed = true;
      });
      await stage[end]();
      await expect.poll(() => closed).toBe(true);
    },
  );

  test('is told to stop its start by dispose, and the start is awaited', async () => {
    const stage = new Stage();
    stage.run(1);
    await stage.dispose();
    expect(stage.starts[0]?.signal.aborted).toBe(true);
  });

  test('is terminated by dispose even if it came up in the same instant', async () => {
    const stage = new Stage();
    stage.run(1);
    const starting = stage.started();
    await stage.dispose();
    await starting;
    expect(stage.connections[0]?.terminations).toBe(1);
    expect(stage.engine.state).toBe('disposed');
  });

  test('holds the process only while something is pending (a script that forgets dispose can end)', async () => {
    const stage = new Stage();
    stage.run(1);
    await stage.started();
    expect(stage.connections[0]?.holds.at(-1)).toBe(true);
    await stage.answer('report');
    expect(stage.connections[0]?.holds.at(-1)).toBe(false);
    stage.run(2);
    expect(stage.connections[0]?.holds.at(-1)).toBe(true);
    await stage.abort();
    expect(stage.connections[0]?.holds.at(-1)).toBe(false);
  });

  test('does not hold the process if everything was aborted while it started', async () => {
    const stage = new Stage();
    stage.run(1);
    await stage.abort();
    await stage.started();
    expect(stage.connections[0]?.holds.at(-1)).toBe(false);
  });
});
