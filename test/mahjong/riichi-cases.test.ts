/**
 * Hands won at tables, and the calls of another library's tests: han, fu, points, yaku and payments of each. Both
 * collections lie beside the project where they are kept; the hands written down in riichi.test.ts run everywhere.
 */
import { beforeAll, expect, test } from 'vitest';
import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import { settleWin } from '../../src/mahjong/settlement.js';
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
  const winner = windOf(hand.seat);
  const losers = hand.exp.delta.flatMap((gain, seat) => (gain < 0 ? [(seat + 1) as Wind] : []));
  if (!score.payments) return [0, 0, 0, 0];
  const gains = settleWin(score.payments, winner, losers[0]);
  const counters = 300 * hand.honba;
  return gains.map((gain, seat) => {
    if (seat + 1 === winner) return gain + counters + 1000 * hand.sticks;
    return gain - (gain < 0 ? counters / losers.length : 0);
  });
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

interface SuiteCall {
  id: string;
  tiles: string[];
  win: string;
  melds: { t: string; open: boolean; tiles: string[] }[];
  dora_ind: string[];
  ura_ind: string[];
  cfg: Record<string, boolean | number | string>;
  options: Record<string, boolean | number>;
  exp: {
    error?: string;
    han: number;
    fu: number;
    cost: { main: number; additional: number; total: number };
    yaku: Yaku[];
    fu_details: [string, number][];
  };
}

/** From here on the suite counts without limits. */
const FIRST_AOTENJOU = 192;
const KAZOE = ['single', 'off', 'multiple'];

/** The library's options, and what it takes for granted where a call names none. */
const ruleOptionsOf = ({ id, options, cfg }: SuiteCall) => ({
  openTanyao: options.has_open_tanyao === true,
  redFives: options.has_aka_dora === true,
  doubleYakuman: options.has_double_yakuman !== false,
  countedYakuman: KAZOE[Number(options.kazoe_limit ?? 0)] as string,
  kiriageMangan: options.kiriage === true,
  openPinfuFu: options.fu_for_open_pinfu !== false,
  pinfuSelfDrawFu: options.fu_for_pinfu_tsumo === true,
  renhou: cfg.is_renhou ? (options.renhou_as_yakuman ? 'yakuman' : 'mangan') : 'off',
  daisharin: options.has_daisharin === true,
  daisharinOtherSuits: options.has_daisharin_other_suits === true,
  sashikomiYakuman: options.has_sashikomi_yakuman === true,
  limitToSextupleYakuman: options.limit_to_sextuple_yakuman !== false,
  daichisei: options.has_daichisei === true,
  paarenchanNeedsYaku: options.paarenchan_needs_yaku !== false,
  aotenjou: Number(id.slice(2)) >= FIRST_AOTENJOU,
});

/** The library scores without winds where none are told: here a wind that the hand does not hold stands for that. */
function windsOf({ cfg, tiles }: SuiteCall): { roundWind: Wind; seatWind: Wind } {
  const idle = ([2, 3, 4] as const).find((wind) => !tiles.includes(`${wind}z`)) ?? 2;
  const wind = (letter: unknown) => (typeof letter === 'string' ? windOf(letter) : idle);
  return { roundWind: wind(cfg.round_wind), seatWind: cfg.paarenchan ? 1 : wind(cfg.player_wind) };
}

/** Tiles list a meld's tiles as well, of a kong three or all four; the winning tile comes last. */
function suiteHand({ tiles, melds, win }: SuiteCall): string {
  const concealed = [...tiles];
  const plain = (tile: string) => tile.replace('0', '5');
  for (const tile of [...melds.flatMap((meld) => meld.tiles), win]) {
    const at = concealed.indexOf(tile);
    const same = at >= 0 ? at : concealed.findIndex((own) => plain(own) === plain(tile));
    if (same >= 0) concealed.splice(same, 1);
  }
  const written = melds.map(({ open, tiles: own }) => (open ? `[${own.join('')}]` : `(${own.join('')})`));
  return `${concealed.join('')}${win}${written.join('')}`;
}

function suiteRequest(call: SuiteCall): MahjongRequest {
  const { cfg } = call;
  return {
    ...{ hand: suiteHand(call), ...windsOf(call), ruleOptions: ruleOptionsOf(call) },
    ...{ dora: call.dora_ind.join(''), uraDora: call.ura_ind.join('') },
    selfDraw: cfg.is_tsumo === true,
    riichi: cfg.is_riichi === true,
    doubleRiichi: cfg.is_daburu_riichi === true,
    openRiichi: cfg.is_open_riichi === true,
    ippatsu: cfg.is_ippatsu === true,
    lastTile: cfg.is_haitei === true || cfg.is_houtei === true,
    firstTurn: cfg.is_tenhou === true || cfg.is_chiihou === true || cfg.is_renhou === true,
    northDora: Math.max(0, Number(cfg.num_nuki_dora ?? 0)),
    paarenchan: Number(cfg.paarenchan ?? 0),
  };
}

/** The library's names of yaku, where they are not ours. */
const SUITE_NAMES: Record<string, string> = {
  ...{
    daburu_riichi: 'double_riichi',
    haitei_raoyue: 'haitei',
    houtei_raoyui: 'houtei',
    iipeiko: 'iipeikou',
  },
  ...{ sanshoku_doujun: 'sanshoku', san_ankou: 'sanankou', san_kantsu: 'sankantsu', chantai: 'chanta' },
  ...{ ittsu: 'ittsuu', aka_dora: 'red_five', suu_ankou: 'suuankou', suu_ankou_tanki: 'suuankou_tanki' },
  ...{ daburu_chuuren_poutou: 'chuuren_pure', chuuren_poutou: 'chuuren', tsuu_iisou: 'tsuuiisou' },
  ...{ kokushi_musou: 'kokushi', kokushi_musou_juusanmen_matchi: 'kokushi_13', suu_kantsu: 'suukantsu' },
  dai_suushii: 'daisuushii',
};

/** The library tells heaven by its flag alone; a winner who is not East has the blessing of earth. */
const suiteName = (name: string, { cfg }: SuiteCall): string =>
  name === 'tenhou' && !cfg.is_dealer
    ? 'chiihou'
    : (SUITE_NAMES[name] ?? name.replace(/^yakuhai_(seat|round)/, '$1'));

const suiteYaku = (call: SuiteCall): string[] =>
  call.exp.yaku.map(([name, han]) => `${suiteName(name, call)} ${han}`).sort();

/** As the library lists them: a yakuman as 13 han, and norths among the dora that they also are. */
function countedYaku({ items }: Score): string[] {
  const sums = new Map<string, number>();
  for (const { id, value, unit } of items.filter((item) => item.unit !== 'fu')) {
    const name = (id === 'north-dora' ? 'dora' : id).replaceAll('-', '_');
    sums.set(name, (sums.get(name) ?? 0) + (unit === 'yakuman' ? 13 * value : value));
  }
  return [...sums].map(([name, han]) => `${name} ${han}`).sort();
}

/** Fu without rounding; the library puts 10 for a concealed win into the base, and has none for thirteen orphans. */
function fuParts({ items }: Score): number[] {
  const of = (id: string) => items.find((item) => item.id === id)?.value ?? 0;
  const base = of('fu-base') + of('fu-concealed-win');
  const apart = ['fu-base', 'fu-concealed-win', 'fu-rounding', 'fu-thirteen-orphans'];
  const rest = items.filter(({ id, unit }) => unit === 'fu' && !apart.includes(id)).map(({ value }) => value);
  return [...(base ? [base] : []), ...rest].sort((a, b) => a - b);
}

function costOf({ payments, total }: Score) {
  if (!payments) return null;
  if ('discarder' in payments) return { main: payments.discarder, additional: 0, total };
  return { main: payments.dealer || payments.others, additional: payments.others, total };
}

function checkSuite() {
  for (const call of readCases<SuiteCall>('mahjong/riichi_score_pysuite.jsonl')) {
    const { id, exp } = call;
    const { score } = scoreRequest(kernel, suiteRequest(call));
    if (exp.error === 'hand_not_winning') expect({ id, score }).toEqual({ id, score: null });
    else if (exp.error) expect({ id, ...score }).toMatchObject({ id, wins: false, total: 0, payments: null });
    else {
      const { main, additional, total } = exp.cost;
      const got = score && {
        ...{ id, han: score.han, fu: score.fu, cost: costOf(score), yaku: countedYaku(score) },
        fu_details: fuParts(score),
      };
      expect(got).toEqual({
        ...{ id, han: exp.han, fu: exp.fu, cost: { main, additional, total }, yaku: suiteYaku(call) },
        fu_details: exp.fu_details.map(([, value]) => value).sort((a, b) => a - b),
      });
    }
  }
}

if (hasCases('mahjong/riichi_score_pysuite.jsonl')) test("another library's tests", checkSuite);
else test("another library's tests are not here", () => undefined);
