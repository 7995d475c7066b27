import { fromAnalyzer, type HintwrightError } from '../../errors.js';
import type { GenerateRequest, SudokuReport } from '../../sudoku/types.js';
import { SideRun } from './side-run.js';

/** Makes a puzzle, one at a time. */
export class Generator extends SideRun {
  /** 0 to 1 while a puzzle is being made, else null. */
  progress: number | null = null;
  error: HintwrightError | null = null;

  /** Null if it fails, is cancelled or is replaced. */
  async make(request: GenerateRequest): Promise<SudokuReport | null> {
    const made = this.ask(request, ({ progress }) => this.#show(progress));
    this.error = null;
    this.#show(0);
    try {
      return await made;
    } catch (error) {
      this.error = fromAnalyzer(error);
      return null;
    } finally {
      if (!this.isAsking) this.#show(null);
    }
  }

  override cancel(): void {
    super.cancel();
    this.#show(null);
  }

  #show(progress: number | null): void {
    if (progress === this.progress) return;
    this.progress = progress;
    this.host.requestUpdate();
  }
}
