import { LiveRegion } from '../shared/live-region.js';
import { hintHeadline } from './hint-words.js';
import type { QuoridorHost } from './host.js';
import { strings } from './strings.js';
import { turnHeadline } from './words.js';

/** Says what has happened: a move and whose turn it is, once the position's figures are here; then the hint; faults. */
export class Narrator {
  readonly region: LiveRegion;
  /** What the user or the computer has just done, to be spoken with what follows from it. */
  news = '';
  #told: unknown = null;
  #hint: string | null = null;

  constructor(private readonly host: QuoridorHost) {
    this.region = new LiveRegion(host);
  }

  /** Call when the figures, the error and the state are those to be drawn. */
  follow(): void {
    this.#tellPosition();
    const { state, figures, hinted } = this.host;
    const hint = state === 'done' && hinted && figures ? hintHeadline(figures) : null;
    if (hint !== null && hint !== this.#hint) this.region.announce(strings.sentence(hint));
    this.#hint = hint;
  }

  #tellPosition(): void {
    const { error, figures, opponent } = this.host;
    const outcome = error ?? figures?.position ?? this.#told;
    if (outcome === this.#told) return;
    this.#told = outcome;
    const words = error ? error.message : strings.sentence(turnHeadline(figures!, opponent.user));
    this.region.announce(`${this.news} ${words}`.trim());
    this.news = '';
  }
}
