import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { languageTagAt, unwatchLanguage, watchLanguage } from './language-watch.js';
import { type Language, languageFor } from './languages.js';
import type { Phrasebook } from './phrasebook.js';

/** What of a phrasebook a language needs. */
export type Book = Pick<Phrasebook<Record<never, never>>, 'offers' | 'has' | 'load'>;

/** Leads an element's language: that of its place in the page, once its words are here. */
export class LanguageController implements ReactiveController {
  /** The language that the element speaks: the old one until the words of a new one are here. */
  language: Language = 'en';
  #wanted: Language = 'en';
  readonly #follower;

  constructor(
    private readonly host: ReactiveControllerHost & Element,
    private readonly books: () => readonly Book[],
    private readonly changed: () => void,
  ) {
    this.#follower = { element: host, follow: () => this.#follow() };
    host.addController(this);
  }

  hostConnected(): void {
    watchLanguage(this.#follower);
    this.#follow();
  }

  hostDisconnected(): void {
    unwatchLanguage(this.#follower);
  }

  #follow(): void {
    const told = languageFor(languageTagAt(this.host));
    const language = this.books().every((book) => book.offers(told)) ? told : 'en';
    if (language === this.#wanted) return;
    this.#wanted = language;
    void this.#switch(language);
  }

  async #switch(language: Language): Promise<void> {
    const missing = this.books().filter((book) => !book.has(language));
    if (missing.length === 0) return this.#speak(language);
    // A page that cannot fetch them (offline, file://, a strict policy) reads English.
    const loaded = await Promise.all(missing.map((book) => book.load(language))).catch(() => null);
    if (this.#wanted === language) this.#speak(loaded ? language : 'en');
  }

  #speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    this.changed();
  }
}
