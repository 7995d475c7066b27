/** The techniques of the Sudoku module in typed terms: steps from a position of the classic 9x9 grid. One position at a time. */
import type { Mark } from '../types.js';
import type { StepFinder, StepPosition } from './finder.js';
import { readStep, type Step } from './step.js';
import { type Technique, techniques } from './techniques.js';

export interface TechniqueExports {
  memory: WebAssembly.Memory;
  techniquesBegin(unique: number): void;
  techniquesNext(): number;
  techniquesFind(technique: number, part: number): number;
  techniquesApply(step: number): void;
  techniquesPlace(cell: number, digit: number): void;
  techniquesCount(): number;
  techniquesStep(step: number): number;
  TECHNIQUE_CANDIDATES: WebAssembly.Global;
  TECHNIQUE_VALUES: WebAssembly.Global;
  TECHNIQUE_GIVENS: WebAssembly.Global;
  TECHNIQUES_ENABLED: WebAssembly.Global;
}

const CELLS = 81;
/** The search for a step is not at its end. */
const BUSY = -2;

export class TechniqueKernel implements StepFinder {
  readonly #exports: TechniqueExports;
  readonly #view: DataView;

  /** The module must have been made ready. */
  constructor(exports: TechniqueExports) {
    this.#exports = exports;
    this.#view = new DataView(exports.memory.buffer);
    this.enable((technique) => technique.default);
  }

  /** Which techniques `next` looks for; at first those that HoDoKu tries by default. */
  enable(wanted: (technique: Technique) => boolean): void {
    const flags = this.#bytes(this.#exports.TECHNIQUES_ENABLED, techniques.length);
    for (const [number, technique] of techniques.entries()) flags[number] = Number(wanted(technique));
  }

  #bytes(place: WebAssembly.Global, length: number): Uint8Array {
    return new Uint8Array(this.#exports.memory.buffer, place.value as number, length);
  }

  begin({ digits, givens, candidates, unique }: StepPosition): void {
    const { TECHNIQUE_CANDIDATES, TECHNIQUE_VALUES, TECHNIQUE_GIVENS, memory } = this.#exports;
    new Uint16Array(memory.buffer, TECHNIQUE_CANDIDATES.value as number, CELLS).set(candidates);
    this.#bytes(TECHNIQUE_VALUES, CELLS).set(digits);
    this.#bytes(TECHNIQUE_GIVENS, CELLS).set(givens);
    this.#exports.techniquesBegin(Number(unique));
  }

  /** The first step there is, by the order of techniques; `null` where there is none. The position stays as it is. */
  next(): Step | null {
    const search = this.look();
    let slice = search.next();
    while (!slice.done) slice = search.next();
    return slice.value;
  }

  /** The same in slices of a few milliseconds. */
  *look(): Generator<undefined, Step | null, void> {
    let found = this.#exports.techniquesNext();
    for (; found === BUSY; found = this.#exports.techniquesNext()) yield;
    return found < 0 ? null : this.#step(this.#exports.techniquesCount() - 1);
  }

  *find(technique: number): Generator<undefined, Step[], void> {
    let part = this.#exports.techniquesFind(technique, 0);
    for (; part >= 0; part = this.#exports.techniquesFind(technique, part)) yield;
    return Array.from({ length: this.#exports.techniquesCount() }, (_, i) => this.#step(i));
  }

  apply(): void {
    this.#exports.techniquesApply(this.#exports.techniquesCount() - 1);
  }

  /** Puts a digit in a cell, as if it were found. */
  place({ cell, digit }: Mark): void {
    this.#exports.techniquesPlace(cell, digit - 1);
  }

  #step(index: number): Step {
    return readStep(this.#view, this.#exports.techniquesStep(index));
  }
}
