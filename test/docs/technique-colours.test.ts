import { describe, expect, test } from 'vitest';
import { GROUND, INKS, TINTS } from './technique-colours.js';

const LEGIBLE = 4.5;

/** Relative luminance as WCAG 2 has it, 0 to 1. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('pictures of techniques, %s', (scheme) => {
  const grounds = [GROUND, ...Object.values(TINTS)].map((colour) => colour[scheme]);
  test.each(Object.entries(INKS))('%s is legible on ground and tints', (_, ink) => {
    for (const ground of grounds) expect(contrast(ink[scheme], ground)).toBeGreaterThanOrEqual(LEGIBLE);
  });
});
