import { Phrasebook } from '../shared/phrasebook.js';
import { commonStrings } from '../shared/strings.js';
import { phrases } from './locales/en.js';

/** What only the Sudoku element says. */
export const phrasebook = new Phrasebook(phrases, {
  de: () => import('./locales/de.js'),
  ja: () => import('./locales/ja.js'),
});

/** All that the Sudoku element says, what only screen readers hear included, in the language of the moment. */
export const strings = { ...commonStrings, ...phrasebook.strings };
