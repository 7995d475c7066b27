import { phrases } from './locales/en.js';
import { Phrasebook } from './phrasebook.js';

/** What every element says. */
export const commonPhrasebook = new Phrasebook(phrases, {
  de: () => import('./locales/de.js'),
  fr: () => import('./locales/fr.js'),
  ja: () => import('./locales/ja.js'),
});

/** Each sentence is in the language of the moment: ask for it where it is drawn or spoken. */
export const commonStrings = commonPhrasebook.strings;
