/**
 * What a benchmark is made of. A suite has cases (say, one kind of hands each); a case has inputs and contestants that
 * all do the same with them. Times are milliseconds an operation, an operation being the work on one input.
 */
import type { Missing } from '../../src/benchmark/index.js';

export type { Missing };

/** A contestant's work on one batch of inputs, with everything converted and loaded beforehand. */
export interface Work<Answer> {
  /** Does the work on each input of the batch once; what it returns only keeps the work from being optimized away. */
  pass(): unknown;
  /** The answers, an input each, for comparison. */
  answers(): Answer[] | Promise<Answer[]>;
}

export interface Contestant<Input, Answer> {
  name: string;
  role: 'kernel' | 'analyzer' | 'oracle' | 'peer';
  version?: string;
  /** What a reader must know to read its figures rightly. */
  note?: string;
  /** Which answers of a peer are known to be wrong, where some are. It runs all the same. */
  knownFault?: string;
  /** True when `pass` returns a promise. */
  async?: boolean;
  prepare(inputs: readonly Input[]): Work<Answer> | Promise<Work<Answer>>;
  dispose?(): void | Promise<void>;
}

/** How the answers of the others are held against those of the first contestant. */
export interface Comparison<Answer> {
  /** `same`: they answer the same question, and must agree. `share`: models differ; how often they agree is reported. */
  kind: 'same' | 'share';
  agree(first: Answer, other: Answer): boolean;
}

/** What is meant to be reached, by the first contestant unless it says otherwise; reported, never asserted. */
export type Target =
  | {
      kind: 'ratio';
      /** The contestant that is to be fast; the first unless named. */
      of?: string;
      contestant: string;
      atLeast: number;
    }
  | { kind: 'median'; belowMs: number };

export interface Case<Input = unknown, Answer = unknown> {
  name: string;
  /** A round uses one batch. Batches of one input give the spread over inputs, larger ones that over rounds. */
  batches: readonly (readonly Input[])[];
  rounds: number;
  /** The others are compared with the first. */
  contestants: readonly Contestant<Input, Answer>[];
  /** Contestants that do not take part, and why. */
  missing: readonly Missing[];
  comparison: Comparison<Answer>;
  targets?: readonly Target[];
}

export interface Suite {
  game: string;
  name: string;
  title: string;
  /** Sentences: what is measured, and what is left out of the measurement. */
  about: string;
  cases(setting: Setting): Promise<readonly Case[]>;
}

/** How much a run does. */
export interface Size {
  /** Rounds of a case whose batches hold many inputs. */
  rounds: number;
  /** Batches of such a case, and inputs in each. */
  batches: number;
  batchSize: number;
  /** Inputs of a case that measures each input by itself. */
  singles: number;
  /** A sample lasts at least this long, and at least 50 ticks of the clock. */
  sampleMs: number;
  /** A contestant that would need longer for one pass over a batch is left out. */
  patienceMs: number;
}

export interface Setting {
  seed: number;
  size: Size;
  /** The module of an npm peer; null where it cannot be had, as in a page. */
  loadPeer: LoadPeer;
  /** The lines of a list of cases that may not be copied; absent, or null, where it cannot be had. */
  readCases?: ReadCases;
}

export interface Peer {
  module: unknown;
  version: string;
}

export type LoadPeer = (name: string) => Promise<Peer | null>;

export type ReadCases = (name: string) => string[] | null;
