import type { ReactiveControllerHost } from 'lit';

/** What tells a player more than the grid does, and so is shown only when asked for. */
export const SPOILERS = ['rating', 'count', 'chances', 'guesses', 'solution'] as const;
export type Spoiler = (typeof SPOILERS)[number];

/** Which spoilers are open. */
export class Spoilers {
  readonly #open = new Set<Spoiler>();

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
}
