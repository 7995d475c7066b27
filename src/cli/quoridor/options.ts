import { NOTATIONS, type QuoridorRequest } from '../../quoridor/index.js';
import type { OptionSpec } from '../options.js';

const integer = (group: string, help: string, range: { min: number; max?: number }, example: string) =>
  ({ kind: 'integer', group, help, ...range, example }) satisfies OptionSpec;

/** The fields that say what is played and how it is written; every command of the game takes them. */
export const positionOptions = {
  columns: integer('Board', 'columns of the board, default 9', { min: 2, max: 9 }, '5'),
  rows: integer('Board', 'rows of the board, default 9', { min: 2, max: 9 }, '5'),
  walls: integer('Board', 'walls that each player starts with, default 10', { min: 0, max: 64 }, '3'),
  notation: {
    kind: 'choice',
    label: 'name',
    group: 'Board',
    help: `how the position is written, default modern: ${NOTATIONS.join(', ')}`,
    example: 'glendenning',
    choices: Object.fromEntries(NOTATIONS.map((name) => [name, name])),
  },
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** Every field of a request but the position, and `perft`, which is a command of its own. */
export const quoridorOptions: Readonly<
  Record<Exclude<keyof QuoridorRequest, 'position' | 'perft'>, OptionSpec>
> = {
  ...positionOptions,
  timeMs: integer('Search', 'milliseconds to search, default 1000', { min: 0 }, '300'),
  depth: integer('Search', 'plies to search to', { min: 1, max: 100 }, '8'),
  nodes: integer(
    'Search',
    'positions to search; with --seed the same report everywhere',
    { min: 1 },
    '100000',
  ),
  lines: integer('Search', 'moves to rank, default 3', { min: 0, max: 209 }, '5'),
  seed: integer('Search', 'for a report that can be repeated', { min: 0 }, '7'),
};
