import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { GenerateRequest, SudokuReport, SudokuRequest } from '../../sudoku/types.js';
import type { Analyzer } from '../shared/analysis-run.js';
import { ask, isReport } from '../shared/page-analyzer.js';

export type SudokuEngine = Analyzer<SudokuRequest | GenerateRequest, SudokuReport>;

/** Asks the analyzer something apart from the element's own analysis: one question at a time, none for an element on no page. */
export abstract class SideRun implements ReactiveController {
  #abort: AbortController | null = null;

  constructor(
    protected readonly host: ReactiveControllerHost,
    private readonly engine: () => SudokuEngine,
  ) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.cancel();
  }

  cancel(): void {
    this.#drop();
  }

  protected get isAsking(): boolean {
    return this.#abort !== null;
  }

  /** In place of the question before. Null, at once, when it is cancelled or replaced; rejects with HintwrightError. */
  protected async ask(
    request: SudokuRequest | GenerateRequest,
    onProgress: (partial: SudokuReport) => void = () => {},
  ): Promise<SudokuReport | null> {
    this.#drop();
    const abort = new AbortController();
    this.#abort = abort;
    const { signal } = abort;
    const given = (partial: SudokuReport) => {
      if (!signal.aborted && isReport(partial)) onProgress(partial);
    };
    const dropped = new Promise<null>((drop) => signal.addEventListener('abort', () => drop(null)));
    try {
      return await Promise.race([dropped, ask(this.engine(), request, { signal, onProgress: given })]);
    } finally {
      if (this.#abort === abort) this.#abort = null;
    }
  }

  #drop(): void {
    this.#abort?.abort(new DOMException('The answer is not wanted any more.', 'AbortError'));
    this.#abort = null;
  }
}
