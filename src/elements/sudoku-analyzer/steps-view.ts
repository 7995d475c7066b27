import { html, nothing, type TemplateResult } from 'lit';
import { action, unfold } from './buttons.js';
import type { SudokuHost } from './element-host.js';
import { legend, whyNoHint } from './hint-view.js';
import { mistakeView } from './mistake-view.js';
import { openCells } from './position.js';
import { strings } from './strings.js';

/** Steps to walk through, back and forth: the solution path, or every instance of a technique. */
export class StepsView {
  constructor(private readonly host: SudokuHost) {}

  button(): TemplateResult {
    const { steps } = this.host;
    const toggle = () => (steps.isPath ? steps.close() : steps.open());
    return unfold(strings.path(), steps.isPath, toggle);
  }

  render(): TemplateResult | typeof nothing {
    const { steps, finds, figures } = this.host;
    if (!steps.isPath && !finds) return nothing;
    const { step, at } = steps;
    if (!figures) return html`<p class="small">${strings.working()}</p>`;
    return html`<div class="steps" part="path">
      <p class="steps-title">${stepsTitle(this.host)}</p>
      ${
        step
          ? html`<p class="small">${strings.joined([strings.stepOf(at + 1, steps.steps.length), strings.difficulty(step.se)])}</p>
            <p class="hint-words">${strings.hintWords(step, 3)}</p>
            ${legend(step)} ${this.#buttons()} ${this.#list()}`
          : mistakeView(this.host)
      }
    </div>`;
  }

  #buttons(): TemplateResult {
    const { steps } = this.host;
    const { at } = steps;
    return html`<div class="buttons">
      ${action(strings.back(), at > 0, () => this.#go(at - 1))}
      ${action(strings.forward(), at < steps.steps.length - 1, () => this.#go(at + 1))}
    </div>`;
  }

  #list(): TemplateResult {
    const { steps } = this.host;
    return html`<ol class="step-list" aria-label=${strings.pathSteps()}>
      ${steps.steps.map(
        (step, index) => html`<li>
          <button
            type="button"
            class="plain step"
            aria-current=${index === steps.at ? 'step' : nothing}
            @click=${() => this.#go(index)}
          >${strings.stepName(index + 1, strings.technique(step.technique))} <span class="small">${strings.tenths(step.se)}</span></button>
        </li>`,
      )}
    </ol>`;
  }

  #go(at: number): void {
    this.host.steps.go(at);
    const { step } = this.host.steps;
    if (step) this.host.announce(() => strings.hintWords(step, 3));
    void this.host.updateComplete.then(() => this.#keepInView());
  }

  /** Within the list: the page itself does not move. */
  #keepInView(): void {
    const list = this.host.renderRoot.querySelector<HTMLElement>('.step-list');
    const current = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !current) return;
    const top = current.offsetTop - list.offsetTop;
    list.scrollTop = Math.max(top + current.offsetHeight - list.clientHeight, Math.min(list.scrollTop, top));
  }
}

/** How long the path is and whether it leads to the end; of a technique, how often it was found. */
export function stepsTitle(host: SudokuHost): string {
  const { steps, playing } = host;
  const all = steps.steps;
  if (steps.isPath && all.length === 0) return whyNoHint(host);
  if (!steps.isPath)
    return all[0] ? strings.found(all.length, strings.technique(all[0].technique)) : strings.foundNone();
  const placed = all.reduce((sum, { placements }) => sum + placements.length, 0);
  return strings.pathTitle(all.length, placed >= openCells(playing.game.sheet));
}
