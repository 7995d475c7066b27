/**
 * Every row of one suit from its definition, slowly and plainly: the distance of a holding to `sets` sets (and a pair)
 * is 0 when it contains some such sets, else one more than the least distance after one more tile.
 */

const HOLDINGS = 5 ** 9;
const POWERS = Array.from({ length: 9 }, (_, rank) => 5 ** rank);
const digit = (code: number, rank: number) => Math.floor(code / (POWERS[rank] as number)) % 5;

/** Chows and pungs of a suit, as tiles by rank. */
const SETS: readonly (readonly number[])[] = [
  ...[0, 1, 2, 3, 4, 5, 6].map((rank) => [rank, rank + 1, rank + 2]),
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((rank) => [rank, rank, rank]),
];

/** Codes of all ways to hold exactly `sets` sets, and a pair when `pair` is 1, with no kind more than four times. */
function exactHoldings(sets: number, pair: number): Set<number> {
  let holdings = new Set([0]);
  const pairs = POWERS.map((_, rank) => [rank, rank]);
  const parts = [...Array.from({ length: sets }, () => SETS), ...(pair ? [pairs] : [])];
  for (const choices of parts) {
    holdings = new Set([...holdings].flatMap((code) => choices.map((tiles) => addTiles(code, tiles))));
    holdings.delete(-1);
  }
  return holdings;
}

function addTiles(code: number, tiles: readonly number[]): number {
  for (const rank of tiles) {
    if (code < 0 || digit(code, rank) === 4) return -1;
    code += POWERS[rank] as number;
  }
  return code;
}

/** By base-5 code of the holding: tiles missing to `sets` sets, and a pair when `pair` is 1. */
export function distancesOfAllHoldings(sets: number, pair: number): Uint8Array {
  const distances = new Uint8Array(HOLDINGS).fill(99);
  for (const code of exactHoldings(sets, pair)) distances[code] = 0;
  for (let code = 0; code < HOLDINGS; code++) {
    if (distances[code] === 0) continue;
    for (let rank = 0; rank < 9; rank++)
      if (digit(code, rank) > 0 && distances[code - (POWERS[rank] as number)] === 0) distances[code] = 0;
  }
  for (let code = HOLDINGS - 1; code >= 0; code--)
    for (let rank = 0; rank < 9; rank++)
      if (digit(code, rank) < 4) {
        const after = (distances[code + (POWERS[rank] as number)] as number) + 1;
        if (after < (distances[code] as number)) distances[code] = after;
      }
  return distances;
}
