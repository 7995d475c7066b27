import { html, nothing, type TemplateResult } from 'lit';
import type { Hint } from '../../sudoku/types.js';
import type { SudokuHost } from './element-host.js';
import { lettersOf } from './marking.js';
import { mistakesIn, mistakeView, mistakeWords } from './mistake-view.js';
import { strings } from './strings.js';

/** The next step in three stages, then the button that takes it. */
export class HintView {
  constructor(private readonly host: SudokuHost) {}

  /** The one button that leads up the ladder; it stays where the focus is. */
  button(): TemplateResult {
    const { level, hint } = this.host.ladder;
    const label =
      level === 0 || !hint ? strings.hint() : level < 3 ? strings.hintMore() : strings.hintApply();
    return html`<button type="button" class="confirm" @click=${this.#press}>${label}</button>
      ${level > 0 ? html`<button type="button" @click=${() => this.host.ladder.close()}>${strings.hintHide()}</button>` : nothing}`;
  }

  render(): TemplateResult | typeof nothing {
    const { level, hint } = this.host.ladder;
    if (level === 0) return nothing;
    if (!hint)
      return html`<div class="hint" part="hint"><p>${whyNoHint(this.host)}</p>${mistakeView(this.host)}</div>`;
    return html`<div class="hint" part="hint">
      <p class="small">${strings.joined([strings.hintStage(level), ...(level > 1 ? [strings.difficulty(hint.se)] : [])])}</p>
      <p class="hint-words">${strings.hintWords(hint, level)}</p>
      ${level === 3 ? legend(hint) : nothing}
    </div>`;
  }

  #press = (): void => {
    const { host } = this;
    const { level, hint } = host.ladder;
    if (level < 3 || !hint) {
      host.ladder.climb();
      const { hint: next, level: now } = host.ladder;
      host.announce(() => (next && now !== 0 ? strings.hintWords(next, now) : whyNoHint(host)));
      return;
    }
    const { placements, eliminations } = hint;
    host.play();
    if (host.playing.act({ type: 'apply', placements, eliminations })) host.announce(strings.applied);
    host.ladder.close();
  };
}

/** Which letter in the grid is what. */
export function legend(hint: Hint): TemplateResult | typeof nothing {
  const letters = lettersOf(hint);
  if (letters.length < 2) return nothing;
  return html`<ul class="legend small">
    ${letters.map((letter) => html`<li><b class=${`letter ${letter}`}>${letter.toUpperCase()}</b> ${strings.legend(letter)}</li>`)}
  </ul>`;
}

/** Why there is no next step to tell. */
export function whyNoHint({ figures, state }: SudokuHost): string {
  if (!figures) return state === 'running' ? strings.hintComes() : strings.noHint();
  if (figures.status === 'solved') return strings.noHintSolved();
  const mistakes = mistakesIn(figures);
  if (mistakes) return mistakeWords(mistakes);
  if (figures.status === 'none') return strings.noHintMistake();
  return strings.noHint();
}
