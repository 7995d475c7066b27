/**
 * The model `advance` from its recurrence, with the oracle's shanten and a plain memo:
 * V(hand, k) = V(hand, k-1) + sum over accepted tiles i of copies_i (V(after i, k-1) - V(hand, k-1)) / S(k).
 */
import { shantenOracle } from './shanten.js';

export interface AdvanceTable {
  sets: number;
  melded: Uint8Array;
  available: Uint8Array;
  draws: number;
  unseen: number;
  /** Default: from the definition, of sets and a pair, seven pairs and thirteen orphans. */
  shanten?: (hand: Uint8Array) => number;
}

interface Values {
  win: number[];
  tenpai: number[];
}

export function advanceOracle(root: Uint8Array, table: AdvanceTable): Values {
  const { sets, melded, available, draws, unseen } = table;
  const measure = table.shanten ?? ((hand) => shantenOracle(hand, sets, melded).best);
  const hands = new Map<string, Values>();
  const drawn = new Map<string, Values>();
  const known = new Map<string, number>();

  const shantenOf = (hand: Uint8Array): number => {
    const key = hand.join();
    const found = known.get(key) ?? measure(hand);
    known.set(key, found);
    return found;
  };
  const change = (hand: Uint8Array, kind: number, by: number) => {
    const next = hand.slice();
    next[kind] = (next[kind] as number) + by;
    return next;
  };

  const ofHand = (hand: Uint8Array): Values => {
    const key = hand.join();
    const found = hands.get(key) ?? makeHand(hand);
    hands.set(key, found);
    return found;
  };
  const makeHand = (hand: Uint8Array): Values => {
    const shanten = shantenOf(hand);
    const steps: { copies: number; next: Values | null }[] = [];
    for (let kind = 0; kind < 34; kind++) {
      const copies = (available[kind] as number) - (hand[kind] as number);
      if (copies <= 0 || shantenOf(change(hand, kind, 1)) >= shanten) continue;
      steps.push({ copies, next: shanten === 0 ? null : ofDrawn(change(hand, kind, 1)) });
    }
    const win = [0];
    const tenpai = [shanten === 0 ? 1 : 0];
    for (let k = 1; k <= draws; k++) {
      const tiles = unseen - (draws - k);
      const after = (values: number[], pick: (next: Values) => number[]) => {
        const before = values[k - 1] as number;
        const gain = steps.map(
          ({ copies, next }) => copies * ((next ? (pick(next)[k - 1] as number) : 1) - before),
        );
        return before + gain.reduce((sum, part) => sum + part, 0) / tiles;
      };
      win.push(after(win, (next) => next.win));
      tenpai.push(shanten === 0 ? 1 : after(tenpai, (next) => next.tenpai));
    }
    return { win, tenpai };
  };

  const ofDrawn = (hand: Uint8Array): Values => {
    const key = hand.join();
    const found = drawn.get(key) ?? makeDrawn(hand);
    drawn.set(key, found);
    return found;
  };
  const makeDrawn = (hand: Uint8Array): Values => {
    const shanten = shantenOf(hand);
    const choices: Values[] = [];
    for (let kind = 0; kind < 34; kind++) {
      if (hand[kind] === 0) continue;
      const rest = change(hand, kind, -1);
      if (shantenOf(rest) === shanten) choices.push(ofHand(rest));
    }
    const best = (pick: (values: Values) => number[]) =>
      Array.from({ length: draws + 1 }, (_, k) =>
        Math.max(...choices.map((values) => pick(values)[k] as number)),
      );
    return { win: best((values) => values.win), tenpai: best((values) => values.tenpai) };
  };

  return ofHand(root);
}
