/** Between two questions, in ms. */
export const PULSE_MS = 1000;

/** So many turns of `PULSE_MS` without an answer, and the other side counts as lost, unless its game allows more. */
export const PULSE_LIMIT = 5;

/**
 * Asks the other side now and then whether it still listens, for as long as it has work. A thread that hangs in its kernel,
 * or is gone without a word, would leave its calls pending for ever. Counted in turns of the caller's own timer, so
 * that a machine that slept does not count its sleep.
 */
export class Pulse {
  readonly #ping: () => Promise<unknown>;
  readonly #onSilence: (reason: string) => void;
  #timer: ReturnType<typeof setInterval> | undefined;
  #answered = true;
  #silence = 0;

  /** @param limit turns without an answer */
  constructor(
    ping: () => Promise<unknown>,
    onSilence: (reason: string) => void,
    private readonly limit = PULSE_LIMIT,
  ) {
    this.#ping = ping;
    this.#onSilence = onSilence;
  }

  start(): void {
    if (this.#timer !== undefined) return;
    this.#answered = true;
    this.#silence = 0;
    this.#timer = setInterval(() => this.#turn(), PULSE_MS);
    // In Node a timer keeps the process alive; this one is no reason to.
    (this.#timer as { unref?: () => void }).unref?.();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #turn(): void {
    if (this.#answered) this.#ask();
    else this.#miss();
  }

  #ask(): void {
    this.#answered = false;
    this.#silence = 0;
    const heard = () => {
      this.#answered = true;
    };
    this.#ping().then(heard, heard);
  }

  #miss(): void {
    this.#silence += 1;
    if (this.#silence < this.limit) return;
    this.stop();
    this.#onSilence(`no answer for ${(this.limit * PULSE_MS) / 1000} s`);
  }
}
