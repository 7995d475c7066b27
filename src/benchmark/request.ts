/** From a request as anybody may send it to one that can be run: every fault gets its code. */

import { describeValue } from '../errors.js';
import { copyFields, optionError, readText, readWhole, unknownName, type WholeRange } from '../fields.js';
import { type BenchmarkRequest, SUITES } from './types.js';

/** A request with every field that a run has a default for. */
export interface Order {
  /** Games, names of suites, `game/name`; none: all suites. */
  filters: string[];
  quick: boolean;
  seed: number;
  /** `null`: as many as each case has. */
  rounds: number | null;
  /** `null`: as long as its size has it. */
  timeMs: number | null;
}

const SEED: WholeRange = { least: 0, most: 0xffff_ffff, fallback: 1 };
const ROUNDS = { least: 1, most: 1_000 };
const TIME = { least: 1, most: 1_000 };

const FIELDS: Readonly<Record<keyof BenchmarkRequest, true>> = {
  suite: true,
  quick: true,
  rounds: true,
  seed: true,
  timeMs: true,
};

/** What a filter may be. */
const NAMES: readonly string[] = [
  ...new Set(SUITES.flatMap(({ game, name }) => [game, `${game}/${name}`, name])),
];

/** Reads and checks a request, whatever it is. Throws HintwrightError `ERR_REQUEST`, `ERR_OPTION`. */
export function readRequest(source: unknown): Order {
  const request = copyFields(source, 'an object', '{ "suite": "mahjong/shanten", "quick": true }');
  const strange = Object.keys(request).find((name) => !Object.hasOwn(FIELDS, name));
  if (strange !== undefined) throw unknownName('A request', 'field', strange, Object.keys(FIELDS));
  const optional = (name: keyof BenchmarkRequest, range: Omit<WholeRange, 'fallback'>) =>
    request[name] === undefined ? null : readWhole(name, request[name], { ...range, fallback: 0 });
  return {
    filters: readFilters(request.suite),
    quick: readFlag('quick', request.quick),
    seed: readWhole('seed', request.seed, SEED),
    rounds: optional('rounds', ROUNDS),
    timeMs: optional('timeMs', TIME),
  };
}

function readFilters(value: unknown): string[] {
  const filters = readText('suite', value, '', 'mahjong/shanten sudoku').split(/\s+/).filter(Boolean);
  const strange = filters.find((filter) => !NAMES.includes(filter));
  if (strange !== undefined) throw unknownName('The benchmark', 'suite', strange, NAMES);
  return filters;
}

function readFlag(name: string, value: unknown): boolean {
  if (value === undefined) return false;
  if (typeof value === 'boolean') return value;
  throw optionError(`${name} is true or false, not ${describeValue(value)}.`);
}
