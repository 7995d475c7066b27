/** Random jigsaw regions: boxes, of which cells are exchanged across borders as long as all regions hang together. */
import { type BoxShape, usualBoxes } from '../layout.js';
import type { Random } from './random.js';

/** Exchanges tried, for each cell: enough that little is left of the boxes. */
const EXCHANGES = 40;

/** The number of each cell's region, from 0. */
export function makeRegions(side: number, random: Random): number[] {
  const { rows, columns }: BoxShape = usualBoxes(side) ?? { rows: 1, columns: side };
  const regions = Array.from({ length: side * side }, (_, cell) => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    return Math.floor(row / rows) * (side / columns) + Math.floor(column / columns);
  });
  for (let i = 0; i < EXCHANGES * regions.length; i++) exchange(regions, side, random);
  return regions;
}

/** Gives a cell to a neighbouring region and takes another cell of that one instead, or leaves all as it was. */
function exchange(regions: number[], side: number, random: Random): void {
  const cell = random.below(regions.length);
  const from = regions[cell]!;
  const others = neighbours(cell, side)
    .map((next) => regions[next]!)
    .filter((region) => region !== from);
  if (others.length === 0) return;
  const to = random.pick(others);
  regions[cell] = to;
  const back = [...regions.keys()].filter(
    (other) =>
      other !== cell &&
      regions[other] === to &&
      neighbours(other, side).some((next) => regions[next] === from),
  );
  const returned = back.length > 0 ? random.pick(back) : cell;
  regions[returned] = from;
  if (isConnected(regions, from, side) && isConnected(regions, to, side)) return;
  regions[returned] = to;
  regions[cell] = from;
}

export function neighbours(cell: number, side: number): number[] {
  const [row, column] = [Math.floor(cell / side), cell % side];
  return [
    ...(row > 0 ? [cell - side] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < side - 1 ? [cell + 1] : []),
    ...(row < side - 1 ? [cell + side] : []),
  ];
}

function isConnected(regions: readonly number[], region: number, side: number): boolean {
  const cells = [...regions.keys()].filter((cell) => regions[cell] === region);
  const reached = cells.slice(0, 1);
  for (const cell of reached)
    for (const next of neighbours(cell, side))
      if (regions[next] === region && !reached.includes(next)) reached.push(next);
  return reached.length === cells.length;
}

/** A letter a cell, as requests have it. */
export const writeRegions = (regions: readonly number[]): string =>
  regions.map((region) => String.fromCharCode(65 + region)).join('');
