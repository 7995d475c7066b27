import { fail, type Result, succeed } from '../result.js';
import { isFlower, isHonour, suitOf } from './tiles.js';
import type { PlacedTile, TileGroup } from './tokens.js';

/** `[123m]` chow, `[555z]` pung, `[5555z]` exposed kong, `(5555z)` concealed kong. */
export interface Meld {
  kind: 'chow' | 'pung' | 'kong';
  concealed: boolean;
  tiles: PlacedTile[];
  /** Offset of the opening bracket. */
  at: number;
}

/** Reads the tiles between brackets as a meld, or says why they are none (`ERR_MELD`). */
export function readMeld(text: string, group: TileGroup): Result<Meld> {
  const { tiles, at } = group;
  const concealed = group.bracket === '(';
  const kind = meldKind(tiles);
  if (kind && (kind === 'kong' || !concealed)) return succeed({ kind, concealed, tiles, at });
  const message = concealed
    ? 'Round brackets hold a concealed kong: four equal tiles, as in (5555z).'
    : 'Square brackets hold a chow [123m], a pung [555z] or a kong [5555z].';
  return fail({ code: 'ERR_MELD', message, input: text, at });
}

function meldKind(tiles: readonly PlacedTile[]): Meld['kind'] | null {
  const kinds = tiles.map((tile) => tile.kind).sort((a, b) => a - b);
  const [first = 0] = kinds;
  if (kinds.some(isFlower)) return null;
  if (kinds.every((kind) => kind === first))
    return kinds.length === 4 ? 'kong' : kinds.length === 3 ? 'pung' : null;
  const runs =
    kinds.length === 3 && kinds.every((kind, i) => kind === first + i && suitOf(kind) === suitOf(first));
  return runs && !isHonour(first) ? 'chow' : null;
}
