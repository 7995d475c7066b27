import type { ExitCode } from './failure.js';
import type { OptionTable, OptionValue } from './options.js';
import type { Style } from './style.js';
import type { Terminal } from './terminal.js';

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
  /** The positional argument: the request's field it fills, its name in the usage line, what it is, what it is when left out. */
  input: { field: string; label: string; help: string; example: string; fallback?: string };
  /** One option for each other field of the request. */
  options: OptionTable;
  /** Whole command lines to show under `--help`, with what they do. */
  examples: readonly (readonly [command: string, meaning: string])[];
  createAnalyzer(): Analyzer<Request, Report>;
  /** The report as a table for people, without a closing line break. */
  format(report: Report, style: Style): string;
  /** How much of a partial report is worked out, 0 to 1. */
  progress(partial: Report): number;
  /** Commands below this one: `hintwright <name> <command>`. */
  commands?: readonly Subcommand[];
}

/** What `--json` and `--progress` say. */
export interface AnswerOptions {
  json?: boolean;
  progress?: boolean;
}

/** A command below a game's own. */
export interface Subcommand {
  name: string;
  summary: string;
  /** As the usage line shows them: `<plies>`, `[position]`. */
  arguments: readonly { usage: string; help: string }[];
  /** The fields of a request that it takes as options. */
  options: OptionTable;
  examples: readonly (readonly [command: string, meaning: string])[];
  /** @param values of the arguments, undefined for those left out */
  run(
    values: readonly (string | undefined)[],
    fields: Readonly<Record<string, OptionValue>>,
    options: AnswerOptions,
    terminal: Terminal,
  ): Promise<ExitCode>;
}
