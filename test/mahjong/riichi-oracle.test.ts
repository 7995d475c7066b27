/** Random complete hands, rare ones among them, scored alike by another program: @kobalab/majiang-core (MIT). */
import { createRequire } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import type { MahjongRequest, Score, Wind } from '../../src/mahjong/types.js';
import { loadKernel } from '../support/kernel.js';
import { scoreRequest } from '../support/score.js';
import { randomStream } from './oracle/tiles.js';

interface Hule {
  hupai?: { name: string; fanshu: number | string }[];
  fu?: number;
  fanshu?: number;
  damanguan?: number;
  defen: number;
}

interface Majiang {
  rule(changes: object): object;
  Shoupai: { fromString(text: string): object };
  Util: {
    hule(hand: object, claimed: string | null, param: object): Hule | undefined;
    hule_param(param: object): object;
  };
}
const majiang = createRequire(import.meta.url)('@kobalab/majiang-core') as Majiang;

const HANDS = 6000;

let kernel: MahjongKernel;
beforeAll(async () => {
  kernel = await loadKernel('mahjong');
});

type Random = () => number;
const below = (random: Random, n: number) => Math.floor(random() * n);
const chance = (random: Random, share: number) => random() < share;

interface Block {
  kind: 'chow' | 'pung' | 'kong' | 'pair';
  suit: string;
  ranks: number[];
  open: boolean;
}

/** Suits to draw from and how often pungs come: plain hands, then hands near flushes, honours and terminals. */
const STYLES = [
  { suits: 'mpsz', pungs: 0.3 },
  { suits: 'mz', pungs: 0.4 },
  { suits: 's', pungs: 0.3 },
  { suits: 'mpsz', pungs: 1 },
  { suits: 'z', pungs: 1 },
] as const;
/** Ranks: all, terminals only, or the few that green hands are made of. */
const RANKS = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 7, 9],
  [2, 3, 4, 6, 8],
] as const;

function randomBlocks(random: Random): Block[] {
  const { suits, pungs } = STYLES[below(random, STYLES.length)] as (typeof STYLES)[number];
  const ranks = RANKS[below(random, RANKS.length)] as readonly number[];
  const pick = () => {
    const suit = suits[below(random, suits.length)] as string;
    const rank = suit === 'z' ? 1 + below(random, 7) : (ranks[below(random, ranks.length)] as number);
    return { suit, rank };
  };
  const closed = chance(random, 0.5);
  const block = (): Block => {
    const { suit, rank } = pick();
    const isPung = suit === 'z' || rank > 7 || chance(random, pungs);
    const kind = isPung ? (chance(random, 0.15) ? 'kong' : 'pung') : 'chow';
    const list =
      kind === 'chow'
        ? [rank, rank + 1, rank + 2]
        : Array.from({ length: kind === 'kong' ? 4 : 3 }, () => rank);
    return { kind, suit, ranks: list, open: !closed && chance(random, 0.5) };
  };
  const { suit, rank } = pick();
  return [block(), block(), block(), block(), { kind: 'pair', suit, ranks: [rank, rank], open: false }];
}

const isPossible = (blocks: Block[]): boolean => {
  const counts = new Map<string, number>();
  for (const { suit, ranks } of blocks)
    for (const rank of ranks) counts.set(suit + rank, (counts.get(suit + rank) ?? 0) + 1);
  return [...counts.values()].every((count) => count <= 4);
};

const isMeld = ({ open, kind }: Block) => open || kind === 'kong';

interface Position {
  request: MahjongRequest;
  /** In the other program's notation. */
  hand: string;
  claimed: string | null;
  param: object;
}

function randomPosition(random: Random): Position {
  let blocks = randomBlocks(random);
  while (!isPossible(blocks)) blocks = randomBlocks(random);
  const melds = blocks.filter(isMeld);
  const tiles = blocks
    .filter((block) => !isMeld(block))
    .flatMap(({ suit, ranks }) => ranks.map((rank) => ({ suit, rank })));
  const win = tiles.splice(below(random, tiles.length), 1)[0] as { suit: string; rank: number };
  const [roundWind, seatWind] = [1 + below(random, 4), 1 + below(random, 4)] as [Wind, Wind];
  const open = melds.some((meld) => meld.open);
  const [selfDraw, riichi] = [chance(random, 0.5), !open && chance(random, 0.3)];
  const firstTurn = !riichi && melds.length === 0 && selfDraw && chance(random, 0.05);
  const afterKong = selfDraw && blocks.some(({ kind }) => kind === 'kong') && chance(random, 0.2);
  const single = blocks.flatMap(({ suit, ranks }) =>
    ranks.filter((rank) => suit + rank === win.suit + win.rank),
  );
  const robbingKong = !selfDraw && single.length === 1 && chance(random, 0.1);
  const lastTile = !firstTurn && !afterKong && !robbingKong && chance(random, 0.1);
  // Without sums of yakuman the other program counts one at most, here a double one still counts twice.
  const multiple = chance(random, 0.8);
  const options = {
    ...{ multiple, doubleYakuman: multiple && chance(random, 0.5), openTanyao: chance(random, 0.8) },
    ...{ kiriageMangan: chance(random, 0.3), narrow: chance(random, 0.3), counted: chance(random, 0.7) },
  };
  const theirs = ({ suit, rank }: { suit: string; rank: number }) => `${suit}${rank}`;
  const ours = ({ suit, rank }: { suit: string; rank: number }) => `${rank}${suit}`;
  return {
    request: {
      hand: `${tiles.map(ours).join('')}${ours(win)}${melds.map(({ suit, ranks, open: shown }) => (shown ? `[${ranks.join('')}${suit}]` : `(${ranks.join('')}${suit})`)).join('')}`,
      ...{ roundWind, seatWind, selfDraw, riichi, firstTurn, lastTile, afterKong, robbingKong },
      ruleOptions: {
        ...{
          doubleYakuman: options.doubleYakuman,
          openTanyao: options.openTanyao,
          kiriageMangan: options.kiriageMangan,
        },
        doubleWindPairFu: options.narrow ? 2 : 4,
        countedYakuman: options.counted ? 'single' : 'off',
        multipleYakuman: options.multiple,
      },
    },
    hand: [tiles.map(theirs).join('') + (selfDraw ? theirs(win) : ''), ...melds.map(theirMeld)].join(','),
    claimed: selfDraw ? null : `${theirs(win)}-`,
    param: {
      rule: majiang.rule({
        ダブル役満あり: options.doubleYakuman,
        クイタンあり: options.openTanyao,
        切り上げ満貫あり: options.kiriageMangan,
        連風牌は2符: options.narrow,
        数え役満あり: options.counted,
        役満の複合あり: options.multiple,
      }),
      ...{ zhuangfeng: roundWind - 1, menfeng: seatWind - 1, lizhi: riichi ? 1 : 0 },
      ...{ lingshang: afterKong, qianggang: robbingKong },
      ...{ haidi: lastTile ? (selfDraw ? 1 : 2) : 0, tianhu: firstTurn ? (seatWind === 1 ? 1 : 2) : 0 },
    },
  };
}

function theirMeld({ kind, suit, ranks, open }: Block): string {
  if (kind === 'chow') return `${suit}${ranks[0]}-${ranks[1]}${ranks[2]}`;
  return `${suit}${ranks.join('')}${open ? '-' : ''}`;
}

interface Worth {
  total: number;
  yakuman: number;
  han: number;
  fu: number;
}

/** Han and fu only where they decide. */
function worthOf(score: Score | null): Worth | null {
  if (!score) return null;
  const { total, yakuman = 0, han = 0, fu = 0 } = score;
  return yakuman > 0 || total === 0 ? { total, yakuman, han: 0, fu: 0 } : { total, yakuman, han, fu };
}

const theirWorth = (hule: Hule | undefined): Worth => ({
  ...{ total: hule?.defen ?? 0, yakuman: hule?.damanguan ?? 0 },
  ...{ han: hule?.fanshu ?? 0, fu: hule?.damanguan ? 0 : (hule?.fu ?? 0) },
});

test('random hands are worth what another program says', () => {
  const random = randomStream(77);
  const seen = new Set<string>();
  let wins = 0;
  for (let i = 0; i < HANDS; i++) {
    const { request, hand, claimed, param } = randomPosition(random);
    const theirs = majiang.Util.hule(
      majiang.Shoupai.fromString(hand),
      claimed,
      majiang.Util.hule_param(param),
    );
    const { score } = scoreRequest(kernel, request);
    for (const { id } of score?.items ?? []) seen.add(id);
    if (theirs?.defen) wins++;
    expect({ request, ...worthOf(score) }).toEqual({ request, ...theirWorth(theirs) });
  }
  process.stdout.write(`${HANDS} random hands, ${wins} wins, ${seen.size} kinds of items\n`);
});
