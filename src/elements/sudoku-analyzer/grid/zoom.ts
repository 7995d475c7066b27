import { html, type TemplateResult } from 'lit';
import { toggle } from '../buttons.js';
import { type GridHost, USUAL_SIDE } from '../host.js';
import { strings } from '../strings.js';

/**
 * Enlarges grids above 9x9, whose marks are small. Then a part of the grid is seen; it scrolls by hand and with the focus, and the
 * names of rows and columns scroll along.
 */
export class Zoom {
  #on = false;

  constructor(private readonly host: GridHost) {}

  /** Whether the grid is enlarged; one of the usual size never is. */
  get on(): boolean {
    return this.#on && this.host.shape.side > USUAL_SIDE;
  }

  button(): TemplateResult {
    return html`<div class="zoom">${toggle(strings.enlarge(), this.#on, () => this.#toggle())}</div>`;
  }

  onScroll = ({ currentTarget }: Event): void => {
    const { scrollLeft, scrollTop } = currentTarget as Element;
    this.#find('.row-names').scrollTop = scrollTop;
    this.#find('.column-names').scrollLeft = scrollLeft;
  };

  /** Afterwards the cell of the cursor is in view. */
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
