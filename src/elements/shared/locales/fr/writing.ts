/** French: how words and marks meet. Sentences are written with plain spaces, and set with those that do not break. */
import { NBSP } from '../figures.js';

const THIN = '\u202f';

/** No line begins with a mark or ends with an opening one: "45 % ; « 3m »", the spaces before `;`, `?`, `!` and `%` thin. */
export const spaced = (text: string): string =>
  text.replace(/ (?=[;?!%])/g, THIN).replace(/ (?=[:»])|(?<=«) /g, NBSP);

type Phrases = Readonly<Record<string, (...args: never[]) => unknown>>;

/** The same phrases, their sentences spaced. */
export function typeset<Table extends Phrases>(phrases: Table): Table {
  const set = (phrase: Phrases[string]): Phrases[string] => {
    return (...args) => {
      const said = phrase(...args);
      return typeof said === 'string' ? spaced(said) : said;
    };
  };
  return Object.fromEntries(Object.entries(phrases).map(([key, phrase]) => [key, set(phrase)])) as Table;
}

/** "de 3m", "d’Est": before a vowel. */
export const elided = (word: 'de' | 'que', next: string): string =>
  /^[aeiouyéèê]/i.test(next) ? `${word.slice(0, -1)}’${next}` : `${word} ${next}`;

/** "0 tuile", "1 tuile", "2 tuiles": the plural begins at two. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  Math.abs(count) < 2 ? one : many;

/** "1 tuile", "2 tuiles". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${plural(count, one, many)}`;
