const DURATION_MS = 180;

/**
 * Lets the rows of a list glide to their new places, once, when asked: not where reduced motion is wished, and not where
 * nobody has seen the old places yet, which also spares a short run two layouts.
 */
export class RowMotion {
  #seen = false;
  #frame = 0;
  #tops: Map<string, number> | undefined;

  /** @param rows the rows as they stand, each with its own `data-key`. */
  constructor(private readonly rows: () => Iterable<HTMLElement>) {}

  /** Call when the rows take the places that they may leave later. */
  settle(): void {
    this.#seen = false;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      this.#frame = requestAnimationFrame(() => {
        this.#seen = true;
      });
    });
  }

  /** Call before the rows move. */
  before(): void {
    if (!this.#seen || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    this.#tops = new Map([...this.rows()].map((row) => [row.dataset.key ?? '', row.offsetTop]));
  }

  /** Call once they have moved; does nothing unless `before` was called. */
  after(): void {
    const tops = this.#tops;
    this.#tops = undefined;
    if (!tops) return;
    for (const row of this.rows()) {
      const top = tops.get(row.dataset.key ?? '');
      if (top === undefined || top === row.offsetTop) continue;
      row.animate([{ transform: `translateY(${top - row.offsetTop}px)` }, { transform: 'none' }], {
        duration: DURATION_MS,
        easing: 'ease-out',
      });
    }
  }
}
