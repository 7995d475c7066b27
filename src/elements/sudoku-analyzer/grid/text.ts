import { nothing, type SVGTemplateResult, svg } from 'lit';
import { round, type Spot } from './geometry.js';

/** From the middle of a digit or capital down to its base, as a share of the font's size. */
const MIDDLE = 0.355;

/** Text with its middle from top to bottom at a spot; the style says what of its width. */
export const text = (kind: string, { x, y }: Spot, size: number, content: unknown): SVGTemplateResult =>
  svg`<text class=${kind} x=${round(x)} y=${round(y + MIDDLE * size)} font-size=${round(size)}>${content}</text>`;

export interface Glyph extends Spot {
  content: string;
}

/** Characters, each with its middle at a spot of its own, as one text: thousands of texts would be slow. */
export function glyphs(
  kind: string,
  all: readonly Glyph[],
  size: number,
): SVGTemplateResult | typeof nothing {
  if (all.length === 0) return nothing;
  const across = all.map(({ x }) => round(x)).join(' ');
  const down = all.map(({ y }) => round(y + MIDDLE * size)).join(' ');
  const content = all.map((glyph) => glyph.content).join('');
  return svg`<text class=${kind} x=${across} y=${down} font-size=${round(size)}>${content}</text>`;
}
