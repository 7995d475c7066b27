import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { HintwrightError, toErrorData } from '../../errors.js';
import type { GenerateRequest, SudokuReport, SudokuRequest } from '../../sudoku/types.js';
import type { Analyzer } from '../shared/analysis-run.js';

export type SudokuEngine = Analyzer<SudokuRequest | GenerateRequest, SudokuReport>;

/** Makes a puzzle, one at a time, apart from the element's own analysis. */
export class Generator implements ReactiveController {
  /** 0 to 1 while a puzzle is being made, else null. */
  progress: number | null = null;
  error: HintwrightError | null = null;
  #abort: AbortController | null = null;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly engine: () => SudokuEngine,
  ) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.cancel();
  }

  /** Null if it fails, is cancelled or is replaced. */
  async make(request: GenerateRequest): Promise<SudokuReport | null> {
    this.cancel();
    const abort = new AbortController();
    this.#abort = abort;
    this.error = null;
    this.#show(0);
    const onProgress = ({ progress }: SudokuReport) => {
      if (!abort.signal.aborted) this.#show(progress);
    };
    try {
      const report = await this.engine().analyze(request, { signal: abort.signal, onProgress });
      return abort.signal.aborted ? null : report;
    } catch (error) {
      if (!abort.signal.aborted)
        this.error = error instanceof HintwrightError ? error : new HintwrightError(toErrorData(error));
      return null;
    } finally {
      if (this.#abort === abort) this.#end();
    }
  }

  cancel(): void {
    this.#abort?.abort(new DOMException('No puzzle is wanted any more.', 'AbortError'));
    this.#end();
  }

  #end(): void {
    this.#abort = null;
    this.#show(null);
  }

  #show(progress: number | null): void {
    if (progress === this.progress) return;
    this.progress = progress;
    this.host.requestUpdate();
  }
}
