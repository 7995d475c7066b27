/** The last value that was made of some things, for as long as they are the same. */
export class Memo<T> {
  #of: readonly unknown[] | null = null;
  #value: T | undefined;

  get(of: readonly unknown[], make: () => T): T {
    const isSame = this.#of?.length === of.length && of.every((thing, i) => Object.is(thing, this.#of?.[i]));
    if (!isSame) {
      this.#of = of;
      this.#value = make();
    }
    return this.#value as T;
  }
}
