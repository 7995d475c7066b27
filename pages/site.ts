/** What every page of the site can do: light or dark, the language of its analyzers, copying, searching. */
import './copy.js';
import './language.js';
import './reach.js';
import './scheme.js';
import './search/search.js';

/** The list of pages stands beside the text; where there is no room beside, it waits to be opened. */
const list = document.querySelector<HTMLDetailsElement>('.list details');
const beside = matchMedia('(min-width: 800px)');
const arrange = (): void => {
  if (list) list.open = beside.matches;
};
beside.addEventListener('change', arrange);
arrange();
