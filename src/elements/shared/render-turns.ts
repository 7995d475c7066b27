/** Where no frame comes, as in a page that is just being hidden, the next turn comes after so many ms. */
const NO_FRAME_MS = 100;

/**
 * Spreads the updates of a page's elements over frames: when twenty of them have news at once, each frame draws one, since
 * laying out all in one long task would keep the page from answering. A single element never waits.
 */
export class RenderTurns {
  /** Drawn in this frame. */
  #drawn: Element | null = null;
  readonly #waiting: { element: Element; go: () => void }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Null if the element may be updated now, else a promise of its turn. */
  take(element: Element): Promise<void> | null {
    if (document.visibilityState === 'hidden' || this.#admit(element)) return null;
    return new Promise((go) => this.#waiting.push({ element, go }));
  }

  /** An element that is drawn in this frame may change again before it ends. */
  #admit(element: Element): boolean {
    if (this.#drawn === null) this.#awaitFrame();
    this.#drawn ??= element;
    return this.#drawn === element;
  }

  #awaitFrame(): void {
    const frame = requestAnimationFrame(() => this.#next());
    this.#timer = setTimeout(() => {
      cancelAnimationFrame(frame);
      this.#next();
    }, NO_FRAME_MS);
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#drawn = null;
    while (this.#waiting[0] && this.#admit(this.#waiting[0].element)) this.#waiting.shift()?.go();
  }
}

/** Those of all elements of this page. */
export const renderTurns = new RenderTurns();
