/** The general engine of the Sudoku module in typed terms: any layout (assembly/sudoku/general). */
import { maskOf } from '../formats/alphabet.js';
import { HOUSE_KINDS, type Layout } from '../layout.js';
import type { Explorer, Probe, SearchOptions, SearchState } from '../solver.js';

export interface GeneralExports {
  memory: WebAssembly.Memory;
  generalGrid(side: number, houses: number, cages: number): void;
  generalSeed(seed: number): void;
  generalBegin(limit: number, tally: number, alike: number, shuffle: number): void;
  generalStep(work: number): number;
  generalDescend(): number;
  generalProbe(cell: number, digits: number): number;
  generalCount: WebAssembly.Global;
  GENERAL_HOUSES: WebAssembly.Global;
  GENERAL_PEERS: WebAssembly.Global;
  GENERAL_CAGES: WebAssembly.Global;
  GENERAL_START: WebAssembly.Global;
  GENERAL_SOLUTION: WebAssembly.Global;
  GENERAL_TALLY: WebAssembly.Global;
}

/** u16 apart, as assembly/sudoku/general/memory.ts lays them out. */
const HOUSE_WORDS = 32;
const KIND_WORD = 31;
const PEER_WORDS = 256;
const CAGE_WORDS = 32;

const SEARCH_STATES: readonly SearchState[] = ['running', 'done', 'capped'];
const PROBES: readonly Probe[] = ['contradiction', 'stuck', 'solved'];

/** Guesses of a slice of about a millisecond, times the cells of the grid. */
const SLICE = 80_000;

export class GeneralEngine implements Explorer {
  readonly #exports: GeneralExports;
  #layout: Layout | null = null;
  /** Digits that are counted together: for what each cell has of them. */
  #alike: number[] = [];

  /** The module must have been made ready. */
  constructor(exports: GeneralExports) {
    this.#exports = exports;
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
    for (const [i, { kind, cells }] of houses.entries()) {
      houseWords.set(cells, i * HOUSE_WORDS);
      houseWords[i * HOUSE_WORDS + KIND_WORD] = HOUSE_KINDS.indexOf(kind);
    }
    const peerWords = this.#words(GENERAL_PEERS, peers.length * PEER_WORDS);
    for (const [cell, list] of peers.entries()) peerWords.set([list.length, ...list], cell * PEER_WORDS);
    const cageWords = this.#words(GENERAL_CAGES, cages.length * CAGE_WORDS);
    for (const [i, { sum, cells }] of cages.entries())
      cageWords.set([sum, cells.length, ...[...cells].sort((a, b) => a - b)], i * CAGE_WORDS);
    this.#exports.generalGrid(side, houses.length, cages.length);
  }

  get #cells(): number {
    return (this.#layout?.side ?? 0) ** 2;
  }

  get #start(): Uint32Array {
    return new Uint32Array(
      this.#exports.memory.buffer,
      this.#exports.GENERAL_START.value as number,
      this.#cells,
    );
  }

  begin(candidates: Uint32Array, { limit, tally = false }: SearchOptions): void {
    this.#start.set(candidates);
    this.#alike = limit > 1 ? alikeDigits(candidates, this.#layout!) : [];
    const alike = this.#alike.reduce((mask, digit) => mask | maskOf(digit), 0);
    this.#exports.generalBegin(limit, Number(tally), alike, 0);
  }

  beginFill(candidates: Uint32Array): void {
    this.#start.set(candidates);
    this.#alike = [];
    this.#exports.generalBegin(0, 0, 0, 1);
  }

  step(): SearchState {
    return SEARCH_STATES[this.#exports.generalStep(Math.ceil(SLICE / this.#cells))]!;
  }

  get count(): number {
    return this.#exports.generalCount.value as number;
  }

  get solution(): Uint8Array | null {
    if (this.count === 0) return null;
    const { memory, GENERAL_SOLUTION } = this.#exports;
    return new Uint8Array(memory.buffer, GENERAL_SOLUTION.value as number, this.#cells).slice();
  }

  get tally(): Float64Array {
    const { memory, GENERAL_TALLY } = this.#exports;
    const side = this.#layout?.side ?? 0;
    const counts = new Float64Array(memory.buffer, GENERAL_TALLY.value as number, this.#cells * side).slice();
    for (let cell = 0; cell < this.#cells; cell++) shareOut(counts.subarray(cell * side), this.#alike);
    return counts;
  }

  seed(seed: number): void {
    this.#exports.generalSeed(seed);
  }

  descend(candidates: Uint32Array): number {
    this.#start.set(candidates);
    return this.#exports.generalDescend();
  }

  bySingles(candidates: Uint32Array): Probe {
    this.#start.set(candidates);
    return PROBES[this.#exports.generalProbe(0, candidates[0]!) + 1]!;
  }

  probe(cell: number, digit: number): Probe {
    return PROBES[this.#exports.generalProbe(cell, maskOf(digit)) + 1]!;
  }
}

/** The most digits that the same cells may have, if they are several. Sums tell all digits apart. */
function alikeDigits(candidates: Uint32Array, { side, cages }: Layout): number[] {
  if (cages.length > 0) return [];
  const classes = new Map<string, number[]>();
  for (let digit = 1; digit <= side; digit++) {
    const cells = candidates.reduce((text, mask) => text + (mask & maskOf(digit) ? '1' : '0'), '');
    classes.set(cells, [...(classes.get(cells) ?? []), digit]);
  }
  return [...classes.values()].reduce((most, digits) => (digits.length > most.length ? digits : most), []);
}

/** Of digits counted together each has had an equal share. */
function shareOut(counts: Float64Array, digits: readonly number[]): void {
  const sum = digits.reduce((all, digit) => all + counts[digit - 1]!, 0);
  for (const digit of digits) counts[digit - 1] = sum / digits.length;
}
