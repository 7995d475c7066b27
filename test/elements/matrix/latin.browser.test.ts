import { expect, test } from 'vitest';
import { SUITES } from '../../../src/benchmark/index.js';
import type { LocalizedElement } from '../../../src/elements/shared/localized-element.js';
import { sentences } from '../sentences.js';
import { STATES } from './states.js';

/** Languages whose own words have no Latin letters, so that what has some was left in English. */
const OWN_SCRIPT = ['ja', 'zh-Hans', 'zh-Hant'] as const;

/** What they write in Latin letters, too: games' own notation, names of programs, formats and units. */
const NOTATION = /\b(?:[0-9]*[mpsz]|[a-i][1-9][hv]?|r\d+c\d+)\b/g;
const NAMES: readonly string[] = [
  ...['Enter', 'Esc', 'Shift', 'Alt', 'Backspace'],
  ...[
    'MCR',
    'BMJA',
    'X-Wing',
    'W-Wing',
    'XY',
    'AIC',
    'HoDoKu',
    'Sukaku',
    'SadMan',
    'OpenSudoku',
    'CSV',
    'JSON',
  ],
  ...[
    'sudokuwiki',
    'sudokuexchange',
    'org',
    'com',
    'Sudoku',
    'Explainer',
    'TypeScript',
    'Worker',
    'Markdown',
  ],
  // What suites and cases are called on the command line, too.
  ...[...SUITES.map(({ name }) => name), 'normal', 'first', 'second'],
];

/** Digits of large grids that a cell may have are told in order: ACF. */
const isDigits = (word: string): boolean =>
  /^[A-P]+$/.test(word) && [...word].every((letter, at) => at === 0 || letter > word[at - 1]!);

const wordsLeft = (text: string): string[] =>
  (text.replace(NOTATION, ' ').match(/[A-Za-z][A-Za-z'-]+/g) ?? []).filter(
    (word) => !NAMES.includes(word) && !isDigits(word),
  );

test.each(STATES)(
  '$name: nothing is left in English',
  async ({ mount }) => {
    const element = (await mount()) as LocalizedElement & HTMLElement;
    for (const language of OWN_SCRIPT) {
      element.lang = language;
      await expect.poll(() => element.language, { timeout: 5000 }).toBe(language);
      await element.updateComplete;
      const told = [...sentences(element.shadowRoot!, language)];
      const found = told.flatMap((text) => wordsLeft(text).map((word) => `${word}: ${text}`));
      expect.soft(found, language).toEqual([]);
    }
  },
  60_000,
);
