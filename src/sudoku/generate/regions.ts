/** Random jigsaw regions: boxes, of which cells are exchanged across borders as long as all regions hang together. */
import type { Slices } from '../count.js';
import { type BoxShape, usualBoxes } from '../layout.js';
import type { Random } from './random.js';

/** Exchanges tried, for each cell: enough that little is left of the boxes. */
const EXCHANGES = 40;
/** Exchanges of a slice of about a millisecond: on 25x25 each takes some ten microseconds. */
const SLICE = 100;

/** The number of each cell's region, from 0. */
export function* makeRegions(side: number, random: Random): Slices<number[]> {
  const { rows, columns }: BoxShape = usualBoxes(side) ?? { rows: 1, columns: side };
  const regions = Array.from({ length: side * side }, (_, cell) => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    return Math.floor(row / rows) * (side / columns) + Math.floor(column / columns);
  });
  const around = regions.map((_, cell) => neighbours(cell, side));
  for (let i = 1; i <= EXCHANGES * regions.length; i++) {
    exchange(regions, around, random);
    if (i % SLICE === 0) yield;
  }
  return regions;
}

/** Gives a cell to a neighbouring region and takes another cell of that one instead, or leaves all as it was. */
function exchange(regions: number[], around: readonly (readonly number[])[], random: Random): void {
  const cell = random.below(regions.length);
  const from = regions[cell]!;
  const others = around[cell]!.map((next) => regions[next]!).filter((region) => region !== from);
  if (others.length === 0) return;
  const to = random.pick(others);
  regions[cell] = to;
  const area = areaAt(regions, around, cell);
  const back = area.filter(
    (other) => other !== cell && around[other]!.some((next) => regions[next] === from),
  );
  const returned = back.length > 0 ? random.pick(back) : cell;
  regions[returned] = from;
  // Both hang together where all of their cells can be reached from one.
  const size = Math.sqrt(regions.length);
  const kept = area.find((other) => other !== returned)!;
  if (areaAt(regions, around, returned).length === size && areaAt(regions, around, kept).length === size)
    return;
  regions[returned] = to;
  regions[cell] = from;
}

/** The cells of a region that hang together with one of them. */
function areaAt(regions: readonly number[], around: readonly (readonly number[])[], cell: number): number[] {
  const region = regions[cell];
  const area = [cell];
  for (const reached of area)
    for (const next of around[reached]!)
      if (regions[next] === region && !area.includes(next)) area.push(next);
  return area;
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

/** A letter a cell, as requests have it. */
export const writeRegions = (regions: readonly number[]): string =>
  regions.map((region) => String.fromCharCode(65 + region)).join('');
