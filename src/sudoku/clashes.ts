/** What is wrong with a grid at first sight: rules broken by its digits, cells and houses that nothing is left for. */
import { allDigits, digitsOf } from './formats/alphabet.js';
import { type HouseKind, type Layout, reach } from './layout.js';

/** Why a grid has no solution. */
export type Reason =
  | `duplicate_in_${HouseKind | 'cage'}`
  | 'knight_move'
  | 'king_move'
  | 'cage_sum'
  | 'empty_cell'
  | `digit_without_place_in_${HouseKind}`
  | 'no_solution_no_direct_conflict';

export interface Clash {
  reason: Reason;
  /** Rising. */
  cells: number[];
  digit?: number;
  /** Of the house or cage, counted from 1. */
  number?: number;
}

/**
 * The first clash, with the cells of all that are of its sort: rules broken by digits come before cells that have no
 * candidate left, and these before digits that have no place left in a house. `null` where nothing is seen.
 */
export function findClash(layout: Layout, digits: readonly number[], candidates: Uint32Array): Clash | null {
  const broken = brokenRules(layout, digits);
  const [first] = broken;
  if (first) return { ...first, cells: sorted(broken.flatMap(({ cells }) => cells)) };
  const empty = [...candidates.keys()].filter((cell) => candidates[cell] === 0);
  if (empty.length > 0) return { reason: 'empty_cell', cells: empty };
  return withoutPlace(layout, digits, candidates);
}

/** Every rule that digits break. */
export function brokenRules(layout: Layout, digits: readonly number[]): Clash[] {
  const { houses, cages } = layout;
  return [
    ...houses.flatMap(({ kind, number, cells }) => repeats(`duplicate_in_${kind}`, cells, digits, number)),
    ...cages.flatMap(({ cells }, i) => repeats('duplicate_in_cage', cells, digits, i + 1)),
    ...jumps(layout, digits),
    ...wrongSums(layout, digits),
  ];
}

function repeats(
  reason: Reason,
  cells: readonly number[],
  digits: readonly number[],
  number: number,
): Clash[] {
  const places = new Map<number, number[]>();
  for (const cell of cells)
    if (digits[cell]) places.set(digits[cell], [...(places.get(digits[cell]) ?? []), cell]);
  return [...places]
    .filter(([, same]) => same.length > 1)
    .map(([digit, same]) => ({ reason, cells: same, digit, number }));
}

function jumps({ pieces, side }: Layout, digits: readonly number[]): Clash[] {
  return pieces.flatMap((piece) =>
    digits.flatMap((digit, cell) => {
      const same = digit ? reach(piece, side, cell).filter((other) => digits[other] === digit) : [];
      return same.length > 0 ? [{ reason: `${piece}_move` as const, cells: [cell, ...same], digit }] : [];
    }),
  );
}

/** Cages whose digits, or what they leave open, cannot add up. */
function wrongSums({ cages, side }: Layout, digits: readonly number[]): Clash[] {
  return cages.flatMap(({ sum, cells }, i) => {
    const placed = cells.map((cell) => digits[cell]!).filter((digit) => digit > 0);
    const left = Array.from({ length: side }, (_, d) => d + 1).filter((digit) => !placed.includes(digit));
    const open = cells.length - placed.length;
    const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
    const [least, most] = [total(left.slice(0, open)), total(open ? left.slice(-open) : [])];
    const rest = sum - total(placed);
    return rest < least || rest > most
      ? [{ reason: 'cage_sum' as const, cells: [...cells], number: i + 1 }]
      : [];
  });
}

/** The first house in which a digit has no place; its cells are the open ones. */
function withoutPlace(
  { houses, side }: Layout,
  digits: readonly number[],
  candidates: Uint32Array,
): Clash | null {
  for (const { kind, number, cells } of houses) {
    const left = cells.reduce((mask, cell) => mask | candidates[cell]!, 0);
    const [digit] = digitsOf(allDigits(side) & ~left);
    if (digit === undefined) continue;
    const open = sorted(cells.filter((cell) => !digits[cell]));
    return { reason: `digit_without_place_in_${kind}`, cells: open, digit, number };
  }
  return null;
}

const sorted = (cells: readonly number[]): number[] => [...new Set(cells)].sort((a, b) => a - b);
