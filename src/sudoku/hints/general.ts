/** The techniques for all but classic grids, in typed terms: steps in the layout that the general engine has (assembly/sudoku/general/techniques). */
import type { StepFinder, StepPosition } from './finder.js';
import { readGeneralStep } from './general-step.js';
import type { Step } from './step.js';

export interface GeneralTechniqueExports {
  memory: WebAssembly.Memory;
  generalStepsBegin(): void;
  generalStepsNext(): number;
  generalStepsFind(technique: number, part: number): number;
  generalStepsApply(step: number): void;
  generalStepsCount(): number;
  generalStepsRecord(step: number): number;
  GENERAL_START: WebAssembly.Global;
  GENERAL_STANDING: WebAssembly.Global;
}

/** The search for a step is not at its end. */
const BUSY = -2;

export class GeneralTechniques implements StepFinder {
  readonly #exports: GeneralTechniqueExports;

  /** The module must have been made ready, and the engine have the layout. */
  constructor(exports: GeneralTechniqueExports) {
    this.#exports = exports;
  }

  begin({ digits, candidates }: StepPosition): void {
    const { memory, GENERAL_START, GENERAL_STANDING } = this.#exports;
    new Uint32Array(memory.buffer, GENERAL_START.value as number, digits.length).set(candidates);
    new Uint8Array(memory.buffer, GENERAL_STANDING.value as number, digits.length).set(digits);
    this.#exports.generalStepsBegin();
  }

  *look(): Generator<undefined, Step | null, void> {
    let found = this.#exports.generalStepsNext();
    for (; found === BUSY; found = this.#exports.generalStepsNext()) yield;
    return found < 0 ? null : this.#step(this.#exports.generalStepsCount() - 1);
  }

  *find(technique: number): Generator<undefined, Step[], void> {
    let part = this.#exports.generalStepsFind(technique, 0);
    for (; part >= 0; part = this.#exports.generalStepsFind(technique, part)) yield;
    return Array.from({ length: this.#exports.generalStepsCount() }, (_, i) => this.#step(i));
  }

  apply(): void {
    this.#exports.generalStepsApply(this.#exports.generalStepsCount() - 1);
  }

  #step(index: number): Step {
    const { memory } = this.#exports;
    return readGeneralStep(new DataView(memory.buffer), this.#exports.generalStepsRecord(index));
  }
}
