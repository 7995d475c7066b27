import { html, nothing, type TemplateResult } from 'lit';
import type { SudokuReport } from '../../sudoku/types.js';
import { toggle } from './buttons.js';
import type { SudokuHost } from './element-host.js';
import { strings } from './strings.js';

export interface Mistakes {
  /** What is wrong: digits that were entered, else marks that lack the digit of the solution. */
  kind: 'entries' | 'marks';
  cells: readonly number[];
}

/** What has to be put right before there can be a hint; null where the givens have no one solution to tell it by. */
export function mistakesIn({ status, givensAlone, facts }: SudokuReport): Mistakes | null {
  if (status !== 'none' || !givensAlone?.solution) return null;
  const { wrongEntries } = givensAlone;
  if (wrongEntries.length > 0) return { kind: 'entries', cells: wrongEntries };
  return facts?.mistakes.length ? { kind: 'marks', cells: facts.mistakes } : null;
}

export const mistakeWords = ({ kind }: Mistakes): string =>
  strings.sentence(kind === 'entries' ? strings.wrongEntry() : strings.wrongMarks());

/** Which cells are wrong, told to those who ask again: before, only that something is. */
export function mistakeView(host: SudokuHost): TemplateResult | typeof nothing {
  const mistakes = host.figures && mistakesIn(host.figures);
  if (!mistakes) return nothing;
  const { ladder } = host;
  const press = () => {
    ladder.toggleMistakes();
    if (ladder.showsMistakes) host.announce(() => cellWords(host, mistakes));
  };
  return html`<div class="buttons">${toggle(strings.showMistakes(), ladder.showsMistakes, press)}</div>
    ${ladder.showsMistakes ? html`<p>${cellWords(host, mistakes)}</p>` : nothing}`;
}

function cellWords({ playing }: SudokuHost, { cells }: Mistakes): string {
  const { size } = playing.game.sheet;
  return strings.gridMistakes(
    cells.map((cell) => strings.gridCell(Math.floor(cell / size) + 1, (cell % size) + 1)),
  );
}
