import { html, nothing, type TemplateResult } from 'lit';
import { isClassic } from '../../sudoku/layout.js';
import { toggle } from './buttons.js';
import type { SudokuHost } from './element-host.js';
import { explanationOf } from './explanation.js';
import { SPOILERS, type Spoiler } from './spoilers.js';
import { strings } from './strings.js';

/** What tells more than the grid does, each behind its own button. */
export class SpoilersView {
  constructor(private readonly host: SudokuHost) {}

  buttons(): TemplateResult {
    const { spoilers } = this.host;
    return html`<div class="spoilers" role="group" aria-label=${strings.show()}>
      <span class="small" aria-hidden="true">${strings.show()}</span>
      ${SPOILERS.map((spoiler) =>
        toggle(strings.spoiler(spoiler), spoilers.isOpen(spoiler), () => spoilers.toggle(spoiler)),
      )}
    </div>`;
  }

  render(): TemplateResult | typeof nothing {
    const open = SPOILERS.filter((spoiler) => this.host.spoilers.isOpen(spoiler));
    if (open.length === 0) return nothing;
    return html`<dl class="facts" part="facts">
      ${open.map((spoiler) => html`<dt class="small">${strings.spoiler(spoiler)}</dt><dd>${this.#words(spoiler)}</dd>`)}
    </dl>`;
  }

  #words(spoiler: Spoiler): unknown {
    if (spoiler === 'rating') return this.#rating();
    const { figures } = this.host;
    if (!figures) return strings.working();
    switch (spoiler) {
      case 'count':
        return this.#count();
      case 'chances':
        return figures.probabilities ? strings.chancesShown() : strings.chancesUnknown();
      case 'guesses':
        return this.#guesses();
      case 'solution':
        return this.host.solution ? strings.solutionShown() : strings.noSolution();
    }
  }

  #rating(): unknown {
    const { rater, figures, playing } = this.host;
    if (!isClassic(playing.game.layout)) return strings.notRated();
    const rating = figures?.rating ?? rater.report?.rating;
    if (!rating) return rater.report ? explanationOf(rater.report) : strings.ratingComes();
    const { level, se, pearl, diamond, technique } = rating;
    const hodoku = figures?.hodoku ?? rater.report?.hodoku;
    const notes = [
      strings.ratingOf(se, pearl, diamond),
      strings.hardest(strings.technique(technique)),
      ...(hodoku ? [strings.hodoku(hodoku.score, hodoku.level)] : []),
    ];
    return html`<b>${strings.level(level)}</b> <span class="small">${strings.noted(notes)}</span>`;
  }

  #count(): TemplateResult {
    const figures = this.host.figures!;
    const { estimate, minimal, redundant } = figures;
    const needless =
      minimal === true ? strings.minimal() : redundant.length > 0 ? strings.redundant(redundant.length) : '';
    return html`${explanationOf(figures)} <span class="small">${estimate ? strings.estimate(estimate.solutions) : ''} ${needless}</span>`;
  }

  #guesses(): string {
    const { state } = this.host;
    const figures = this.host.figures!;
    const { guesses } = figures;
    if (!guesses) return state === 'running' ? strings.guessesCome() : explanationOf(figures);
    const { solved, contradiction, stuck } = guesses;
    return solved + contradiction + stuck === 0
      ? strings.guessesNone()
      : strings.guessesFound(solved, contradiction, stuck);
  }
}
