/** Half a screen further on every side still counts as seen, so that an answer is there when the reader scrolls to it. */
const MARGIN = 0.5;

/** Tells whether an element can be seen: its page is visible, and it lies on the screen or near it. */
export class Sight {
  #onScreen = true;
  #observer: IntersectionObserver | null = null;

  constructor(
    private readonly element: Element,
    private readonly onLook: (seen: boolean) => void,
  ) {}

  /** Tells what is seen now, then every change. */
  open(): void {
    // The observer speaks a frame later; an element in sight need not wait for it.
    this.#onScreen = isOnScreen(this.element);
    this.element.ownerDocument.addEventListener('visibilitychange', this.#tell);
    if (typeof IntersectionObserver === 'function') this.#observe();
    else this.#onScreen = true;
    this.#tell();
  }

  close(): void {
    this.element.ownerDocument.removeEventListener('visibilitychange', this.#tell);
    this.#observer?.disconnect();
    this.#observer = null;
  }

  #observe(): void {
    const note: IntersectionObserverCallback = (entries) => {
      this.#onScreen = entries.at(-1)?.isIntersecting ?? this.#onScreen;
      this.#tell();
    };
    this.#observer = new IntersectionObserver(note, { rootMargin: `${100 * MARGIN}%` });
    this.#observer.observe(this.element);
  }

  readonly #tell = () => {
    const hidden = this.element.ownerDocument.visibilityState === 'hidden';
    this.onLook(this.#onScreen && !hidden);
  };
}

function isOnScreen(element: Element): boolean {
  if (element.getClientRects().length === 0) return false;
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = element.ownerDocument.documentElement;
  const { innerWidth = clientWidth, innerHeight = clientHeight } = element.ownerDocument.defaultView ?? {};
  const [across, along] = [MARGIN * innerWidth, MARGIN * innerHeight];
  return bottom >= -along && right >= -across && top <= innerHeight + along && left <= innerWidth + across;
}
