/**
 * The model `full`, plainly: what a player may do with a tile that comes, and what a hand is worth by it. Also the policy
 * that simulations follow. The kernel's search (assembly/mahjong/search.ts) says the same in its own words.
 */

export interface FullTable {
  /** The hand a player starts from, before the discard (or the 13 tiles). */
  start: Uint8Array;
  /** Copies neither in melds nor seen elsewhere. */
  available: Uint8Array;
  draws: number;
  unseen: number;
  /** The highest value of shanten plus tiles that the start does not hold. */
  limit: number;
  shantenOf: (hand: Uint8Array) => number;
}

/** A hand of 13 tiles. A settled one is tenpai and changes no more. */
export interface FullState {
  hand: Uint8Array;
  shanten: number;
  slack: number;
  settled: boolean;
}

const KINDS = 34;
const change = (hand: Uint8Array, kind: number, by: number) => {
  const next = hand.slice();
  next[kind] = (next[kind] as number) + by;
  return next;
};

export class FullModel {
  readonly #table: FullTable;
  readonly #shantens = new Map<string, number>();
  readonly #values = new Map<string, number[]>();

  constructor(table: FullTable) {
    this.#table = table;
  }

  shanten(hand: Uint8Array): number {
    const key = hand.join();
    const found = this.#shantens.get(key) ?? this.#table.shantenOf(hand);
    this.#shantens.set(key, found);
    return found;
  }

  stateOf(hand: Uint8Array): FullState {
    const shanten = this.shanten(hand);
    const slack = Math.min(1, this.#slackOf(hand, shanten));
    return { hand, shanten, slack, settled: shanten === 0 && slack === 0 };
  }

  #slackOf(hand: Uint8Array, shanten: number): number {
    const excess = hand.reduce((sum, count, kind) => sum + Math.max(0, count - this.#start(kind)), 0);
    return this.#table.limit - shanten - excess;
  }

  #start = (kind: number): number => this.#table.start[kind] as number;

  /** Copies of a kind that may still come. */
  copies(hand: Uint8Array, kind: number): number {
    return (this.#table.available[kind] as number) - Math.max(hand[kind] as number, this.#start(kind));
  }

  wins(hand: Uint8Array, kind: number): boolean {
    return this.shanten(change(hand, kind, 1)) === -1;
  }

  /** What a player may turn a hand into who keeps a tile of `kind`; letting it pass is not listed. */
  moves(state: FullState, kind: number): FullState[] {
    const { hand, shanten, slack, settled } = state;
    if (settled) return [];
    const drawn = change(hand, kind, 1);
    const lowers = this.shanten(drawn) < shanten;
    if (!lowers && (slack === 0 || (hand[kind] as number) < this.#start(kind))) return [];
    const moves: FullState[] = [];
    for (let out = 0; out < KINDS; out++) {
      if (drawn[out] === 0 || out === kind) continue;
      const move = this.#move(state, change(drawn, out, -1));
      if (move) moves.push(move);
    }
    return moves;
  }

  #move({ shanten, slack }: FullState, hand: Uint8Array): FullState | null {
    const after = this.shanten(hand);
    if (after > shanten) return null;
    // Tenpai changes its wait once; without slack tenpai is the end of all changes.
    if (after === 0 && (shanten === 0 || slack === 0)) {
      return shanten > 1 ? this.stateOf(hand) : { hand, shanten: 0, slack: 0, settled: true };
    }
    const rest = this.#slackOf(hand, after);
    if (rest < 0 || (after === shanten && rest >= slack)) return null;
    return this.stateOf(hand);
  }

  /** Chances to win by draws left, index 0 to `draws`. */
  values(state: FullState): number[] {
    const key = `${state.hand.join()} ${state.settled}`;
    const found = this.#values.get(key) ?? this.#evaluate(state);
    this.#values.set(key, found);
    return found;
  }

  #evaluate(state: FullState): number[] {
    const { draws, unseen } = this.#table;
    const ways: { copies: number; after: number[][] | 'win' }[] = [];
    for (let kind = 0; kind < KINDS; kind++) {
      const copies = this.copies(state.hand, kind);
      if (copies <= 0) continue;
      if (this.wins(state.hand, kind)) ways.push({ copies, after: 'win' });
      else ways.push({ copies, after: this.moves(state, kind).map((move) => this.values(move)) });
    }
    const values = [0];
    for (let k = 1; k <= draws; k++) {
      const before = values[k - 1] as number;
      let gain = 0;
      for (const { copies, after } of ways) {
        const best =
          after === 'win' ? 1 : Math.max(before, ...after.map((option) => option[k - 1] as number));
        gain += copies * (best - before);
      }
      values.push(before + gain / (unseen - (draws - k)));
    }
    return values;
  }
}
