/**
 * The expected score by its recurrences, plainly, for both models; what a win is worth is told by `Worth`. `values` are
 * for a hand that a discard has led to, so that riichi may be declared with it.
 */
import type { FullModel, FullState } from './full.js';
import { ALL_KINDS } from './tiles.js';
import type { Worth } from './worth.js';

/** What wins are worth. */
export type Payoff = Pick<Worth, 'position' | 'riichi' | 'of'>;

/** Every win that the rules allow is worth 1, so that the expected score is the chance to win. */
export const chanceOnly = (worth: Worth): Payoff => ({
  position: worth.position,
  riichi: false,
  of: (tiles, kind) => (worth.of(tiles, kind, false) === null ? null : 1),
});

const add = (hand: Uint8Array, kind: number, by: number) =>
  hand.map((count, other) => count + (other === kind ? by : 0));

interface Way {
  copies: number;
  /** By draws left after it: the best that it leads to. */
  after: readonly (readonly number[])[];
}

abstract class Expected {
  readonly #known = new Map<string, number[]>();

  constructor(
    protected readonly worth: Payoff,
    /** Copies of a kind that may come while a hand is held. */
    protected readonly copies: (hand: Uint8Array, kind: number) => number,
    protected readonly shanten: (hand: Uint8Array) => number,
  ) {}

  protected get draws(): number {
    return this.worth.position.draws;
  }

  protected remember(key: string, make: () => number[]): number[] {
    const found = this.#known.get(key) ?? make();
    this.#known.set(key, found);
    return found;
  }

  /** What the hand is worth when `kind` completes it; `null` where it does not, or to no win. */
  protected win(hand: Uint8Array, kind: number, declared: boolean): number | null {
    const complete = add(hand, kind, 1);
    return this.shanten(complete) === -1 ? this.worth.of(complete, kind, declared) : null;
  }

  /** A hand that keeps its wait, riichi declared where that is possible; the first win is taken. */
  leaf(hand: Uint8Array): number[] {
    return this.remember(`${hand.join()} leaf`, () =>
      this.sum(
        ALL_KINDS.flatMap((kind) => {
          const copies = this.copies(hand, kind);
          const worth = copies > 0 ? this.win(hand, kind, this.worth.riichi) : null;
          return worth === null ? [] : [{ copies, after: [this.always(worth)] }];
        }),
      ),
    );
  }

  protected always = (worth: number): number[] => Array.from({ length: this.draws + 1 }, () => worth);

  /** The recurrence; with `declare` the hand may do so at each step, with `pass` tiles may be let pass. */
  protected sum(
    ways: readonly Way[],
    { pass = false, declare = null as number[] | null, undeclared = false } = {},
  ) {
    const values = [0];
    const waiting = [0];
    for (let k = 1; k <= this.draws; k++) {
      const before = values[k - 1] as number;
      let gain = 0;
      for (const { copies, after } of ways) {
        const best = Math.max(...after.map((way) => way[k - 1] as number));
        gain += copies * (pass ? Math.max(0, best - before) : best - before);
      }
      const unseen = this.worth.position.unseen - (this.draws - k);
      waiting.push(before + Math.max(0, gain / unseen));
      values.push(Math.max(waiting[k] as number, declare?.[k] ?? 0));
    }
    return undeclared ? waiting : values;
  }
}

export class ExpectedFull extends Expected {
  readonly #model: FullModel;

  constructor(worth: Payoff, model: FullModel) {
    super(
      worth,
      (hand, kind) => model.copies(hand, kind),
      (hand) => model.shanten(hand),
    );
    this.#model = model;
  }

  values(state: FullState, undeclared = false): number[] {
    if (state.settled && !undeclared) return this.leaf(state.hand);
    return this.remember(state.hand.join(), () => this.#evaluate(state, undeclared));
  }

  #evaluate(state: FullState, undeclared: boolean): number[] {
    const ways = ALL_KINDS.flatMap((kind): Way[] => {
      const copies = this.copies(state.hand, kind);
      if (copies <= 0) return [];
      const worth = state.shanten === 0 ? this.win(state.hand, kind, false) : null;
      const after =
        worth === null
          ? this.#model.moves(state, kind).map((move) => this.values(move))
          : [this.always(worth)];
      return after.length > 0 ? [{ copies, after }] : [];
    });
    const declare = state.shanten === 0 && this.worth.riichi ? this.leaf(state.hand) : null;
    return this.sum(ways, { pass: true, declare, undeclared });
  }
}

/** Only tiles that lower the shanten are kept, and they always are; only discards that keep it are made. */
export class ExpectedAdvance extends Expected {
  values(hand: Uint8Array, undeclared = false): number[] {
    const shanten = this.shanten(hand);
    if (shanten === 0 && !undeclared) return this.leaf(hand);
    return this.remember(hand.join(), () => {
      const ways = ALL_KINDS.flatMap((kind): Way[] => {
        const copies = this.copies(hand, kind);
        const drawn = add(hand, kind, 1);
        if (copies <= 0 || this.shanten(drawn) >= shanten) return [];
        if (shanten > 0) return [{ copies, after: this.#discards(drawn, shanten - 1) }];
        const worth = this.win(hand, kind, false);
        return worth === null ? [] : [{ copies, after: [this.always(worth)] }];
      });
      return this.sum(ways, { declare: undeclared ? this.leaf(hand) : null, undeclared });
    });
  }

  #discards(drawn: Uint8Array, shanten: number): number[][] {
    return ALL_KINDS.filter((kind) => (drawn[kind] as number) > 0)
      .map((kind) => add(drawn, kind, -1))
      .filter((rest) => this.shanten(rest) === shanten)
      .map((rest) => this.values(rest));
  }
}
