import type { SudokuReport } from '../../sudoku/types.js';

interface Run {
  readonly state: string;
  readonly report: SudokuReport | null;
  readonly partial: SudokuReport | null;
}

/** What is known of the position as it stands, and what was known of the one before. */
export class Figures {
  /** Of the latest position that anything is known of. */
  shown: SudokuReport | null = null;
  /** Which position that is, and what else was asked. */
  #about = '';
  #isFinal = false;

  /** Those of this position and these questions; null until they are here. */
  of(about: string): SudokuReport | null {
    return about === this.#about ? this.shown : null;
  }

  drop(): void {
    this.shown = null;
    this.#about = '';
  }

  /** Takes what a run about a position has; first figures of a run give way to those that are final already. */
  take(about: string, { state, report, partial }: Run): void {
    const fresh = partial ?? (state === 'done' ? report : null);
    if (!fresh || (fresh === partial && this.#isFinal && about === this.#about)) return;
    this.shown = fresh;
    this.#about = about;
    this.#isFinal = fresh !== partial;
  }
}
