/**
 * The search at the top of every page: a combo box whose list is what was found. `/` leads to it, arrows through the list, Enter to a
 * place, Escape out of the list and then empties the field.
 */
import type { Finder, FoundPage } from './finder.js';
import { FoundList } from './found-list.js';

const host = document.querySelector<HTMLElement>('.search')!;
const input = host.querySelector('input')!;
const popup = host.querySelector<HTMLElement>('.found')!;
const told = host.querySelector('.found-told')!;
const heard = host.querySelector('[role="status"]')!;
const index = new URL(host.dataset.index ?? '', document.baseURI).href;
const list = new FoundList(host.querySelector<HTMLElement>('[role="listbox"]')!, new URL('./', index).href);

let finder: Promise<Finder> | undefined;
/** Which query is the last. */
let turn = 0;

input.addEventListener('focus', () => void load().catch(() => undefined));
input.addEventListener('input', () => void search());
input.addEventListener('keydown', press);
popup.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) close();
});
host.addEventListener('focusout', ({ relatedTarget }) => {
  if (!(relatedTarget instanceof Node && host.contains(relatedTarget))) close();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyped(event)) return;
  event.preventDefault();
  input.focus();
  input.select();
});

/** Library and index, once; anew where that failed. */
function load(): Promise<Finder> {
  finder ??= import('./finder.js').then(({ loadFinder }) => loadFinder(index));
  finder.catch(() => {
    finder = undefined;
  });
  return finder;
}

async function search(): Promise<void> {
  const query = input.value.trim();
  turn += 1;
  const mine = turn;
  if (query === '') return close();
  if (popup.hidden) open([], 'Searching …');
  try {
    const found = (await load()).find(query);
    if (mine === turn) open(found, wordsOf(found, query));
  } catch {
    if (mine === turn) open([], 'The index of these pages cannot be loaded. Are you offline?');
  }
}

function wordsOf(found: readonly FoundPage[], query: string): string {
  const count = found.reduce((sum, { places }) => sum + places.length, 0);
  if (count === 0) return `Nothing found for “${query}”. Try fewer or other words.`;
  return count === 1 ? '1 place found' : `${count} places found`;
}

function open(found: readonly FoundPage[], words: string): void {
  list.show(found);
  told.textContent = words;
  heard.textContent = words;
  popup.hidden = false;
  input.setAttribute('aria-expanded', String(found.length > 0));
  point();
}

function close(): void {
  turn += 1;
  popup.hidden = true;
  heard.textContent = '';
  input.setAttribute('aria-expanded', 'false');
  input.removeAttribute('aria-activedescendant');
}

/** Says which option the arrows have led to. */
function point(): void {
  if (list.active) input.setAttribute('aria-activedescendant', list.active.id);
  else input.removeAttribute('aria-activedescendant');
}

function press(event: KeyboardEvent): void {
  if (event.isComposing) return;
  if (event.key === 'Escape') leave(event);
  else if (event.key === 'Enter') (list.active ?? list.options[0])?.click();
  else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') step(event);
}

function leave(event: KeyboardEvent): void {
  if (popup.hidden) input.value = '';
  else event.preventDefault();
  close();
}

function step(event: KeyboardEvent): void {
  event.preventDefault();
  if (popup.hidden) return void search();
  list.move(event.key === 'ArrowDown' ? 1 : -1);
  point();
}

/** Whether a key goes into a field, one within an element included. */
function isTyped(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return (
    event.defaultPrevented ||
    (target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select')))
  );
}
