import { html, nothing, type TemplateResult } from 'lit';
import { answerOf } from './answer.js';
import type { SudokuHost } from './element-host.js';

/** The sentence that answers, or what keeps it from coming. */
export function answerView(host: SudokuHost, unfinished: boolean): TemplateResult {
  const { title, help, fault, stale } = answerOf(host, unfinished);
  return html`<p class=${stale ? 'headline stale' : 'headline'} part="headline">${title}</p>
    ${help ? html`<p class="small help">${help}</p>` : nothing} ${fault ? html`<p class="fault">${fault}</p>` : nothing}`;
}
