import { html, nothing, type TemplateResult } from 'lit';
import type { SudokuHost } from './element-host.js';
import { strings } from './strings.js';

/** The rules beyond rows, columns and boxes, in words. */
export function rulesView({ playing }: SudokuHost): TemplateResult | typeof nothing {
  const rules = [...playing.game.layout.rules];
  if (rules.length === 0) return nothing;
  return html`<ul class="rules small" part="rules" aria-label=${strings.rules()}>
    ${rules.map((rule) => html`<li><b>${strings.ruleName(rule)}</b> ${strings.rule(rule)}</li>`)}
  </ul>`;
}
