import { html, type TemplateResult } from 'lit';
import { toggle } from '../buttons.js';
import type { GridHost } from '../host.js';
import { strings } from '../strings.js';

/**
 * Grids above 9x9, whose marks are small, can be made larger: a part of one is seen then, scrolled by hand and by the focus, and
 * the names of rows and columns go along.
 */
export class Zoom {
  #on = false;

  constructor(private readonly host: GridHost) {}

  /** Whether it is large; usual ones never are. */
  get on(): boolean {
    return this.#on && this.host.shape.side > 9;
  }

  button(): TemplateResult {
    return html`<div class="zoom">${toggle(strings.enlarge(), this.#on, () => this.#toggle())}</div>`;
  }

  onScroll = ({ currentTarget }: Event): void => {
    const { scrollLeft, scrollTop } = currentTarget as Element;
    this.#find('.row-names').scrollTop = scrollTop;
    this.#find('.column-names').scrollLeft = scrollLeft;
  };

  /** The cell that one is at comes into view. */
  #toggle(): void {
    this.#on = !this.#on;
    this.host.requestUpdate();
    const cell = this.#find('.sudoku-cell[tabindex="0"]');
    void this.host.updateComplete.then(() => cell.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
  }

  #find(selector: string): HTMLElement {
    return this.host.renderRoot.querySelector<HTMLElement>(selector)!;
  }
}
