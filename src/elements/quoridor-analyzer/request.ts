import type { Hint, QuoridorReport, QuoridorRequest } from '../../quoridor/types.js';

/** Every field of a request about a position is a property of the element; to count positions is for programs. */
const FIELDS = {
  columns: true,
  rows: true,
  walls: true,
  notation: true,
  timeMs: true,
  depth: true,
  nodes: true,
  lines: true,
  seed: true,
} satisfies Record<Exclude<keyof QuoridorRequest, 'position' | 'perft'>, true>;

type Field = keyof typeof FIELDS;
const fields = Object.keys(FIELDS) as Field[];

/** The element's properties that make a request; what is unset is left out. */
export type RequestSource = { position: string } & { [F in Field]: QuoridorRequest[F] | null | undefined };

export function requestArgs(source: RequestSource): unknown[] {
  return [source.position, ...fields.map((field) => source[field])];
}

export function requestOf(source: RequestSource): QuoridorRequest {
  const set = fields.map((field) => [field, source[field]]).filter(([, value]) => value != null);
  return { position: source.position, ...(Object.fromEntries(set) as Omit<QuoridorRequest, 'position'>) };
}

/** The same request with what the rules tell alone, at once. */
export const withoutSearch = (request: QuoridorRequest): QuoridorRequest => ({ ...request, lines: 0 });

const DEFAULT_TIME = 1_000;

/** The same request to be searched longer: twice as long, twice as many positions, two plies deeper, each time. */
export function deepened(request: QuoridorRequest, times: number): QuoridorRequest {
  if (times === 0) return request;
  const { depth, nodes, timeMs = depth || nodes ? undefined : DEFAULT_TIME } = request;
  return {
    ...request,
    ...(depth && { depth: depth + 2 * times }),
    ...(nodes && { nodes: nodes * 2 ** times }),
    ...(timeMs && { timeMs: timeMs * 2 ** times }),
  };
}

/** There is something left to find out. */
export function canDeepen(hints: readonly Hint[], figures: QuoridorReport | null): boolean {
  return figures !== null && hints.length > 0 && hints.some(({ solved }) => !solved);
}

/** What decides which position a request is about, and not how it is searched. */
export const POSITION_FIELDS = ['position', 'columns', 'rows', 'walls', 'notation'] as const;

export function positionKey(source: RequestSource): string {
  return JSON.stringify(POSITION_FIELDS.map((field) => source[field] ?? null));
}

/** The part of a request that says which position it is about. */
export function positionOf(source: RequestSource): QuoridorRequest {
  const { position, columns, rows, walls, notation } = requestOf(source);
  return Object.fromEntries(
    Object.entries({ position, columns, rows, walls, notation }).filter(([, value]) => value !== undefined),
  ) as unknown as QuoridorRequest;
}
