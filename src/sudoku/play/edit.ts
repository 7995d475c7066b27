/**
 * What the user's hand does to a sheet, as changes for the undo history. No changes: it can't be done, or would leave all
 * as it is. Cells may be any values: what is no cell is passed over, and givens where not they are changed.
 */
import { maskOf } from '../formats/alphabet.js';
import type { Layout } from '../layout.js';
import type { Mark } from '../types.js';
import { Draft } from './draft.js';
import { autoMarks } from './look.js';
import { isWhole } from './sheet.js';
import { type Action, MARK_KINDS, type MarkKind, type Sheet } from './types.js';

export interface EditOptions {
  layout: Layout;
  /** An entered digit leaves the marks of its peers. */
  autoRemove: boolean;
}

/** The next digit of a cell, an open one after the last. Marks elsewhere stay: a tap may only be on its way. */
export function tapCell(sheet: Sheet, x: number, y: number): Action {
  const { size } = sheet;
  if (![x, y].every((at) => isWhole(at, 0, size - 1))) return [];
  const draft = new Draft(sheet);
  for (const cell of draft.own([x * size + y])) draft.setDigit(cell, (sheet.digits[cell]! + 1) % (size + 1));
  return draft.action;
}

/** @param digit 0 erases */
export function enterDigit(
  sheet: Sheet,
  cells: readonly number[],
  digit: number,
  options: EditOptions,
): Action {
  if (!isWhole(digit, 0, sheet.size)) return [];
  const draft = new Draft(sheet);
  for (const cell of draft.own(cells)) enter(draft, cell, digit, options);
  return draft.action;
}

/** The puzzle itself: a digit of its own in every cell, in the place of what was entered or marked there; 0 opens the cells. */
export function giveDigit(sheet: Sheet, cells: readonly number[], digit: number): Action {
  if (!isWhole(digit, 0, sheet.size)) return [];
  const draft = new Draft(sheet);
  for (const cell of draft.all(cells)) draft.setGiven(cell, digit);
  return draft.action;
}

/** For all open ones of the cells together: on, or off where all have it. */
export function toggleMark(sheet: Sheet, cells: readonly number[], kind: MarkKind, digit: number): Action {
  if (!isWhole(digit, 1, sheet.size) || !MARK_KINDS.includes(kind)) return [];
  const draft = new Draft(sheet);
  const open = draft.open(cells);
  const isOn = open.every((cell) => sheet.marks[cell]![kind] & maskOf(digit));
  for (const cell of open) {
    const { [kind]: before } = sheet.marks[cell]!;
    draft.setMarks(cell, { [kind]: isOn ? before & ~maskOf(digit) : before | maskOf(digit) });
  }
  return draft.action;
}

/** The digits of the cells; where none of them has one that was entered, their marks. */
export function eraseCells(sheet: Sheet, cells: readonly number[]): Action {
  const draft = new Draft(sheet);
  const own = draft.own(cells);
  const filled = own.filter((cell) => sheet.digits[cell]);
  for (const cell of filled) draft.setDigit(cell, 0);
  if (filled.length === 0) for (const cell of own) draft.setMarks(cell, { corner: 0, centre: 0 });
  return draft.action;
}

/** The centre marks of every open cell become what its peers leave. */
export function fillMarks(sheet: Sheet, layout: Layout): Action {
  const draft = new Draft(sheet);
  const left = autoMarks(layout, sheet);
  for (const cell of draft.open([...sheet.digits.keys()])) draft.setMarks(cell, { centre: left[cell]! });
  return draft.action;
}

/** What a hint says: placements are entered, then eliminations leave the centre marks, which are filled in for that where some are missing. */
export function applyHint(
  sheet: Sheet,
  { placements, eliminations }: { placements: readonly Mark[]; eliminations: readonly Mark[] },
  options: EditOptions,
): Action {
  const draft = new Draft(sheet);
  for (const { cell, digit } of readMarks(placements, sheet.size))
    for (const own of draft.own([cell])) enter(draft, own, digit, options);
  const out = new Map<number, number>();
  for (const { cell, digit } of readMarks(eliminations, sheet.size))
    out.set(cell, (out.get(cell) ?? 0) | maskOf(digit));
  if (out.size > 0) pencilIn(draft, options.layout);
  for (const cell of draft.open([...out.keys()]))
    draft.setMarks(cell, { centre: draft.sheet.marks[cell]!.centre & ~out.get(cell)! });
  return draft.action;
}

/** Unless every open cell has centre marks, they are no candidates yet: an elimination needs all of them to be seen. */
function pencilIn(draft: Draft, layout: Layout): void {
  const { digits, marks } = draft.sheet;
  const open = draft.open([...digits.keys()]);
  if (open.every((cell) => marks[cell]!.centre)) return;
  const left = autoMarks(layout, draft.sheet);
  for (const cell of open) draft.setMarks(cell, { centre: left[cell]! });
}

function enter(draft: Draft, cell: number, digit: number, { layout, autoRemove }: EditOptions): void {
  draft.setDigit(cell, digit);
  if (!autoRemove || digit === 0) return;
  for (const peer of draft.own(layout.peers[cell]!)) {
    const { corner, centre } = draft.sheet.marks[peer]!;
    draft.setMarks(peer, { corner: corner & ~maskOf(digit), centre: centre & ~maskOf(digit) });
  }
}

/** The ones that are candidates of a grid; what is no list has none. */
function readMarks(marks: readonly Mark[], size: number): Mark[] {
  const isMark = (mark: Partial<Mark> | null | undefined): mark is Mark =>
    isWhole(mark?.cell, 0, size * size - 1) && isWhole(mark.digit, 1, size);
  return Array.isArray(marks) ? marks.filter(isMark) : [];
}
