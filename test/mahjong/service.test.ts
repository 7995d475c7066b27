import { beforeAll, describe, expect, test } from 'vitest';
import type { Service } from '../../src/engine/job.js';
import { type ErrorCode, HintwrightError } from '../../src/errors.js';
import type { MahjongReport, MahjongRequest } from '../../src/mahjong/types.js';
import { loadService, runJob } from '../support/mahjong.js';

let service: Service<MahjongRequest, MahjongReport>;
beforeAll(async () => {
  service = await loadService();
});
const analyze = (request: MahjongRequest) => runJob(service, request).report;

describe('the report', () => {
  test('a hand of 14 tiles has a hint for each kind it may discard, best first', () => {
    const report = analyze({ hand: '2334s35689p33789m' });
    expect(report).toMatchObject({
      game: 'mahjong',
      rules: 'riichi',
      hand: '33789m35689p2334s',
      state: 'neither',
    });
    expect(report.shanten).toEqual({ best: 1, standard: 1, sevenPairs: 4, thirteenOrphans: 11 });
    expect(report).toMatchObject({ waits: [], unseen: 122, complete: true });
    expect(report.hints.map((hint) => hint.discard).sort()).toEqual(
      ['3m', '7m', '8m', '9m', '3p', '5p', '6p', '8p', '9p', '2s', '3s', '4s'].sort(),
    );
    const chances = report.hints.map((hint) => hint.winProbability[18] as number);
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    for (const hint of report.hints) {
      expect(hint.winProbability).toHaveLength(19);
      expect(hint.tenpaiProbability).toHaveLength(19);
      expect(hint.acceptCount).toBe(hint.accepts.reduce((sum, { count }) => sum + count, 0));
      expect(hint.explanation).toMatch(/^[A-Z0-9].*\.$/);
    }
  });

  test('a hand of 13 tiles has one hint and its waits', () => {
    const report = analyze({ hand: '123456789m1134p' });
    const waits = [
      { tile: '2p', count: 4 },
      { tile: '5p', count: 4 },
    ];
    expect(report).toMatchObject({
      state: 'fishing',
      waits,
      hints: [{ discard: null, shanten: 0, accepts: waits }],
    });
    expect(report.hints).toHaveLength(1);
  });

  test('a complete hand is mahjong', () => {
    expect(analyze({ hand: '123456789m11p234s' })).toMatchObject({ state: 'mahjong', shanten: { best: -1 } });
  });

  test('melds exclude the special forms', () => {
    const { shanten } = analyze({ hand: '123m456p1145s[555z]' });
    expect(shanten).toEqual({ best: 0, standard: 0, sevenPairs: null, thirteenOrphans: null });
  });

  test('the red five is kept: the plain one is named as the discard', () => {
    const names = analyze({ hand: '05m12346789m11p12s' }).hints.map((hint) => hint.discard);
    expect(names).toContain('5m');
    expect(names).not.toContain('0m');
    expect(analyze({ hand: '0m123467789m11p12s' }).hints.map((hint) => hint.discard)).toContain('0m');
  });

  test('unseen counts own tiles, indicators and seen tiles; a kong is four', () => {
    expect(analyze({ hand: '123m456p1145s(5555z)', dora: '1m', seen: '99p' }).unseen).toBe(136 - 14 - 3);
  });

  test('far hands answer with a lower bound first and say when it stays one', () => {
    const { report, partials } = runJob(service, { hand: '147m258p369s12345z' });
    expect(partials.some((partial) => partial.hints.every((hint) => hint.winProbability.length === 19))).toBe(
      true,
    );
    expect(report.complete).toBe(false);
    expect(report.hints.every((hint) => (hint.winProbability[18] as number) > 0)).toBe(true);
  });

  test('partial reports come before the end of a long search, with all that is known', () => {
    const { partials } = runJob(service, { hand: '147m258p369s12345z' });
    expect(partials.length).toBeGreaterThan(0);
    for (const partial of partials) expect(partial).toMatchObject({ shanten: { best: 6 }, complete: false });
  });

  test('a fixed wait is exactly hypergeometric, for every number of draws', () => {
    const report = analyze({ hand: '123456789m1134p', draws: 10, unseen: 70 });
    const [hint] = report.hints;
    for (let k = 0; k <= 10; k++) {
      let missed = 1;
      for (let drawn = 0; drawn < k; drawn++) missed *= 1 - 8 / (70 - (10 - k) - drawn);
      expect(hint?.winProbability[k]).toBeCloseTo(1 - missed, 12);
    }
  });

  test('more copies counted than tiles unseen is certainty, not more', () => {
    const [hint] = analyze({ hand: '123456789m1134p', draws: 3, unseen: 5 }).hints;
    expect(hint?.winProbability).toEqual([0, 1, 1, 1]);
  });
});

describe('the models', () => {
  // Hands of two and three steps, whose shape matters.
  test.each(['33789m35689p2334s', '1146m567p1115667s', '2479m1356p2468s15z', '234m340678p3377s9m'])(
    '%s: "full" finds more than "advance"',
    (hand) => {
      const best = (model: 'full' | 'advance') =>
        analyze({ hand, model }).hints[0]?.winProbability[18] as number;
      expect(best('full')).toBeGreaterThan(best('advance'));
    },
  );

  // In "advance", discarded tiles come back; a discard that breaks the hand must not wait for itself all the same.
  test.each(['567789m12345677p', '222456899m12567p', '11234677889m444p'])(
    '%s: "full" is not below "advance"',
    (hand) => {
      const best = (model: 'full' | 'advance') =>
        analyze({ hand, model }).hints[0]?.winProbability[18] as number;
      expect(best('full')).toBeGreaterThanOrEqual(best('advance') - 1e-12);
    },
  );

  test('improvements raise the chance and are not among the accepted tiles', () => {
    const [hint] = analyze({ hand: '33789m35689p2334s' }).hints;
    expect(hint?.improvements.map(({ tile }) => tile)).toContain('2p');
    for (const { tile, count, gain } of hint?.improvements ?? []) {
      expect(hint?.accepts.map((accepted) => accepted.tile)).not.toContain(tile);
      expect(count).toBeGreaterThan(0);
      expect(gain).toBeGreaterThanOrEqual(0.005);
    }
  });
});

describe('what users of other programs reported', () => {
  test.each([
    ['123456789m1111z', 1, 'the only wait would be a fifth East'],
    ['123456789m1111p', 1, 'the fourth copy is no pair to its own pung'],
    ['1112223334444z', 1, 'three honour pungs and a dead fourth North'],
    ['11122233334444z', 1, 'the same with 14 tiles'],
  ])('%s is %i-shanten', (hand, best, why) => {
    expect(analyze({ hand }).shanten.best, why).toBe(best);
  });

  test('a wait on a copy in the own pung is no tenpai', () => {
    expect(analyze({ hand: '123456789m1z[111z]' }).shanten.best).toBe(1);
  });

  test.each([
    ['2346678p3455577s', '2s4 5s1 7s2'],
    ['2346678p4555677s', '5s1 7s2'],
  ])('%s, discard 6p: red fives and own copies are counted', (hand, expected) => {
    const hint = analyze({ hand }).hints.find((candidate) => candidate.discard === '6p');
    expect(hint?.accepts.map(({ tile, count }) => `${tile}${count}`).join(' ')).toBe(expected);
  });

  test('own, melded and seen copies are not left to draw', () => {
    const { hints } = analyze({ hand: '123456789m1p3p1z1z', seen: '2p2p2p' });
    expect(hints[0]?.accepts).toEqual([{ tile: '2p', count: 1 }]);
  });

  test('a wait of which nothing is left is told as such', () => {
    const [hint] = analyze({ hand: '123456789m1p3p1z1z', seen: '2p2p2p2p', model: 'advance' }).hints;
    expect(hint).toMatchObject({ shanten: 0, accepts: [], acceptCount: 0 });
    expect(hint?.winProbability[18]).toBe(0);
    expect(hint?.explanation).toContain('gone');
  });

  test('a dead wait is changed for a living one where the hand may change shape', () => {
    const [hint] = analyze({ hand: '123456789m1p3p1z1z', seen: '2p2p2p2p' }).hints;
    expect(hint?.winProbability[18]).toBeGreaterThan(0.2);
  });

  // A public program let riichi be undone: 0.4665, by way of a better wait.
  test('riichi is not undone: tenpai keeps its wait', () => {
    const request = { hand: '678p334455678s2z', dora: '4p', draws: 17, unseen: 120 };
    const now = (riichi: boolean) => analyze({ ...request, riichi }).hints[0]?.winProbability[17] as number;
    expect(now(true)).toBeCloseTo(0.370278, 6);
    expect(now(false)).toBeGreaterThan(0.45);
  });

  test('no probability of 238m2333349p7777s is above 1', () => {
    const { hints } = analyze({ hand: '238m2333349p7777s', dora: '3z', seatWind: 4 });
    for (const { winProbability, tenpaiProbability } of hints)
      expect(Math.max(...winProbability, ...tenpaiProbability)).toBeLessThanOrEqual(1);
  });
});

describe('requests that can not be answered', () => {
  const hand = '33789m35689p2334s';
  test.each<[why: string, request: unknown, code: ErrorCode, at?: number]>([
    ['not an object', null, 'ERR_REQUEST'],
    ['no hand', {}, 'ERR_EMPTY_HAND', 0],
    ['a hand that is no text', { hand: 5 }, 'ERR_OPTION'],
    ['12 tiles', { hand: '3789m35689p233s' }, 'ERR_HAND_SIZE', 15],
    ['15 tiles: the place is the first too many', { hand: `${hand}1z` }, 'ERR_HAND_SIZE', 17],
    ['melds count as three', { hand: '123m[555z]' }, 'ERR_HAND_SIZE', 10],
    ['flowers', { hand: '33789m35689p233s1f' }, 'ERR_FLOWERS', 16],
    ['unknown rules', { hand, rules: 'chess' }, 'ERR_RULES'],
    ['unknown model', { hand, model: 'magic' }, 'ERR_OPTION'],
    ['negative draws', { hand, draws: -1 }, 'ERR_OPTION'],
    ['draws with a fraction', { hand, draws: 1.5 }, 'ERR_OPTION'],
    ['more draws than any game has', { hand, draws: 71 }, 'ERR_OPTION'],
    ['more unseen than there are', { hand, unseen: 123 }, 'ERR_UNSEEN'],
    ['fewer unseen than draws', { hand, unseen: 10, draws: 11 }, 'ERR_UNSEEN'],
    ['a fifth copy among the seen', { hand, seen: '99m9m9m' }, 'ERR_TOO_MANY_SEEN', 5],
    ['a fifth copy as indicator', { hand, dora: '333s' }, 'ERR_TOO_MANY_SEEN', 2],
    ['nonsense among the seen', { hand, seen: '1q' }, 'ERR_UNKNOWN_TILE', 1],
    ['a winning tile that is not in the hand', { hand, winTile: '1z' }, 'ERR_WIN_TILE', 0],
    ['two winning tiles', { hand, winTile: '33m' }, 'ERR_WIN_TILE', 1],
    ['a flag that is no truth', { hand, riichi: 'yes' }, 'ERR_OPTION'],
    ['a wind that is none', { hand, seatWind: 5 }, 'ERR_OPTION'],
  ])('%s', (_, request, code, at) => {
    const run = () => analyze(request as MahjongRequest);
    expect(run).toThrow(HintwrightError);
    try {
      run();
    } catch (error) {
      expect(error).toMatchObject(at === undefined ? { code } : { code, at });
    }
  });
});
