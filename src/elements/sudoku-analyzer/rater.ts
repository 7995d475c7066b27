import type { SudokuReport, SudokuRequest } from '../../sudoku/types.js';
import { SideRun } from './side-run.js';

/**
 * The rating of the givens, worked out once for a puzzle and only when somebody wants to see it: it takes up to a second, and
 * what is entered does not change it.
 */
export class Rater extends SideRun {
  /** What was found of the puzzle named last; null while it is worked out, and where that failed. */
  report: SudokuReport | null = null;
  #puzzle: string | null = null;

  /** Rates a puzzle, unless that is done or under way. `puzzle` names it. */
  want(puzzle: string, request: SudokuRequest): void {
    if (puzzle === this.#puzzle) return;
    this.cancel();
    this.#puzzle = puzzle;
    void this.#rate(puzzle, request);
  }

  override cancel(): void {
    super.cancel();
    this.#puzzle = null;
    this.report = null;
  }

  /** A failure leaves the rating unknown: what is wrong with the puzzle the element's own analysis tells. */
  async #rate(puzzle: string, request: SudokuRequest): Promise<void> {
    const report = await this.ask({ ...request, rate: true, hints: 0 }).catch(() => null);
    if (this.#puzzle !== puzzle) return;
    this.report = report;
    this.host.requestUpdate();
  }
}
