import { LitElement, type TemplateResult } from 'lit';
import { type Book, LanguageController } from './language-controller.js';
import { inLanguage, type Language } from './languages.js';
import { LiveRegion } from './live-region.js';
import { renderTurns } from './render-turns.js';
import { commonPhrasebook } from './strings.js';

/**
 * An element that speaks the language of its place in the page: its own `lang`, else that of the nearest ancestor that tells
 * one. All that it draws it says in that language; what it says elsewhere it hands to `announce` as a function.
 */
export abstract class LocalizedElement extends LitElement {
  /** What it says besides the common words. */
  protected abstract readonly phrasebook: Book;
  readonly #live = new LiveRegion(this);
  readonly #language = new LanguageController(
    this,
    () => [commonPhrasebook, this.phrasebook],
    () => this.#translate(),
  );

  /** @internal The language that it speaks now; for the `lang` of what it draws. */
  get language(): Language {
    return this.#language.language;
  }

  /** @internal Has a screen reader say a sentence. */
  announce(sentence: () => string): void {
    this.#live.announce(inLanguage(this.language, sentence));
  }

  /** Where announcements stand. */
  protected liveRegion(): TemplateResult {
    return this.#live.render();
  }

  protected override performUpdate(): void {
    inLanguage(this.language, () => super.performUpdate());
  }

  /** The first rendering is a task of its own, so that it does not lengthen the one that loads the module. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await new Promise((done) => setTimeout(done));
    const turn = renderTurns.take(this);
    if (turn) await turn;
    super.scheduleUpdate();
  }

  /** Words change without a word being said. */
  #translate(): void {
    this.#live.clear();
    this.requestUpdate();
  }
}
