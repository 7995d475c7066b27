/**
 * The language of the analyzers on the page. They follow the nearest `lang`; the prose around them is English, so that each stands
 * in a `.live` of its own, which gets it.
 */
import { recall, remember } from './memory.js';
import type { Attributes } from './query.js';

const KEY = 'hintwright-language';
const select = document.querySelector<HTMLSelectElement>('#language')!;

choose(recall(KEY) ?? '');
select.addEventListener('change', () => {
  remember(KEY, select.value);
  speak();
});

/** Another language, if there is such a one. */
export function choose(language: string): void {
  if ([...select.options].some(({ value }) => value === language)) select.value = language;
  speak();
}

/** What an element needs on a page of its own to speak as here: nothing for English. */
export const spoken = (): Attributes => (select.value === 'en' ? [] : [['lang', select.value]]);

export const onLanguage = (heard: () => void): void => select.addEventListener('change', heard);

function speak(): void {
  for (const place of document.querySelectorAll<HTMLElement>('.live')) place.lang = select.value;
}
