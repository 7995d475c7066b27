import { Phrasebook } from '../shared/phrasebook.js';
import { commonStrings } from '../shared/strings.js';
import { phrases } from './locales/en.js';

/** What only the benchmark element says. */
export const phrasebook = new Phrasebook(phrases, {
  de: () => import('./locales/de.js'),
  fr: () => import('./locales/fr.js'),
  es: () => import('./locales/es.js'),
  ja: () => import('./locales/ja.js'),
  'zh-Hans': () => import('./locales/zh-Hans.js'),
  'zh-Hant': () => import('./locales/zh-Hant.js'),
});

/** All that the benchmark element says, what only screen readers hear included. Reports have words of their own, in English. */
export const strings = { ...commonStrings, ...phrasebook.strings };
