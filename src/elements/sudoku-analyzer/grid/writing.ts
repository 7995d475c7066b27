/** Digits and marks on their way to the host, and what became of the cells, in words. */
import { makeDigit } from '../../../sudoku/notation.js';
import type { Entry, GridHost } from '../host.js';
import { strings } from '../strings.js';
import { contentOf } from './labels.js';

/** The cells that a digit goes to: those selected, else the one with the focus. */
export const targetsOf = ({ selection, cursor }: GridHost): readonly number[] =>
  selection.size > 0 ? [...selection] : [cursor];

export function write(host: GridHost, cells: readonly number[], digit: number, entry: Entry): void {
  const name = makeDigit(digit, host.shape.side);
  change(
    host,
    cells,
    (own) => host.put(own, digit, entry),
    (own) => {
      if (entry === 'digit') return strings.entered(name, own.length);
      const has = own.some((cell) => ((host.sheet.marks[cell]![entry] >> (digit - 1)) & 1) === 1);
      return has ? strings.marked(name, own.length) : strings.unmarked(name, own.length);
    },
  );
}

export const erase = (host: GridHost, cells: readonly number[]): void =>
  change(
    host,
    cells,
    (own) => host.erase(own),
    (own) => strings.erased(own.length),
  );

/** Changes the cells that are not given and says what they are now. */
function change(
  host: GridHost,
  cells: readonly number[],
  act: (own: readonly number[]) => void,
  many: (own: readonly number[]) => string,
): void {
  const own = host.editable === 'entries' ? cells.filter((cell) => !host.sheet.givens[cell]) : cells;
  const before = host.sheet;
  if (own.length === 0) host.announce(strings.isGiven);
  else act(own);
  void host.updateComplete.then(() => {
    if (host.sheet === before) return;
    host.announce(() => (own.length === 1 ? strings.now(contentOf(host, own[0]!)) : many(own)));
  });
}
