import type { Hint } from '../../sudoku/types.js';
import type { SudokuHost } from './element-host.js';
import type { HintLevel } from './marking.js';

/** The next step, told in stages: what to look for, where, why; then it may be applied. */
export class HintLadder {
  #level: HintLevel | 0 = 0;
  #mistakes = false;

  constructor(private readonly host: SudokuHost) {}

  /** 0: no hint has been asked for. */
  get level(): HintLevel | 0 {
    return this.#level;
  }

  /** The hint as far as it is asked for; null where it is not, is not here yet, or there is none. */
  get hint(): Hint | null {
    return this.#level === 0 ? null : (this.host.figures?.hints[0] ?? null);
  }

  /** The cells that are wrong have been asked for. */
  get showsMistakes(): boolean {
    return this.#mistakes;
  }

  toggleMistakes(): void {
    this.#mistakes = !this.#mistakes;
    this.host.requestUpdate();
  }

  /** A stage further, where there is one. */
  climb(): void {
    if (this.#level > 0 && !this.hint) return;
    if (this.#level < 3) this.#level = (this.#level + 1) as HintLevel;
    this.host.requestUpdate();
  }

  close(): void {
    this.#level = 0;
    this.#mistakes = false;
    this.host.requestUpdate();
  }
}
