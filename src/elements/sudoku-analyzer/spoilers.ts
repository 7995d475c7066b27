import type { ReactiveControllerHost } from 'lit';
import type { Rating, SudokuReport } from '../../sudoku/types.js';

/** What tells a player more than the grid does, and so is shown only when asked for. */
export const SPOILERS = ['rating', 'count', 'chances', 'guesses', 'solution'] as const;
export type Spoiler = (typeof SPOILERS)[number];

/** A rating of the givens, which what is entered does not change; null where they have none, for a reason in words. */
interface Rated {
  givens: string;
  rating: Rating | null;
  explanation: string;
}

/** Which spoilers are open, and the rating, which is worked out once for a puzzle. */
export class Spoilers {
  readonly #open = new Set<Spoiler>();
  #rated: Rated | null = null;

  constructor(private readonly host: ReactiveControllerHost) {}

  isOpen(spoiler: Spoiler): boolean {
    return this.#open.has(spoiler);
  }

  toggle(spoiler: Spoiler): void {
    if (!this.#open.delete(spoiler)) this.#open.add(spoiler);
    this.host.requestUpdate();
  }

  /** Another puzzle. */
  close(): void {
    this.#open.clear();
  }

  /** The rating is open and not known yet. */
  wantsRating(givens: string): boolean {
    return this.#open.has('rating') && this.#rated?.givens !== givens;
  }

  ratingOf(givens: string): Rated | null {
    return this.#rated?.givens === givens ? this.#rated : null;
  }

  /** Keeps the rating of a report that was asked for one. */
  take(givens: string, { rating, explanation, complete }: SudokuReport): void {
    if (rating || complete) this.#rated = { givens, rating, explanation };
  }
}
