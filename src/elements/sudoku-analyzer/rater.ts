import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { SudokuReport, SudokuRequest } from '../../sudoku/types.js';
import type { SudokuEngine } from './generator.js';

/**
 * The rating of the givens, worked out once for a puzzle and only when somebody wants to see it: it takes up to a second, and
 * what is entered does not change it. Apart from the element's own analysis, which each digit starts anew.
 */
export class Rater implements ReactiveController {
  /** What was found of the puzzle named last; null while it is worked out, and where that failed. */
  report: SudokuReport | null = null;
  #puzzle: string | null = null;
  #abort: AbortController | null = null;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly engine: () => SudokuEngine,
  ) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.forget();
  }

  /** Rates a puzzle, unless that is done or under way. `puzzle` names it. */
  want(puzzle: string, request: SudokuRequest): void {
    if (puzzle === this.#puzzle) return;
    this.forget();
    this.#puzzle = puzzle;
    this.#abort = new AbortController();
    void this.#rate(request, this.#abort.signal);
  }

  forget(): void {
    this.#abort?.abort(new DOMException('The rating is not wanted any more.', 'AbortError'));
    this.#abort = null;
    this.#puzzle = null;
    this.report = null;
  }

  /** A failure leaves the rating unknown: what is wrong with the puzzle the element's own analysis tells. */
  async #rate(request: SudokuRequest, signal: AbortSignal): Promise<void> {
    const report = await this.engine()
      .analyze({ ...request, rate: true, hints: 0 }, { signal })
      .catch(() => null);
    if (signal.aborted) return;
    this.report = report;
    this.#abort = null;
    this.host.requestUpdate();
  }
}
