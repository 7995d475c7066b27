/**
 * A position with one step in it, as SVG. Nothing is told by colour alone: what a candidate is, its shape says too. Circle: the
 * pattern (or first colour); square: what is extra; diamond: the third; triangle: the fourth; struck out: goes.
 */
import {
  around,
  curve,
  type Places,
  placeOf,
  placesOf,
} from '../../src/elements/sudoku-analyzer/grid/geometry.js';
import { outlineOf } from '../../src/elements/sudoku-analyzer/grid/outline.js';
import type { HintFacts, HintRole, Mark } from '../../src/sudoku/types.js';
import { type INKS, STYLE } from './technique-colours.js';
import type { Drawn } from './technique-grids.js';

const CELL = 54;
const MARGIN = 26;
const SIZE = 9 * CELL + 2 * MARGIN;
/** How wide lines around boxes are. */
const STRONG = 2.5;
/** How far the lines of cages are inside their cells. */
const INSET = 3;

/** From the middle of a candidate to where a link begins, and to the outline of a group, in cells. */
const GAP = 0.16;
const GROUP = 0.18;

export function drawStep(position: Drawn, facts: HintFacts): string {
  const places = placesIn(position);
  const parts = [
    STYLE,
    `<rect class="ground" width="${SIZE}" height="${SIZE}" rx="6"/>`,
    ...houses(position, facts),
    ...grid(position),
    ...cages(position),
    ...names(),
    ...digits(position),
    ...marks(position, facts, places),
    ...chain(facts, places),
    ...facts.placements.map(
      ({ cell, digit }) =>
        `<circle cx="${x(cell) + CELL / 2}" cy="${y(cell) + CELL / 2}" r="${0.4 * CELL}" class="pattern-line" fill="none" stroke-width="3"/>${word(x(cell) + CELL / 2, y(cell) + CELL / 2, digit, 28, 'pattern')}`,
    ),
  ];
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" font-family="system-ui, sans-serif" text-anchor="middle" role="img" aria-label="${facts.technique} in a grid">`;
  return `${[open, ...parts, '</svg>'].join('\n')}\n`;
}

const x = (cell: number): number => MARGIN + (cell % 9) * CELL;
const y = (cell: number): number => MARGIN + Math.floor(cell / 9) * CELL;

/** Where candidates lie and how links bend is as in the grid of the element. */
const placesIn = ({ layout }: Drawn): Places => placesOf(9, layout.cages.length > 0);

function centre(mark: Mark, places: Places): [number, number] {
  const spot = placeOf(places, mark);
  return [round(MARGIN + spot.x * CELL), round(MARGIN + spot.y * CELL)];
}

const round = (value: number): number => Math.round(10 * value) / 10;

const word = (
  cx: number,
  cy: number,
  value: string | number,
  size: number,
  ink: keyof typeof INKS | 'on',
): string => `<text class="${ink}" x="${cx}" y="${cy}" dy=".35em" font-size="${size}">${value}</text>`;

/** Strong lines around boxes, or around the regions of a jigsaw. */
function grid({ layout }: Drawn): string[] {
  const end = MARGIN + 9 * CELL;
  const regions = layout.houses.filter(({ kind }) => kind === 'region');
  const lines = Array.from({ length: 10 }, (_, i) => {
    const at = MARGIN + i * CELL;
    const pen = `class="ink-line" stroke-width="${i % 3 === 0 && regions.length === 0 ? STRONG : 0.7}"`;
    return `<path d="M${at} ${MARGIN}V${end}M${MARGIN} ${at}H${end}" ${pen}/>`;
  });
  const outlines = regions.map(({ cells }) => {
    const pen = `class="ink-line" fill="none" stroke-width="${STRONG / CELL}"`;
    return `<path transform="translate(${MARGIN} ${MARGIN}) scale(${CELL})" d="${outlineOf(cells, 9, 0)}" ${pen}/>`;
  });
  return [...lines, ...outlines];
}

const names = (): string[] =>
  Array.from({ length: 9 }, (_, i) => {
    const at = MARGIN + (i + 0.5) * CELL;
    return word(at, MARGIN / 2, `c${i + 1}`, 12, 'quiet') + word(MARGIN / 2, at, `r${i + 1}`, 12, 'quiet');
  });

/** Covers first, so that bases lie over them, half through. */
function houses({ layout }: Drawn, facts: HintFacts): string[] {
  return (['cover', 'base'] as const).flatMap((role) =>
    facts.houses
      .filter((house) => house.role === role)
      .flatMap(({ kind, number }) => {
        const at = number - 1;
        if (kind === 'cage') return layout.cages[at]!.cells.map((cell) => tint(cell, role));
        if (!['row', 'column', 'box'].includes(kind))
          return cellsOf(layout, kind, number).map((cell) => tint(cell, role));
        const [left, top, width, height] =
          kind === 'row'
            ? [0, at, 9, 1]
            : kind === 'column'
              ? [at, 0, 1, 9]
              : [3 * (at % 3), 3 * Math.floor(at / 3), 3, 3];
        const area = `x="${MARGIN + left * CELL}" y="${MARGIN + top * CELL}" width="${width * CELL}" height="${height * CELL}"`;
        return `<rect class="${role}" ${area} fill-opacity=".75"/>`;
      }),
  );
}

const cellsOf = ({ houses }: Drawn['layout'], kind: string, number: number): readonly number[] =>
  houses.find((house) => house.kind === kind && house.number === number)!.cells;

const tint = (cell: number, role: 'cover' | 'base'): string =>
  `<rect class="${role}" x="${x(cell)}" y="${y(cell)}" width="${CELL}" height="${CELL}" fill-opacity=".75"/>`;

/** By side of a cell: the cell across it, and the line along it. */
const SIDES: readonly (readonly [step: readonly [number, number], line: string])[] = [
  [[0, -1], `h${CELL - 2 * INSET}`],
  [[0, 1], `m0 ${CELL - 2 * INSET}h${CELL - 2 * INSET}`],
  [[-1, 0], `v${CELL - 2 * INSET}`],
  [[1, 0], `m${CELL - 2 * INSET} 0v${CELL - 2 * INSET}`],
];

/** Dashed around the cells of each cage, and its sum in the first of them. */
const cages = ({ layout }: Drawn): string[] =>
  layout.cages.map(({ sum, cells }) => {
    const first = Math.min(...cells);
    const edges = cells.flatMap((cell) =>
      SIDES.filter(([step]) => !cells.includes(across(cell, step))).map(
        ([, line]) => `M${x(cell) + INSET} ${y(cell) + INSET}${line}`,
      ),
    );
    const dashes = `<path class="ink-line" d="${edges.join('')}" fill="none" stroke-width=".8" stroke-dasharray="3 3"/>`;
    return `${dashes}<text class="ink" x="${x(first) + 4}" y="${y(first) + 7}" dy=".35em" font-size="9" font-weight="bold" text-anchor="start">${sum}</text>`;
  });

/** The cell across a side, -1 beyond the border. */
function across(cell: number, [right, down]: readonly [number, number]): number {
  const [column, row] = [(cell % 9) + right, Math.floor(cell / 9) + down];
  return column < 0 || column > 8 || row < 0 || row > 8 ? -1 : 9 * row + column;
}

const digits = ({ digits: standing, givens }: Drawn): string[] =>
  standing.flatMap((digit, cell) =>
    digit === 0
      ? []
      : [word(x(cell) + CELL / 2, y(cell) + CELL / 2, digit, 28, givens[cell] ? 'ink' : 'quiet')],
  );

function marks({ candidates }: Drawn, facts: HintFacts, places: Places): string[] {
  const placed = new Set(facts.placements.map(({ cell }) => cell));
  return candidates.flatMap((mask, cell) =>
    placed.has(cell)
      ? []
      : [1, 2, 3, 4, 5, 6, 7, 8, 9]
          .filter((digit) => (mask >> (digit - 1)) & 1)
          .map((digit) => mark({ cell, digit }, facts, places)),
  );
}

function mark(at: Mark, { candidates, eliminations }: HintFacts, places: Places): string {
  const same = (other: Mark) => other.cell === at.cell && other.digit === at.digit;
  const [cx, cy] = centre(at, places);
  const role = candidates.find(same)?.role;
  const shape = role ? SHAPES[role](cx, cy) : '';
  const ink = role ? 'on' : eliminations.some(same) ? 'goes' : 'quiet';
  const stroke = eliminations.some(same)
    ? `<path class="goes-line" d="M${round(cx - 7)} ${round(cy + 7)}L${round(cx + 7)} ${round(cy - 7)}" stroke-width="2"/>`
    : '';
  return shape + word(cx, cy, at.digit, 12, ink) + stroke;
}

/** Each is called as its colour. */
const SHAPES: Readonly<Record<HintRole, (cx: number, cy: number) => string>> = {
  pattern: (cx, cy) => `<circle class="pattern" cx="${cx}" cy="${cy}" r="7.8"/>`,
  extra: (cx, cy) =>
    `<rect class="extra" x="${round(cx - 7.3)}" y="${round(cy - 7.3)}" width="14.6" height="14.6"/>`,
  endo: (cx, cy) => `<path class="endo" d="M${cx} ${round(cy - 9.5)}l9.5 9.5l-9.5 9.5l-9.5 -9.5z"/>`,
  fourth: (cx, cy) => `<path class="fourth" d="M${cx} ${round(cy - 10.5)}l10 17h-20z"/>`,
};

/** Strong links drawn through, weak ones dashed, ends of several cells outlined; in cells, as the grid has them. */
function chain({ links, groups }: HintFacts, places: Places): string[] {
  const spotOf = (mark: Mark) => placeOf(places, mark);
  if (links.length === 0) return [];
  const paths = links.map(({ kind, from, to }) => {
    const dash = kind === 'weak' ? ' stroke-dasharray=".075 .075"' : '';
    return `<path d="${curve(spotOf(from), spotOf(to), GAP, places.side)}"${dash}/>`;
  });
  const ends = new Map(groups.map(({ from }) => [`${from.cell} ${from.digit}`, from]));
  const outlines = [...ends.values()].map((from) => {
    const also = groups.filter((group) => group.from.cell === from.cell && group.from.digit === from.digit);
    return `<path d="${around([from, ...also.map((group) => group.also)].map(spotOf), GROUP)}"/>`;
  });
  const open = `<g class="ink-line" transform="translate(${MARGIN} ${MARGIN}) scale(${CELL})" fill="none" stroke-width=".033" stroke-linecap="round">`;
  return [open, ...outlines, ...paths, '</g>'];
}
