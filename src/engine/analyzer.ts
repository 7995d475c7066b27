import { copyRequest, readOptions } from './arguments.js';
import { createEngine } from './create.js';
import type { Engine } from './engine.js';
import type { Game } from './game.js';
import type { AnalyzeOptions, EngineOptions } from './options.js';

/** What every game's analyzer is: a way to ask and a way to end. Making one starts nothing; the first request does. */
export abstract class Analyzer<Request, Report> {
  readonly #engine: Engine<Request, Report>;

  constructor(game: Game<Request, Report>, options: EngineOptions = {}) {
    this.#engine = createEngine(game, options);
  }

  /**
   * Analyzes one request, after those made before. Rejects with HintwrightError, or at once with the signal's reason
   * when that aborts; other requests are not touched.
   */
  async analyze(request: Request, options?: AnalyzeOptions<Report>): Promise<Report> {
    return this.#engine.run(copyRequest(request), readOptions(options));
  }

  /**
   * As `analyze`, with the report as JSON. It is made beside the kernel: for who passes it on, that leaves this thread
   * free, and is about half the work of sending the objects.
   */
  async analyzeToJson(request: Request, options?: AnalyzeOptions<Report>): Promise<string> {
    return this.#engine.runToJson(copyRequest(request), readOptions(options));
  }

  /** Settles all that is pending with ERR_DISPOSED and ends the worker. An analyzer cannot be used after it. */
  dispose(): Promise<void> {
    return this.#engine.dispose();
  }
}
