import { commonStrings } from '../shared/strings.js';
import { phrases } from './locales/en.js';

/** All that the benchmark element says, what only screen readers hear included. Reports have words of their own, in English. */
export const strings = { ...commonStrings, ...phrases };
