/** The rating part of the Sudoku module in typed terms: one grid at a time, hint by hint, in slices of about a millisecond. */
import type { Mark } from '../types.js';
import { RATING_TECHNIQUES } from './techniques.js';

export interface RatingExports {
  memory: WebAssembly.Memory;
  ratingBegin(): void;
  ratingStep(work: number): number;
  RATING_VALUES: WebAssembly.Global;
  RATING_HINT: WebAssembly.Global;
}

/** A hint as Sudoku Explainer applies it. A placement's own eliminations are not listed. */
export interface RatedStep {
  /** On the scale of Sudoku Explainer, not rounded. */
  difficulty: number;
  technique: string;
  placement: Mark | null;
  eliminations: Mark[];
}

/** `running`: go on; `stuck`: no technique helps. */
export type RatingState = 'running' | 'found' | 'solved' | 'stuck';

const STATES: readonly RatingState[] = ['running', 'found', 'solved', 'stuck'];
const CELLS = 81;
/** Units of work of such a slice. */
const SLICE = 4000;

export class RatingKernel {
  readonly #exports: RatingExports;
  readonly #hint: DataView;

  /** The module must have been made ready. */
  constructor(exports: RatingExports) {
    this.#exports = exports;
    this.#hint = new DataView(exports.memory.buffer, exports.RATING_HINT.value as number, 512);
  }

  /** `digits`: 81, 0 for an empty cell; they must have exactly one solution. */
  begin(digits: ArrayLike<number>): void {
    const { memory, RATING_VALUES } = this.#exports;
    new Uint8Array(memory.buffer, RATING_VALUES.value as number, CELLS).set(digits);
    this.#exports.ratingBegin();
  }

  /** Goes on for a slice, or up to the next hint, which it applies. */
  step(): RatingState {
    return STATES[this.#exports.ratingStep(SLICE)]!;
  }

  /** The hint found last; its layout is that of assembly/sudoku/rating/hint.ts. */
  get hint(): RatedStep {
    const placed = this.#hint.getInt32(12, true);
    const cells = this.#hint.getInt32(16, true);
    return {
      difficulty: this.#hint.getFloat64(0, true),
      technique: RATING_TECHNIQUES[this.#hint.getInt32(8, true)]!,
      placement: placed < 0 ? null : { cell: Math.floor(placed / 9), digit: (placed % 9) + 1 },
      eliminations: Array.from({ length: cells }, (_, i) => this.#removedFrom(20 + 4 * i)).flat(),
    };
  }

  #removedFrom(at: number): Mark[] {
    const [cell, digits] = [this.#hint.getUint16(at, true), this.#hint.getUint16(at + 2, true)];
    return [1, 2, 3, 4, 5, 6, 7, 8, 9]
      .filter((digit) => (digits >> (digit - 1)) & 1)
      .map((digit) => ({ cell, digit }));
  }
}
