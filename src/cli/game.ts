import type { OptionTable } from './options.js';
import type { Style } from './style.js';

/** What the command line needs of an analyzer; every game's public class has this shape. */
export interface Analyzer<Request, Report> {
  analyze(request: Request, options?: { onProgress?: (partial: Report) => void }): Promise<Report>;
  /** As `analyze`, with the report as JSON. */
  analyzeToJson(request: Request): Promise<string>;
  dispose(): Promise<void>;
}

/** A game as a command: all that `hintwright <name>` needs to know of it. */
export interface Game<Request, Report> {
  name: string;
  summary: string;
  /** The positional argument: the request's field it fills, its name in the usage line, what it is. */
  input: { field: string; label: string; help: string; example: string };
  /** One option for each other field of the request. */
  options: OptionTable;
  /** Whole command lines to show under `--help`, with what they do. */
  examples: readonly (readonly [command: string, meaning: string])[];
  createAnalyzer(): Analyzer<Request, Report>;
  /** The report as a table for people, without a closing line break. */
  format(report: Report, style: Style): string;
  /** How much of a partial report is worked out, 0 to 1. */
  progress(partial: Report): number;
}
