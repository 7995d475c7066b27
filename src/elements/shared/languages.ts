/** The languages that elements speak, by BCP 47 tag. */
export const LANGUAGES = ['en', 'ja', 'zh-Hans', 'zh-Hant', 'de', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Regions that write Chinese traditionally, unless their tag names a script. */
const TRADITIONAL: readonly string[] = ['tw', 'hk', 'mo'];

/** The language that speaks for a tag: `de` for `de-AT`, `zh-Hant` for `zh-TW`; English for what nobody has written. */
export function languageFor(tag: string): Language {
  const [primary, ...rest] = tag.toLowerCase().split(/[-_]/);
  if (primary === 'zh') return chinese(rest);
  return LANGUAGES.find((language) => language === primary) ?? 'en';
}

function chinese(subtags: readonly string[]): Language {
  if (subtags.includes('hans')) return 'zh-Hans';
  const isTraditional = subtags.includes('hant') || subtags.some((subtag) => TRADITIONAL.includes(subtag));
  return isTraditional ? 'zh-Hant' : 'zh-Hans';
}

let spoken: Language = 'en';

/** The language of the moment: that of the element that is being drawn, or speaks. */
export const spokenLanguage = (): Language => spoken;

/** Does work, which must not wait for anything, in a language. */
export function inLanguage<T>(language: Language, work: () => T): T {
  const before = spoken;
  spoken = language;
  try {
    return work();
  } finally {
    spoken = before;
  }
}
