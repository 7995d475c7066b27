/** The cages of a request, as anybody may send them. */
import { describeValue, type ErrorData, HintwrightError } from '../errors.js';
import { isRecord } from '../fields.js';
import { MOST_SIDE } from './formats/alphabet.js';
import { makeCages } from './play/cages.js';
import { isWhole } from './play/sheet.js';
import type { Cage } from './types.js';

/** What the kernel has room for. */
const MOST_SUM = 0xffff;
/** A grid has no more cages than cells. */
const MOST_CAGES = MOST_SIDE ** 2;

/** One character between cages, and between the cells of one. */
const SEPARATOR = 1;

type Place = Pick<ErrorData, 'input' | 'at'>;

/**
 * Cages whose cells exist, differ and belong to no other cage, with at most a cell a digit. Whether any digits add up to the
 * sum is no matter of form. Throws `ERR_BAD_CAGE`, with the cages as text for a place where they have such a form.
 */
export function readCages(value: unknown, side: number): Cage[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw badCage(`cages is a list, not ${describeValue(value)}.`);
  const owner = new Map<number, number>();
  return Array.from(value, (_, i) => readCage(value, i, side, owner));
}

/** The cage at `i`; `owner` knows the cage of each cell before it, and learns those of this one. */
function readCage(cages: readonly unknown[], i: number, side: number, owner: Map<number, number>): Cage {
  const cage = cages[i];
  const { sum, cells } = isRecord(cage) ? cage : { sum: undefined, cells: undefined };
  const name = `Cage ${i + 1}`;
  if (!isWhole(sum, 1, MOST_SUM))
    throw badCage(`${name} has no sum from 1 to ${MOST_SUM}.`, placeIn(cages, i));
  if (!Array.isArray(cells) || cells.length < 1 || cells.length > side)
    throw badCage(`${name} has no list of 1 to ${side} cells.`, placeIn(cages, i));
  for (const [k, cell] of cells.entries()) {
    const fault = cellFault(cell, i, owner, side);
    if (fault) throw badCage(fault, placeIn(cages, i, k));
    owner.set(cell, i);
  }
  return { sum, cells: [...cells] };
}

/** What is wrong with a cell of a cage, beside the cells before it. */
function cellFault(
  cell: unknown,
  cage: number,
  owner: ReadonlyMap<number, number>,
  side: number,
): string | null {
  const last = side * side - 1;
  if (!isWhole(cell, 0, last))
    return `Cage ${cage + 1} has a cell ${describeValue(cell)}; cells are numbered from 0 to ${last}.`;
  const other = owner.get(cell);
  if (other === undefined) return null;
  if (other === cage) return `Cage ${cage + 1} lists cell ${cell} twice.`;
  return `Cell ${cell} is in cage ${other + 1} and in cage ${cage + 1}.`;
}

/** The cages as text, and where in it a cage or a cell of one begins; nothing where there is no such text. */
function placeIn(value: readonly unknown[], cage: number, cell?: number): Place {
  const cages = value.slice(0, MOST_CAGES);
  if (!cages.every(isWritten) || !cages[cage]) return {};
  const before = cages.slice(0, cage);
  const { sum, cells } = cages[cage];
  const start = before.length === 0 ? 0 : makeCages(before).length + SEPARATOR;
  if (cell === undefined) return { input: makeCages(cages), at: start };
  const head = makeCages([{ sum, cells: cells.slice(0, cell) }]);
  return { input: makeCages(cages), at: start + head.length + (cell > 0 ? SEPARATOR : 0) };
}

/** Whether a cage has a form as text, right or wrong. */
const isWritten = (cage: unknown): cage is Cage =>
  isRecord(cage) &&
  typeof cage.sum === 'number' &&
  Array.isArray(cage.cells) &&
  cage.cells.length <= MOST_SIDE &&
  cage.cells.every((cell) => typeof cell === 'number');

export const badCage = (message: string, place: Place = {}) =>
  new HintwrightError({ code: 'ERR_BAD_CAGE', message, ...place });
