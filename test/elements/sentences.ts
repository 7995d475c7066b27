import type { Language } from '../../src/elements/shared/languages.js';

/** All that an element says: text, and what only screen readers hear. What a report says in English is marked so. */
export function sentences(root: ShadowRoot, language: Language): Set<string> {
  const quotes = language === 'en' ? '' : ', [lang=en]';
  const found = new Set<string>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement?.closest(`style${quotes}`) === null) found.add(node.textContent!.trim());
  for (const element of root.querySelectorAll('*'))
    for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'aria-roledescription'])
      found.add(element.getAttribute(name) ?? '');
  return found;
}
