/** What the chart of the game keeps, and what its guards and actions ask of it. */
import type { Layout } from '../layout.js';
import {
  applyHint,
  enterDigit,
  eraseCells,
  fillMarks,
  giveDigit,
  tapCell,
  toggleMark,
} from '../play/edit.js';
import { type History, NO_HISTORY, type Played, takeUp } from '../play/history.js';
import { blankSheet, isMarks, isRows, makeSheet, type Written } from '../play/sheet.js';
import type { Action } from '../play/types.js';
import type { EditEvent, SetupEvent } from './game-events.js';

export interface GameContext extends Played {
  /** While idle the game as it was left; `history` then is that of the puzzle, which is edited. */
  left: Played | null;
  layout: Layout;
  autoRemove: boolean;
  /** There is something to resume. */
  begun: boolean;
  /** Time played before `since`, and since when the clock runs; `null` while it stands. */
  clock: { readonly elapsedMs: number; readonly since: number | null };
  now: () => number;
}

export type GameInput = Pick<GameContext, 'layout' | 'autoRemove' | 'now'>;

export const startingContext = ({ layout, autoRemove, now }: GameInput): GameContext => ({
  layout,
  autoRemove,
  now,
  sheet: blankSheet(layout.side),
  history: NO_HISTORY,
  changed: [],
  left: null,
  begun: false,
  clock: { elapsedMs: 0, since: null },
});

/** What the player's hand would change now; nothing where the event can't do anything. */
export function editOf({ sheet, layout, autoRemove }: GameContext, event: EditEvent): Action {
  const options = { layout, autoRemove };
  switch (event.type) {
    case 'give':
      return giveDigit(sheet, event.cells, event.digit);
    case 'tap':
      return tapCell(sheet, event.x, event.y);
    case 'enter':
      return enterDigit(sheet, event.cells, event.digit, options);
    case 'mark':
      return toggleMark(sheet, event.cells, event.kind, event.digit);
    case 'erase':
      return eraseCells(sheet, event.cells);
    case 'autoMarks':
      return fillMarks(sheet, layout);
    case 'apply':
      return applyHint(sheet, event, options);
  }
}

/** Whether a setup fits the rules that it is for, whoever sent it. */
export function isPuzzle(context: GameContext, event: SetupEvent): boolean {
  const { initState, entries, marks, elapsedMs = 0, layout } = event;
  const { side } = layout ?? context.layout;
  return (
    isRows(initState, side) &&
    (entries === undefined || isRows(entries, side)) &&
    (marks === undefined || isMarks(marks, side)) &&
    Number.isFinite(elapsedMs) &&
    elapsedMs >= 0
  );
}

/** The new puzzle; what was entered of it comes with the restart. */
export function learn({ initState, entries, marks, elapsedMs, layout }: SetupEvent): Partial<GameContext> {
  return {
    ...(layout && { layout }),
    sheet: makeSheet(initState.flat(), initState.length),
    begun: entries !== undefined || marks !== undefined || elapsedMs !== undefined,
  };
}

/** What a restart brings beside the givens. */
export type Brought = Written & { elapsedMs?: number | undefined; history?: History | undefined };

/** From the givens, with what a setup brings: nothing to undo, the clock as if it had just been set. */
export function restart(
  { sheet: { givens, size }, clock: { since }, now }: GameContext,
  { elapsedMs = 0, history = NO_HISTORY, ...written }: Brought,
): Partial<GameContext> {
  const fresh = { sheet: makeSheet(givens, size, written), history: NO_HISTORY, changed: [] };
  return {
    ...fresh,
    left: since === null ? { ...fresh, history } : null,
    clock: { elapsedMs, since: since === null ? null : now() },
  };
}

/** Out of the game: the history of the puzzle begins. */
export const leave = ({ sheet, history, changed }: GameContext): Partial<GameContext> => ({
  left: { sheet, history, changed },
  history: NO_HISTORY,
});

/** The game as it goes on, whatever was made of the puzzle meanwhile. */
export const resumed = ({ left, sheet, history, changed }: GameContext): Played =>
  left ? takeUp(left, sheet) : { sheet, history, changed };

/** Time played. A clock that is set back takes nothing away. */
export const elapsedOf = ({ clock: { elapsedMs, since }, now }: GameContext): number =>
  elapsedMs + (since === null ? 0 : Math.max(0, now() - since));
