import { beforeAll, describe, expect, test } from 'vitest';
import type { HandState, MahjongKernel } from '../../src/mahjong/kernel.js';
import { SPECIAL_HANDS, type SpecialHand } from '../../src/mahjong/special.js';
import { kindName, tileOf } from '../../src/mahjong/tiles.js';
import { RULES, type Rules } from '../../src/mahjong/types.js';
import { readCases } from '../support/cases.js';
import { BUILDS, loadKernel } from '../support/kernel.js';
import { changed, missing, winsOf } from './oracle/special.js';
import { ALL_KINDS, counts, randomHand, randomStream } from './oracle/tiles.js';

interface SpecialCase {
  id: string;
  pattern: string;
  hand: string;
  exp: HandState;
  wait: string[] | null;
}

interface FishingCase {
  id: string;
  melds: { t: 'chow' | 'pung' | 'kong' | 'pair'; tiles: string[] }[];
  concealed: string[];
  wait: { dmjl: string[]; bmja: string[] };
}

/** The patterns of the collection by the names of ours. */
const PATTERN_HANDS: Record<string, SpecialHand> = {
  thirteen_unique_wonders: 'unique-wonder',
  wriggly_snake_western: 'wriggly-snake',
  wriggling_snake_bmja: 'wriggling-snake',
  wriggling_snake_millington: 'squirming-snake',
  gates_of_heaven_bmja: 'gates-of-heaven',
  nine_gates: 'nine-gates',
};

/** How many hands win, and how many of 13 tiles wait for one of them: research of the rules. */
const NUMBERS: Record<SpecialHand, [wins: number, waiting: number]> = {
  'unique-wonder': [13, 157],
  'wriggly-snake': [39, 471],
  'wriggling-snake': [3, 39],
  'squirming-snake': [9, 75],
  'gates-of-heaven': [21, 171],
  'nine-gates': [27, 219],
};

const NONE = new Uint8Array(34);
const FOUR = new Uint8Array(34).fill(4);
const idOf = (name: SpecialHand) => SPECIAL_HANDS.indexOf(name);
const marked = (marks: Uint8Array) => [...marks].flatMap((mark, kind) => (mark ? [kindName(kind)] : []));
const kindOf = (tile: string) => tileOf(Number(tile[0]), tile[1] as 'm')?.kind as number;

describe.each(BUILDS)('special hands by %s.wasm', (build) => {
  let kernel: MahjongKernel;
  beforeAll(async () => {
    kernel = await loadKernel(build);
    kernel.setTable(NONE, FOUR);
  });

  test('every case of special_hands', () => {
    for (const { id, pattern, hand, exp, wait } of readCases<SpecialCase>('mahjong/special_hands.jsonl')) {
      const found = kernel.special(idOf(PATTERN_HANDS[pattern] as SpecialHand), counts(hand));
      expect({ id, state: found.state, wait: marked(found.waits) }).toEqual({
        id,
        state: exp,
        wait: [...(wait ?? [])].sort((a, b) => kindOf(a) - kindOf(b)),
      });
    }
  });

  test.each(SPECIAL_HANDS)('%s: every win, and every hand that waits for one', (name) => {
    const wins = winsOf(name);
    const waiting = new Map<string, Set<string>>();
    for (const win of wins) {
      expect(kernel.special(idOf(name), win).state).toBe('mahjong');
      for (const kind of ALL_KINDS.filter((held) => win[held])) {
        const hand = changed(win, kind, -1);
        const key = hand.join();
        waiting.set(key, (waiting.get(key) ?? new Set()).add(kindName(kind)));
      }
    }
    expect([wins.length, waiting.size]).toEqual(NUMBERS[name]);
    for (const [key, tiles] of waiting) {
      const found = kernel.special(idOf(name), Uint8Array.from(key.split(',').map(Number)));
      expect({ key, state: found.state, waits: new Set(marked(found.waits)) }).toEqual({
        key,
        state: 'fishing',
        waits: tiles,
      });
    }
  });

  test.each(SPECIAL_HANDS)('%s: tiles missing to the nearest, and what brings nearer', (name) => {
    const random = randomStream(37);
    const wins = winsOf(name);
    const nearest = (hand: Uint8Array) => Math.min(...wins.map((win) => missing(hand, win)));
    for (let i = 0; i < 60; i++) {
      const kinds = i % 2 ? ALL_KINDS : [0, 1, 2, 3, 4, 5, 6, 7, 8, 27, 28, 29, 30];
      const hand = randomHand(random, 13 + (i % 3 ? 1 : 0), kinds);
      const found = kernel.specialDistance(idOf(name), hand);
      const nearer = ALL_KINDS.filter(
        (kind) => (hand[kind] as number) < 4 && nearest(changed(hand, kind, 1)) < nearest(hand),
      ).map(kindName);
      expect({ hand, distance: found.distance, nearer: marked(found.nearer) }).toEqual({
        hand,
        distance: nearest(hand),
        nearer,
      });
    }
  });

  test.each<[Rules, SpecialHand[]]>([
    ['riichi', ['unique-wonder', 'nine-gates']],
    ['mcr', ['unique-wonder', 'nine-gates']],
    ['western', ['unique-wonder', 'wriggly-snake', 'gates-of-heaven']],
    ['bmja', ['unique-wonder', 'wriggling-snake', 'gates-of-heaven']],
    ['classical', ['unique-wonder', 'squirming-snake', 'nine-gates']],
    ['hongkong', ['unique-wonder', 'nine-gates']],
  ])('%s knows %j', (rules, expected) => {
    expect(RULES).toContain(rules);
    kernel.setRules(rules);
    expect(kernel.specialHands().map((id) => SPECIAL_HANDS[id])).toEqual(expected);
    kernel.setRules('riichi');
  });

  test.each([
    ['dmjl', 'classical'],
    ['bmja', 'bmja'],
  ] as const)('every case of classical_fishing under %s', (preset, rules) => {
    kernel.setRules(rules);
    for (const { id, melds, concealed, wait } of readCases<FishingCase>('mahjong/classical_fishing.jsonl')) {
      const open = melds.filter(({ t }) => t !== 'pair');
      // A pair laid apart in the collection is two concealed tiles.
      const own = [...concealed, ...melds.filter(({ t }) => t === 'pair').flatMap(({ tiles }) => tiles)];
      const melded = open.length > 0 ? counts(open.flatMap(({ tiles }) => tiles).join('')) : NONE;
      kernel.setTable(melded, FOUR);
      const chows = open.filter(({ t }) => t === 'chow').length;
      const waits = marked(kernel.waits(counts(own.join('')), 4 - open.length, chows));
      expect({ id, waits: new Set(waits) }).toEqual({ id, waits: new Set(wait[preset]) });
      // The search's own tables agree.
      const { best } = kernel.examine(counts(own.join('')), 4 - open.length);
      const accepted = best === 0 ? marked(kernel.accept(0)) : [];
      expect({ id, accepted: new Set(accepted) }).toEqual({ id, accepted: new Set(wait[preset]) });
    }
    kernel.setTable(NONE, FOUR);
    kernel.setRules('riichi');
  });

  test.each([
    ['1133557m113355p1z', 'honours are never knitted', false],
    ['1234567m123456p', '7p makes the seventh pair of two suits', true],
  ])('knitting, %s: %s', (tiles, _, waits) => {
    kernel.setRules('bmja');
    const hand = counts(tiles);
    expect(marked(kernel.waits(hand, 4, 0)).includes('7p')).toBe(waits);
    kernel.setRules('riichi');
  });

  // Of a kind held four times no fifth can come.
  test('a wait on a fifth copy is none', () => {
    expect(marked(kernel.waits(counts('1111234444789m'), 4, 0))).toEqual([]);
  });
});
