/** The general engine of the Sudoku module in typed terms: any layout (assembly/sudoku/general). */
import { HintwrightError } from '../../errors.js';
import type { Layout } from '../layout.js';

export interface GeneralExports {
  memory: WebAssembly.Memory;
  generalInit(): number;
  generalGrid(side: number, houses: number, cages: number): void;
  generalSeed(seed: number): void;
  generalBegin(limit: number, tally: number, alike: number, shuffle: number): void;
  generalStep(work: number): number;
  generalDescend(): number;
  generalConclude(): number;
  generalProbe(cell: number, digit: number): number;
  generalCount: WebAssembly.Global;
  generalGuesses: WebAssembly.Global;
  GENERAL_HOUSES: WebAssembly.Global;
  GENERAL_PEERS: WebAssembly.Global;
  GENERAL_CAGES: WebAssembly.Global;
  GENERAL_START: WebAssembly.Global;
  GENERAL_SOLUTION: WebAssembly.Global;
  GENERAL_TALLY: WebAssembly.Global;
}

/** u16 apart, as assembly/sudoku/general/memory.ts lays them out. */
const HOUSE_WORDS = 32;
const PEER_WORDS = 256;
const CAGE_WORDS = 32;

export const SEARCH_STATES = ['running', 'done', 'capped'] as const;
/** `capped`: there are more solutions than the limit. */
export type SearchState = (typeof SEARCH_STATES)[number];

/** What becomes of a candidate that is tried, by singles alone. */
export type Probe = 'contradiction' | 'stuck' | 'solved';

export interface SearchOptions {
  /** Goes on until there are more solutions than this. */
  limit: number;
  /** Whether to count by cell and digit. */
  tally?: boolean;
  /** Digits that nothing tells apart, as a mask: counted together. */
  alike?: number;
  /** Digits are tried in random order, from the stream that `seed` started. */
  shuffle?: boolean;
}

export class GeneralEngine {
  readonly #exports: GeneralExports;
  #layout: Layout | null = null;

  /** Throws `ERR_MEMORY`. */
  constructor(exports: GeneralExports) {
    this.#exports = exports;
    if (exports.generalInit()) return;
    throw new HintwrightError({ code: 'ERR_MEMORY', message: 'There is not enough memory for the analysis.' });
  }

  #words(place: WebAssembly.Global, length: number): Uint16Array {
    return new Uint16Array(this.#exports.memory.buffer, place.value as number, length);
  }

  /** The layout that all to come is about. */
  use(layout: Layout): void {
    if (this.#layout === layout) return;
    this.#layout = layout;
    const { side, houses, peers, cages } = layout;
    const { GENERAL_HOUSES, GENERAL_PEERS, GENERAL_CAGES } = this.#exports;
    const houseWords = this.#words(GENERAL_HOUSES, houses.length * HOUSE_WORDS);
    for (const [i, { cells }] of houses.entries()) houseWords.set(cells, i * HOUSE_WORDS);
    const peerWords = this.#words(GENERAL_PEERS, peers.length * PEER_WORDS);
    for (const [cell, list] of peers.entries()) peerWords.set([list.length, ...list], cell * PEER_WORDS);
    const cageWords = this.#words(GENERAL_CAGES, cages.length * CAGE_WORDS);
    for (const [i, { sum, cells }] of cages.entries())
      cageWords.set([sum, cells.length, ...cells], i * CAGE_WORDS);
    this.#exports.generalGrid(side, houses.length, cages.length);
  }

  get #cells(): number {
    return (this.#layout?.side ?? 0) ** 2;
  }

  get #start(): Uint32Array {
    return new Uint32Array(this.#exports.memory.buffer, this.#exports.GENERAL_START.value as number, this.#cells);
  }

  /** Begins to count the solutions of some candidates: by cell, bit d - 1 for digit d. `use` comes before. */
  begin(candidates: Uint32Array, { limit, tally, alike, shuffle }: SearchOptions): void {
    this.#start.set(candidates);
    this.#exports.generalBegin(limit, Number(tally ?? false), alike ?? 0, Number(shuffle ?? false));
  }

  /** Goes on for about `work` guesses. */
  step(work: number): SearchState {
    return SEARCH_STATES[this.#exports.generalStep(work)]!;
  }

  /** Solutions found. */
  get count(): number {
    return this.#exports.generalCount.value as number;
  }

  get guesses(): number {
    return this.#exports.generalGuesses.value as number;
  }

  /** The first solution found, digits by cell; `null` while there is none. */
  get solution(): Uint8Array | null {
    if (this.count === 0) return null;
    const { memory, GENERAL_SOLUTION } = this.#exports;
    return new Uint8Array(memory.buffer, GENERAL_SOLUTION.value as number, this.#cells).slice();
  }

  /** With `tally`: solutions found by cell and digit - 1, `side` a cell. */
  get tally(): Float64Array {
    const { memory, GENERAL_TALLY } = this.#exports;
    const length = this.#cells * (this.#layout?.side ?? 0);
    return new Float64Array(memory.buffer, GENERAL_TALLY.value as number, length).slice();
  }

  /** Starts the stream of random numbers anew: 32 bits. */
  seed(seed: number): void {
    this.#exports.generalSeed(seed);
  }

  /** The number of solutions as one random way down tells it: right on average, each time far off. */
  descend(candidates: Uint32Array): number {
    this.#start.set(candidates);
    return this.#exports.generalDescend();
  }

  /** What singles (and sums of cages) leave of some candidates; `null` where they contradict each other. */
  conclude(candidates: Uint32Array): Uint32Array | null {
    this.#start.set(candidates);
    return this.#exports.generalConclude() ? this.#start.slice() : null;
  }

  /** What becomes of a candidate of those that `conclude` left, which must have come last. `digit` from 1. */
  probe(cell: number, digit: number): Probe {
    return PROBES[this.#exports.generalProbe(cell, 1 << (digit - 1)) + 1]!;
  }
}

const PROBES: readonly Probe[] = ['contradiction', 'stuck', 'solved'];
