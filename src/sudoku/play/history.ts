/** Undo and redo: actions on two stacks, and a sheet as they leave it. */
import { differences } from './draft.js';
import type { Action, Sheet } from './types.js';

export interface History {
  readonly done: readonly Action[];
  readonly undone: readonly Action[];
}

export const NO_HISTORY: History = Object.freeze({ done: [], undone: [] });

export interface Played {
  readonly sheet: Sheet;
  readonly history: History;
  /** The cells that the last step changed. */
  readonly changed: readonly number[];
}

/** A new action. What was undone can't be redone any more. */
export const act = ({ sheet, history: { done } }: Played, action: Action): Played => ({
  sheet: write(sheet, action, 'after'),
  history: { done: [...done, action], undone: [] },
  changed: cellsOf(action),
});

/** The same where there is nothing to take back. */
export function undo(played: Played): Played {
  const { done, undone } = played.history;
  const action = done.at(-1);
  if (!action) return played;
  return {
    sheet: write(played.sheet, action, 'before'),
    history: { done: done.slice(0, -1), undone: [...undone, action] },
    changed: cellsOf(action),
  };
}

/** The same where nothing was undone. */
export function redo(played: Played): Played {
  const { done, undone } = played.history;
  const action = undone.at(-1);
  if (!action) return played;
  return {
    sheet: write(played.sheet, action, 'after'),
    history: { done: [...done, action], undone: undone.slice(0, -1) },
    changed: cellsOf(action),
  };
}

/**
 * Goes on with what was left while its sheet was changed apart from its history: that becomes one more action. Where the
 * puzzle itself is another now nothing of the history fits.
 */
export function takeUp(left: Played, sheet: Sheet): Played {
  const action = differences(left.sheet, sheet);
  if (action.length === 0) return left;
  const isOther = action.some(({ before, after }) => before.given || after.given);
  return isOther ? { sheet, history: NO_HISTORY, changed: [] } : act(left, action);
}

function write(sheet: Sheet, action: Action, side: 'before' | 'after'): Sheet {
  const [givens, digits, marks] = [[...sheet.givens], [...sheet.digits], [...sheet.marks]];
  for (const { cell, [side]: writing } of action) {
    givens[cell] = writing.given ? writing.digit : 0;
    digits[cell] = writing.digit;
    marks[cell] = writing.marks;
  }
  return { ...sheet, givens, digits, marks };
}

const cellsOf = (action: Action): number[] => action.map(({ cell }) => cell);
