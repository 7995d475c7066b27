/** Reports made by the plainest rules: every wall tried, every path flooded. For tests of what shows a report. */
import {
  DIRECTIONS,
  type Direction,
  type Player,
  type QuoridorReport,
  type WallFault,
} from '../../src/quoridor/types.js';

export interface PlainPosition {
  columns: number;
  rows: number;
  pawns: [string, string];
  left: [number, number];
  toMove: Player;
  walls: string[];
}

const STEPS: Record<Direction, readonly [number, number]> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};
const name = (column: number, row: number) => `${String.fromCharCode(97 + column)}${row + 1}`;
const columnOf = (square: string) => square.charCodeAt(0) - 97;
const rowOf = (square: string) => Number(square[1]) - 1;
const other = (player: Player): Player => (player === 1 ? 2 : 1);

export function start(columns = 9, rows = 9, walls = 10): PlainPosition {
  const column = Math.floor(columns / 2);
  return {
    columns,
    rows,
    pawns: [name(column, 0), name(column, rows - 1)],
    left: [walls, walls],
    toMove: 1,
    walls: [],
  };
}

export function play(position: PlainPosition, move: string): PlainPosition {
  const { toMove, left, pawns } = position;
  const mine = <T>(pair: [T, T], value: T): [T, T] => (toMove === 1 ? [value, pair[1]] : [pair[0], value]);
  const next = { ...position, toMove: other(toMove) };
  if (move.length === 2) return { ...next, pawns: mine(pawns, move) };
  return { ...next, walls: [...position.walls, move].sort(), left: mine(left, left[toMove - 1]! - 1) };
}

/** The square next to one, or null where the border or a wall is between. */
function neighbour(
  { columns, rows, walls }: PlainPosition,
  square: string,
  direction: Direction,
): string | null {
  const [across, up] = STEPS[direction];
  const [column, row] = [columnOf(square), rowOf(square)];
  const to = [column + across, row + up] as const;
  if (to[0] < 0 || to[0] >= columns || to[1] < 0 || to[1] >= rows) return null;
  const [low, left] = [Math.min(row, to[1]), Math.min(column, to[0])];
  const between =
    up === 0
      ? [`${name(left, row)}v`, `${name(left, row - 1)}v`]
      : [`${name(column, low)}h`, `${name(column - 1, low)}h`];
  return between.some((wall) => walls.includes(wall)) ? null : name(...to);
}

/** A shortest path to the goal row, pawns ignored; null where there is none. */
function path(position: PlainPosition, player: Player): string[] | null {
  const goal = player === 1 ? position.rows - 1 : 0;
  const paths = [[position.pawns[player - 1]!]];
  const seen = new Set(paths[0]);
  for (const way of paths) {
    const here = way.at(-1)!;
    if (rowOf(here) === goal) return way;
    for (const direction of DIRECTIONS) {
      const next = neighbour(position, here, direction);
      if (next && !seen.has(next)) {
        seen.add(next);
        paths.push([...way, next]);
      }
    }
  }
  return null;
}

function pawnMoves(position: PlainPosition): string[] {
  const from = position.pawns[position.toMove - 1]!;
  const enemy = position.pawns[other(position.toMove) - 1]!;
  return DIRECTIONS.flatMap((direction) => {
    const next = neighbour(position, from, direction);
    if (next !== enemy) return next ?? [];
    const beyond = neighbour(position, enemy, direction);
    if (beyond) return beyond;
    const sides = DIRECTIONS.filter(
      (side) => STEPS[side][0] * STEPS[direction][0] + STEPS[side][1] * STEPS[direction][1] === 0,
    );
    return sides.flatMap((side) => neighbour(position, enemy, side) ?? []);
  });
}

function wallFault(position: PlainPosition, wall: string): WallFault | null {
  if (position.left[position.toMove - 1] === 0) return 'none-left';
  const [column, row, way] = [columnOf(wall), rowOf(wall), wall[2]];
  const along =
    way === 'h'
      ? [name(column - 1, row), name(column + 1, row)]
      : [name(column, row - 1), name(column, row + 1)];
  if ([wall, ...along.map((square) => `${square}${way}`)].some((one) => position.walls.includes(one)))
    return 'overlap';
  if (position.walls.includes(`${wall.slice(0, 2)}${way === 'h' ? 'v' : 'h'}`)) return 'crossing';
  const after = { ...position, walls: [...position.walls, wall] };
  const sealed = ([1, 2] as const).filter((player) => !path(after, player));
  if (sealed.length === 2) return 'seals-both';
  return sealed[0] ? `seals-player-${sealed[0]}` : null;
}

function slots({ columns, rows }: PlainPosition): string[] {
  const squares = Array.from({ length: (columns - 1) * (rows - 1) }, (_, i) =>
    name(i % (columns - 1), Math.floor(i / (columns - 1))),
  );
  return squares.flatMap((square) => [`${square}h`, `${square}v`]);
}

export function positionText({ walls, pawns, left, toMove }: PlainPosition): string {
  const of = (way: string) =>
    walls
      .filter((wall) => wall.endsWith(way))
      .map((wall) => wall.slice(0, 2))
      .join('');
  return `${of('h')} / ${of('v')} / ${pawns.join(' ')} / ${left.join(' ')} / ${toMove}`;
}

const isHome = (position: PlainPosition, player: Player) =>
  rowOf(position.pawns[player - 1]!) === (player === 1 ? position.rows - 1 : 0);

const lengths = (position: PlainPosition): [number, number] => [
  path(position, 1)!.length - 1,
  path(position, 2)!.length - 1,
];

/** @param moves how the position came about, where it did by moves from the start. */
export function reportOf(position: PlainPosition, moves: string[] = []): QuoridorReport {
  const winner = ([1, 2] as const).find((player) => isHome(position, player)) ?? null;
  const all = slots(position).map((wall) => ({ wall, fault: wallFault(position, wall) }));
  const legal = winner
    ? []
    : [...pawnMoves(position), ...all.filter(({ fault }) => !fault).map(({ wall }) => wall)].sort();
  const exitsOf = (player: Player) =>
    DIRECTIONS.filter((direction) => neighbour(position, position.pawns[player - 1]!, direction) !== null);
  return {
    game: 'quoridor',
    position: positionText(position),
    columns: position.columns,
    rows: position.rows,
    toMove: position.toMove,
    winner,
    pathLengths: lengths(position),
    paths: [path(position, 1)!, path(position, 2)!],
    wallsLeft: position.left,
    pawns: position.pawns,
    walls: position.walls,
    moves,
    legalMoves: legal,
    effects: legal.map((move) => ({ move, pathLengths: lengths(play(position, move)) })),
    blockedWalls: winner
      ? []
      : all
          .flatMap(({ wall, fault }) => (fault ? { wall, fault } : []))
          .sort((a, b) => (a.wall < b.wall ? -1 : 1)),
    exits: [exitsOf(1), exitsOf(2)],
    hints: [],
    winProbability: null,
    depth: 0,
    nodes: 0,
    timeMs: 1,
    complete: true,
  };
}

/** The report after moves from the start. */
export function reportAfter(moves: readonly string[], from: PlainPosition = start()): QuoridorReport {
  return reportOf(moves.reduce(play, from), [...moves]);
}
