/** Names of what counts and of readings in the language that the element's place in the page speaks. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { loadNames, type Names, nameLanguageOf } from '../../mahjong/index.js';
import { languageTagAt, unwatchLanguage, watchLanguage } from '../shared/language-watch.js';

/** Loads names when the language changes, English ones never: the element has its own. */
export class NamesController implements ReactiveController {
  #names: Names | null = null;
  #language: Names['language'] = 'en';
  readonly #follower;

  constructor(private readonly host: ReactiveControllerHost & Element) {
    this.#follower = { element: host, follow: () => this.#follow() };
    host.addController(this);
  }

  /** `null` for English, and until the names are there. */
  get names(): Names | null {
    return this.#names;
  }

  hostConnected(): void {
    watchLanguage(this.#follower);
    this.#follow();
  }

  hostDisconnected(): void {
    unwatchLanguage(this.#follower);
  }

  #follow(): void {
    const language = nameLanguageOf(languageTagAt(this.host));
    if (language === this.#language) return;
    this.#language = language;
    if (language === 'en') this.#show(null);
    else void this.#load(language);
  }

  async #load(language: Names['language']): Promise<void> {
    // A page that can't fetch them keeps the names it has.
    const names = await loadNames(language).catch(() => null);
    if (names && this.#language === language) this.#show(names);
  }

  #show(names: Names | null): void {
    this.#names = names;
    this.host.requestUpdate();
  }
}
