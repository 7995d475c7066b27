import { phrases } from './locales/en.js';
import { Phrasebook } from './phrasebook.js';

/** What every element says. */
export const commonPhrasebook = new Phrasebook(phrases, {
  de: () => import('./locales/de.js'),
  fr: () => import('./locales/fr.js'),
  es: () => import('./locales/es.js'),
  ja: () => import('./locales/ja.js'),
  'zh-Hans': () => import('./locales/zh-Hans.js'),
  'zh-Hant': () => import('./locales/zh-Hant.js'),
});

/** Each sentence is in the language of the moment: ask for it where it is drawn or spoken. */
export const commonStrings = commonPhrasebook.strings;
