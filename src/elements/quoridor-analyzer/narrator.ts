import { inLanguage } from '../shared/languages.js';
import { faultWords } from './fault-words.js';
import { hintHeadline } from './hint-words.js';
import type { QuoridorHost } from './host.js';
import { strings } from './strings.js';
import { turnHeadline } from './words.js';

/** Says what has happened: a move and whose turn it is, once the position's figures are here; then the hint; faults. */
export class Narrator {
  /** What the user or the computer has just done, to be spoken with what follows from it. */
  news: (() => string) | null = null;
  #told: unknown = null;
  /** The hint that was told last. */
  #hint: string | null = null;

  constructor(private readonly host: QuoridorHost) {}

  /** Call when the figures, the error and the state are those to be drawn. */
  follow(): void {
    this.#tellPosition();
    const { state, figures, hinted } = this.host;
    const hint = state === 'done' && hinted && figures ? hintHeadline(figures) : null;
    // Compared in one language, since the same hint in another is no news.
    const told = hint && figures && inLanguage('en', () => hintHeadline(figures));
    if (hint !== null && told !== this.#hint) this.host.announce(() => strings.sentence(hint));
    this.#hint = told;
  }

  #tellPosition(): void {
    const { error, figures, opponent } = this.host;
    const outcome = error ?? figures?.position ?? this.#told;
    if (outcome === this.#told) return;
    this.#told = outcome;
    const { news } = this;
    const words = () => (error ? faultWords(error) : strings.sentence(turnHeadline(figures!, opponent.user)));
    this.host.announce(() => strings.after(news?.() ?? '', words()));
    this.news = null;
  }
}
