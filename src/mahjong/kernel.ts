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
  advanceBegin(
    sets: number,
    shanten: number,
    draws: number,
    unseen: number,
    room: number,
    width: number,
  ): number;
  advanceAddRoot(): number;
  advanceStep(work: number): number;
  advanceValues(root: number): number;
  advanceSize(): number;
  tenpaiOffset(): number;
  standardBest: WebAssembly.Global;
  sevenPairsBest: WebAssembly.Global;
  orphansBest: WebAssembly.Global;
  HAND: WebAssembly.Global;
  MELDED: WebAssembly.Global;
  AVAILABLE: WebAssembly.Global;
  ACCEPTED: WebAssembly.Global;
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

export interface AdvanceOptions {
  sets: number;
  /** Shanten of every root. */
  shanten: number;
  draws: number;
  unseen: number;
  /** Hands that there is room for, a power of two. */
  room: number;
  /** How many discards of a drawn hand are followed; 0 for all. */
  width: number;
}

export type AdvanceState = 'running' | 'done' | 'full';
const ADVANCE_STATES: readonly AdvanceState[] = ['running', 'done', 'full'];

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

  /** Sets what all hands to come share: tiles in the own melds, copies that may still come (own tiles included). */
  setTable(melded: Uint8Array, available: Uint8Array): void {
    this.#write(this.#exports.MELDED, melded);
    this.#write(this.#exports.AVAILABLE, available);
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

  /** Begins a search of the model `advance`; `setTable` first. False where the machine has no memory for it. */
  beginAdvance({ sets, shanten, draws, unseen, room, width }: AdvanceOptions): boolean {
    return this.#exports.advanceBegin(sets, shanten, draws, unseen, room, width) !== 0;
  }

  /** Adds a hand of 13 tiles (melds included) to look at; returns its number. */
  addRoot(concealed: Uint8Array): number {
    this.#write(this.#exports.HAND, concealed);
    return this.#exports.advanceAddRoot();
  }

  /** Goes on with the search for about `work` hands. */
  stepAdvance(work: number): AdvanceState {
    return ADVANCE_STATES[this.#exports.advanceStep(work)] as AdvanceState;
  }

  /** Hands met so far. */
  get searchSize(): number {
    return this.#exports.advanceSize();
  }

  chances(root: number, draws: number): Chances {
    const address = this.#exports.advanceValues(root) >>> 0;
    const read = (from: number) => [...new Float64Array(this.#exports.memory.buffer, from, draws + 1)];
    return { win: read(address), tenpai: read(address + this.#exports.tenpaiOffset()) };
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
