import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { placeOf } from '../../quoridor/charts/pawn-guards.js';
import type { Player, QuoridorReport } from '../../quoridor/types.js';
import { type Board, isWall, squaresOf } from './board.js';
import { centreOf, cornerOf, extent, RIM, wallBox } from './geometry.js';
import type { Mark } from './marks.js';

export interface Drawing {
  board: Board;
  /** Paths belong to the board that they were found on. */
  paths: QuoridorReport['paths'] | null;
  destinations: readonly string[];
  ghost: { move: string; legal: boolean } | null;
  marks: readonly Mark[];
  /** The last move of the line. */
  last: string | null;
}

const PLAYERS = [1, 2] as const;
/** Where both paths run along the same squares, each keeps to its own side. */
const ASIDE = 0.09;
/** A wall leaves this much of its groove free on each side. */
const SLACK = 0.02;

/** Everything on the board, in units of a square's side. What it means is in the grid over it. */
export function drawBoard({ board, paths, destinations, ghost, marks, last }: Drawing): TemplateResult {
  const [width, height] = [extent(board.columns), extent(board.rows)];
  return html`<svg class="drawing" viewBox="0 0 ${width} ${height}" aria-hidden="true">
    <defs>
      <pattern id="hatch" width="0.14" height="0.14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect class="hatch" width="0.06" height="0.14" />
      </pattern>
    </defs>
    <rect class="ground" width=${width} height=${height} rx="0.16" />
    ${goals(width, height)}
    ${guard([board.columns, board.rows], () => squares(board))}
    ${destinations.map((square) => dot(board, square))}
    ${paths ? PLAYERS.map((player) => path(board, player, paths[player - 1]!)) : nothing}
    ${board.walls.map((wall) => wallShape(board, wall, 'wall'))}
    ${last !== null && isWall(last) ? lastMark(board, last) : nothing}
    ${PLAYERS.map((player) => pawn(board, player))}
    ${[...marks].reverse().map((mark) => markShape(board, mark))}
    ${ghost ? ghostShape(board, ghost) : nothing}
    ${marks.map(badge)}
  </svg>`;
}

/** A line in the player's colour along the row that wins for them. */
function goals(width: number, height: number): SVGTemplateResult[] {
  const thickness = RIM * 0.4;
  return [
    svg`<rect class="one fill" x=${RIM} y=${RIM * 0.3} width=${width - 2 * RIM} height=${thickness} rx=${thickness / 2} />`,
    svg`<rect class="two fill" x=${RIM} y=${height - RIM * 0.3 - thickness} width=${width - 2 * RIM} height=${thickness} rx=${thickness / 2} />`,
  ];
}

/** They change with the board's size alone. */
const squares = (board: Board): SVGTemplateResult[] =>
  squaresOf(board)
    .flat()
    .map((square) => squareShape(board, square));

function squareShape(board: Board, square: string): SVGTemplateResult {
  const { x, y } = cornerOf(board, placeOf(square));
  return svg`<rect class="square" x=${x} y=${y} width="1" height="1" rx="0.08" />`;
}

function dot(board: Board, square: string): SVGTemplateResult {
  const { x, y } = centreOf(board, square);
  return svg`<circle class=${`${colour(board.toMove)} target`} cx=${x} cy=${y} r="0.17" />`;
}

function path(board: Board, player: Player, squares: readonly string[]): SVGTemplateResult {
  const by = player === 1 ? -ASIDE : ASIDE;
  const points = squares.map((square) => {
    const { x, y } = centreOf(board, square);
    return `${round(x + by)} ${round(y + by)}`;
  });
  return svg`<path class=${`${colour(player)} path`} part="path" d=${`M${points.join('L')}`} />`;
}

function wallShape(board: Board, wall: string, kind: string): SVGTemplateResult {
  const { x, y, width, height } = wallBox(board, wall);
  return svg`<rect
    class=${kind}
    part="wall"
    x=${x + SLACK}
    y=${y + SLACK}
    width=${width - 2 * SLACK}
    height=${height - 2 * SLACK}
    rx="0.08"
  />`;
}

/** The wall laid last has a spot in its middle. */
function lastMark(board: Board, wall: string): SVGTemplateResult {
  const { x, y, width, height } = wallBox(board, wall);
  return svg`<circle class="last" cx=${x + width / 2} cy=${y + height / 2} r="0.055" />`;
}

function pawn(board: Board, player: Player): SVGTemplateResult {
  const { x, y } = centreOf(board, board.pawns[player - 1]!);
  return svg`<g class=${`${colour(player)} pawn`} part="pawn" .style=${`transform: translate(${x}px, ${y}px)`}>
    <circle class="fill" r="0.34" />
    <text y="0.15">${player}</text>
  </g>`;
}

function ghostShape(board: Board, { move, legal }: { move: string; legal: boolean }): SVGTemplateResult {
  if (isWall(move)) return wallShape(board, move, legal ? 'ghost' : 'ghost illegal');
  const { x, y } = centreOf(board, move);
  return svg`<circle class=${`${colour(board.toMove)} ghost-pawn`} cx=${x} cy=${y} r="0.34" />`;
}

function markShape(board: Board, { move, look, player }: Mark): SVGTemplateResult {
  const kind = `${colour(player)} mark ${look}`;
  if (isWall(move)) return wallShape(board, move, kind);
  const { x, y } = centreOf(board, move);
  return svg`<circle class=${kind} cx=${x} cy=${y} r="0.34" />`;
}

/** A number tells marks apart where colours can't. */
function badge({ number, look, badge: { x, y } }: Mark): SVGTemplateResult {
  return svg`<g class=${`badge ${look}`} transform=${`translate(${x} ${y})`}>
    <circle r="0.25" />
    <text y="0.125">${number}</text>
  </g>`;
}

const colour = (player: Player): string => (player === 1 ? 'one' : 'two');

const round = (value: number): number => Math.round(value * 1000) / 1000;
