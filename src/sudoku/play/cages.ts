/** Cages as text: `sum:cell,cell`, separated by semicolons, cells from 0. */
import { describeValue } from '../../errors.js';
import { fail, type Result, succeed } from '../../result.js';
import type { Cage } from '../types.js';

export const makeCages = (cages: readonly Cage[]): string =>
  cages.map(({ sum, cells }) => `${sum}:${cells.join(',')}`).join(';');

/** Whether the cages fit a grid and each other is for `parseLayout` to say. Errors: `ERR_BAD_CAGE`. */
export function parseCages(text: string): Result<Cage[]> {
  const cages: Cage[] = [];
  for (const { 0: part, index } of text.matchAll(/[^;]+/g)) {
    if (part.trim() === '') continue;
    const [, sum, cells] = /^\s*(\d{1,5})\s*:\s*(\d{1,3}(?:\s*,\s*\d{1,3})*)\s*$/.exec(part) ?? [];
    if (sum === undefined || cells === undefined) {
      const message = `${describeValue(part.trim())} is no cage: they are written sum:cell,cell and separated by semicolons, as 3:0,1;7:2,10.`;
      return fail({ code: 'ERR_BAD_CAGE', message, input: text, at: index });
    }
    cages.push({ sum: Number(sum), cells: cells.split(',').map(Number) });
  }
  return succeed(cages);
}
