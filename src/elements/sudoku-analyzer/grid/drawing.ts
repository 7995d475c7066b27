import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { GridHost } from '../host.js';
import { cornerOf, extent, placesOf, RIM } from './geometry.js';
import { cages, ground, lines } from './ground-layer.js';
import { hintGround, hintLines } from './hint-layer.js';
import { outlineOf } from './outline.js';
import { fixedIn, isCandidateGrid, writing } from './writing-layer.js';

const SELECTION_INSET = 0.05;

/** Everything that is seen of the grid, in units of a cell's side. What it means is in the grid of cells over it. */
export function drawGrid(host: GridHost): TemplateResult {
  const { shape, sheet, marking, covered, selection } = host;
  const { side } = shape;
  const size = extent(side);
  const places = placesOf(side, shape.cages.length > 0);
  return html`<svg class="drawing" viewBox="${-RIM} ${-RIM} ${size} ${size}" aria-hidden="true">
    ${guard([shape], () => ground(shape))}
    ${covered ? nothing : guard([shape, sheet, marking], () => [...same(side, marking.same), ...hintGround(shape, marking)])}
    ${guard([side, selection], () => selected(side, selection))}
    ${guard([shape], () => [...cages(shape), lines(shape)])}
    ${covered ? nothing : guard([shape, sheet, marking], () => content())}
    ${guard([side, selection], () => outlined(side, selection))}
  </svg>`;

  function content(): SVGTemplateResult[] {
    const isFull = isCandidateGrid(sheet);
    const hasRoom = (cell: number) =>
      sheet.digits[cell]! > 0 || fixedIn({ sheet, marking }, cell, isFull) === null;
    return [...writing({ sheet, marking, places }), ...hintLines(places, marking, hasRoom)];
  }
}

const same = (side: number, cells: ReadonlySet<number>): SVGTemplateResult[] =>
  [...cells].map((cell) => {
    const { x, y } = cornerOf(side, cell);
    return svg`<rect class="same" x=${x + 0.1} y=${y + 0.1} width="0.8" height="0.8" rx="0.4" />`;
  });

const selected = (side: number, cells: ReadonlySet<number>): SVGTemplateResult =>
  svg`<path class="selected" d=${outlineOf(cells, side, 0.02)} />`;

const outlined = (side: number, cells: ReadonlySet<number>): SVGTemplateResult =>
  svg`<path class="selection" d=${outlineOf(cells, side, SELECTION_INSET)} />`;
