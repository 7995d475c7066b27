import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { SudokuHost } from './element-host.js';
import { puzzleGroups, puzzlePosition, type SudokuPuzzle } from './puzzles.js';
import { strings } from './strings.js';

export interface PuzzlesHost extends SudokuHost {
  readonly puzzles: readonly SudokuPuzzle[] | undefined;
}

/** The chooser. A choice ends what is played; the choice is always of another puzzle, so that nothing stays chosen. */
export class PuzzlesView {
  constructor(private readonly host: PuzzlesHost) {}

  render(): TemplateResult {
    const groups = this.#groups;
    return html`<label class="puzzles">
      <span class="unseen">${strings.choosePuzzle()}</span>
      <select @change=${this.#choose} .value=${live('')}>
        <option value="" selected>${strings.choosePuzzle()}</option>
        ${groups.map(
          ({ label, puzzles }, group) => html`<optgroup label=${label}>
            ${puzzles.map(({ name }, index) => html`<option value=${`${group} ${index}`}>${name}</option>`)}
          </optgroup>`,
        )}
      </select>
    </label>`;
  }

  get #groups() {
    const { puzzles } = this.host;
    const own = Array.isArray(puzzles) ? puzzles.filter((puzzle) => typeof puzzle?.grid === 'string') : [];
    return puzzleGroups(own);
  }

  #choose = (event: Event): void => {
    const select = event.target as HTMLSelectElement;
    const [group = 0, index = 0] = select.value.split(' ').map(Number);
    const chosen = this.#groups[group]?.puzzles[index];
    select.value = '';
    if (!chosen) return;
    this.host.playing.enter(puzzlePosition(chosen.puzzle));
    this.host.announce(() => strings.chosen(chosen.name));
  };
}
