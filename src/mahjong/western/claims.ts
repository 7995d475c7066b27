/**
 * What a claimed last tile does to the readings of a complete hand: the set that it completes lies open. A reading with
 * the tile in several sets can be laid down in several ways, which may count differently.
 */
import { parseTiles } from '../notation.js';
import type { Combination } from '../types.js';

type Block = Combination['sets'][number];

/** The tile of the last draw or claim, and whether it was claimed from a discard. */
export interface LastTile {
  kind: number;
  claimed: boolean;
}

/** Number of concealed blocks of a reading; the melds follow them. */
const concealedBlocks = (reading: Combination, melds: number): Block[] =>
  reading.sets.slice(0, reading.sets.length - melds);

/**
 * Every way to lay the readings down, none twice. The pair stays concealed, and so do special hands, which may be
 * completed by a claim without being open.
 */
export function layDown(readings: readonly Combination[], melds: number, last: LastTile): Combination[] {
  if (!last.claimed) return [...readings];
  return readings.flatMap((reading) => claimedWays(reading, melds, last.kind));
}

function claimedWays(reading: Combination, melds: number, kind: number): Combination[] {
  if (reading.pattern !== 'standard') return [reading];
  const ways = new Map<string, Combination>();
  concealedBlocks(reading, melds).forEach((block, index) => {
    if (!holds(block, kind)) return;
    const concealed = block.kind === 'pair';
    const sets = reading.sets.map((set, i) => (i === index ? { ...set, concealed } : set));
    const key = concealed ? 'pair' : `${block.kind} ${block.tiles.replaceAll('0', '5')}`;
    if (!ways.has(key)) ways.set(key, { ...reading, sets });
  });
  return ways.size > 0 ? [...ways.values()] : [reading];
}

function holds(block: Block, kind: number): boolean {
  const tiles = parseTiles(block.tiles);
  return tiles.ok && tiles.value.some((tile) => tile.kind === kind);
}
