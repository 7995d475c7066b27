import { beforeAll, describe, expect, test } from 'vitest';
import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import { outlookOf } from '../../src/mahjong/score/outlook.js';
import type { MahjongRequest } from '../../src/mahjong/types.js';
import { loadKernel } from '../support/kernel.js';
import { playForScore } from '../support/play-score.js';
import { FullModel } from './oracle/full.js';
import { ALL_KINDS, randomStream } from './oracle/tiles.js';
import { Worth } from './oracle/worth.js';

/** Walls played for each hand; `npm run simulate` plays ten times as many. */
const WALLS = Number(process.env.HINTWRIGHT_WALLS ?? 10_000);

/** From tenpai to two steps from it; concealed and open, with dora and red fives, under all rules. */
const REQUESTS: readonly MahjongRequest[] = [
  { hand: '234567m2345p7899s', dora: '1z' },
  { hand: '234567m234p5678s', dora: '1z' },
  { hand: '234567m234p5678s', riichi: true, dora: '3m5z' },
  { hand: '223344m667788p24s', dora: '2s', seatWind: 2 },
  { hand: '111222333m5678p9s', dora: '9m' },
  { hand: '19m19p19s1234566z2m' },
  { hand: '234m0677p345678s1z', dora: '9m' },
  { hand: '223344m5566p799s1z', dora: '8s', seatWind: 3 },
  { hand: '23467m23456p3488s', dora: '3p' },
  { hand: '234m4677p34678s11z', dora: '6p3s' },
  { hand: '334455m2356p77s22z', seatWind: 2, dora: '4m' },
  { hand: '12345m0678p55678s', dora: '7s', draws: 10, seen: '9s9s1z1z1z2z2z3z3z4z5z6z6z7z1m9m9p1p1p1s' },
  { hand: '33789m35689p2334s' },
  { hand: '1146m567p1115667s', dora: '3m', seatWind: 4 },
  { hand: '234m340678p3377s9m', dora: '2p' },
  { hand: '36678m1378p5678s7z', dora: '5m' },
  { hand: '2334067m1379p8s56z', dora: '1m', seatWind: 3 },
  { hand: '26778m179p114067s', dora: '9p' },
  { hand: '11335577m1199p12s', dora: '3s', seatWind: 2 },
  { hand: '123m789m11p79p5z5z4s9s', dora: '6z' },
  { hand: '2367m45688p[234s]9m', dora: '4s' },
  { hand: '23m45699p55z1m[234s]', dora: '4z' },
  { hand: '234m567p3467s1z(5555z)', dora: '2s' },
  { hand: '46m2357p33s[555z]8s9s', dora: '2s', seatWind: 3 },
  { hand: '3455678m1z1z[789m]3z9p', seatWind: 1 },
  { hand: '12345678m45p1123s', rules: 'mcr' },
  { hand: '1112345678m123p12f9s', rules: 'mcr' },
  { hand: '123m123p2356789s1z', rules: 'mcr' },
  { hand: '12345m66p777z1123s', rules: 'hongkong' },
  { hand: '1235578m1z1z1z3m[789m]', rules: 'hongkong', ruleOptions: { minimum: 4 } },
  { hand: '111m22p345678s55z9p', rules: 'classical' },
  { hand: '123456789m1234z5p', rules: 'western' },
  { hand: '111m222p34s44z55z79s', rules: 'bmja' },
  { hand: '1122334m112238p', rules: 'bmja' },
];

const without = (hand: Uint8Array, kind: number) =>
  hand.map((count, other) => count - Number(other === kind));

describe('expected scores against walls played with them', () => {
  let searching: MahjongKernel;
  let scoring: MahjongKernel;
  beforeAll(async () => {
    searching = await loadKernel('mahjong');
    scoring = await loadKernel('mahjong');
  });

  /** The search that a report is made from, left in the kernel, and the discard that promises most. */
  function search(request: MahjongRequest) {
    const worth = new Worth(scoring, request);
    const { position } = worth;
    const { rules, melded, available, sets, draws, unseen, locked } = position;
    const start = position.concealed.slice(0, 34);
    searching.setRules(rules);
    searching.setTable(melded, available);
    const known = new Map<string, number>();
    const shantenOf = (hand: Uint8Array) => {
      const found = known.get(hand.join()) ?? scoringShanten(worth, hand);
      known.set(hand.join(), found);
      return found;
    };
    const all =
      position.size === 13
        ? [start]
        : ALL_KINDS.filter((kind) => (start[kind] as number) > 0).map((kind) => without(start, kind));
    const least = Math.min(...all.map(shantenOf));
    const roots = all.filter((root) => shantenOf(root) <= least + 1);
    const declared = locked && least === 0;
    const limit = declared ? 0 : least + 1;
    searching.setTable(melded, available, start);
    const begun = searching.beginSearch({
      ...{ sets, draws, unseen, limit, room: 2 ** 17, looseFrom: 13, width: 0, decline: true },
      outlook: outlookOf(position, declared),
    });
    expect(begun).toBe(true);
    const numbers = roots.map((root) => searching.addRoot(root));
    let state = searching.stepSearch(1000);
    while (state === 'running') state = searching.stepSearch(1000);
    expect(state).toBe('done');
    const scores = numbers.map((root) => searching.chances(root, draws).score[draws] as number);
    const best = scores.indexOf(Math.max(...scores));
    const model = new FullModel({ start, available, draws, unseen, limit, shantenOf });
    return { worth, model, root: roots[best] as Uint8Array, reported: scores[best] as number, least };
  }

  function scoringShanten({ position }: Worth, hand: Uint8Array): number {
    scoring.setRules(position.rules);
    scoring.setTable(position.melded, position.available);
    return scoring.examine(hand, position.sets).best;
  }

  test.each(REQUESTS)('%o', (request) => {
    const { worth, model, root, reported, least } = search(request);
    const random = randomStream(7);
    const { mean, error } = playForScore({ kernel: searching, model, worth, random }, root, WALLS);
    process.stdout.write(
      `${request.rules ?? 'riichi'} ${request.hand}, ${least}-shanten: ${reported.toFixed(2)} reported, ${mean.toFixed(2)} played (${(100 * (reported / mean - 1)).toFixed(2)} %, standard error ${((100 * error) / mean).toFixed(2)} %)\n`,
    );
    expect(Math.abs(reported - mean)).toBeLessThan(0.02 * mean + 3 * error);
  });
});
