/** The Mahjong module in typed terms. Views are made afresh for each access: memory that has grown detaches old ones. */
import { HintwrightError } from '../errors.js';
import { KINDS } from './tiles.js';
import { RULES, type Rules } from './types.js';

interface Exports {
  memory: WebAssembly.Memory;
  init(): number;
  examine(sets: number): number;
  accept(shanten: number): number;
  least(hand: number, sets: number): number;
  standard(hand: number, sets: number): number;
  sevenPairs(hand: number): number;
  thirteenOrphans(hand: number): number;
  searchBegin(
    sets: number,
    draws: number,
    unseen: number,
    room: number,
    slackLimit: number,
    looseFrom: number,
    width: number,
    decline: number,
  ): number;
  searchAddRoot(): number;
  searchStep(work: number): number;
  searchValues(root: number): number;
  searchGains(root: number): void;
  searchLookUp(): number;
  searchSize(): number;
  setRules(rules: number): void;
  limitReadings(most: number): void;
  readComplete(sets: number, chows: number): number;
  readUnfinished(sets: number): number;
  markWaits(sets: number, chows: number): number;
  specialHands(): number;
  specialForms(): number;
  specialDistance(id: number): number;
  specialAccept(id: number): void;
  specialState(id: number): number;
  READINGS: WebAssembly.Global;
  readingsCut: WebAssembly.Global;
  standardBest: WebAssembly.Global;
  sevenPairsBest: WebAssembly.Global;
  orphansBest: WebAssembly.Global;
  snakeBest: WebAssembly.Global;
  HAND: WebAssembly.Global;
  MELDED: WebAssembly.Global;
  AVAILABLE: WebAssembly.Global;
  START: WebAssembly.Global;
  ACCEPTED: WebAssembly.Global;
  GAINS: WebAssembly.Global;
}

/** Shanten by form; `null` where melds or rules exclude it. */
export interface Forms {
  best: number;
  standard: number;
  sevenPairs: number | null;
  thirteenOrphans: number | null;
  /** Present where the rules know the form. */
  wrigglySnake?: number | null;
}

/** Chances by draws left, index 0 to `draws`. */
export interface Chances {
  win: number[];
  tenpai: number[];
}

export interface SearchOptions {
  sets: number;
  draws: number;
  unseen: number;
  /** Hands that there is room for, a power of two. */
  room: number;
  /**
   * How far hands may stray: the highest value of shanten plus tiles that the start does not hold. `null`: only tiles that
   * lower the shanten are kept, only discards that keep it are made.
   */
  limit: number | null;
  /** With a limit: the highest shanten at which hands stray; Infinity for all. */
  looseFrom: number;
  /** Without a limit: how many discards of a drawn hand are followed, those that accept most; 0 for all. */
  width: number;
  /** Whether a tile that would make things worse may be let pass. */
  decline: boolean;
}

export type SearchState = 'running' | 'done' | 'full';
const SEARCH_STATES: readonly SearchState[] = ['running', 'done', 'full'];

/** One way to read a hand: a pattern (0 standard, 1 seven pairs, 2 + the number of a special hand) and its blocks. */
export interface Reading {
  pattern: number;
  /** `shape`: index into `BLOCK_KINDS` (combinations.ts); `kind`: the lowest tile's. */
  blocks: { shape: number; kind: number }[];
}

export const HAND_STATES = ['neither', 'fishing', 'mahjong'] as const;
export type HandState = (typeof HAND_STATES)[number];

const READING_BYTES = 32;
/** Several times more than any hand was found to have. */
const MAX_READINGS = 256;
/** A form that the rules don't know has a shanten above any. */
const NEVER = 50;

/** No hand is further away. */
const MAX_SHANTEN = 13;

const NOTHING = new Uint8Array(KINDS);

export class MahjongKernel {
  readonly #exports: Exports;
  #rules: Rules = 'riichi';

  private constructor(exports: Exports) {
    this.#exports = exports;
    if (!exports.init()) throw outOfMemory();
  }

  /** Rejects with `ERR_WASM` where WebAssembly is refused, `ERR_MEMORY` where there is not enough memory. */
  static async load(bytes: Uint8Array<ArrayBuffer>): Promise<MahjongKernel> {
    const env = {
      abort: () => {
        throw new WebAssembly.RuntimeError('an assertion of the kernel failed');
      },
    };
    const { instance } = await WebAssembly.instantiate(bytes, { env }).catch((cause: unknown) => {
      throw refused(cause);
    });
    return new MahjongKernel(instance.exports as unknown as Exports);
  }

  #write(address: WebAssembly.Global, counts: Uint8Array): void {
    new Uint8Array(this.#exports.memory.buffer, address.value as number, KINDS).set(counts);
  }

  /**
   * Sets what all hands to come share: tiles in the own melds; copies neither there nor seen elsewhere (own tiles included);
   * the hand the player starts from, whose tiles do not come back once discarded. Without a start they do.
   */
  setTable(melded: Uint8Array, available: Uint8Array, start: Uint8Array = NOTHING): void {
    this.#write(this.#exports.MELDED, melded);
    this.#write(this.#exports.AVAILABLE, available);
    this.#write(this.#exports.START, start);
  }

  /** Shanten by form of concealed tiles that still need `sets` sets. */
  examine(concealed: Uint8Array, sets: number): Forms {
    const kernel = this.#exports;
    this.#write(kernel.HAND, concealed);
    const best = kernel.examine(sets);
    const closed = sets === 4;
    return {
      best,
      standard: kernel.standardBest.value as number,
      sevenPairs: closed ? orNull(kernel.sevenPairsBest.value as number) : null,
      thirteenOrphans: closed ? (kernel.orphansBest.value as number) : null,
      ...(this.#rules === 'western' && { wrigglySnake: closed ? (kernel.snakeBest.value as number) : null }),
    };
  }

  /** By kind: copies of what lowers the shanten of the hand examined last, which is `shanten`. */
  accept(shanten: number): Uint8Array {
    this.#exports.accept(shanten);
    return this.#accepted();
  }

  #accepted(): Uint8Array {
    return new Uint8Array(this.#exports.memory.buffer, this.#exports.ACCEPTED.value as number, KINDS).slice();
  }

  /** The rules that all to come is judged by; `riichi` at first. */
  setRules(rules: Rules): void {
    this.#rules = rules;
    this.#exports.setRules(RULES.indexOf(rules));
  }

  /**
   * Every reading of a complete hand, or the nearest ones of an unfinished hand; `cut` when there are more than
   * `most`. `chows`: those among the melds. Needs `setTable`; not while a search is under way.
   */
  readings(
    concealed: Uint8Array,
    sets: number,
    chows: number,
    most = MAX_READINGS,
  ): { readings: Reading[]; cut: boolean } {
    const kernel = this.#exports;
    kernel.limitReadings(most);
    this.#write(kernel.HAND, concealed);
    let count = kernel.readComplete(sets, chows);
    if (count === 0) {
      kernel.examine(sets);
      count = kernel.readUnfinished(sets);
    }
    return { readings: this.#readReadings(count), cut: Boolean(kernel.readingsCut.value) };
  }

  #readReadings(count: number): Reading[] {
    const { memory, READINGS } = this.#exports;
    const bytes = new Uint8Array(memory.buffer, READINGS.value as number, count * READING_BYTES);
    return Array.from({ length: count }, (_, i) => {
      const [pattern = 0, blocks = 0, ...rest] = bytes.subarray(i * READING_BYTES, (i + 1) * READING_BYTES);
      return {
        pattern,
        blocks: Array.from({ length: blocks }, (_, block) => ({
          shape: rest[2 * block] as number,
          kind: rest[2 * block + 1] as number,
        })),
      };
    });
  }

  /** By kind: 1 where one more tile completes a hand under the rules, whatever it scores. Needs `setTable`. */
  waits(concealed: Uint8Array, sets: number, chows: number): Uint8Array {
    this.#write(this.#exports.HAND, concealed);
    this.#exports.markWaits(sets, chows);
    return this.#accepted();
  }

  /** Numbers of the rules' special hands; with `forms` only of those that have readings of their own. */
  specialHands(which: 'all' | 'forms' = 'all'): number[] {
    const bits = which === 'all' ? this.#exports.specialHands() : this.#exports.specialForms();
    return Array.from({ length: 31 }, (_, id) => id).filter((id) => (bits >> id) & 1);
  }

  /** Tiles missing to a special hand, and by kind 1 for those that bring it nearer. 13 or 14 concealed tiles. */
  specialDistance(id: number, concealed: Uint8Array): { distance: number; nearer: Uint8Array } {
    this.#write(this.#exports.HAND, concealed);
    const distance = this.#exports.specialDistance(id);
    this.#exports.specialAccept(id);
    return { distance, nearer: this.#accepted() };
  }

  /** A special hand as it stands: 14 tiles are it or not, 13 wait for it or not; by kind 1 for what they wait for. */
  special(id: number, concealed: Uint8Array): { state: HandState; waits: Uint8Array } {
    this.#write(this.#exports.HAND, concealed);
    const state = HAND_STATES[this.#exports.specialState(id)] as HandState;
    return { state, waits: this.#accepted() };
  }

  /** Begins a search; `setTable` first. False where the machine has no memory for it. */
  beginSearch({ sets, draws, unseen, room, limit, looseFrom, width, decline }: SearchOptions): boolean {
    const kernel = this.#exports;
    const highest = Math.min(looseFrom, MAX_SHANTEN);
    return kernel.searchBegin(sets, draws, unseen, room, limit ?? -1, highest, width, Number(decline)) !== 0;
  }

  /** Adds a hand of 13 tiles (melds included) to look at; returns its number. */
  addRoot(concealed: Uint8Array): number {
    this.#write(this.#exports.HAND, concealed);
    return this.#exports.searchAddRoot();
  }

  /** Goes on with the search for about `work` hands. */
  stepSearch(work: number): SearchState {
    return SEARCH_STATES[this.#exports.searchStep(work)] as SearchState;
  }

  /** Hands met so far. */
  get searchSize(): number {
    return this.#exports.searchSize();
  }

  /** The chances of a root. */
  chances(root: number, draws: number): Chances {
    return this.#readChances(this.#exports.searchValues(root), draws);
  }

  /** By kind: how much the chance to win rises when a tile comes that a root keeps though it does not lower its shanten. */
  gains(root: number): Float64Array {
    this.#exports.searchGains(root);
    return new Float64Array(this.#exports.memory.buffer, this.#exports.GAINS.value as number, KINDS).slice();
  }

  /** The chances of any hand that the search has met, `null` for others. */
  lookUp(concealed: Uint8Array, draws: number): Chances | null {
    this.#write(this.#exports.HAND, concealed);
    const address = this.#exports.searchLookUp();
    return address === 0 ? null : this.#readChances(address, draws);
  }

  #readChances(address: number, draws: number): Chances {
    const pairs = new Float64Array(this.#exports.memory.buffer, address >>> 0, 2 * (draws + 1));
    const figures = Array.from({ length: draws + 1 }, (_, k) => k);
    return {
      win: figures.map((k) => pairs[2 * k] as number),
      tenpai: figures.map((k) => pairs[2 * k + 1] as number),
    };
  }
}

const orNull = (shanten: number): number | null => (shanten < NEVER ? shanten : null);

function refused(cause: unknown): HintwrightError {
  const message =
    "WebAssembly is not allowed here. A page with a content security policy needs 'wasm-unsafe-eval' in script-src.";
  return new HintwrightError({ code: 'ERR_WASM', message }, { cause });
}

function outOfMemory(): HintwrightError {
  return new HintwrightError({ code: 'ERR_MEMORY', message: 'There is not enough memory for the analysis.' });
}
