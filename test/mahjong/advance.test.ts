import { beforeAll, describe, expect, test } from 'vitest';
import type { Chances, MahjongKernel } from '../../src/mahjong/kernel.js';
import { readCases } from '../support/cases.js';
import { BUILDS, loadKernel } from '../support/kernel.js';
import { advanceOracle } from './oracle/advance.js';
import { ALL_KINDS, counts, randomHand, randomStream } from './oracle/tiles.js';

interface AdvanceCase {
  id: string;
  hand: string;
  dora: string;
  wall: number;
  shanten: number;
  cands: { d: string; win: number[]; tenpai: number[] }[];
}

interface Table {
  melded: Uint8Array;
  available: Uint8Array;
  sets: number;
  draws: number;
  unseen: number;
}

const NONE = new Uint8Array(34);
const FOUR = new Uint8Array(34).fill(4);

describe.each(BUILDS)('the model "advance" in %s.wasm', (build) => {
  let kernel: MahjongKernel;
  beforeAll(async () => {
    kernel = await loadKernel(build);
  });

  const chances = (roots: Uint8Array[], table: Table, width = 0, room = 2 ** 14): Chances[] => {
    kernel.setTable(table.melded, table.available);
    expect(kernel.beginSearch({ ...table, room, width, limit: null, looseFrom: 0, decline: false })).toBe(
      true,
    );
    const numbers = roots.map((root) => kernel.addRoot(root));
    let state = kernel.stepSearch(100);
    while (state === 'running') state = kernel.stepSearch(100);
    expect(state).toBe('done');
    return numbers.map((number) => kernel.chances(number, table.draws));
  };

  test('every candidate of ev_advance_only, to 1e-6', () => {
    let worst = 0;
    for (const { hand, dora, wall, cands } of readCases<AdvanceCase>('mahjong/ev_advance_only.jsonl')) {
      const available = FOUR.map((copies, kind) => copies - (counts(dora)[kind] as number));
      const roots = cands.map(({ d }) =>
        counts(hand).map((count, kind) => count - (counts(d)[kind] as number)),
      );
      const found = chances(roots, { melded: NONE, available, sets: 4, draws: 17, unseen: wall - 1 });
      cands.forEach((candidate, i) => {
        for (let k = 0; k <= 17; k++) {
          const { win, tenpai } = found[i] as Chances;
          worst = Math.max(worst, Math.abs((win[k] as number) - (candidate.win[17 - k] as number)));
          worst = Math.max(worst, Math.abs((tenpai[k] as number) - (candidate.tenpai[17 - k] as number)));
        }
      });
    }
    expect(worst).toBeLessThan(1e-6);
  });

  // Melds, seen tiles, few draws and a small wall: what the collection does not hold.
  test('agrees with the recurrence on random tables', () => {
    const random = randomStream(5);
    for (let i = 0; i < 12; i++) {
      const melds = Math.floor(random() * 3);
      const melded = new Uint8Array(34);
      for (let meld = 0; meld < melds; meld++) melded[27 + meld] = 3;
      const hand = nearHand(random, 4 - melds);
      const available = hand.map((own, kind) =>
        Math.max(own, 4 - (melded[kind] as number) - Math.floor(random() * 2)),
      );
      const table = { melded, available, sets: 4 - melds, draws: 1 + Math.floor(random() * 12), unseen: 60 };
      const [found] = chances([hand], table);
      const expected = advanceOracle(hand, table);
      for (let k = 0; k <= table.draws; k++) {
        expect(found?.win[k]).toBeCloseTo(expected.win[k] as number, 12);
        expect(found?.tenpai[k]).toBeCloseTo(expected.tenpai[k] as number, 12);
      }
    }
  });

  // One wait of 3 in 121 tiles and 17 draws: a program's documentation said 0.348, its code 0.370; the draws are without
  // replacement, so it is 1 - C(118, 17) / C(121, 17) with the first of 18 turns gone by.
  test('a fixed wait is hypergeometric', () => {
    const hand = counts('222m456p678888s2z');
    const [found] = chances([hand], { melded: NONE, available: FOUR, sets: 4, draws: 17, unseen: 120 });
    let missed = 1;
    for (let drawn = 0; drawn < 17; drawn++) missed *= 1 - 3 / (120 - drawn);
    expect(found?.win[17]).toBeCloseTo(1 - missed, 12);
    expect(found?.win[17]).toBeCloseTo(0.370278, 6);
  });

  // A public program gave 1.0527 here: copies drawn and discarded came back into the wall.
  test('no chance is above 1 or falls with more draws', () => {
    const hand = counts('238m2333349p7777s');
    const available = FOUR.map((copies, kind) => copies - Number(kind === 29));
    for (const kind of ALL_KINDS.filter((candidate) => (hand[candidate] as number) > 0)) {
      const root = hand.map((count, other) => count - Number(other === kind));
      const [found] = chances([root], { melded: NONE, available, sets: 4, draws: 18, unseen: 121 });
      for (const values of [found?.win, found?.tenpai]) {
        expect(values?.every((value) => value >= 0 && value <= 1)).toBe(true);
        expect(values?.every((value, k) => k === 0 || value >= (values[k - 1] as number))).toBe(true);
      }
    }
  });

  // A narrow search is what a player gets who never makes the other discards.
  test('a narrow search gives a lower bound', () => {
    const random = randomStream(9);
    for (let i = 0; i < 20; i++) {
      const hand = randomHand(random, 13, ALL_KINDS.slice(0, 27));
      const table = { melded: NONE, available: FOUR, sets: 4, draws: 18, unseen: 123 };
      const [wide] = chances([hand], table, 0, 2 ** 18);
      const [narrow] = chances([hand], table, 1, 2 ** 18);
      for (let k = 0; k <= 18; k++)
        expect(narrow?.win[k]).toBeLessThanOrEqual((wide?.win[k] as number) + 1e-12);
    }
  });

  // Room is bounded: a search that outgrows it says so instead of writing past its end.
  test('says when a search does not fit', () => {
    kernel.setTable(NONE, FOUR);
    kernel.beginSearch({
      sets: 4,
      draws: 18,
      unseen: 123,
      room: 2 ** 8,
      limit: null,
      looseFrom: 0,
      width: 0,
      decline: false,
    });
    kernel.addRoot(counts('147m258p369s1234z'));
    let state = kernel.stepSearch(100);
    while (state === 'running') state = kernel.stepSearch(100);
    expect(state).toBe('full');
  });
});

/** A random hand of 13 tiles (less the melds) that lacks little: sets with a few tiles exchanged. */
function nearHand(random: () => number, sets: number): Uint8Array {
  const hand = new Uint8Array(34);
  for (let set = 0; set < sets; set++) {
    const first = 9 * Math.floor(random() * 3) + Math.floor(random() * 7);
    for (let i = 0; i < 3; i++) hand[first + i] = (hand[first + i] as number) + 1;
  }
  hand[33] = 1;
  for (let swaps = 0; swaps < 2; swaps++) {
    const held = ALL_KINDS.filter((kind) => (hand[kind] as number) > 0);
    const out = held[Math.floor(random() * held.length)] as number;
    hand[out] = (hand[out] as number) - 1;
    const others = ALL_KINDS.slice(0, 27).filter((kind) => (hand[kind] as number) < 2);
    const into = others[Math.floor(random() * others.length)] as number;
    hand[into] = (hand[into] as number) + 1;
  }
  return hand.map((count) => Math.min(count, 4));
}
