/**
 * Hands won at tables, and the calls of another library's tests: han, fu, points, yaku and payments of each. Both
 * collections lie beside the project where they are kept; the hands written down in riichi.test.ts run everywhere.
 */
import { beforeAll, expect, test } from 'vitest';
import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import type { MahjongRequest, Score, Wind } from '../../src/mahjong/types.js';
import { hasCases, readCases } from '../support/cases.js';
import { loadKernel } from '../support/kernel.js';
import { scoreRequest } from '../support/score.js';

let kernel: MahjongKernel;
beforeAll(async () => {
  kernel = await loadKernel('mahjong');
});

type Yaku = [name: string, han: number | '*'];

interface TableHand {
  id: string;
  hand: string;
  win: string;
  tsumo: boolean;
  melds: { t: 'chi' | 'pon' | 'minkan' | 'ankan' | 'kakan'; tiles: string }[];
  round: 'E' | 'S' | 'W' | 'N';
  seat: 'E' | 'S' | 'W' | 'N';
  dora_ind: string[];
  ura_ind: string[];
  riichi: 0 | 1 | 2;
  ippatsu: boolean;
  chankan: boolean;
  rinshan: boolean;
  haitei: 0 | 1 | 2;
  tenhou: 0 | 1 | 2;
  honba: number;
  sticks: number;
  exp: {
    han: number | null;
    fu: number | null;
    yakuman: number;
    points: number;
    delta: number[];
    yaku: Yaku[];
  };
}

const WINDS: Record<string, Wind> = { E: 1, S: 2, W: 3, N: 4 };
const windOf = (letter: string): Wind => WINDS[letter] as Wind;

const tableRequest = (hand: TableHand): MahjongRequest => ({
  hand: `${hand.hand}${hand.win}${hand.melds.map(({ t, tiles }) => (t === 'ankan' ? `(${tiles})` : `[${tiles}]`)).join('')}`,
  selfDraw: hand.tsumo,
  roundWind: windOf(hand.round),
  seatWind: windOf(hand.seat),
  dora: hand.dora_ind.join(''),
  ...(hand.riichi > 0 && { uraDora: hand.ura_ind.join('') }),
  riichi: hand.riichi > 0,
  doubleRiichi: hand.riichi === 2,
  ippatsu: hand.ippatsu,
  robbingKong: hand.chankan,
  afterKong: hand.rinshan,
  lastTile: hand.haitei > 0,
  firstTurn: hand.tenhou > 0,
});

/** Yaku as both collections list them: by name, with what they count; sorted. */
const yakuOf = (score: Score): string[] =>
  score.items
    .filter(({ unit }) => unit === 'han' || unit === 'yakuman')
    .map(({ id, value, unit }) => `${id.replaceAll('-', '_')} ${unit === 'yakuman' ? '*' : value}`)
    .sort();

/** What each of the four gains, counters and sticks included, as the winner's payments tell it. */
function deltaOf(score: Score, hand: TableHand): number[] {
  const payments = score.payments;
  const winner = windOf(hand.seat) - 1;
  const from = hand.exp.delta.map((gain) => Math.min(0, gain));
  const counters = hand.honba;
  const losses = from.map((loss, seat) => {
    if (seat === winner || !payments) return 0;
    if ('discarder' in payments) return loss === 0 ? 0 : -(payments.discarder + 300 * counters);
    return -((seat === 0 ? payments.dealer || payments.others : payments.others) + 100 * counters);
  });
  const paid = losses.reduce((sum, loss) => sum - loss, 0);
  return losses.map((loss, seat) => (seat === winner ? paid + 1000 * hand.sticks : loss));
}

function checkTableHands() {
  for (const hand of readCases<TableHand>('mahjong/riichi_score.jsonl')) {
    const { score } = scoreRequest(kernel, tableRequest(hand));
    const { exp } = hand;
    const yakuman = exp.yakuman > 0;
    const got = score && {
      ...{ han: yakuman ? null : score.han, fu: yakuman ? null : score.fu, yakuman: score.yakuman ?? 0 },
      ...{ points: score.total, yaku: yakuOf(score), delta: deltaOf(score, hand) },
    };
    const yaku = exp.yaku.map(([name, value]) => `${name} ${value}`).sort();
    expect({ id: hand.id, ...got }).toEqual({ id: hand.id, ...exp, yaku });
  }
}

if (hasCases('mahjong/riichi_score.jsonl')) test('hands won at tables', checkTableHands);
else test('hands won at tables are not here', () => undefined);
