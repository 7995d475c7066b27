/** Undo and redo: actions on two stacks, and a sheet as they leave it. */
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

function write(sheet: Sheet, action: Action, side: 'before' | 'after'): Sheet {
  const [digits, marks] = [[...sheet.digits], [...sheet.marks]];
  for (const { cell, [side]: writing } of action) {
    digits[cell] = writing.digit;
    marks[cell] = writing.marks;
  }
  return { ...sheet, digits, marks };
}

const cellsOf = (action: Action): number[] => action.map(({ cell }) => cell);
