import {
  type BlockedWall,
  explainEffect,
  type MoveEffect,
  type QuoridorReport,
} from '../../quoridor/index.js';
import type { Style } from '../style.js';
import { type Column, layoutTable, wrap } from '../text.js';
import { drawBoard } from './board.js';

/** Walls listed at most: those that hurt the opponent most. */
const MOST_WALLS = 10;

/** A report for people: the board, both players' ways, and what the moves do to them. */
export function formatQuoridor(report: QuoridorReport, style: Style): string {
  const sections = [
    [style.bold(report.position)],
    drawBoard(report),
    players(report, style),
    hints(report, style),
    ...(report.winner === null ? [moves(report, style), blocked(report, style)] : []),
    [style.dim(`${searched(report)}${report.timeMs.toFixed(1)} ms`)],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

const PLAYER_COLUMNS: readonly Column[] = [
  { heading: 'player', align: 'left' },
  { heading: 'walls', align: 'right' },
  { heading: 'steps', align: 'right' },
  { heading: 'shortest path', align: 'left' },
];

function players(report: QuoridorReport, style: Style): string[] {
  const rows = [0, 1].map((i) => [
    `${i + 1}${stateOf(i + 1, report)}`,
    String(report.wallsLeft[i]),
    String(report.pathLengths[i]),
    (report.paths[i] ?? []).join(' '),
  ]);
  const [heading = '', ...lines] = layoutTable(PLAYER_COLUMNS, rows, style.width);
  return [style.dim(heading), ...lines];
}

function stateOf(player: number, { winner, toMove }: QuoridorReport): string {
  if (winner !== null) return player === winner ? ' has won' : '';
  return player === toMove ? ' to move' : '';
}

const HINT_COLUMNS: readonly Column[] = [
  { heading: 'best', align: 'left' },
  { heading: 'to win', align: 'right' },
  { heading: 'why', align: 'left' },
  { heading: 'line', align: 'left' },
];

/** Moves of a line that are shown. */
const LINE_MOVES = 8;

function hints(report: QuoridorReport, style: Style): string[] {
  if (report.hints.length === 0) return [];
  const rows = report.hints.map(({ move, winProbability, explanation, line }) => [
    move,
    `${(100 * winProbability).toFixed(1)} %`,
    explanation,
    line.slice(0, LINE_MOVES).join(' '),
  ]);
  const [heading = '', ...lines] = layoutTable(HINT_COLUMNS, rows, style.width);
  return [style.dim(heading), ...lines];
}

const searched = ({ depth, nodes }: QuoridorReport): string =>
  nodes > 0 ? `depth ${depth}, ${nodes} positions, ` : '';

const MOVE_COLUMNS: readonly Column[] = [
  { heading: 'move', align: 'left' },
  { heading: 'steps 1', align: 'right' },
  { heading: 'steps 2', align: 'right' },
  { heading: 'effect', align: 'left' },
];

/** All pawn moves, and the walls that gain most; the others are counted. */
function moves(report: QuoridorReport, style: Style): string[] {
  const { effects } = report;
  if (effects.length === 0) return ['There is no legal move.'];
  const pawn = effects.filter(({ move }) => move.length === 2);
  const gaining = effects
    .filter((effect) => effect.move.length === 3 && gainOf(effect, report) > 0)
    .sort((a, b) => gainOf(b, report) - gainOf(a, report));
  const shown = [...pawn, ...gaining.slice(0, MOST_WALLS)];
  const rows = shown.map((effect) => [
    effect.move,
    ...effect.pathLengths.map(String),
    explainEffect(effect, report),
  ]);
  const [heading = '', ...lines] = layoutTable(MOVE_COLUMNS, rows, style.width);
  const rest = effects.length - shown.length;
  const note = rest > 0 ? [style.dim(`and ${rest} more walls of ${effects.length} legal moves`)] : [];
  return [style.dim(heading), ...lines, ...note];
}

/** Steps that a move wins for the player to move, against the opponent. */
function gainOf({ pathLengths: after }: MoveEffect, { pathLengths: before, toMove }: QuoridorReport): number {
  const [first, second] = [after[0] - before[0], after[1] - before[1]];
  return toMove === 1 ? second - first : first - second;
}

function blocked({ blockedWalls }: QuoridorReport, style: Style): string[] {
  const list = (title: string, fits: (wall: BlockedWall) => boolean) => {
    const names = blockedWalls.filter(fits).map(({ wall }) => wall);
    return names.length > 0 ? wrap(`${title}: ${names.join(' ')}`, style.width) : [];
  };
  return [
    ...list('Walls that would take the last path', ({ fault }) => fault.startsWith('seals')),
    ...(blockedWalls[0]?.fault === 'none-left' ? ['No walls left.'] : []),
  ];
}
