/** What a run found; `--json` writes exactly this. Times are milliseconds an operation. */
import type { Missing } from './types.js';

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
  /** ISO 8601, UTC. */
  date: string;
  hintwright: string;
  machine: Machine;
  /** The smallest step of the clock, milliseconds. */
  clockMs: number;
  flags: { filters: string[]; size: string; seed: number; rounds: number | null };
  suites: SuiteResult[];
}
