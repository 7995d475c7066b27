import { beforeAll, describe, expect, test } from 'vitest';
import { BLOCK_KINDS } from '../../src/mahjong/combinations.js';
import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import { PATTERNS } from '../../src/mahjong/special.js';
import { BUILDS, loadKernel } from '../support/kernel.js';
import { advanceOracle } from './oracle/advance.js';
import { honoursOracle, pairsOracle, STRAIGHTS, straightOracle } from './oracle/knitted.js';
import { shantenOracle } from './oracle/shanten.js';
import { ALL_KINDS, counts, randomHand, randomStream } from './oracle/tiles.js';

const NONE = new Uint8Array(34);
const FOUR = new Uint8Array(34).fill(4);

type Random = () => number;
const pick = <T>(random: Random, values: readonly T[]): T =>
  values[Math.floor(random() * values.length)] as T;

/** A hand near a knitted straight: some of its tiles, the rest from a few kinds. */
function nearStraight(random: Random, tiles: number): Uint8Array {
  const hand = new Uint8Array(34);
  const straight = pick(random, STRAIGHTS);
  const kinds = random() < 0.5 ? [...straight, ...ALL_KINDS.slice(27)] : ALL_KINDS;
  for (const kind of straight) if (random() < 0.8) hand[kind] = 1;
  while (hand.reduce((sum, count) => sum + count) > tiles) {
    const kind = pick(random, straight);
    hand[kind] = 0;
  }
  while (hand.reduce((sum, count) => sum + count) < tiles) {
    const kind = pick(random, kinds);
    if ((hand[kind] as number) < 4) hand[kind] = (hand[kind] as number) + 1;
  }
  return hand;
}

const oracle = (hand: Uint8Array, sets: number, melded = NONE) => {
  const { standard, thirteenOrphans } = shantenOracle(hand, sets, melded);
  const closed = sets === 4;
  const forms = {
    ...{ standard, thirteenOrphans, sevenPairs: closed ? pairsOracle(hand) : null },
    knittedStraight: sets >= 3 ? straightOracle(hand, sets, melded) : null,
    honorsAndKnitted: closed ? honoursOracle(hand) : null,
  };
  return { ...forms, best: Math.min(...Object.values(forms).filter((shanten) => shanten !== null)) };
};

/** What brings a hand nearer, by trying every tile of which a copy is left. */
const nearerTiles = (hand: Uint8Array, sets: number, best: number): number[] =>
  ALL_KINDS.filter((kind) => {
    if (hand[kind] === 4) return false;
    const more = hand.slice();
    more[kind] = (more[kind] as number) + 1;
    return oracle(more, sets).best < best;
  });

describe.each(BUILDS)('forms of Chinese Official by %s.wasm', (build) => {
  let kernel: MahjongKernel;
  beforeAll(async () => {
    kernel = await loadKernel(build);
    kernel.setRules('mcr');
    kernel.setTable(NONE, FOUR);
  });

  const randomTiles = (random: Random, tiles: number) =>
    random() < 0.7
      ? nearStraight(random, tiles)
      : randomHand(random, tiles, pick(random, [ALL_KINDS, [0, 1, 2, 9, 10, 27, 28, 31]]));

  test('shanten by form, from the definitions', () => {
    const random = randomStream(41);
    for (let i = 0; i < 80; i++) {
      const sets = random() < 0.7 ? 4 : 3;
      const hand = randomTiles(random, 3 * sets + 1 + Math.floor(random() * 2));
      expect({ hand, ...kernel.examine(hand, sets) }).toEqual({ hand, ...oracle(hand, sets) });
    }
  });

  test('tiles that bring nearer, by trying them all', () => {
    const random = randomStream(43);
    for (let i = 0; i < 10; i++) {
      const sets = random() < 0.7 ? 4 : 3;
      const hand = randomTiles(random, 3 * sets + 1);
      const { best } = kernel.examine(hand, sets);
      const accepted = kernel.accept(best);
      const nearer = nearerTiles(hand, sets, best);
      expect({ hand, kinds: ALL_KINDS.filter((kind) => (accepted[kind] as number) > 0) }).toEqual({
        hand,
        kinds: nearer,
      });
      if (best > 0) continue;
      const waits = kernel.waits(hand, sets, 0);
      expect({ hand, kinds: ALL_KINDS.filter((kind) => waits[kind] === 1) }).toEqual({ hand, kinds: nearer });
    }
  });

  test('shanten beside a meld, of which copies are gone', () => {
    const random = randomStream(47);
    for (let i = 0; i < 60; i++) {
      const kind = pick(random, ALL_KINDS);
      const melded = new Uint8Array(34);
      melded[kind] = 3;
      const hand = nearStraight(random, 10 + Math.floor(random() * 2));
      if ((hand[kind] as number) > 1) continue;
      const available = FOUR.map((copies, each) => copies - (melded[each] as number));
      kernel.setTable(melded, available);
      const { knittedStraight, best } = kernel.examine(hand, 3);
      const expected = oracle(hand, 3, melded);
      expect({ hand, kind, knittedStraight, best }).toEqual({
        ...{ hand, kind, knittedStraight: expected.knittedStraight, best: expected.best },
      });
    }
    kernel.setTable(NONE, FOUR);
  });

  // Discards and draws as the search sees them, against the plain recurrence on the shanten tested above.
  test('the chance to win, by the recurrence', () => {
    const random = randomStream(53);
    let compared = 0;
    while (compared < 12) {
      const sets = random() < 0.7 ? 4 : 3;
      const hand = nearStraight(random, 3 * sets + 1);
      kernel.setTable(NONE, FOUR);
      if (kernel.examine(hand, sets).best > 2) continue;
      const table = { melded: NONE, available: FOUR, sets, draws: 6, unseen: 100 };
      const search = { ...table, room: 2 ** 14, width: 0, limit: null, looseFrom: 0, decline: false };
      expect(kernel.beginSearch(search)).toBe(true);
      const root = kernel.addRoot(hand);
      while (kernel.stepSearch(1000) === 'running');
      const { win } = kernel.chances(root, table.draws);
      const expected = advanceOracle(hand, {
        ...table,
        shanten: (tiles) => kernel.examine(tiles, sets).best,
      }).win;
      win.forEach((chance, k) => {
        expect(chance).toBeCloseTo(expected[k] as number, 12);
      });
      compared++;
    }
  });

  const readingsOf = (hand: string, sets = 4) =>
    kernel.readings(counts(hand), sets, 0).readings.map(({ pattern, blocks }) => ({
      pattern: PATTERNS[pattern],
      blocks: blocks.map(({ shape, kind }) => `${BLOCK_KINDS[shape]} ${kind}`).sort(),
    }));

  test('a complete knitted straight', () => {
    expect(readingsOf('147m258p369s234m55z')).toEqual([
      {
        pattern: 'knitted-straight',
        blocks: ['chow 1', 'knitted 0', 'knitted 10', 'knitted 20', 'pair 31'],
      },
    ]);
    expect(readingsOf('147m258p369s55z', 3)).toHaveLength(1);
  });

  test('honours and knitted tiles', () => {
    const [reading, ...others] = readingsOf('147m25p36s1234567z');
    expect(others).toEqual([]);
    expect(reading?.pattern).toBe('honors-and-knitted');
    expect(reading?.blocks).toContain('knitted 0');
    expect(reading?.blocks).toHaveLength(12);
  });

  test('four of a kind as two of seven pairs', () => {
    const patterns = readingsOf('1111m22p33s4455z66z').map(({ pattern }) => pattern);
    expect(patterns).toEqual(['seven-pairs']);
    kernel.setRules('riichi');
    expect(kernel.examine(counts('1111m22p33s4455z66z'), 4).sevenPairs).toBeGreaterThan(-1);
    kernel.setRules('mcr');
  });

  test('an unfinished hand is read as the form that is nearest', () => {
    const straight = kernel.readings(counts('147m258p36s234m55z'), 4, 0);
    kernel.examine(counts('147m258p36s234m55z'), 4);
    expect(straight.readings.map(({ pattern }) => PATTERNS[pattern])).toContain('knitted-straight');
    for (const { blocks } of straight.readings) expect(blocks.length).toBeLessThanOrEqual(14);
    const honours = kernel.readings(counts('147m258p36s12345z'), 4, 0);
    expect(honours.readings.map(({ pattern }) => PATTERNS[pattern])).toEqual(['honors-and-knitted']);
  });
});
