import { afterEach, describe, expect, test } from 'vitest';
import { Analyzer } from '../../src/engine/analyzer.js';
import * as hintwright from '../../src/index.js';
import * as mahjong from '../../src/mahjong/index.js';
import type { MahjongRequest } from '../../src/mahjong/types.js';
import * as quoridor from '../../src/quoridor/index.js';
import * as sudoku from '../../src/sudoku/index.js';
import { fakeGame } from './fake/game.js';
import type { FakeReport, FakeRequest } from './fake/service.js';

/** What a game adds to the engine: this much. */
class FakeAnalyzer extends Analyzer<FakeRequest, FakeReport> {
  constructor(game = fakeGame()) {
    super(game);
  }
}

describe('an analyzer', () => {
  let analyzer = new FakeAnalyzer();

  afterEach(async () => {
    await analyzer.dispose();
    analyzer = new FakeAnalyzer();
  });

  test('loads nothing before its first request (an element may stand far down a page)', async () => {
    let loads = 0;
    const game = fakeGame();
    const counted = <Part>(part: () => Promise<Part>) => {
      return () => {
        loads += 1;
        return part();
      };
    };
    analyzer = new FakeAnalyzer(
      fakeGame('fine', { module: counted(game.module), workerSource: counted(game.workerSource) }),
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(loads).toBe(0);
    await analyzer.analyze({ do: 'echo', value: 1 });
    expect(loads).toBe(2);
  });

  test('answers, and reports progress', async () => {
    let partials = 0;
    const onProgress = () => {
      partials += 1;
    };
    await expect(analyzer.analyze({ do: 'count', to: 30 }, { onProgress })).resolves.toEqual({ value: 30 });
    expect(partials).toBeGreaterThan(0);
  });

  test('answers as JSON, made in the worker, in the same queue and with the same failures', async () => {
    const slow = analyzer.analyze({ do: 'work', ms: 20 });
    const json = analyzer.analyzeToJson({ do: 'echo', value: 7 });
    expect(await Promise.race([slow, json])).toEqual({ value: 20 });
    expect(await json).toBe('{"value":7}');
    await expect(analyzer.analyzeToJson({ do: 'refuse' })).rejects.toMatchObject({
      code: 'ERR_UNKNOWN_TILE',
      at: 2,
    });
    const signal = AbortSignal.timeout(20);
    await expect(analyzer.analyzeToJson({ do: 'work', ms: 10_000 }, { signal })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });

  test('settles what is pending on dispose, which may be called twice; later calls reject', async () => {
    const pending = analyzer.analyze({ do: 'work', ms: 10_000 });
    pending.catch(() => {});
    await analyzer.dispose();
    await analyzer.dispose();
    await expect(pending).rejects.toMatchObject({ code: 'ERR_DISPOSED' });
    await expect(analyzer.analyze({ do: 'echo', value: 1 })).rejects.toMatchObject({ code: 'ERR_DISPOSED' });
  });
});

describe('the public entries', () => {
  test('can be imported where there is no DOM (a server renders the page)', () => {
    expect(hintwright.analyzers).toEqual({
      mahjong: mahjong.MahjongAnalyzer,
      quoridor: quoridor.QuoridorAnalyzer,
      sudoku: sudoku.SudokuAnalyzer,
    });
    expect(hintwright.HintwrightError).toBe(mahjong.HintwrightError);
  });

  test('make analyzers of every game without arguments', async () => {
    for (const GameAnalyzer of Object.values(hintwright.analyzers)) await new GameAnalyzer().dispose();
  });
});

const refuse = () => {
  throw new Error('trap');
};

function refuseOnce(): () => string {
  let reads = 0;
  return () => {
    if (reads++ === 0) throw new Error('trap');
    return '123m';
  };
}

function refuseUnread(): never {
  throw new Proxy(new Error(), { get: refuse, getPrototypeOf: refuse });
}

const poolOfTwo = () => new hintwright.AnalyzerPool(() => new hintwright.MahjongAnalyzer(), 2);

describe('what a caller hands over', () => {
  // Who fills one object again and again would get the last answer every time.
  test('a request is taken as it was at the call', async () => {
    const single = new hintwright.MahjongAnalyzer();
    const pool = new hintwright.AnalyzerPool(() => new hintwright.MahjongAnalyzer(), 2);
    const hands = ['1112345678999m', '33789m35689p2334s', '19m19p19s1234567z'];
    for (const analyzer of [single, pool]) {
      const request = { hand: '' };
      const reports = hands.map((hand) => {
        request.hand = hand;
        return analyzer.analyze(request);
      });
      expect((await Promise.all(reports)).map(({ hand }) => hand)).toEqual(hands);
      await analyzer.dispose();
    }
  });

  test('an onProgress that throws rejects its own call, as a fault of the options', async () => {
    const analyzer = new hintwright.MahjongAnalyzer();
    const onProgress = () => {
      throw new Error('boom');
    };
    await expect(analyzer.analyze({ hand: '147m258p369s12345z' }, { onProgress })).rejects.toMatchObject({
      code: 'ERR_OPTION',
      message: expect.stringContaining('boom'),
      cause: new Error('boom'),
    });
    await expect(analyzer.analyze({ hand: '123456789m1134p' })).resolves.toMatchObject({ state: 'fishing' });
    await analyzer.dispose();
  });

  test('onProgress is called on the options that it belongs to', async () => {
    const counter = {
      count: 0,
      onProgress() {
        this.count += 1;
      },
    };
    for (const analyzer of [new hintwright.MahjongAnalyzer(), poolOfTwo()]) {
      counter.count = 0;
      await analyzer.analyze({ hand: '147m258p369s12345z' }, counter);
      expect(counter.count).toBeGreaterThan(0);
      await analyzer.dispose();
    }
  });

  test.each<[why: string, options: unknown]>([
    ['a number', 5],
    ['text', 'fast'],
    ['a signal that is none', { signal: 5 }],
    ['half a signal', { signal: { throwIfAborted: () => {} } }],
    ['progress to nowhere', { onProgress: 5 }],
    ['a signal that throws when it is read', Object.defineProperty({}, 'signal', { get: refuse })],
    ['options that do not let themselves be read', new Proxy({}, { get: refuse })],
  ])('%s is refused', async (_, options) => {
    for (const analyzer of [new hintwright.MahjongAnalyzer(), poolOfTwo()]) {
      const run = analyzer.analyze({ hand: '123456789m1134p' }, options as object);
      await expect(run).rejects.toMatchObject({ name: 'HintwrightError', code: 'ERR_OPTION' });
      await analyzer.dispose();
    }
  });

  test.each<[why: string, request: () => object, code?: string]>([
    [
      'a getter that throws',
      () => ({
        hand: '123m',
        get draws() {
          return refuse();
        },
      }),
    ],
    [
      'a getter that throws once',
      () => Object.defineProperty({}, 'hand', { enumerable: true, get: refuseOnce() }),
    ],
    [
      'a getter that throws what cannot be read',
      () => ({
        get hand() {
          return refuseUnread();
        },
      }),
    ],
    ['a proxy that lists nothing', () => new Proxy({}, { ownKeys: refuse })],
    ['a proxy that reads nothing', () => new Proxy({ hand: '123m' }, { get: refuse })],
    [
      'a tag that throws, which does not travel',
      () => Object.defineProperty({}, Symbol.toStringTag, { get: refuse }),
      'ERR_EMPTY_HAND',
    ],
  ])('a request that does not let itself be read: %s', async (_, request, code = 'ERR_REQUEST') => {
    for (const analyzer of [new hintwright.MahjongAnalyzer(), poolOfTwo()]) {
      const ways = [analyzer.analyze.bind(analyzer), analyzer.analyzeToJson.bind(analyzer)];
      for (const ask of ways)
        await expect(ask(request() as MahjongRequest)).rejects.toMatchObject({
          name: 'HintwrightError',
          code,
        });
      await analyzer.dispose();
    }
  });

  test.each([0, -1, Number.NaN, 1.5, 1e9])('a pool of %d is refused', (size) => {
    expect(() => new hintwright.AnalyzerPool(() => new hintwright.MahjongAnalyzer(), size)).toThrow(
      expect.objectContaining({ code: 'ERR_OPTION' }),
    );
  });
});
