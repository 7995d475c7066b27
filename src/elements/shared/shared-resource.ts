/** How long an element that is moved about the page may be on none, in ms: nothing of it ends meanwhile. */
export const MOVE_MS = 1000;

/** Something costly that all who need it share: made at its first use, disposed a while after its last user left. */
export class SharedResource<T> {
  #users = 0;
  #value: T | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly make: () => T,
    private readonly dispose: (value: T) => void,
    private readonly lingerMs = MOVE_MS,
  ) {}

  get users(): number {
    return this.#users;
  }

  get value(): T {
    this.#value ??= this.make();
    return this.#value;
  }

  acquire(): void {
    this.#users += 1;
    clearTimeout(this.#timer);
  }

  release(): void {
    this.#users -= 1;
    if (this.#users === 0) this.#timer = setTimeout(() => this.#end(), this.lingerMs);
  }

  #end(): void {
    const value = this.#value;
    this.#value = undefined;
    if (value !== undefined) this.dispose(value);
  }
}
