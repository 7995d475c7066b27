/** What the grid shows: what is written, or what a path or the solution would have there; and what is marked. */
import { parseDigits } from '../../sudoku/notation.js';
import { clashCells, markClashes, sameDigit } from '../../sudoku/play/look.js';
import { hintCandidates } from '../../sudoku/play/play-through.js';
import type { DigitSet, Sheet } from '../../sudoku/play/types.js';
import type { Hint } from '../../sudoku/types.js';
import type { SudokuHost } from './element-host.js';
import { type Marking, NOTHING_MARKED } from './host.js';
import { type HintLevel, hintMarking } from './marking.js';
import { Memo } from './memo.js';
import { mistakesIn } from './mistake-view.js';

export class Scene {
  readonly #sheet = new Memo<Sheet>();
  readonly #marking = new Memo<Marking>();

  constructor(private readonly host: SudokuHost) {}

  get sheet(): Sheet {
    const { playing, steps, solution } = this.host;
    const { sheet } = playing.game;
    const solved = this.#showsSolution ? solution : null;
    return this.#sheet.get([sheet, solved, steps.isPath, steps.step], () => {
      if (solved !== null) return { ...sheet, digits: parseDigits(solved, sheet.size) };
      return steps.reached?.sheet ?? sheet;
    });
  }

  get marking(): Marking {
    const { playing, figures, steps, ladder, checked, spoilers, armed } = this.host;
    const { sheet } = this;
    const digit = armed ?? this.#digitLookedAt(sheet);
    const shares = spoilers.isOpen('chances') ? (figures?.probabilities ?? null) : null;
    const wrong = this.isPreview ? null : this.#wrong;
    const hint = steps.step ?? ladder.hint;
    const level: HintLevel = steps.step ? 3 : ladder.level || 1;
    if (playing.game.paused) return NOTHING_MARKED;
    return this.#marking.get(
      [sheet, digit, shares, wrong, hint, level, steps.isPath, checked, playing.game.layout],
      () => {
        const pencil = this.#pencil(hint, level, shares !== null);
        return {
          ...NOTHING_MARKED,
          ...(hint && hintMarking(hint, level)),
          ...(checked !== 'off' && this.#clashes(sheet, pencil === null)),
          pencil,
          same: new Set(sameDigit(sheet, digit)),
          wrong: new Set(wrong ?? []),
          shares,
        };
      },
    );
  }

  /** What breaks a rule: digits, and marks where these are shown. */
  #clashes(sheet: Sheet, showsMarks: boolean): Pick<Marking, 'clashes' | 'badMarks'> {
    const { layout } = this.host.playing.game;
    return { clashes: clashCells(layout, sheet), badMarks: showsMarks ? markClashes(layout, sheet) : null };
  }

  /** Something else than what is written is shown. */
  get isPreview(): boolean {
    return this.host.steps.reached !== null || this.#showsSolution;
  }

  get #showsSolution(): boolean {
    return this.host.spoilers.isOpen('solution') && this.host.solution !== null;
  }

  /** What differs from the solution, where the user wants to know: always, or at a hint. */
  get #wrong(): readonly number[] | null {
    const { figures, checked, ladder, steps } = this.host;
    if (!figures) return null;
    const isAsked = ladder.showsMistakes && (ladder.level > 0 || steps.isPath);
    if (!isAsked && checked !== 'solution') return null;
    return mistakesIn(figures)?.cells ?? figures.givensAlone?.wrongEntries ?? null;
  }

  #digitLookedAt({ digits }: Sheet): number {
    const { selection, cursor } = this.host;
    return selection.size === 1 && selection.has(cursor) ? (digits[cursor] ?? 0) : 0;
  }

  /** The candidates that a hint is about, in their fixed places. */
  #pencil(hint: Hint | null, level: HintLevel, shares: boolean): readonly DigitSet[] | null {
    const { game } = this.host.playing;
    if (this.host.steps.reached) return this.host.steps.reached.candidates;
    return (hint && level === 3) || shares ? hintCandidates(game.sheet, game.layout) : null;
  }
}
