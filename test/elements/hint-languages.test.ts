import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/elements/shared/languages.js';
import { english, type HintLanguage, TECHNIQUE_NAMES, type TechniqueName } from '../../src/sudoku/index.js';

const fileOf = (language: Language) =>
  fileURLToPath(new URL(`../../src/elements/sudoku-analyzer/locales/${language}/hints.ts`, import.meta.url));
const spoken = LANGUAGES.filter((language) => language !== 'en' && existsSync(fileOf(language)));

const gaps = (template: string) => [...new Set(template.match(/\{\w*\}/g))].sort();
const names = TECHNIQUE_NAMES as readonly TechniqueName[];

describe.each(spoken)('hints in %s', async (language) => {
  const { hints } = (await import(fileOf(language))) as { hints: HintLanguage };

  // A gap that is left out hides a fact, one that is misspelt is told as "undefined".
  test.each(names)('%s tells what English tells', (name) => {
    const told = hints.levels[name];
    expect(told).toHaveLength(3);
    for (const [level, said] of english.levels[name].entries()) {
      expect(gaps(told[level]!), told[level]).toEqual(gaps(said));
      // "{digits} in {bases}." is German as well.
      if (level !== 1) expect(told[level]).not.toBe(said);
      expect(told[level]).toMatch(/[.。]$/);
    }
  });

  test('what follows, houses and cells are told whole', () => {
    for (const key of ['goes', 'go', 'is', 'cell'] as const) {
      expect(gaps(hints[key]), key).toEqual(gaps(english[key]));
    }
    for (const [kind, house] of Object.entries(hints.houses)) {
      expect(gaps(house), kind).toEqual(gaps(english.houses[kind as keyof HintLanguage['houses']]));
    }
    expect(hints.tag).toBe(language);
  });

  test('no two techniques have the same name', () => {
    const all = names.map((name) => hints.names[name] ?? name);
    expect(new Set(all).size).toBe(all.length);
  });
});

test('every language of the Sudoku element tells hints', () => {
  const tables = LANGUAGES.filter((language) => existsSync(fileOf(language).replace('/hints.ts', '.ts')));
  expect(spoken).toEqual(tables.filter((language) => language !== 'en'));
});
