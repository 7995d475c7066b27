import type { ReactiveControllerHost } from 'lit';
import { RowMotion } from './row-motion.js';
import { steadyOrder } from './steady-order.js';

/** What a list of refining rows goes by, asked for before each update. */
export interface SteadyRowsSource {
  running: boolean;
  /** Keys of the rows as this run now has them; null while it has none. */
  keys: readonly string[] | null;
}

/** Rows that keep the order of a run's first figures until its end, then move once. */
export class SteadyRows {
  #order: readonly string[] = [];
  #wasRunning = false;
  readonly #motion: RowMotion;

  /** @param selector the rows in the element, each with its own `data-key` */
  constructor(
    host: ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment },
    selector: string,
    private readonly source: () => SteadyRowsSource,
  ) {
    this.#motion = new RowMotion(() => host.renderRoot.querySelectorAll<HTMLElement>(selector));
    host.addController(this);
  }

  hostUpdate(): void {
    const { running, keys } = this.source();
    if (running && !keys) this.#order = [];
    if (running && keys && this.#order.length === 0) {
      this.#order = keys;
      this.#motion.settle();
    }
    if (this.#wasRunning && !running && this.#order.length > 0) this.release();
    this.#wasRunning = running;
  }

  hostUpdated(): void {
    this.#motion.after();
  }

  /** The rows take their new places with the next update, also where a run still keeps them. */
  release(): void {
    this.#motion.before();
    this.#order = [];
  }

  arrange<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
    return steadyOrder(items, keyOf, this.#order);
  }
}
