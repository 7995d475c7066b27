import { type SVGTemplateResult, svg } from 'lit';
import { round, type Spot } from './geometry.js';

/** From the middle of a digit or capital down to its base, as a share of the font's size. */
const MIDDLE = 0.355;

/** Text with its middle from top to bottom at a spot; the style says what of its width. */
export const text = (kind: string, { x, y }: Spot, size: number, content: string): SVGTemplateResult =>
  svg`<text class=${kind} x=${round(x)} y=${round(y + MIDDLE * size)} font-size=${round(size)}>${content}</text>`;
