/** Characters written at once at most, so that a reader need not wait for a whole window of long answers. */
const CHUNK = 1 << 16;

export interface AnswersOptions {
  /** Writes some lines; resolves when the output can take more. */
  write: (text: string) => Promise<void>;
  /** Lines that may be unanswered or unwritten. */
  size: number;
  /** Called after lines have been written, with how many there are. */
  onWritten?: ((lines: number) => void) | undefined;
  /** Called once if no more lines will be written: the output has failed, or `stop` was called. */
  onFailure?: ((error: unknown) => void) | undefined;
}

/**
 * Answers written in the order in which they were asked for, as soon as they are there. Those ready in the same turn go out in
 * one write: a system call a line would cost more than many an answer.
 */
export class Answers {
  readonly #options: AnswersOptions;
  readonly #queue: { text: string | null }[] = [];
  #writing: Promise<void> | null = null;
  #written = 0;
  #failure: { error: unknown } | null = null;
  #wake = () => {};

  constructor(options: AnswersOptions) {
    this.#options = options;
  }

  /**
   * Takes the next answer, which never rejects, and waits while there are too many.
   * @throws what writing threw, or what `stop` was given
   */
  async add(answer: Promise<string>): Promise<void> {
    const entry: { text: string | null } = { text: null };
    this.#queue.push(entry);
    void answer.then((text) => {
      entry.text = text;
      this.#write();
    });
    while (!this.#failure && this.#queue.length >= this.#options.size) await this.#change();
    this.#check();
  }

  /** Waits until all are written. @throws as `add` does */
  async drain(): Promise<void> {
    while (!this.#failure && this.#queue.length > 0) await this.#change();
    this.#check();
  }

  /** Writes no further line; the one being written is finished. */
  stop(error: unknown): void {
    if (this.#failure) return;
    this.close(error);
    this.#options.onFailure?.(error);
  }

  /** As `stop`, by one who knows. */
  close(error: unknown): void {
    this.#failure ??= { error };
    this.#wake();
  }

  #check(): void {
    if (this.#failure) throw this.#failure.error;
  }

  #change(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  #write(): void {
    this.#writing ??= this.#writeReady()
      .catch((error) => this.stop(error))
      .finally(() => {
        this.#writing = null;
      });
  }

  async #writeReady(): Promise<void> {
    while (this.#queue[0]?.text != null) {
      await new Promise((resolve) => setImmediate(resolve)); // answers of this turn may still come
      if (this.#failure) return;
      const lines = this.#takeReady();
      await this.#options.write(lines.join(''));
      this.#written += lines.length;
      this.#options.onWritten?.(this.#written);
      this.#wake();
    }
  }

  #takeReady(): string[] {
    const lines: string[] = [];
    for (let length = 0; this.#queue[0]?.text != null && length < CHUNK; ) {
      const line = `${this.#queue.shift()?.text}\n`;
      length += line.length;
      lines.push(line);
    }
    return lines;
  }
}
