import type { QuoridorRequest } from '../../quoridor/types.js';

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

/** What decides which position a request is about, and not how it is searched. */
export const POSITION_FIELDS = ['position', 'columns', 'rows', 'walls', 'notation'] as const;

export function positionKey(source: RequestSource): string {
  return JSON.stringify(POSITION_FIELDS.map((field) => source[field] ?? null));
}
