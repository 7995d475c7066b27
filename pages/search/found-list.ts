/** What was found, as a list box: a group a page, an option a place. Options are links, so that they open as links do. */
import { excerpt, mark, type Piece } from './excerpt.js';
import type { FoundPage, Place } from './finder.js';

export class FoundList {
  #active = -1;

  /** @param root the site's, with a slash at its end */
  constructor(
    private readonly box: HTMLElement,
    private readonly root: string,
  ) {}

  show(pages: readonly FoundPage[]): void {
    this.#active = -1;
    let count = 0;
    this.box.replaceChildren(
      ...pages.map(({ title, places }, at) => {
        const name = make('p', { id: `found-page-${at}`, role: 'presentation' }, title);
        const options = places.map((place) => this.#option(place, count++));
        return make('div', { role: 'group', 'aria-labelledby': name.id }, name, ...options);
      }),
    );
  }

  get options(): HTMLAnchorElement[] {
    return [...this.box.querySelectorAll<HTMLAnchorElement>('[role="option"]')];
  }

  /** The option that Enter opens. */
  get active(): HTMLAnchorElement | undefined {
    return this.options[this.#active];
  }

  /** To the next or the one before, round the ends; from none to the first or last. */
  move(by: 1 | -1): void {
    const { length } = this.options;
    const from = this.#active < 0 && by < 0 ? length : this.#active;
    this.#active = length === 0 ? -1 : (from + by + length) % length;
    for (const [at, option] of this.options.entries())
      option.setAttribute('aria-selected', String(at === this.#active));
    this.active?.scrollIntoView({ block: 'nearest' });
  }

  #option({ heading, href, text, terms }: Place, at: number): HTMLElement {
    const name = make(
      'span',
      { class: 'found-heading' },
      ...pieces(mark(heading || 'Top of the page', terms)),
    );
    const words = make('span', { class: 'found-text' }, ...pieces(excerpt(text, terms)));
    const attributes = { id: `found-${at}`, role: 'option', tabindex: '-1', 'aria-selected': 'false' };
    return make('a', { ...attributes, href: new URL(href, this.root).href }, name, words);
  }
}

const pieces = (found: readonly Piece[]): (Node | string)[] =>
  found.map(({ text, isMatch }) => (isMatch ? make('mark', {}, text) : text));

function make(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}
