import { html, svg, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { tileSprite } from './sprite.js';

/** The definitions that `tilePicture` refers to: once in each shadow root. */
export function tileDefinitions(): TemplateResult {
  return html`<svg class="tile-definitions" aria-hidden="true" width="0" height="0">${unsafeSVG(tileSprite())}</svg>`;
}

/**
 * A tile as a picture, hidden from screen readers: what holds it speaks its name.
 * @param tile MPSZ, such as `5m`; null is a tile face down.
 */
export function tilePicture(tile: string | null): TemplateResult {
  return html`<svg class="tile-picture" viewBox="0 0 60 80" aria-hidden="true">
    ${tile ? svg`<use href="#tile-body"/><use href=${`#tile-${tile}`}/>` : svg`<use href="#tile-back"/>`}
  </svg>`;
}
