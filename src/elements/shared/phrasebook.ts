import { type Language, spokenLanguage } from './languages.js';

/** What an element says, as functions: grammar is the business of each language. */
type Phrases = Readonly<Record<string, (...args: never[]) => unknown>>;

/** The shape of English, for the other languages to fill: sentences are any text, what is no text stays. */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Widened<Result>
    : never;
};
type Widened<Result> = Result extends string ? string : Result;

/** A language's file: a module that exports `phrases`. */
export type Loaders<English> = Readonly<
  Partial<Record<Exclude<Language, 'en'>, () => Promise<{ phrases: Translation<English> }>>>
>;

/** All that an element says, in English at once, in the other languages once they are loaded. */
export class Phrasebook<English extends Phrases> {
  /** Each says its sentence in the language of the moment, in English where that language is not here. */
  readonly strings: Translation<English>;
  readonly #loaded = new Map<Language, Phrases>();

  constructor(
    english: English,
    private readonly loaders: Loaders<English>,
  ) {
    this.#loaded.set('en', english);
    const say = (key: string) =>
      ((...args) => {
        const phrases = this.#loaded.get(spokenLanguage()) ?? english;
        return (phrases[key] ?? (english[key] as Phrases[string]))(...args);
      }) satisfies Phrases[string];
    const entries = Object.keys(english).map((key) => [key, say(key)]);
    this.strings = Object.fromEntries(entries) as Translation<English>;
  }

  offers(language: Language): boolean {
    return language === 'en' || language in this.loaders;
  }

  has(language: Language): boolean {
    return this.#loaded.has(language);
  }

  /** Rejects where the file cannot be fetched. */
  async load(language: Language): Promise<void> {
    if (this.has(language) || language === 'en') return;
    const file = await this.loaders[language]?.();
    if (file) this.#loaded.set(language, file.phrases as Phrases);
  }
}
