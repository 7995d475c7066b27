import type { QuoridorReport, QuoridorRequest } from '../../quoridor/types.js';
import type { Analyzer } from '../shared/analysis-run.js';
import { sharedQuoridor } from './engine.js';
import type { QuoridorHost } from './host.js';
import {
  deepened,
  positionOf,
  type RequestSource,
  requestArgs,
  requestOf,
  withoutSearch,
} from './request.js';

export interface SearchHost extends QuoridorHost, RequestSource {
  readonly analyzer: Analyzer<QuoridorRequest, QuoridorReport> | undefined;
  analyze(): Promise<QuoridorReport | null>;
}

/** What a player of the computer's strength asks of the engine. */
export type Effort = Pick<QuoridorRequest, 'nodes' | 'lines' | 'seed'>;

/** What the element asks of the engine, and how much of it. */
export class Search {
  /** How often the user has asked to go deeper into this position. */
  #doublings = 0;

  constructor(private readonly host: SearchHost) {}

  get analyzer(): Analyzer<QuoridorRequest, QuoridorReport> {
    return this.host.analyzer ?? sharedQuoridor.value;
  }

  /** What a new run depends on. */
  get dependencies(): unknown[] {
    return [...requestArgs(this.host), this.#searches, this.#doublings];
  }

  get request(): QuoridorRequest {
    const request = requestOf(this.host);
    return this.#searches ? deepened(request, this.#doublings) : withoutSearch(request);
  }

  /** What the engine says of the position as it stands, apart from the element's own analysis. */
  consult(effort: Effort, signal: AbortSignal): Promise<QuoridorReport> {
    const { timeMs } = this.host;
    const time = effort.nodes === undefined && timeMs != null ? { timeMs } : {};
    return this.analyzer.analyze({ ...positionOf(this.host), ...time, ...effort }, { signal });
  }

  /** Searches again, for twice as long. */
  deepen(): void {
    this.#doublings += 1;
    this.host.requestUpdate();
  }

  /** Searches again, for as long as at first. */
  again(): void {
    if (this.#doublings === 0) void this.host.analyze();
    this.reset();
    this.host.requestUpdate();
  }

  /** Another position, or another time, is searched for no longer than it says. */
  reset(): void {
    this.#doublings = 0;
  }

  /** While the computer thinks about its move, nothing else is searched. */
  get #searches(): boolean {
    return this.host.hinted && !this.host.opponent.isTurn;
  }
}
