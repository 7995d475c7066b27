import type { MahjongRequest, Wind } from '../../src/mahjong/types.js';

/** A case of mcr_fan.jsonl. */
export interface McrCase {
  id: string;
  concealed: string[];
  win: string;
  melds: { t: 'chow' | 'pung' | 'kong_melded' | 'kong_concealed'; tiles: string[] }[];
  round: string;
  seat: string;
  self_drawn: boolean;
  last_of_kind: boolean;
  wall_last: boolean;
  kong: boolean;
  flowers: number;
  exp: { total: number; fans: string[] | null; fans_alt?: string[] };
}

/** The file writes the dragons in the order of the program it comes from: 5z red, 6z green, 7z white. */
const tileOf = (tile: string): string => ({ '5z': '7z', '7z': '5z' })[tile] ?? tile;

const windOf = (letter: string): Wind => ('ESWN'.indexOf(letter) + 1) as Wind;

export function requestOf(sample: McrCase): MahjongRequest {
  const melds = sample.melds.map(({ t, tiles }) =>
    t === 'kong_concealed' ? `(${tiles.map(tileOf).join('')})` : `[${tiles.map(tileOf).join('')}]`,
  );
  const flowers = Array.from({ length: sample.flowers }, (_, i) => `${i + 1}f`);
  return {
    rules: 'mcr',
    hand: [...flowers, ...[...sample.concealed, sample.win].map(tileOf), ...melds].join(''),
    winTile: tileOf(sample.win),
    selfDraw: sample.self_drawn,
    roundWind: windOf(sample.round),
    seatWind: windOf(sample.seat),
    lastTile: sample.wall_last,
    lastOfKind: sample.last_of_kind,
    afterKong: sample.kong && sample.self_drawn,
    robbingKong: sample.kong && !sample.self_drawn,
  };
}
