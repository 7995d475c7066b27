import { nothing, type SVGTemplateResult, svg } from 'lit';
import { makeDigit } from '../../../sudoku/notation.js';
import type { CandidateRole, RoleLetter } from '../host.js';
import { type Places, pitchOf, placeOf, round, type Spot } from './geometry.js';
import { glyphs, text } from './text.js';

/** Of a digit, in places. */
const SIZE = 0.76;

export interface Shown {
  cell: number;
  digit: number;
  role: CandidateRole | undefined;
  /** Of the solutions, 0 to 1. */
  share: number | undefined;
}

/**
 * A candidate in its fixed place. What it is, its shape says as well as its colour. Circle: a; square: b; diamond: c;
 * triangle: d; struck through: goes; ring: is placed.
 */
export function candidate(places: Places, { cell, digit, role, share }: Shown): SVGTemplateResult {
  const spot = placeOf(places, { cell, digit });
  const pitch = pitchOf(places);
  const size = SIZE * pitch;
  return svg`<g class=${`candidate ${role ?? ''}`}>
    ${share === undefined ? nothing : disc(spot, pitch, share)} ${shapeOf(role, spot, pitch)}
    ${text('', spot, size, makeDigit(digit, places.side))}
    ${role === 'out' ? strike(spot, 0.42 * pitch) : nothing}
  </g>`;
}

/** Candidates of a cell of which there is nothing to tell, in their fixed places. */
export const plainCandidates = (
  places: Places,
  cell: number,
  digits: readonly number[],
  kind: string,
): SVGTemplateResult | typeof nothing =>
  glyphs(
    kind,
    digits.map((digit) => ({
      ...placeOf(places, { cell, digit }),
      content: makeDigit(digit, places.side),
    })),
    SIZE * pitchOf(places),
  );

function shapeOf(
  role: CandidateRole | undefined,
  spot: Spot,
  pitch: number,
): SVGTemplateResult | typeof nothing {
  if (role === undefined || role === 'out') return nothing;
  if (role === 'in') return SHAPES.a(spot, 0.46 * pitch);
  return SHAPES[role](spot, 0.48 * pitch);
}

const SHAPES: Readonly<Record<RoleLetter, (spot: Spot, radius: number) => SVGTemplateResult>> = {
  a: ({ x, y }, r) => svg`<circle class="shape" cx=${round(x)} cy=${round(y)} r=${round(r)} />`,
  b: ({ x, y }, r) =>
    svg`<rect class="shape" x=${round(x - 0.92 * r)} y=${round(y - 0.92 * r)} width=${round(1.84 * r)} height=${round(1.84 * r)} rx=${round(0.15 * r)} />`,
  c: ({ x, y }, r) => svg`<path class="shape" d=${polygon(x, y, 1.2 * r, [0, 1, 2, 3])} />`,
  d: ({ x, y }, r) =>
    svg`<path class="shape" d=${`M${round(x)} ${round(y - 1.3 * r)}L${round(x + 1.15 * r)} ${round(y + 0.8 * r)}H${round(x - 1.15 * r)}Z`} />`,
};

/** A square on its corner. */
const polygon = (x: number, y: number, r: number, quarters: readonly number[]): string =>
  `M${quarters
    .map((quarter) => [x + r * Math.cos((quarter * Math.PI) / 2), y + r * Math.sin((quarter * Math.PI) / 2)])
    .map((corner) => corner.map(round).join(' '))
    .join('L')}Z`;

const strike = ({ x, y }: Spot, by: number): SVGTemplateResult =>
  svg`<path class="strike" d=${`M${round(x - by)} ${round(y + by)}L${round(x + by)} ${round(y - by)}`} />`;

/** Behind the digit a disc whose area is its share of its place. */
const disc = ({ x, y }: Spot, pitch: number, share: number): SVGTemplateResult =>
  svg`<circle class="share" cx=${round(x)} cy=${round(y)} r=${round(0.5 * pitch * Math.sqrt(share))} />`;
