/**
 * A page about one element: its examples are links, its position stands in the address, and the code that shows it follows. A page
 * marks its element with `data-live`, its examples with `data-example` and the place for the code with the id `code`.
 */
import { embedCode } from './embed.js';
import { onLanguage, spoken } from './language.js';
import { attributesOf, knownTo, makeQuery, readQuery, setAttributes, telling } from './query.js';

/** Browsers let a page write its address only so often. */
const SETTLED_MS = 300;

export interface Live extends HTMLElement {
  updateComplete: Promise<boolean>;
}

export function leadPage(element: Live): void {
  const known = knownTo(element);
  const tag = element.localName;
  const code = document.getElementById('code');
  const initial = attributesOf(element, known);
  let timer = 0;

  const showCode = (): void => {
    if (!code) return;
    const files = new URL('cdn/', document.baseURI).href;
    const attributes = [...telling(element, attributesOf(element, known)), ...spoken()];
    code.textContent = embedCode('page', { tag, attributes, files }).trim();
  };
  const read = (query: string): void => {
    const attributes = readQuery(query, known);
    setAttributes(element, attributes.length > 0 ? attributes : initial, known);
    void element.updateComplete.then(showCode);
  };
  const write = async (): Promise<void> => {
    await element.updateComplete;
    showCode();
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      history.replaceState(null, '', `${location.pathname}${makeQuery(attributesOf(element, known))}`);
    }, SETTLED_MS);
  };

  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-example]')) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      history.pushState(null, '', link.href);
      read(link.search);
      element.scrollIntoView({ block: 'nearest' });
    });
  }
  element.addEventListener('position-change', () => void write());
  onLanguage(showCode);
  window.addEventListener('popstate', () => read(location.search));
  if (location.search) read(location.search);
  else void element.updateComplete.then(showCode);
}
