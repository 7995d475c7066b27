/** Lines along cells: around a set of them, and between them. */
import type { GridShape } from '../host.js';
import { at, cornerOf, type Spot } from './geometry.js';

/**
 * The outline of a set of cells as a path, drawn inside of them.
 * @param inset from the cells' edge, in cells.
 */
export function outlineOf(cells: Iterable<number>, side: number, inset: number): string {
  const inside = new Set(cells);
  const ways = new Map<string, { from: Spot; to: Spot }>();
  for (const cell of inside)
    for (const way of edgesOf(cell, side, inset, inside)) ways.set(at(way.from), way);
  let path = '';
  for (const first of [...ways.values()]) {
    if (!ways.has(at(first.from))) continue;
    path += `M${at(first.from)}`;
    for (let way: typeof first | undefined = first; way; way = ways.get(at(way.to))) {
      ways.delete(at(way.from));
      path += `L${at(way.to)}`;
    }
    path += 'Z';
  }
  return path;
}

/** Clockwise: along the top to the right, and so on round. Each step is down, right. */
const SIDES = [
  { out: [-1, 0], along: [0, 1] },
  { out: [0, 1], along: [1, 0] },
  { out: [1, 0], along: [0, -1] },
  { out: [0, -1], along: [-1, 0] },
] as const;

/** The sides of a cell at which the set ends, each from corner to corner of the outline. */
function* edgesOf(
  cell: number,
  side: number,
  inset: number,
  inside: ReadonlySet<number>,
): Generator<{ from: Spot; to: Spot }> {
  const [row, column] = [Math.floor(cell / side), cell % side];
  const has = (down: number, right: number) => {
    const [r, c] = [row + down, column + right];
    return r >= 0 && r < side && c >= 0 && c < side && inside.has(r * side + c);
  };
  for (const { out, along } of SIDES) {
    if (has(out[0], out[1])) continue;
    /** How far the edge runs beyond the middle, forwards or back: to a corner, on to the next cell, or past it. */
    const reach = (way: 1 | -1) => {
      const [down, right] = [way * along[0], way * along[1]];
      if (!has(down, right)) return 0.5 - inset;
      return has(down + out[0], right + out[1]) ? 0.5 + inset : 0.5;
    };
    const spot = (by: number): Spot => ({
      x: column + 0.5 + out[1] * (0.5 - inset) + along[1] * by,
      y: row + 0.5 + out[0] * (0.5 - inset) + along[0] * by,
    });
    yield { from: spot(-reach(-1)), to: spot(reach(1)) };
  }
}

/** The lines between cells as paths: the light ones, and the strong ones between boxes or regions and around all. */
export function linesOf({ side, houses }: GridShape): { light: string; strong: string } {
  const areas = new Map<number, number>();
  for (const { kind, number, cells } of houses)
    if (kind === 'box' || kind === 'region') for (const cell of cells) areas.set(cell, number);
  let [light, strong] = ['', `M0 0H${side}V${side}H0Z`];
  const draw = (cell: number, other: number, line: string) => {
    if (areas.get(cell) === areas.get(other)) light += line;
    else strong += line;
  };
  for (let cell = 0; cell < side * side; cell++) {
    const { x, y } = cornerOf(side, cell);
    if (x + 1 < side) draw(cell, cell + 1, `M${x + 1} ${y}v1`);
    if (y + 1 < side) draw(cell, cell + side, `M${x} ${y + 1}h1`);
  }
  return { light, strong };
}
