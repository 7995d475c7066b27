import { GLYPH_EM, GLYPHS } from './glyphs.generated.js';

/** The paints of a tile. Tiles are things, ivory by day and by night: the page's colours don't reach them. */
export const PAINT = {
  face: '#fdf8ea',
  rim: '#d8c9a3',
  side: '#c9b27c',
  ink: '#20263a',
  red: '#b8242b',
  green: '#1b7346',
  blue: '#1d4f91',
  back: '#3f7d5e',
  backSide: '#e9dfc4',
} as const;

export type Glyph = keyof typeof GLYPHS;

const number = (value: number) => String(Math.round(value * 100) / 100);

/** A character with its em square's top left corner at (x, y). */
export function glyph(character: Glyph, x: number, y: number, size: number, fill: string): string {
  const scale = number(size / GLYPH_EM);
  return `<path fill="${fill}" transform="translate(${x} ${y}) scale(${scale})" d="${GLYPHS[character]}"/>`;
}

export function disc(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(r)}" fill="${fill}"/>`;
}

export function ring(x: number, y: number, r: number, width: number, stroke: string): string {
  return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(r)}" fill="none" stroke="${stroke}" stroke-width="${number(width)}"/>`;
}

/** One coin of the dots suit: a disc with a light ring and a light heart. */
export function coin(x: number, y: number, r: number, fill: string): string {
  return disc(x, y, r, fill) + ring(x, y, r * 0.6, r * 0.17, PAINT.face) + disc(x, y, r * 0.24, PAINT.face);
}

export interface StickSize {
  /** Height. */
  h: number;
  /** Half the width of a joint, where the stick is thickest. */
  w: number;
}

/** One bamboo stick about its centre: two segments between three joints, each with a gleam. */
export function stick(x: number, y: number, { h, w }: StickSize, fill: string, turn = 0): string {
  const half = h / 2;
  const joint = (at: number) => `M${-w} ${number(at)}a${w} 2.2 0 0 1 ${2 * w} 0a${w} 2.2 0 0 1-${2 * w} 0z`;
  const body = `M${number(-w * 0.7)} ${number(-half + 2)}h${number(w * 1.4)}v${number(h - 4)}h${number(-w * 1.4)}z`;
  const gleam = `M0 ${number(-half + 4.4)}V-3.2M0 3.2V${number(half - 4.4)}`;
  const place = `translate(${number(x)} ${number(y)})${turn ? ` rotate(${turn})` : ''}`;
  return (
    `<g transform="${place}"><path fill="${fill}" d="${body}${joint(-half + 2.2)}${joint(0)}${joint(half - 2.2)}"/>` +
    `<path stroke="${PAINT.face}" stroke-width="${number(w / 3)}" stroke-linecap="round" d="${gleam}"/></g>`
  );
}

/** `count` copies of a mark, turned evenly about (x, y); the mark is drawn as if pointing up from the origin. */
export function rosette(x: number, y: number, count: number, mark: string): string {
  const turned = Array.from({ length: count }, (_, i) => {
    const angle = number((360 / count) * i);
    return `<g transform="translate(${x} ${y}) rotate(${angle})">${mark}</g>`;
  });
  return turned.join('');
}
