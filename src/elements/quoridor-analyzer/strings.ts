import { Phrasebook } from '../shared/phrasebook.js';
import { commonStrings } from '../shared/strings.js';
import { phrases } from './locales/en.js';

/** What only the Quoridor element says. */
export const phrasebook = new Phrasebook(phrases, {
  de: () => import('./locales/de.js'),
  fr: () => import('./locales/fr.js'),
  es: () => import('./locales/es.js'),
  ja: () => import('./locales/ja.js'),
  'zh-Hans': () => import('./locales/zh-Hans.js'),
  'zh-Hant': () => import('./locales/zh-Hant.js'),
});

/** All that the Quoridor element says, what only screen readers hear included, in the language of the moment. */
export const strings = { ...commonStrings, ...phrasebook.strings };
