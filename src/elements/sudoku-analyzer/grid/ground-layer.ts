import { type SVGTemplateResult, svg } from 'lit';
import type { GridShape } from '../host.js';
import { cornerOf, type Spot } from './geometry.js';
import { linesOf, outlineOf } from './outline.js';
import { text } from './text.js';

const CAGE_INSET = 0.06;
const SUM_SIZE = 0.18;

/** What lies under all else: the windows of a windoku, diagonals. */
export function ground({ side, houses }: GridShape): SVGTemplateResult[] {
  return houses.flatMap(({ kind, cells }) => {
    if (kind === 'window') return [svg`<path class="window" d=${outlineOf(cells, side, 0)} />`];
    return kind === 'diagonal' ? [diagonal(cells, side)] : [];
  });
}

/** From corner to corner. */
function diagonal(cells: readonly number[], side: number): SVGTemplateResult {
  const [first, last] = [cornerOf(side, cells[0]!), cornerOf(side, cells.at(-1)!)];
  const falls = first.x < last.x;
  const from: Spot = falls ? first : { x: first.x + 1, y: first.y };
  return svg`<path class="diagonal" d=${`M${from.x} ${from.y}L${falls ? side : 0} ${side}`} />`;
}

/** The lines, strong ones over light ones. */
export function lines(shape: GridShape): SVGTemplateResult {
  const { light, strong } = linesOf(shape);
  return svg`<path class="light-lines" d=${light} /><path class="strong-lines" d=${strong} />`;
}

/** Cages: dashed outlines, the sum in the first cell. */
export const cages = ({ side, cages: all }: GridShape): SVGTemplateResult[] =>
  all.map(({ sum, cells }) => {
    const { x, y } = cornerOf(side, Math.min(...cells));
    return svg`<path class="cage" d=${outlineOf(cells, side, CAGE_INSET)} />
      ${text('sum', { x: x + 0.11, y: y + 0.18 }, SUM_SIZE, String(sum))}`;
  });
