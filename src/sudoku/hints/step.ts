/** Steps as the kernel records them (assembly/sudoku/techniques/step.ts), in typed terms. */
import {
  HINT_ROLES,
  type HintRole,
  HOUSE_ROLES,
  type HouseRole,
  LINK_KINDS,
  type LinkKind,
  type Mark,
} from '../types.js';

export type Item =
  | { kind: 'cell'; role: HintRole; cell: number }
  | { kind: 'candidate'; role: HintRole; mark: Mark }
  /** By its place among the houses of the layout (on classic grids rows, columns, boxes), cages behind them. */
  | { kind: 'house'; role: HouseRole; house: number }
  | { kind: 'digits'; role: HintRole; digits: number[] }
  | { kind: 'link'; link: LinkKind; from: Mark; to: Mark }
  | { kind: 'number'; role: HintRole; value: number }
  /** `from`, as an end of a link, stands for `also` as well: the digit is in one of their cells. */
  | { kind: 'group'; from: Mark; also: Mark };

export interface Step {
  /** The number of the technique. */
  technique: number;
  placements: Mark[];
  eliminations: Mark[];
  /** What the step follows from, in the finder's order. */
  items: Item[];
}

export const ITEM_KINDS = ['cell', 'candidate', 'house', 'digits', 'link', 'number', 'group'] as const;

/** The record of a step at an address. */
export function readStep(memory: DataView, at: number): Step {
  const word = (offset: number) => memory.getUint16(at + offset, true);
  const [technique, placed, removed, shown] = [word(0), word(2), word(4), word(6)];
  const marks = Array.from({ length: placed + removed }, (_, i) => markOf(word(8 + 2 * i)));
  const items = (8 + 2 * (placed + removed) + 3) & ~3;
  return {
    technique,
    placements: marks.slice(0, placed),
    eliminations: marks.slice(placed),
    items: Array.from({ length: shown }, (_, i) => itemOf(memory.getUint32(at + items + 4 * i, true))),
  };
}

const markOf = (candidate: number): Mark => ({
  cell: Math.floor(candidate / 9),
  digit: (candidate % 9) + 1,
});

function itemOf(packed: number): Item {
  const kind = ITEM_KINDS[packed >>> 28]!;
  const number = (packed >>> 24) & 15;
  const [a, b] = [(packed >>> 12) & 0xfff, packed & 0xfff];
  const role = HINT_ROLES[number]!;
  switch (kind) {
    case 'cell':
      return { kind, role, cell: a };
    case 'candidate':
      return { kind, role, mark: markOf(a) };
    case 'house':
      return { kind, role: HOUSE_ROLES[number]!, house: a };
    case 'digits':
      return { kind, role, digits: digitsOf(a) };
    case 'link':
      return { kind, link: LINK_KINDS[number]!, from: markOf(a), to: markOf(b) };
    case 'number':
      return { kind, role, value: a };
    case 'group':
      return { kind, from: markOf(a), also: markOf(b) };
  }
}

const digitsOf = (mask: number): number[] =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => (mask >> (digit - 1)) & 1);
