import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { AnalyzerPool, type PoolMember } from '../../src/engine/pool.js';

interface Request {
  id: number;
  ms?: number;
}

/** Members that answer one request after the other, as a worker does, and say who did what. */
class Office {
  readonly members: { held: number; mostHeld: number; done: number[]; disposed: boolean }[] = [];

  readonly create = (): PoolMember<Request, number> => {
    const member = { held: 0, mostHeld: 0, done: [] as number[], disposed: false };
    this.members.push(member);
    let last: Promise<unknown> = Promise.resolve();
    const self: PoolMember<Request, number> = {
      analyzeToJson: async (request) => JSON.stringify(await self.analyze(request)),
      analyze: (request) => {
        member.mostHeld = Math.max(member.mostHeld, ++member.held);
        const answer = last.then(async () => {
          if (request.ms !== undefined) await sleep(request.ms);
          member.held--;
          member.done.push(request.id);
          if (request.id < 0) throw new RangeError(`no ${request.id}`);
          return request.id;
        });
        last = answer.catch(() => {});
        return answer;
      },
      dispose: async () => {
        member.disposed = true;
      },
    };
    return self;
  };
}

const ids = (count: number) => Array.from({ length: count }, (_, id) => id);

describe('a pool', () => {
  test('answers every request, over all members', async () => {
    const office = new Office();
    const pool = new AnalyzerPool(office.create, 3);
    const answers = await Promise.all(ids(60).map((id) => pool.analyze({ id, ms: 1 })));
    expect(answers).toEqual(ids(60));
    expect(office.members.every(({ done }) => done.length > 10)).toBe(true);
  });

  test('answers as JSON, too', async () => {
    const pool = new AnalyzerPool(new Office().create, 2);
    expect(await pool.analyzeToJson({ id: 5 })).toBe('5');
  });

  test('slow requests: two a member, one in work and one waiting, so that none waits behind a slow one', async () => {
    const office = new Office();
    const pool = new AnalyzerPool(office.create, 2);
    await Promise.all(ids(12).map((id) => pool.analyze({ id, ms: 12 })));
    expect(office.members.map(({ mostHeld }) => mostHeld)).toEqual([2, 2]);
  });

  test('fast ones: more, so that a busy caller does not leave its members idle', async () => {
    const office = new Office();
    const pool = new AnalyzerPool(office.create, 2);
    await Promise.all(ids(400).map((id) => pool.analyze({ id })));
    expect(Math.max(...office.members.map(({ mostHeld }) => mostHeld))).toBeGreaterThan(8);
  });

  test('a slow request holds up the one behind it only', async () => {
    const office = new Office();
    const pool = new AnalyzerPool(office.create, 2);
    await Promise.all(ids(40).map((id) => pool.analyze({ id, ms: id === 0 ? 200 : 1 })));
    expect(office.members.map(({ done }) => done.length).sort((a, b) => a - b)[0]).toBeLessThanOrEqual(2);
  });

  test('a request that fails gives its place back', async () => {
    const pool = new AnalyzerPool(new Office().create, 1);
    const failed = ids(10).map((id) =>
      expect(pool.analyze({ id: -1 - id })).rejects.toMatchObject({
        code: 'ERR_ANALYZER', // the member is none of ours
        message: expect.stringContaining(`no -${id + 1}`),
        cause: expect.any(RangeError),
      }),
    );
    await Promise.all(failed);
    expect(await pool.analyze({ id: 7 })).toBe(7);
  });
});

describe('who waits for a place', () => {
  const busy = () => {
    const office = new Office();
    const pool = new AnalyzerPool(office.create, 1);
    const first = [pool.analyze({ id: 0, ms: 30 }), pool.analyze({ id: 1, ms: 1 })];
    return { office, pool, first };
  };

  test('leaves at once when aborted, and is never worked on', async () => {
    const { office, pool, first } = busy();
    const stop = new AbortController();
    const waiting = pool.analyze({ id: 2 }, { signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    await Promise.all(first);
    expect(office.members[0]?.done).toEqual([0, 1]);
  });

  test('is told when the pool is disposed of; so is who comes later', async () => {
    const { office, pool } = busy();
    const waiting = pool.analyze({ id: 2 });
    const refused = expect(waiting).rejects.toMatchObject({ code: 'ERR_DISPOSED' });
    await pool.dispose();
    await refused;
    await expect(pool.analyze({ id: 3 })).rejects.toMatchObject({ code: 'ERR_DISPOSED' });
    expect(office.members[0]?.disposed).toBe(true);
  });

  test('an aborted signal is not even queued', async () => {
    const { pool } = busy();
    await expect(pool.analyze({ id: 2 }, { signal: AbortSignal.abort('no') })).rejects.toBe('no');
  });
});
