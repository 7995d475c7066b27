/** The index that the search of the site loads: made here, so that a page only has to read it. */
import MiniSearch from 'minisearch';
import { readSections } from './sections.mjs';

/** Where it lies, from the root of the site. */
export const INDEX = 'search.json';
const OPTIONS = {
  idField: 'href',
  fields: ['page', 'heading', 'text'],
  storeFields: ['page', 'heading', 'text'],
};

/**
 * @param {Iterable<[path: string, html: string]>} pages
 * @returns {string} JSON: how it was made, and the index itself
 */
export function makeIndex(pages) {
  const index = new MiniSearch({ ...OPTIONS, tokenize: words });
  index.addAll([...pages].flatMap(([path, html]) => readSections(html, path)));
  return JSON.stringify({ options: OPTIONS, index });
}

/**
 * As the library splits text; besides, names of programs by their parts (`winProbability` is found by "probability") and hyphenated
 * words as one (`X-Wing` is found by "xwing").
 */
function words(text) {
  const whole = MiniSearch.getDefault('tokenize')(text);
  const parts = whole.map((word) => word.split(/(?<=[a-z])(?=[A-Z])/)).filter(({ length }) => length > 1);
  const joined = (text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []).map((word) =>
    word.replaceAll('-', ''),
  );
  return [...whole, ...parts.flat(), ...joined];
}
