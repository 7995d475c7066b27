import { beforeAll, describe, expect, test } from 'vitest';
import type { Service } from '../../src/engine/job.js';
import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import { kindName } from '../../src/mahjong/tiles.js';
import type { MahjongReport, MahjongRequest } from '../../src/mahjong/types.js';
import { BUILDS, loadKernel } from '../support/kernel.js';
import { loadService, runJob } from '../support/mahjong.js';
import { chanceOnly, ExpectedAdvance, ExpectedFull, type Payoff } from './oracle/expected.js';
import { FullModel } from './oracle/full.js';
import { ALL_KINDS } from './oracle/tiles.js';
import { Worth } from './oracle/worth.js';

const draws = 7;

/** Tenpai and one step from it: what the plain recurrence can do in a moment. */
const REQUESTS: readonly [why: string, request: MahjongRequest][] = [
  ['tenpai', { hand: '234567m2345p7899s', dora: '1z' }],
  ['one tile from it', { hand: '23467m23456p488s', dora: '3p' }],
  ['a red five held, others to come', { hand: '234m0677p345678s1z', dora: '9m' }],
  ['red fives are off', { hand: '234m4677p34678s11z', ruleOptions: { redFives: false } }],
  ['a red five seen elsewhere', { hand: '234m4677p34678s11z', seen: '0p', dora: '5z' }],
  ['two indicators', { hand: '234m4677p345678s', dora: '6p3s' }],
  ['the dealer does not sit here', { hand: '334455m2356p77s22z', seatWind: 2, dora: '4m' }],
  ['another way to read pays more with more dora', { hand: '111222333m5678p9s', dora: '9m' }],
  ['a concealed kong', { hand: '234567m2357p(1111s)', dora: '9s' }],
  ['thirteen orphans', { hand: '19m19p19s1234566z2m' }],
  ['seven pairs, or two equal chows', { hand: '223344m5566p799s1z', dora: '8s' }],
  ['four concealed pungs, by the pair or by a pung', { hand: '111m333p555s2277z9m', dora: '4p' }],
  ['nine gates, pure or not', { hand: '1112345678999m5p', dora: '9s' }],
  ['the wait lifts the fu to the next ten, or not', { hand: '111m46799p234777s', dora: '8s' }],
  ['undeclared, no discard to declare with', { hand: '234567m234p5678s', dora: '1z' }],
  ['riichi declared', { hand: '234567m234p5678s', riichi: true, dora: '1z' }],
  ['double riichi declared', { hand: '123m456p1145678s', doubleRiichi: true }],
  ['no limits', { hand: '234m0677p345678s1z', dora: '5p', ruleOptions: { aotenjou: true } }],
  ['open, a yaku for some waits only', { hand: '2367m45688p[234s]9m', dora: '4s' }],
  ['open, a pair that may become the yaku', { hand: '23m45699p55z1m[234s]' }],
  ['open, no yaku at all', { hand: '12399m45p78s3z[234s]' }],
  ['tiles seen elsewhere', { hand: '23467m234566p88s', dora: '3p', seen: '555m77m1p', discards: '0s9m1z' }],
  ['Chinese Official, enough fan', { hand: '12345678m45p1123s', rules: 'mcr' }],
  ['Chinese Official, enough fan for one wait', { hand: '123m123p2356789s1z', rules: 'mcr' }],
  ['Chinese Official, flowers', { hand: '1112345678m123p12f', rules: 'mcr' }],
  ['Hong Kong', { hand: '12345m66p777z1123s', rules: 'hongkong', ruleOptions: { minimum: 3 } }],
  ['Hong Kong, open', { hand: '1235578m1z1z1z3m[789m]', rules: 'hongkong', ruleOptions: { minimum: 4 } }],
  ['classical', { hand: '111m22p345678s55z9p', rules: 'classical', roundWind: 1, seatWind: 1 }],
  [
    'classical, German league',
    { hand: '111m22p34568s555z', rules: 'classical', ruleOptions: { preset: 'dmjl' } },
  ],
  ['western', { hand: '123456789m1234z5p', rules: 'western' }],
  ['British, one chow at most', { hand: '111m222p34s44z55z79s', rules: 'bmja' }],
  ['British, a chow laid open', { hand: '111m22p5s44z55z[789s]', rules: 'bmja' }],
  ['British, knitting', { hand: '1122334m112238p', rules: 'bmja' }],
];

const without = (hand: Uint8Array, kind: number) =>
  hand.map((count, other) => count - Number(other === kind));

/** What hints are to say: by discard, the expected score and the chance to win by draws left. */
interface Expectation {
  score: number[];
  win: number[];
}

/** The recurrences for the hand after each discard that the search looks at together with the best. */
function expectationsFor(kernel: MahjongKernel, request: MahjongRequest): Map<string | null, Expectation> {
  const worth = new Worth(kernel, request);
  const { position } = worth;
  const { concealed, available, melded, sets, size, unseen } = position;
  const known = new Map<string, number>();
  const shantenOf = (hand: Uint8Array) => {
    const found = known.get(hand.join());
    if (found !== undefined) return found;
    kernel.setRules(position.rules);
    kernel.setTable(melded, available);
    const { best } = kernel.examine(hand, sets);
    known.set(hand.join(), best);
    return best;
  };
  const start = concealed.slice(0, 34);
  const discards = ALL_KINDS.filter((kind) => (start[kind] as number) > 0);
  const roots: [string | null, Uint8Array][] =
    size === 13 ? [[null, start]] : discards.map((kind) => [kindName(kind), without(start, kind)]);
  const least = Math.min(...roots.map(([, root]) => shantenOf(root)));
  const undeclared = size === 13 && worth.riichi && !position.locked && least === 0;
  const limit = position.locked && least === 0 ? 0 : least + 1;
  const model = new FullModel({ start, available, draws, unseen, limit, shantenOf });
  const copies = (hand: Uint8Array, kind: number) => (available[kind] as number) - (hand[kind] as number);
  const valuesBy = (payoff: Payoff) => {
    const full = new ExpectedFull(payoff, model);
    const advance = new ExpectedAdvance(payoff, copies, shantenOf);
    const declares = undeclared && payoff.riichi;
    return (root: Uint8Array) =>
      position.model === 'full' ? full.values(model.stateOf(root), declares) : advance.values(root, declares);
  };
  const [score, win] = [valuesBy(worth), valuesBy(chanceOnly(worth))];
  const near = roots.filter(([, root]) => shantenOf(root) <= least + (position.model === 'full' ? 1 : 0));
  return new Map(near.map(([discard, root]) => [discard, { score: score(root), win: win(root) }]));
}

describe.each(['full', 'advance'] as const)('expected scores by the recurrences, model %s', (model) => {
  let kernel: MahjongKernel;
  let services: Service<MahjongRequest, MahjongReport>[];
  beforeAll(async () => {
    kernel = await loadKernel('mahjong');
    services = await Promise.all(BUILDS.map((build) => loadService(build)));
  });

  test.each(REQUESTS)('%s: %o', (_, request) => {
    const expectations = expectationsFor(kernel, { ...request, model, draws });
    for (const service of services) {
      const { hints } = runJob(service, { ...request, model, draws }).report;
      let compared = 0;
      for (const { discard, winProbability, expectedScore } of hints) {
        const expected = expectations.get(discard?.replace('0', '5') ?? null);
        if (!expected) continue;
        compared++;
        expect(winProbability.map((chance, k) => [k, round(chance - (expected.win[k] as number))])).toEqual(
          ZEROS,
        );
        expect(
          expectedScore.map((score, k) => [
            k,
            round(score / (expected.score[k] || 1) - (expected.score[k] ? 1 : 0)),
          ]),
        ).toEqual(ZEROS);
      }
      expect(compared).toBe(expectations.size);
    }
  });
});

/** To nine places. */
const round = (difference: number): number => Math.abs(Math.round(difference * 1e9));
const ZEROS = Array.from({ length: draws + 1 }, (_, k) => [k, 0]);
