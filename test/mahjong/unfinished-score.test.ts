/** Hands that have not won, scored as the service scores: where every player's hand counts, and where only the winner's does. */
import { beforeAll, expect, test } from 'vitest';
import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import { parseHand } from '../../src/mahjong/notation.js';
import { scoreHand } from '../../src/mahjong/score/score.js';
import { readSetup } from '../../src/mahjong/score/setup.js';
import { countKinds } from '../../src/mahjong/tiles.js';
import type { Rules, Score } from '../../src/mahjong/types.js';
import { loadKernel } from '../support/kernel.js';

const FOUR = new Uint8Array(34).fill(4);
const NO_KIND = -1;

let kernel: MahjongKernel;
beforeAll(async () => {
  kernel = await loadKernel('mahjong.debug');
});

function scoreOf(text: string, rules: Rules): Score | null {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(text);
  const { concealed, melds } = hand.value;
  kernel.setRules(rules);
  kernel.setTable(countKinds(melds.flatMap(({ tiles }) => tiles)), FOUR);
  const scored = scoreHand(kernel, {
    ...{ hand: hand.value, concealed: countKinds(concealed), sets: 4 - melds.length },
    ...{
      lastTile: { kind: concealed.at(-1)?.kind ?? NO_KIND },
      setup: readSetup({ hand: text, rules }, rules),
    },
  });
  return scored?.score ?? null;
}

test.each<[hand: string, classical: number, bmja: number]>([
  ['19m19p19s1234567z', 0, 400],
  ['[777z]1f', 16, 32],
  ['1f2f3f4f', 32, 128],
  ['555m', 4, 4],
  ['123456789m11p23s', 0, 0],
])('%s scores %i by classical, %i by British rules', (hand, classical, bmja) => {
  expect(scoreOf(hand, 'classical')).toMatchObject({ total: classical, wins: false, payments: null });
  expect(scoreOf(hand, 'bmja')).toMatchObject({ total: bmja, wins: false, payments: null });
});

test.each<Rules>(['riichi', 'western', 'mcr', 'hongkong'])('by %s rules it has no score', (rules) => {
  expect(scoreOf('123456789m11p23s', rules)).toBeNull();
});
