import { describe, expect, test } from 'vitest';
import { inLanguage, languageFor, spokenLanguage } from '../../src/elements/shared/languages.js';
import { Phrasebook } from '../../src/elements/shared/phrasebook.js';

describe('the language that speaks for a tag', () => {
  test.each([
    ['de', 'de', 'as it is'],
    ['de-AT', 'de', 'a region that has no words of its own'],
    ['fr_CA', 'fr', 'an underscore, as programs write it'],
    ['JA', 'ja', 'capitals'],
    ['zh', 'zh-Hans', 'Chinese without more'],
    ['zh-CN', 'zh-Hans', 'a region that writes simplified'],
    ['zh-TW', 'zh-Hant', 'regions that write traditionally'],
    ['zh-HK', 'zh-Hant', 'regions that write traditionally'],
    ['zh-Hant-CN', 'zh-Hant', 'the script goes before the region'],
    ['zh-Hans-TW', 'zh-Hans', 'the script goes before the region'],
    ['ru', 'en', 'a language that nobody has written'],
    ['deu', 'en', 'a tag that only begins like one'],
    ['', 'en', 'none is told'],
  ])('%s: %s (%s)', (tag, language) => {
    expect(languageFor(tag)).toBe(language);
  });
});

describe('the language of the moment', () => {
  test('is that of the innermost work, and comes back though the work fails', () => {
    inLanguage('de', () => {
      expect(() =>
        inLanguage('ja', () => {
          expect(spokenLanguage()).toBe('ja');
          throw new Error('fails');
        }),
      ).toThrow('fails');
      expect(spokenLanguage()).toBe('de');
    });
    expect(spokenLanguage()).toBe('en');
  });
});

describe('a phrasebook', () => {
  const english = { tiles: (count: number) => (count === 1 ? '1 tile' : `${count} tiles`), none: () => null };
  const german = { tiles: (count: number) => `${count} Steine`, none: () => null };

  test('speaks English until a language is loaded, then that, where it is spoken', async () => {
    const book = new Phrasebook(english, { de: async () => ({ phrases: german }) });
    const { tiles } = book.strings;
    expect(inLanguage('de', () => tiles(3))).toBe('3 tiles');
    await book.load('de');
    expect(inLanguage('de', () => tiles(3))).toBe('3 Steine');
    expect(inLanguage('fr', () => tiles(3))).toBe('3 tiles');
    expect(tiles(1)).toBe('1 tile');
    expect(inLanguage('de', book.strings.none)).toBeNull();
  });

  test('offers what it has a file for', () => {
    const book = new Phrasebook(english, { de: async () => ({ phrases: german }) });
    expect(['en', 'de', 'fr'].map((language) => book.offers(language as 'en'))).toEqual([true, true, false]);
  });

  // A file for the page may come from another release than the element.
  test('says in English what a file lacks', async () => {
    const old = { phrases: { none: () => null } as typeof german };
    const book = new Phrasebook(english, { de: async () => old });
    await book.load('de');
    expect(inLanguage('de', () => book.strings.tiles(2))).toBe('2 tiles');
  });
});
