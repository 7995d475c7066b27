import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/elements/shared/languages.js';
import { RATING_TECHNIQUES } from '../../src/sudoku/rating/techniques.js';

/** What players of the language call as Sudoku Explainer does. */
const WESTERN = ['Swordfish', 'Jellyfish', 'Turbot Fish', 'Pointing', 'Claiming'];
const KEPT: Readonly<Partial<Record<Language, readonly string[]>>> = {
  de: [...WESTERN, 'Forcing Chain', 'Nishio Forcing Chains'],
  fr: WESTERN,
  es: WESTERN,
};
const EVERYWHERE = ['X-Wing', 'XY-Wing', 'XYZ-Wing'];
/** Names and letters that no language writes in its own script. */
const LATIN = /XYZ-Wing|XY-Wing|X-Wing|BUG|Nishio|[XY](?![a-z])/gu;

/** Every technique, and what a language calls it. */
async function ratingsIn(language: Language): Promise<(readonly [name: string, own: string])[]> {
  const { phrases } = (await import(`../../src/elements/sudoku-analyzer/locales/${language}.ts`)) as {
    phrases: { technique(name: string): string };
  };
  return RATING_TECHNIQUES.map((name) => [name, phrases.technique(name)] as const);
}

describe.each(LANGUAGES.filter((language) => language !== 'en'))('ratings in %s', async (language) => {
  const told = await ratingsIn(language);

  test('every technique has a name of its own, unless players use the English one', () => {
    const kept = [...EVERYWHERE, ...(KEPT[language] ?? [])];
    expect(told.filter(([name, own]) => name === own && !kept.includes(name))).toEqual([]);
  });

  test('no two are called alike', () => {
    expect(new Set(told.map(([, own]) => own)).size).toBe(RATING_TECHNIQUES.length);
  });
});

test.each(['ja', 'zh-Hans', 'zh-Hant'] as const)('no Latin word is left in %s', async (language) => {
  const names = (await ratingsIn(language)).map(([, own]) => own.replace(LATIN, ''));
  expect(names.filter((name) => /\p{Script=Latin}/u.test(name))).toEqual([]);
});
