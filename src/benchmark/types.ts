/**
 * The vocabulary of a run of the benchmarks. `hintwright bench --json` writes a `RunResult`. Times are milliseconds an
 * operation, an operation being the work on one input.
 */

/** Every suite, by game. The definitions are in bench/, and no part of what a page loads before it measures. */
export const SUITES = [
  ...(
    ['shanten', 'acceptance', 'advance', 'full', 'expected', 'readings', 'scoring', 'analysis'] as const
  ).map((name) => ({ game: 'mahjong', name }) as const),
  ...(['moves', 'paths', 'perft', 'search'] as const).map((name) => ({ game: 'quoridor', name }) as const),
  ...(['first', 'unique', 'counting', 'hints'] as const).map((name) => ({ game: 'sudoku', name }) as const),
] as const;

export interface BenchmarkRequest {
  /** Suites to run, separated by spaces: a game, a name or `game/name`. Default: all. */
  suite?: string;
  /** Fewer inputs and rounds: rough figures in about a minute. Default false. */
  quick?: boolean;
  /** Rounds a case, 1 to 1,000, instead of its own number. */
  rounds?: number;
  /** Makes the inputs; 0 to 4,294,967,295, default 1. */
  seed?: number;
  /** Milliseconds that a sample lasts at least, 1 to 1,000; default 20, with `quick` 5. A coarse clock makes it more. */
  timeMs?: number;
}

/** A contestant that did not take part, and why. */
export interface Missing {
  name: string;
  reason: string;
  /** A library that is not there: it is not installed, or this is a browser. */
  absent?: true;
}

/** Of times as they are written. */
export type TimeUnit = 's' | 'ms' | 'µs' | 'ns';

export interface Spread {
  median: number;
  /** First and third quartile. */
  q1: number;
  q3: number;
}

export interface Entry {
  name: string;
  role: string;
  version?: string;
  note?: string;
  knownFault?: string;
  /** How often a sample repeats its batch so that the clock can measure it; the median over the batches. */
  repeats: number;
  samples: number;
  time: Spread;
  /** Its time by that of the first contestant in the same round: above 1 is slower. Null for the first itself. */
  ratio: Spread | null;
  /** Answers held against those of the first contestant. */
  agreement: { kind: 'same' | 'share'; compared: number; agreed: number } | null;
  /** What Tinybench has to say about the samples. */
  warnings: string[];
}

export interface TargetResult {
  text: string;
  measured: number;
  reached: boolean;
}

export interface CaseResult {
  name: string;
  /** Different inputs, inputs in a batch, rounds over a batch each. */
  inputs: number;
  batchSize: number;
  rounds: number;
  entries: Entry[];
  missing: Missing[];
  targets: TargetResult[];
}

export interface SuiteResult {
  game: string;
  name: string;
  title: string;
  about: string;
  cases: CaseResult[];
}

export interface Machine {
  runtime: string;
  platform: string;
  cpu: string;
  cores: number;
  /** Load of the last minute where the machine tells, as the run began. */
  load: number | null;
}

export interface RunResult {
  /** When the run began: ISO 8601, UTC. */
  date: string;
  hintwright: string;
  machine: Machine;
  /** The smallest step of the clock, milliseconds. */
  clockMs: number;
  /** How long a sample lasted at least, milliseconds. */
  sampleMs: number;
  flags: { filters: string[]; size: string; seed: number; rounds: number | null };
  suites: SuiteResult[];
}

/** What is being measured. */
export interface BenchmarkProgress {
  game: string;
  suite: string;
  case: string;
  /** Share of the rounds of this case, 0 to 1. */
  fraction: number;
  /** Share of the whole run, 0 to 1; never falls. A suite counts as much as another, however long it takes. */
  share: number;
}

/** A run in a page. Partial reports hold the cases measured so far. */
export interface BenchmarkReport extends RunResult {
  game: 'benchmark';
  /** False until every case asked for has been measured. */
  complete: boolean;
  /** Null once everything has been measured; of a run that was stopped, what it was at. */
  progress: BenchmarkProgress | null;
  /** Milliseconds since the run began. */
  timeMs: number;
}
