import type { Layout } from '../layout.js';
import type { History } from '../play/history.js';
import type { MarkKind, Marks, Rows } from '../play/types.js';
import type { Mark } from '../types.js';

/** What the game listens to. What an event can't do leaves it untaken: it then changes nothing and tells nobody. */
export type GameEvent =
  | SetupEvent
  /** Plays from the givens alone, at 0:00. */
  | { type: 'start' }
  /** Goes on with what was entered, its undo history and its time. */
  | { type: 'resume' }
  | { type: 'stop' }
  | { type: 'pause' }
  | { type: 'continue' }
  | EditEvent
  | { type: 'undo' }
  | { type: 'redo' }
  /** Whether an entered digit leaves the marks of its peers, from now on. */
  | { type: 'autoRemove'; on: boolean };

/** While idle: another puzzle, with what has been entered of it so far, if anything. */
export interface SetupEvent {
  type: 'setup';
  /** The givens. */
  initState: Rows;
  /** What stands on a given is not looked at. */
  entries?: Rows;
  /** By cell. */
  marks?: readonly Marks[];
  /** Time played so far. */
  elapsedMs?: number;
  /** What `Game.history` was of the same sheet: it can be undone again once the game is resumed. */
  history?: History;
  /** Where the rules change with the puzzle. */
  layout?: Layout;
}

/** One action for undo each, however many cells. What is no cell is passed over, and so are givens but for `give`. */
export type EditEvent =
  /** While idle: a digit of the puzzle itself; 0 opens the cells. */
  | { type: 'give'; cells: readonly number[]; digit: number }
  /** The next digit, after the last an open cell. `x` is the row, `y` the column, from 0. */
  | { type: 'tap'; x: number; y: number }
  /** 0 erases the digit. */
  | { type: 'enter'; cells: readonly number[]; digit: number }
  /** For all open cells together: on, or off where all have it. */
  | { type: 'mark'; cells: readonly number[]; kind: MarkKind; digit: number }
  /** The digits of the cells; where there is none, their marks. */
  | { type: 'erase'; cells: readonly number[] }
  /** The centre marks of all open cells become what their peers leave. */
  | { type: 'autoMarks' }
  /**
   * A hint: its placements are entered, its eliminations leave the centre marks. Where an open cell has none, all get those
   * of `autoMarks` first, so that the elimination is seen.
   */
  | { type: 'apply'; placements: readonly Mark[]; eliminations: readonly Mark[] };
