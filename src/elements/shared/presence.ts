import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { Sight } from './sight.js';
import { mayRun, type Presence, type PresenceEvent, step } from './visibility.js';

/** How long a run goes on out of sight, in ms: scrolling past, or a glance at another tab, costs nothing. */
export const LINGER_MS = 3000;

export interface PresenceActions {
  /** Starts the run that has been waiting. */
  start(): void;
  /** Ends the run under way; it will be started again. */
  stop(): void;
}

/** Leads the state machine of an element's visibility: tells it what happens and does what it says. */
export class PresenceController implements ReactiveController {
  #presence: Presence = 'gone';
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #sight: Sight;

  constructor(
    host: ReactiveControllerHost & HTMLElement,
    private readonly actions: PresenceActions,
  ) {
    this.#sight = new Sight(host, (seen) => this.send(seen ? 'seen' : 'unseen'));
    host.addController(this);
  }

  /** Whether a run may begin or go on. */
  get mayRun(): boolean {
    return mayRun(this.#presence);
  }

  hostConnected(): void {
    this.#sight.open();
  }

  hostDisconnected(): void {
    this.#sight.close();
    this.send('removed');
  }

  send(event: PresenceEvent): void {
    const before = this.#presence;
    const { after, action } = step(before, event);
    this.#presence = after;
    if (after !== before) this.#wait(after === 'lingering');
    if (action) this.actions[action]();
  }

  #wait(lingering: boolean): void {
    clearTimeout(this.#timer);
    if (lingering) this.#timer = setTimeout(() => this.send('waited'), LINGER_MS);
  }
}
