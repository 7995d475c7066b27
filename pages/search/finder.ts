/** Looks up the index that `scripts/site/search-index.mjs` has made. Loaded, index and library, when somebody searches. */
import MiniSearch, { type AsPlainObject, type Options, type SearchResult } from 'minisearch';

/** A place that was found. */
export interface Place {
  /** What it stands under on its page; empty for the page itself. */
  heading: string;
  /** From the root of the site. */
  href: string;
  text: string;
  /** What was found, as beginnings of words in small letters. */
  terms: string[];
}

/** A page, and the places on it, best first. */
export interface FoundPage {
  title: string;
  places: Place[];
}

export interface Finder {
  find(query: string): FoundPage[];
}

interface IndexFile {
  options: Options;
  index: AsPlainObject;
}

/** Pages that are shown, and places of each. */
const PAGES = 8;
const PLACES = 4;
/** Shorter words are taken as they are written. */
const SHORTEST_MISSPELT = 4;
/** Letters of a word that may be wrong, as a share of its length. */
const MISSPELT = 0.25;
/** How much more a match counts there than in the text. */
const BOOST = { page: 3, heading: 4 };

export async function loadFinder(address: string): Promise<Finder> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const { options, index } = (await response.json()) as IndexFile;
  const search = await MiniSearch.loadJSAsync(index, options);
  return { find: (query) => byPage(look(search, query)) };
}

/** Places that have every word, else those that have some. */
function look(search: MiniSearch, query: string): SearchResult[] {
  const options = {
    boost: BOOST,
    prefix: true,
    fuzzy: (term: string) => (term.length < SHORTEST_MISSPELT ? false : MISSPELT),
  };
  const all = search.search(query, { ...options, combineWith: 'AND' });
  return all.length > 0 ? all : search.search(query, options);
}

/** In the order of each page's best place. */
function byPage(results: readonly SearchResult[]): FoundPage[] {
  const pages = new Map<string, FoundPage>();
  for (const result of results) {
    const path = pathOf(result.id as string);
    const page = pages.get(path) ?? { title: result.page as string, places: [] };
    if (page.places.length < PLACES) page.places.push(placeOf(result));
    pages.set(path, page);
  }
  return [...pages.values()].slice(0, PAGES);
}

const pathOf = (href: string): string => href.split('#')[0] ?? href;

const placeOf = ({ id, heading, text, terms }: SearchResult): Place => ({
  heading: heading as string,
  href: id as string,
  text: text as string,
  terms,
});
