/** The time that an analysis may take. */
export class Clock {
  readonly #started = performance.now();
  readonly #end: number;

  constructor(timeMs: number) {
    this.#end = this.#started + timeMs;
  }

  get passed(): number {
    return performance.now() - this.#started;
  }

  get isUp(): boolean {
    return performance.now() >= this.#end;
  }
}
