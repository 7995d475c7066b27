/** The Mahjong module in typed terms. Views are made afresh for each access: memory that has grown detaches old ones. */
import { HintwrightError } from '../errors.js';
import { KINDS } from './tiles.js';

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
  standardBest: WebAssembly.Global;
  sevenPairsBest: WebAssembly.Global;
  orphansBest: WebAssembly.Global;
  HAND: WebAssembly.Global;
  MELDED: WebAssembly.Global;
  AVAILABLE: WebAssembly.Global;
  START: WebAssembly.Global;
  ACCEPTED: WebAssembly.Global;
  GAINS: WebAssembly.Global;
}

/** Shanten by form; `null` where melds exclude it. */
export interface Forms {
  best: number;
  standard: number;
  sevenPairs: number | null;
  thirteenOrphans: number | null;
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

/** No hand is further away. */
const MAX_SHANTEN = 13;
const NOTHING = new Uint8Array(KINDS);

export class MahjongKernel {
  readonly #exports: Exports;

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
      sevenPairs: closed ? (kernel.sevenPairsBest.value as number) : null,
      thirteenOrphans: closed ? (kernel.orphansBest.value as number) : null,
    };
  }

  /** By kind: copies of what lowers the shanten of the hand examined last, which is `shanten`. */
  accept(shanten: number): Uint8Array {
    this.#exports.accept(shanten);
    return new Uint8Array(this.#exports.memory.buffer, this.#exports.ACCEPTED.value as number, KINDS).slice();
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

function refused(cause: unknown): HintwrightError {
  const message =
    "WebAssembly is not allowed here. A page with a content security policy needs 'wasm-unsafe-eval' in script-src.";
  return new HintwrightError({ code: 'ERR_WASM', message }, { cause });
}

function outOfMemory(): HintwrightError {
  return new HintwrightError({ code: 'ERR_MEMORY', message: 'There is not enough memory for the analysis.' });
}
