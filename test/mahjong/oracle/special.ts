/** Special hands as the lists of hands that win, and what completes a hand under the British and the German rules. */
import type { SpecialHand } from '../../../src/mahjong/special.js';
import { completeReadings } from './readings.js';
import { ALL_KINDS, counts } from './tiles.js';

/** Tiles of the row, and which of them may come once more; `S` stands for the suit. */
const ROWS: Record<SpecialHand, [row: string, extra: string]> = {
  'unique-wonder': ['19m19p19s1234567z', '19m19p19s1234567z'],
  'wriggly-snake': ['123456789S1234z', '123456789S1234z'],
  'wriggling-snake': ['123456789S1234z', '1S'],
  'squirming-snake': ['1112345678999S', '258S'],
  'gates-of-heaven': ['1112345678999S', '2345678S'],
  'nine-gates': ['1112345678999S', '123456789S'],
};

export const changed = (hand: Uint8Array, kind: number, by: number): Uint8Array =>
  hand.map((count, other) => count + (other === kind ? by : 0));

/** Every hand that wins. */
export function winsOf(name: SpecialHand): Uint8Array[] {
  const [row, extra] = ROWS[name];
  const suits = row.includes('S') ? ['m', 'p', 's'] : [''];
  return suits.flatMap((suit) => {
    const base = counts(row.replace('S', suit));
    const extras = counts(extra.replace('S', suit));
    return ALL_KINDS.filter((kind) => extras[kind]).map((kind) => changed(base, kind, 1));
  });
}

export const missing = (hand: Uint8Array, target: Uint8Array): number =>
  target.reduce((sum, count, kind) => sum + Math.max(0, count - (hand[kind] as number)), 0);

/** Rule presets of the collection: special hands, chows allowed, knitted hands. */
const PRESETS = {
  dmjl: { special: ['unique-wonder', 'squirming-snake', 'nine-gates'], chows: 4, knits: false },
  bmja: { special: ['unique-wonder', 'wriggling-snake', 'gates-of-heaven'], chows: 1, knits: true },
} as const;

/** Kinds that complete `hand`, which needs `sets` sets and whose melds hold `melded` tiles and `chows` chows. */
export function waitsOracle(
  hand: Uint8Array,
  { sets, melded, chows }: { sets: number; melded: Uint8Array; chows: number },
  preset: keyof typeof PRESETS,
): number[] {
  const { special, chows: most, knits } = PRESETS[preset];
  return ALL_KINDS.filter((kind) => {
    const held = (hand[kind] as number) + (melded[kind] as number);
    if (held >= 4) return false;
    const whole = changed(hand, kind, 1);
    if (chows <= most && completeReadings(whole, sets, most - chows).size > 0) return true;
    if (sets < 4) return false;
    const wins = special.flatMap((name) => winsOf(name));
    return wins.some((win) => missing(whole, win) === 0) || (knits && isKnitted(whole));
  });
}

/** Seven pairs of one number in the same two suits; or four triplets of one number in three suits and such a pair. */
function isKnitted(hand: Uint8Array): boolean {
  if (hand.slice(27).some((count) => count > 0)) return false;
  const suits = [0, 9, 18].map((first) => [...hand.slice(first, first + 9)]);
  const [used = [], other = [], third = []] = suits
    .filter((ranks) => ranks.some((count) => count > 0))
    .sort((a, b) => b.length - a.length);
  if (third.length === 0) return used.join() === other.join();
  return Array.from({ length: 9 }, (_, rank) => rank).some((rank) =>
    [0, 1, 2].some((suit) => {
      const filled = suits.map((ranks, i) =>
        ranks.map((count, at) => count + Number(i === suit && at === rank)),
      );
      return new Set(filled.map((ranks) => ranks.join())).size === 1;
    }),
  );
}
