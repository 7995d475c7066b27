/**
 * The language of the analyzers on the page. They follow the nearest `lang`; the prose around them is English, so that each stands
 * in a `.live` of its own, which gets it.
 */
import { recall, remember } from './memory.js';

const KEY = 'hintwright-language';
const select = document.querySelector<HTMLSelectElement>('#language')!;
const chosen = recall(KEY) ?? 'en';

if ([...select.options].some(({ value }) => value === chosen)) select.value = chosen;
select.addEventListener('change', () => {
  remember(KEY, select.value);
  speak();
});
speak();

function speak(): void {
  for (const place of document.querySelectorAll<HTMLElement>('.live')) place.lang = select.value;
}
