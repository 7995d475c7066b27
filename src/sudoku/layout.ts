/** What the rules make of a grid: houses that hold each digit once, cells that must differ, cages. */
import type { Cage } from './types.js';
import type { Rule } from './variants.js';

export const HOUSE_KINDS = ['row', 'column', 'box', 'region', 'diagonal', 'window', 'group'] as const;
export type HouseKind = (typeof HOUSE_KINDS)[number];

/** Cells that hold each digit once; `number` counts the houses of a kind from 1. */
export interface House {
  kind: HouseKind;
  number: number;
  cells: readonly number[];
}

/** Cells that a chess piece reaches from each other must differ. */
export const PIECES = ['knight', 'king'] as const;
export type Piece = (typeof PIECES)[number];

export interface BoxShape {
  rows: number;
  columns: number;
}

export interface Layout {
  /** Digits, and cells of a row. */
  side: number;
  /** `null` where no boxes are in force. */
  boxes: BoxShape | null;
  rules: ReadonlySet<Rule>;
  houses: readonly House[];
  pieces: readonly Piece[];
  cages: readonly Cage[];
  /** By cell: every cell that must differ from it, in rising order. */
  peers: readonly (readonly number[])[];
}

export interface LayoutOptions {
  side: number;
  boxes: BoxShape | null;
  /** Jigsaw: the number of each cell's region, from 0. */
  regions: readonly number[] | null;
  rules: ReadonlySet<Rule>;
  cages: readonly Cage[];
}

/** Everything must fit together already: request.ts checks it. */
export function makeLayout({ side, boxes, regions, rules, cages }: LayoutOptions): Layout {
  const pieces = PIECES.filter((piece) => rules.has(`anti${piece}`));
  const houses = [
    ...numbered(
      'row',
      groupBy(side, (row) => row),
    ),
    ...numbered(
      'column',
      groupBy(side, (_, column) => column),
    ),
    ...(boxes ? numbered('box', groupBy(side, boxOf(boxes, side))) : []),
    ...(regions
      ? numbered(
          'region',
          groupBy(side, (row, column) => regions[row * side + column]!),
        )
      : []),
    ...(rules.has('x') ? numbered('diagonal', diagonals(side)) : []),
    ...(rules.has('windoku') ? numbered('window', windows(side)) : []),
    ...(boxes && rules.has('disjoint') ? numbered('group', groupBy(side, placeInBox(boxes))) : []),
  ];
  return { side, boxes, rules, houses, pieces, cages, peers: peersOf(side, houses, pieces, cages) };
}

/** The usual box shape of a grid: as near to a square as can be, lying; `null` where the side is a prime number. */
export function usualBoxes(side: number): BoxShape | null {
  for (let rows = Math.floor(Math.sqrt(side)); rows > 1; rows--)
    if (side % rows === 0) return { rows, columns: side / rows };
  return null;
}

const boxOf =
  ({ rows, columns }: BoxShape, side: number) =>
  (row: number, column: number): number =>
    Math.floor(row / rows) * (side / columns) + Math.floor(column / columns);

const placeInBox =
  ({ rows, columns }: BoxShape) =>
  (row: number, column: number): number =>
    (row % rows) * columns + (column % columns);

/** Cells by group, the groups being numbered from 0 to side - 1. */
function groupBy(side: number, groupOf: (row: number, column: number) => number): number[][] {
  const groups = Array.from({ length: side }, (): number[] => []);
  for (let cell = 0; cell < side * side; cell++)
    groups[groupOf(Math.floor(cell / side), cell % side)]!.push(cell);
  return groups;
}

function diagonals(side: number): number[][] {
  const steps = Array.from({ length: side }, (_, i) => i);
  return [steps.map((i) => i * side + i), steps.map((i) => (i + 1) * side - 1 - i)];
}

/** Boxes one cell apart from each other and from the border; only squares of whole squares have them. */
function windows(side: number): number[][] {
  const size = Math.sqrt(side);
  const corners = Array.from({ length: size - 1 }, (_, i) => 1 + i * (size + 1));
  const steps = Array.from({ length: size }, (_, i) => i);
  return corners.flatMap((top) =>
    corners.map((left) => steps.flatMap((row) => steps.map((column) => (top + row) * side + left + column))),
  );
}

const numbered = (kind: HouseKind, groups: number[][]): House[] =>
  groups.map((cells, i) => ({ kind, number: i + 1, cells }));

const MOVES: Readonly<Record<Piece, readonly (readonly [number, number])[]>> = {
  knight: [-2, -1, 1, 2].flatMap((down) =>
    [-2, -1, 1, 2]
      .filter((right) => Math.abs(right) !== Math.abs(down))
      .map((right) => [down, right] as const),
  ),
  king: [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].filter((right) => down !== 0 || right !== 0).map((right) => [down, right] as const),
  ),
};

/** The cells that a piece reaches. */
export function reach(piece: Piece, side: number, cell: number): number[] {
  const [row, column] = [Math.floor(cell / side), cell % side];
  const inside = (at: number) => at >= 0 && at < side;
  return MOVES[piece]
    .map(([down, right]) => [row + down, column + right] as const)
    .filter(([down, right]) => inside(down) && inside(right))
    .map(([down, right]) => down * side + right);
}

function peersOf(
  side: number,
  houses: readonly House[],
  pieces: readonly Piece[],
  cages: readonly Cage[],
): number[][] {
  const peers = Array.from({ length: side * side }, () => new Set<number>());
  for (const { cells } of [...houses, ...cages])
    for (const cell of cells) for (const other of cells) peers[cell]!.add(other);
  for (const piece of pieces)
    peers.forEach((set, cell) => {
      for (const other of reach(piece, side, cell)) set.add(other);
    });
  return peers.map((set, cell) => {
    set.delete(cell);
    return [...set].sort((a, b) => a - b);
  });
}

/** 9x9 with rows, columns and boxes of 3x3 alone. */
export const isClassic = ({ side, boxes, rules }: Layout): boolean =>
  side === 9 && boxes?.rows === 3 && rules.size === 0;
