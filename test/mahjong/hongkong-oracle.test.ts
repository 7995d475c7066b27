/** Hong Kong's faan beside a plain reading of its page, on hands at random: kongs, melds, flowers, the last tile. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import { parseHand } from '../../src/mahjong/notation.js';
import { countKinds } from '../../src/mahjong/tiles.js';
import type { MahjongRequest } from '../../src/mahjong/types.js';
import { BUILDS, loadKernel } from '../support/kernel.js';
import { scoreRequest } from '../support/score.js';
import { winningHands } from '../support/wins.js';
import { faanOf, type OracleHand } from './oracle/hongkong.js';

const FLOWERS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Some of the pungs among the melds become kongs, where the fourth tile is there. */
function withKongs(hand: string, concealed: boolean): string {
  return hand.replace(/\[(\d)\1\1([mpsz])\]/g, (meld, digit: string, suit: string) => {
    const held = [...hand.matchAll(/(\d+)([mpsz])/g)].filter((group) => group[2] === suit);
    if (held.some(([text]) => text.includes(digit) && text !== `${digit}${digit}${digit}${suit}`))
      return meld;
    const kong = `${digit.repeat(4)}${suit}`;
    return concealed ? `(${kong})` : `[${kong}]`;
  });
}

const requests: fc.Arbitrary<MahjongRequest & { flowers: number[] }> = fc
  .tuple(winningHands, fc.subarray(FLOWERS), fc.boolean(), fc.constantFrom('no', 'open', 'concealed'))
  .map(([request, flowers, lastTile, kongs]) => {
    const hand = kongs === 'no' ? request.hand : withKongs(request.hand, kongs === 'concealed');
    const held = flowers.map((flower) => `${flower}f`).join('');
    return { ...request, hand: `${held}${hand}`, lastTile, flowers };
  });

function oracleHand({
  hand,
  flowers,
  lastTile,
  ...request
}: MahjongRequest & { flowers: number[] }): OracleHand {
  const parsed = parseHand(hand);
  if (!parsed.ok) throw new Error(hand);
  const { concealed, melds } = parsed.value;
  return {
    concealed: [...countKinds(concealed)],
    melds: melds.map(({ kind, tiles, concealed: hidden }) => ({
      ...{ pung: kind !== 'chow', kong: kind === 'kong', concealed: hidden },
      kind: Math.min(...tiles.map((tile) => tile.kind)),
    })),
    winKind: concealed.filter(({ kind }) => kind < 34).at(-1)?.kind ?? -1,
    selfDraw: request.selfDraw ?? false,
    ...{ seatWind: request.seatWind ?? 1, roundWind: request.roundWind ?? 1 },
    ...{ extras: lastTile ? 1 : 0, flowers },
  };
}

describe.each(BUILDS)('Hong Kong by %s.wasm', (build) => {
  let kernel: MahjongKernel;
  beforeAll(async () => {
    kernel = await loadKernel(build);
  });

  const check = (request: MahjongRequest & { flowers: number[] }) => {
    const { flowers, ...rest } = request;
    const { score } = scoreRequest(kernel, { ...rest, rules: 'hongkong' });
    const found = score && { total: score.total, wins: score.wins };
    expect({ hand: rest.hand, ...found }).toEqual({ hand: rest.hand, ...faanOf(oracleHand(request)) });
  };

  test('3,000 hands at random', () => {
    fc.assert(fc.property(requests, check), { numRuns: 3000, seed: 11 });
  });

  test.each([
    ['thirteen orphans', '19m19p19s12345677z'],
    ['nine gates', '1112345678999m5m'],
    ['four kongs', '1z(2222m)(3333p)[4444s](5555z)1z'],
    ['self triplets claimed on the pair', '222m333p444s666z7s7s'],
    ['pungs of which the last is claimed', '22m333p444s666z77s2m'],
    ['small dragons', '123m456p5556667z7z'],
    ['a hand that can be read as pungs or as chows', '111222333m99p45s6s'],
  ])('%s', (_, hand) => {
    check({ hand, selfDraw: false, seatWind: 2, roundWind: 1, flowers: [] });
  });
});
