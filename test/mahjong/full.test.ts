import { beforeAll, describe, expect, test } from 'vitest';
import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import { BUILDS, loadExports, loadKernel } from '../support/kernel.js';
import { simulate } from '../support/simulate.js';
import { FullModel } from './oracle/full.js';
import { ALL_KINDS, randomHand, randomStream } from './oracle/tiles.js';

const NONE = new Uint8Array(34);
const FOUR = new Uint8Array(34).fill(4);
/** Walls played for each hand; `npm run simulate` plays ten times as many. */
const WALLS = Number(process.env.HINTWRIGHT_WALLS ?? 10_000);
const HANDS_PER_SHANTEN = 16;

let shantenOf: (hand: Uint8Array) => number;
beforeAll(async () => {
  const { call, memory, address } = await loadExports('mahjong');
  const [hand, table] = [address('HAND'), address('AVAILABLE')];
  new Uint8Array(memory.buffer, table, 34).fill(4);
  shantenOf = (counts) => {
    new Uint8Array(memory.buffer, hand, 34).set(counts);
    return call('least', hand, 4);
  };
});

const without = (hand: Uint8Array, kind: number) =>
  hand.map((count, other) => count - Number(other === kind));

/** All discards of a hand of 14 tiles that leave it at its best shanten or one more. */
function rootsOf(hand: Uint8Array): Uint8Array[] {
  const roots = ALL_KINDS.filter((kind) => (hand[kind] as number) > 0).map((kind) => without(hand, kind));
  const least = Math.min(...roots.map(shantenOf));
  return roots.filter((root) => shantenOf(root) <= least + 1);
}

function search(
  kernel: MahjongKernel,
  hand: Uint8Array,
  draws: number,
  unseen: number,
  available: Uint8Array = FOUR,
) {
  const roots = rootsOf(hand);
  const limit = Math.min(...roots.map(shantenOf)) + 1;
  kernel.setTable(NONE, available, hand);
  kernel.beginSearch({
    sets: 4,
    draws,
    unseen,
    room: 2 ** 16,
    limit,
    looseFrom: 13,
    width: 0,
    decline: true,
  });
  const numbers = roots.map((root) => kernel.addRoot(root));
  let state = kernel.stepSearch(1000);
  while (state === 'running') state = kernel.stepSearch(1000);
  expect(state).toBe('done');
  const model = new FullModel({ start: hand, available, draws, unseen, limit, shantenOf });
  return { roots, model, chances: numbers.map((number) => kernel.chances(number, draws)) };
}

/** Random hands of 14 tiles by shanten of their best discard. */
function* handsOf(shanten: number, seed: number): Generator<Uint8Array> {
  const random = randomStream(seed);
  const kinds = shanten === 0 ? [0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12] : ALL_KINDS.slice(0, 24);
  for (;;) {
    const hand = randomHand(random, 14, kinds);
    if (shantenOf(hand) === shanten) yield hand;
  }
}

describe.each(BUILDS)('the model "full" in %s.wasm', (build) => {
  let kernel: MahjongKernel;
  beforeAll(async () => {
    kernel = await loadKernel(build);
  });

  test.each([
    [0, 6],
    [1, 4],
  ])('agrees with the plain model at %i-shanten', (shanten, hands) => {
    const some = handsOf(shanten, 21);
    for (let i = 0; i < hands; i++) {
      const hand = some.next().value as Uint8Array;
      const { roots, model, chances } = search(kernel, hand, 8, 122);
      roots.forEach((root, r) => {
        const expected = model.values(model.stateOf(root));
        for (let k = 0; k <= 8; k++)
          expect(chances[r]?.win[k], `${hand} to ${root}, ${k} draws`).toBeCloseTo(expected[k] as number, 12);
      });
    }
  });

  test('no chance is above 1 or falls with more draws', () => {
    const some = handsOf(1, 33);
    for (let i = 0; i < 20; i++) {
      for (const { win, tenpai } of search(kernel, some.next().value as Uint8Array, 18, 122).chances)
        for (const values of [win, tenpai]) {
          expect(values.every((value) => value >= 0 && value <= 1)).toBe(true);
          expect(values.every((value, k) => k === 0 || value >= (values[k - 1] as number))).toBe(true);
        }
    }
  });
});

/** A table after some turns: so many tiles seen elsewhere, so many own draws left. */
interface Table {
  seen: number;
  draws: number;
}

/** Copies left when `seen` random tiles lie open besides the hand. */
function seeTiles(hand: Uint8Array, seen: number, random: () => number): Uint8Array {
  const rest = ALL_KINDS.flatMap((kind) => Array.from({ length: 4 - (hand[kind] as number) }, () => kind));
  const available = FOUR.slice();
  for (let i = 0; i < seen; i++) {
    const [kind] = rest.splice(Math.floor(random() * rest.length), 1);
    available[kind as number] = (available[kind as number] as number) - 1;
  }
  return available;
}

// The figures are a model; the truth is what comes out when its policy is played against real walls.
describe('the model "full" against simulation', () => {
  test.each<[shanten: number, table: Table]>([
    [0, { seen: 0, draws: 18 }],
    [1, { seen: 0, draws: 18 }],
    [2, { seen: 0, draws: 18 }],
    // The middle of a deal: many tiles seen, fewer draws left.
    [0, { seen: 40, draws: 9 }],
    [1, { seen: 40, draws: 9 }],
  ])(
    `${HANDS_PER_SHANTEN} hands of %i-shanten, %o, ${WALLS} walls each`,
    async (shanten, { seen, draws }) => {
      const kernel = await loadKernel('mahjong');
      const random = randomStream(100 + shanten + seen);
      const some = handsOf(shanten, 40 + shanten + seen);
      let bias = 0;
      for (let i = 0; i < HANDS_PER_SHANTEN; i++) {
        const hand = some.next().value as Uint8Array;
        const available = seeTiles(hand, seen, random);
        const wall = ALL_KINDS.flatMap((kind) =>
          Array.from({ length: (available[kind] as number) - (hand[kind] as number) }, () => kind),
        );
        const { roots, model, chances } = search(kernel, hand, draws, wall.length, available);
        const figures = chances.map(({ win }) => win[draws] as number);
        const best = figures.indexOf(Math.max(...figures));
        const played = simulate({ kernel, model, draws, wall, random }, roots[best] as Uint8Array, WALLS);
        const error = Math.sqrt((played * (1 - played)) / WALLS);
        const difference = (figures[best] as number) - played;
        bias += difference / HANDS_PER_SHANTEN;
        expect(Math.abs(difference), `${hand}: ${figures[best]} reported, ${played} played`).toBeLessThan(
          0.01 + 3 * error,
        );
      }
      process.stdout.write(
        `full, ${shanten}-shanten, ${seen} seen, ${draws} draws: reported less played ${(100 * bias).toFixed(2)} points on average\n`,
      );
    },
  );
});
