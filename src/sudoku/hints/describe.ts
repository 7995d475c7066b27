/** The words of a hint. */
import type { HintFacts } from '../types.js';
import { english } from './english.js';
import type { HintLanguage } from './language.js';
import { hintInWords } from './words.js';

/**
 * A hint in words, from its facts: three levels, vague, concrete, whole. `hint.levels` has them in English; any hint of a report can be
 * told in another language.
 */
export function describeHint(facts: HintFacts, language: HintLanguage = english): [string, string, string] {
  return hintInWords(facts, language);
}
