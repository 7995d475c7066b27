import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';

/** The least time between two announcements, so that a screen reader can end its sentence. */
const PAUSE_MS = 1000;

/** One polite live region: says the latest sentence, not every one. */
export class LiveRegion implements ReactiveController {
  #text = '';
  #next: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  announce(text: string): void {
    this.#next = text;
    if (this.#timer === undefined) this.#speak();
  }

  /** Takes the last sentence back, unsaid; one that waits goes with it. */
  clear(): void {
    this.#text = '';
    this.#next = undefined;
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#next = undefined;
  }

  render(): TemplateResult {
    return html`<div class="unseen" role="status" aria-live="polite">${this.#text}</div>`;
  }

  #speak(): void {
    this.#timer = undefined;
    if (this.#next === undefined) return;
    this.#text = this.#next;
    this.#next = undefined;
    this.#timer = setTimeout(() => this.#speak(), PAUSE_MS);
    this.host.requestUpdate();
  }
}
