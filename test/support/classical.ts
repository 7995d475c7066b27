/** Cases of the points-and-doubles collection (classical_score.jsonl), as the kernel takes them. */
import type { ContextHand, ContextMeld } from '../../src/mahjong/score/context.js';
import { type Tile, tileOf } from '../../src/mahjong/tiles.js';
import type { MahjongRequest, Wind } from '../../src/mahjong/types.js';

export interface ClassicalCase {
  id: string;
  melds: { t: 'chow' | 'pung' | 'kong' | 'pair'; concealed: boolean; tiles: string[] }[];
  concealed: string[];
  bonus: string[];
  last: { tile: string; from: 'wall' | 'discard'; meld: string[] | null } | null;
  source: string;
  announce: string;
  seat: 'E' | 'S' | 'W' | 'N';
  round: 'E' | 'S' | 'W' | 'N';
  exp: Record<'dmjl' | 'bmja', Expected>;
}

export interface Expected {
  won: boolean;
  points: number;
  doubles: number;
  limits: number;
}

const COMPLETE = 14;
const WINDS = ['E', 'S', 'W', 'N'];

/** `3m`, and `F2` or `Y3` for flowers and seasons. */
export function tileNamed(name: string): Tile {
  const [first = '', second = ''] = name;
  const tile =
    first === 'F' || first === 'Y'
      ? tileOf(Number(second) + (first === 'Y' ? 4 : 0), 'f')
      : tileOf(Number(first), second as 'm');
  if (!tile) throw new Error(`no tile: ${name}`);
  return tile;
}

const sameTiles = (tiles: readonly string[], others: readonly string[] | null | undefined): boolean =>
  [...tiles].sort().join() === [...(others ?? [])].sort().join();

/** Tiles for the size of a hand: a kong counts as three. */
const sizeOf = ({ melds, concealed }: ClassicalCase): number =>
  concealed.length + melds.reduce((sum, { tiles }) => sum + Math.min(tiles.length, 3), 0);

/**
 * The hand as a player holds it. Of 14 tiles the set that the last one completes and the pair are concealed tiles still;
 * the rules lay them down. Tiles laid open that are no set are single ones.
 */
export function handOf(entry: ClassicalCase): ContextHand {
  const concealed = [...entry.concealed, ...entry.bonus].map(tileNamed);
  const melds: ContextMeld[] = [];
  let claimed = entry.last?.from === 'discard';
  for (const { t, concealed: hidden, tiles: names } of entry.melds) {
    const tiles = names.map(tileNamed);
    const last = claimed && sameTiles(names, entry.last?.meld);
    const whole = sizeOf(entry) === COMPLETE && (t === 'pair' || last);
    if (last) claimed = false;
    if (whole || (hidden && t !== 'kong')) concealed.push(...tiles);
    else if (new Set(names.map((name) => name[1])).size > 1)
      melds.push(...tiles.map((tile): ContextMeld => ({ kind: 'single', concealed: false, tiles: [tile] })));
    else melds.push({ kind: t, concealed: hidden, tiles });
  }
  return { concealed, melds };
}

const windOf = (letter: string): Wind => (WINDS.indexOf(letter) + 1) as Wind;

export function requestOf({
  last,
  source,
  announce,
  seat,
  round,
}: ClassicalCase): Omit<MahjongRequest, 'hand'> {
  return {
    selfDraw: last?.from === 'wall',
    seatWind: windOf(seat),
    roundWind: windOf(round),
    afterKong: source === 'e',
    lastTile: source === 'z' || source === 'Z',
    robbingKong: source === 'k',
    dealtHand: source === '1',
    originalCall: announce === 'a',
    twofoldFortune: announce === 't',
  };
}
