/** From a request as anybody may send it to one that the service can work on: every fault gets its code. */
import { copyFields, readChoice, readText, readWhole, unknownName, type WholeRange } from '../fields.js';
import { LEAST_SIDE, MOST_SIDE } from './moves.js';
import { NOTATIONS, type Notation, type QuoridorRequest } from './types.js';
import type { Supply } from './written.js';

/** A request with every field that the analysis has a default for. */
export interface Order {
  position: string;
  supply: Supply;
  notation: Notation;
  timeMs: number;
  /** `null`: as deep as time and nodes allow. */
  depth: number | null;
  nodes: number | null;
  lines: number;
  seed: number;
  perft: number | null;
}

/** The kernel's tables are made for this many a player; no board has room for more. */
export const MAX_WALLS = 64;

const SIDE: WholeRange = { least: LEAST_SIDE, most: MOST_SIDE, fallback: MOST_SIDE };
const WALLS: WholeRange = { least: 0, most: MAX_WALLS, fallback: 10 };
/** An hour. */
const TIME: WholeRange = { least: 0, most: 3_600_000, fallback: 1000 };
const DEPTH = { least: 1, most: 100 };
const NODES = { least: 1, most: Number.MAX_SAFE_INTEGER };
/** No position has more legal moves than there are moves. */
const LINES: WholeRange = { least: 0, most: 209, fallback: 3 };
const SEED: WholeRange = { least: 0, most: 0xffff_ffff, fallback: 0 };
const PERFT = { least: 0, most: 99 };

const FIELDS: Readonly<Record<keyof QuoridorRequest, true>> = {
  position: true,
  columns: true,
  rows: true,
  walls: true,
  notation: true,
  timeMs: true,
  depth: true,
  nodes: true,
  lines: true,
  seed: true,
  perft: true,
};

/** Reads and checks a request, whatever it is. Throws HintwrightError `ERR_REQUEST`, `ERR_OPTION`. */
export function readRequest(source: unknown): Order {
  const request = copyFields(source, 'an object with a position', '{ "position": "e2 e8" }');
  const strange = Object.keys(request).find((name) => !Object.hasOwn(FIELDS, name));
  if (strange !== undefined) throw unknownName('A request', 'field', strange, Object.keys(FIELDS));
  const whole = (name: keyof QuoridorRequest, range: WholeRange) => readWhole(name, request[name], range);
  const optional = (name: keyof QuoridorRequest, range: Omit<WholeRange, 'fallback'>) =>
    request[name] === undefined ? null : whole(name, { ...range, fallback: 0 });
  const limited = request.depth !== undefined || request.nodes !== undefined;
  return {
    position: readText('position', request.position, '', 'e2 e8'),
    supply: { columns: whole('columns', SIDE), rows: whole('rows', SIDE), walls: whole('walls', WALLS) },
    notation: readChoice('notation', request.notation, NOTATIONS, 'modern'),
    timeMs: whole('timeMs', limited ? { ...TIME, fallback: TIME.most } : TIME),
    depth: optional('depth', DEPTH),
    nodes: optional('nodes', NODES),
    lines: whole('lines', LINES),
    seed: whole('seed', SEED),
    perft: optional('perft', PERFT),
  };
}
