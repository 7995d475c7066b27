/** Steps on grids of any size, as the kernel records them (assembly/sudoku/general/techniques/step.ts), in typed terms. */
import { digitsOf } from '../formats/alphabet.js';
import { HINT_ROLES, HOUSE_ROLES, LINK_KINDS, type Mark } from '../types.js';
import { ITEM_KINDS, type Item, type Step } from './step.js';

const HEADER = 8;
const CANDIDATE = 4;
const ITEM = 8;

/** The record of a step at an address. */
export function readGeneralStep(memory: DataView, at: number): Step {
  const [technique, placed, removed, shown] = [0, 2, 4, 6].map((offset) =>
    memory.getUint16(at + offset, true),
  );
  const marks = Array.from({ length: placed! + removed! }, (_, i) =>
    markOf(memory.getUint32(at + HEADER + CANDIDATE * i, true)),
  );
  const items = at + HEADER + CANDIDATE * marks.length;
  return {
    technique: technique!,
    placements: marks.slice(0, placed),
    eliminations: marks.slice(placed),
    items: Array.from({ length: shown! }, (_, i) => itemAt(memory, items + ITEM * i)),
  };
}

const markOf = (candidate: number): Mark => ({ cell: candidate >>> 5, digit: (candidate & 31) + 1 });

function itemAt(memory: DataView, at: number): Item {
  const head = memory.getUint32(at, true);
  const value = memory.getUint32(at + 4, true);
  const kind = ITEM_KINDS[head >>> 8]!;
  const number = head & 0xff;
  const role = HINT_ROLES[number]!;
  const [first, second] = [markOf(value >>> 15), markOf(value & 0x7fff)];
  switch (kind) {
    case 'cell':
      return { kind, role, cell: value };
    case 'candidate':
      return { kind, role, mark: markOf(value) };
    case 'house':
      return { kind, role: HOUSE_ROLES[number]!, house: value };
    case 'digits':
      return { kind, role, digits: digitsOf(value) };
    case 'link':
      return { kind, link: LINK_KINDS[number]!, from: first, to: second };
    case 'number':
      return { kind, role, value };
    case 'group':
      return { kind, from: first, also: second };
  }
}
