/** Distances, accepted tiles and chances under the British rules: one chow at most, and hands that are no sets. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import { PATTERNS } from '../../src/mahjong/special.js';
import { BUILDS, loadKernel } from '../support/kernel.js';
import { advanceOracle } from './oracle/advance.js';
import { britishOracle } from './oracle/british.js';
import { changed, winsOf } from './oracle/special.js';
import { ALL_KINDS, counts, randomHand, randomStream } from './oracle/tiles.js';

const NONE = new Uint8Array(34);
const FOUR = new Uint8Array(34).fill(4);
const MAJORS = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];
const CROWDED = [0, 1, 2, 3, 4, 9, 10, 11, 27, 31];
const SUITS = ALL_KINDS.slice(0, 27);

type Random = () => number;
const pick = <T>(random: Random, values: readonly T[]): T =>
  values[Math.floor(random() * values.length)] as T;

/** Hands that win, each in its way. */
const WINS: readonly Uint8Array[] = [
  ...[
    '123m111222p333s44z',
    '111m222p333s777z55s',
    '1122334m1122334p',
    '24688m24688p2468s',
    '1199m11p99s225566z',
  ],
  ...['1122334p1122334s', '3344556m3344556s', '11122m11122p1112s'],
]
  .map(counts)
  .concat(winsOf('wriggling-snake'), winsOf('gates-of-heaven'), winsOf('unique-wonder'));

/** A winning hand of which some tiles were exchanged. */
function nearWin(random: Random, tiles: number): Uint8Array {
  let hand: Uint8Array = pick(random, WINS);
  const exchanged = Math.floor(random() * 5);
  for (let i = 0; i < exchanged + 14 - tiles; i++) hand = changed(hand, heldKind(random, hand), -1);
  for (let i = 0; i < exchanged; i++) hand = changed(hand, freeKind(random, hand), 1);
  return hand;
}

const heldKind = (random: Random, hand: Uint8Array) =>
  pick(
    random,
    ALL_KINDS.filter((kind) => (hand[kind] as number) > 0),
  );
const freeKind = (random: Random, hand: Uint8Array) =>
  pick(
    random,
    ALL_KINDS.filter((kind) => (hand[kind] as number) < 4),
  );

const anyHand = (random: Random, tiles: number): Uint8Array =>
  random() < 0.5
    ? nearWin(random, tiles)
    : randomHand(random, tiles, pick(random, [ALL_KINDS, CROWDED, SUITS, MAJORS]));

const nearerTiles = (hand: Uint8Array, sets: number, melded: Uint8Array = NONE, chows = 0): number[] => {
  const { best } = britishOracle(hand, sets, melded, chows);
  return ALL_KINDS.filter(
    (kind) =>
      (hand[kind] as number) + (melded[kind] as number) < 4 &&
      britishOracle(changed(hand, kind, 1), sets, melded, chows).best < best,
  );
};

describe.each(BUILDS)('forms of the British rules by %s.wasm', (build) => {
  let kernel: MahjongKernel;
  beforeAll(async () => {
    kernel = await loadKernel(build);
    kernel.setRules('bmja');
    kernel.setTable(NONE, FOUR);
  });

  const accepted = (best: number) => {
    const copies = kernel.accept(best);
    return ALL_KINDS.filter((kind) => (copies[kind] as number) > 0);
  };

  test('shanten by form, from the definitions', () => {
    const random = randomStream(61);
    for (let i = 0; i < 400; i++) {
      const hand = anyHand(random, 13 + (i % 2));
      expect({ hand, ...kernel.examine(hand, 4) }).toEqual({
        hand,
        sevenPairs: null,
        ...britishOracle(hand, 4),
      });
    }
  });

  test('what wins is complete', () => {
    for (const win of WINS) expect({ win, best: kernel.examine(win, 4).best }).toEqual({ win, best: -1 });
  });

  test('tiles that bring nearer, by trying them all', () => {
    const random = randomStream(71);
    for (let i = 0; i < 40; i++) {
      const hand = anyHand(random, 13);
      const { best } = kernel.examine(hand, 4);
      const kinds = accepted(best);
      expect({ hand, kinds }).toEqual({ hand, kinds: nearerTiles(hand, 4) });
    }
  });

  // Readings of whole hands know nothing of distances.
  test('waits, by reading the hand with each tile', () => {
    const random = randomStream(72);
    let fishing = 0;
    for (let i = 0; i < 1500; i++) {
      const hand = i < 300 ? nearWin(random, 13) : anyHand(random, 13);
      const { best } = kernel.examine(hand, 4);
      const waits = kernel.waits(hand, 4, 0);
      const kinds = ALL_KINDS.filter((kind) => waits[kind] === 1);
      expect({ hand, fishing: best === 0 }).toEqual({ hand, fishing: kinds.length > 0 });
      if (best > 0) continue;
      fishing++;
      expect({ hand, kinds: accepted(best) }).toEqual({ hand, kinds });
    }
    expect(fishing).toBeGreaterThan(150);
  });

  // The meld takes copies away, and a chow laid open bars another.
  test.each([
    ['222m', 0],
    ['234m', 1],
    ['555z', 0],
    ['9999p', 0],
  ])('beside the meld %s', (meld, chows) => {
    const random = randomStream(73);
    const melded = counts(meld);
    const available = FOUR.map((copies, kind) => copies - (melded[kind] as number));
    kernel.setTable(melded, available);
    for (let i = 0; i < 40; i++) {
      const hand = randomHand(random, 10 + (i % 2), pick(random, [ALL_KINDS, CROWDED]));
      if (hand.some((count, kind) => count > (available[kind] as number))) continue;
      const { standard, best } = kernel.examine(hand, 3);
      const expected = britishOracle(hand, 3, melded, chows);
      expect({ hand, standard, best }).toEqual({ hand, standard: expected.standard, best: expected.best });
      expect({ hand, kinds: accepted(best) }).toEqual({ hand, kinds: nearerTiles(hand, 3, melded, chows) });
    }
    kernel.setTable(NONE, FOUR);
  });

  test('the chance to win, by the recurrence', () => {
    const random = randomStream(79);
    let compared = 0;
    while (compared < 20) {
      const hand = nearWin(random, 13);
      kernel.setTable(NONE, FOUR);
      if (kernel.examine(hand, 4).best > 2) continue;
      const table = { melded: NONE, available: FOUR, sets: 4, draws: 6, unseen: 100 };
      const search = { ...table, room: 2 ** 14, width: 0, limit: null, looseFrom: 0, decline: false };
      expect(kernel.beginSearch(search)).toBe(true);
      const root = kernel.addRoot(hand);
      while (kernel.stepSearch(1000) === 'running');
      const { win } = kernel.chances(root, table.draws);
      const shanten = (tiles: Uint8Array) => kernel.examine(tiles, 4).best;
      const expected = advanceOracle(hand, { ...table, shanten }).win;
      win.forEach((chance, k) => {
        expect(chance).toBeCloseTo(expected[k] as number, 12);
      });
      compared++;
    }
  });

  const patternsOf = (text: string) => {
    kernel.examine(counts(text), 4);
    return kernel.readings(counts(text), 4, 0).readings.map(({ pattern }) => PATTERNS[pattern]);
  };

  test.each([
    ['112233m11223p58s', ['knitting']],
    ['2468m2468p2468s7z', ['triple-knitting']],
    ['1199m11p99s2255z3p', ['seven-pairs']],
    ['123456789m123z5p', ['wriggling-snake']],
  ])('%s is read as %j', (text, patterns) => {
    expect(patternsOf(text)).toEqual(patterns);
  });

  test('the rows of other rules come back', () => {
    const hand = counts('123456789m1123p');
    expect(kernel.examine(hand, 4).best).toBeGreaterThan(0);
    kernel.setRules('riichi');
    expect(kernel.examine(hand, 4).best).toBe(0);
    expect(accepted(0)).toEqual([9, 12]);
    kernel.setRules('bmja');
    expect(kernel.examine(hand, 4).best).toBeGreaterThan(0);
  });
});
