import type { Mark } from '../../../sudoku/types.js';

/**
 * The grid in units of a cell's side, x from the left, y from the top. One source for what is drawn and for what a pointer
 * meets.
 */
export interface Spot {
  x: number;
  y: number;
}

/** Around the lines, for their thickness. */
export const RIM = 0.06;

export const extent = (side: number): number => side + 2 * RIM;

/** The top left corner of a cell. */
export const cornerOf = (side: number, cell: number): Spot => ({
  x: cell % side,
  y: Math.floor(cell / side),
});

/** Where in a cell the digits have their fixed places, three by three or as many as are needed. */
export interface Places {
  side: number;
  columns: number;
  rows: number;
  /** Kept free above, where sums of cages stand. */
  head: number;
}

const MARGIN = 0.06;
const HEAD = 0.17;

export function placesOf(side: number, hasSums: boolean): Places {
  const columns = Math.ceil(Math.sqrt(side));
  return { side, columns, rows: Math.ceil(side / columns), head: hasSums ? HEAD : 0 };
}

/** Between two neighbouring places: as far down as across. */
export const pitchOf = ({ columns, head }: Places): number => (1 - 2 * MARGIN - head) / columns;

/** The middle of a digit's fixed place. */
export function placeOf(places: Places, { cell, digit }: Mark): Spot {
  const { x, y } = cornerOf(places.side, cell);
  const pitch = pitchOf(places);
  const [across, down] = [(digit - 1) % places.columns, Math.floor((digit - 1) / places.columns)];
  const height = places.rows * pitch;
  const top = places.head + (1 - places.head - height) / 2;
  return {
    x: x + 0.5 + (across - (places.columns - 1) / 2) * pitch,
    y: y + top + (down + 0.5) * pitch,
  };
}

/** How far a curve bends aside from what lies between its ends, as a share of its length, and at most. */
const BEND = 0.14;
const MOST_BEND = 0.5;

/**
 * A curve from near one spot to near another, as a path; the same pair bends the same way whichever comes first.
 * @param side of the grid, which the curve does not leave.
 */
export function curve(from: Spot, to: Spot, gap: number, side: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const way = dx > 0 || (dx === 0 && dy > 0) ? 1 : -1;
  /** In the middle, so far aside of the straight line; negative on the other side. */
  const aside = (by: number): Spot => ({
    x: (from.x + to.x) / 2 + (dy * by) / length,
    y: (from.y + to.y) / 2 - (dx * by) / length,
  });
  const bend = way * Math.min(BEND * length, MOST_BEND);
  const middle = aside(2 * (isInside(aside(bend), side) ? bend : -bend));
  return `M${at(towards(from, middle, gap))}Q${at(middle)} ${at(towards(to, middle, gap))}`;
}

const isInside = ({ x, y }: Spot, side: number): boolean => x > 0 && x < side && y > 0 && y < side;

function towards(from: Spot, to: Spot, by: number): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
}

/** A rounded outline around spots, at a distance from them. */
export function around(spots: readonly Spot[], radius: number): string {
  const hull = hullOf(spots);
  if (hull.length === 1) {
    const [{ x, y }] = hull as [Spot];
    return `M${at({ x: x - radius, y })}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
  }
  const sides = hull.map((spot, i) => {
    const next = hull[(i + 1) % hull.length]!;
    const length = Math.hypot(next.x - spot.x, next.y - spot.y);
    const out = { x: ((next.y - spot.y) / length) * radius, y: (-(next.x - spot.x) / length) * radius };
    return [
      { x: spot.x + out.x, y: spot.y + out.y },
      { x: next.x + out.x, y: next.y + out.y },
    ] as const;
  });
  const arc = (spot: Spot) => `A${radius} ${radius} 0 0 1 ${at(spot)}`;
  const start = sides[0]![0];
  return `M${at(start)}${sides
    .map(([, end], i) => `L${at(end)}${arc(sides[(i + 1) % sides.length]![0])}`)
    .join('')}Z`;
}

/** The corners of the convex hull, clockwise as seen; both ends where all lie on a line. */
function hullOf(spots: readonly Spot[]): Spot[] {
  const sorted = [...new Map(spots.map((spot) => [at(spot), spot])).values()].sort(
    (a, b) => a.x - b.x || a.y - b.y,
  );
  const half = (order: readonly Spot[]): Spot[] => {
    const chain: Spot[] = [];
    for (const spot of order) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, spot) <= 1e-9) chain.pop();
      chain.push(spot);
    }
    return chain.slice(0, -1);
  };
  const hull = [...half(sorted), ...half(sorted.reverse())];
  return hull.length > 0 ? hull : [spots[0]!];
}

/** Above 0 where the way from a over b to c turns right, y running down. */
const turn = (a: Spot, b: Spot, c: Spot): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

export const at = ({ x, y }: Spot): string => `${round(x)} ${round(y)}`;

export const round = (value: number): number => Math.round(value * 1000) / 1000;
