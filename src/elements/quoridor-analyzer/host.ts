import type { ReactiveControllerHost } from 'lit';
import type { HintwrightError } from '../../errors.js';
import type { Hint, QuoridorReport } from '../../quoridor/types.js';
import type { AnalysisState } from '../shared/analysis-run.js';
import type { Language } from '../shared/languages.js';
import type { Board } from './board.js';
import type { GameLine } from './game-line.js';
import type { Opponent } from './opponent.js';
import type { PawnDriver } from './pawn-driver.js';

/** What the parts of the element may know and do. */
export interface QuoridorHost extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly state: AnalysisState;
  readonly error: HintwrightError | null;
  /** The board as drawn; null before anything is known of it. */
  readonly board: Board | null;
  /** The figures of the position entered; null until they are here, and while it has a fault. */
  readonly figures: QuoridorReport | null;
  /** The figures to show: of the position entered, else of the one before. */
  readonly shown: QuoridorReport | null;
  /** The moves so far and those taken back; null where the position cannot be read. */
  readonly line: GameLine | null;
  readonly pawn: PawnDriver;
  /** Says why no move can be made now; null where one can. */
  readonly closed: (() => string) | null;
  readonly language: Language;
  /** The best moves, as far as they are to be shown; of the figures shown. */
  readonly ranked: readonly Hint[];
  /** Hints may be shown: they do not spoil the game. */
  readonly spoils: boolean;
  /** Hints are looked for and shown. */
  readonly hinted: boolean;
  readonly opponent: Opponent;
  /** Plays a legal move, unless none can be made now. */
  play(move: string): void;
  readonly canUndo: boolean;
  undo(): void;
  redo(): void;
  /** Goes to another position of the line. */
  goTo(ply: number): void;
  announce(sentence: () => string): void;
}

/** Where the focus goes when what had it is gone: the pawn whose turn it is. */
export function focusBoard({ renderRoot, updateComplete }: QuoridorHost): void {
  void updateComplete.then(() =>
    renderRoot.querySelector<HTMLElement>('.pawn-handle')?.focus({ preventScroll: true }),
  );
}
