import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { GridHost, Marking } from '../host.js';
import { cornerOf, extent, type Places, placesOf, RIM } from './geometry.js';
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
    ${covered ? nothing : guard([shape, sheet, marking], () => [...same(side, marking), ...hintGround(shape, marking)])}
    ${guard([side, selection], () => selected(side, selection))}
    ${guard([shape], () => [...cages(shape), lines(shape)])}
    ${covered ? nothing : guard([shape, sheet, marking], () => content(host, places))}
    ${guard([side, selection], () => outlined(side, selection))}
  </svg>`;
}

function content({ sheet, marking }: GridHost, places: Places): unknown[] {
  const isFull = isCandidateGrid(sheet);
  const hasRoom = (cell: number) =>
    sheet.digits[cell]! > 0 || fixedIn({ sheet, marking }, cell, isFull) === null;
  return [writing({ sheet, marking, places }), hintLines(places, marking, hasRoom)];
}

/** The cells of the digit looked at, unless a step is looked at. */
function same(side: number, marking: Marking): SVGTemplateResult[] {
  if (marking.cells.size > 0 || marking.candidates.size > 0) return [];
  return [...marking.same].map((cell) => {
    const { x, y } = cornerOf(side, cell);
    return svg`<circle class="same" cx=${x + 0.5} cy=${y + 0.5} r="0.4" />`;
  });
}

const selected = (side: number, cells: ReadonlySet<number>): SVGTemplateResult =>
  svg`<path class="selected" d=${outlineOf(cells, side, 0.02)} />`;

const outlined = (side: number, cells: ReadonlySet<number>): SVGTemplateResult =>
  svg`<path class="selection" d=${outlineOf(cells, side, SELECTION_INSET)} />`;
