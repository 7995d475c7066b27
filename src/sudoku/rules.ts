/** From the rules a request names to the layout of its grid. */
import { HintwrightError } from '../errors.js';
import { unwrap } from '../result.js';
import { badCage, readCages } from './cages.js';
import { type BoxShape, type Layout, type LayoutOptions, makeLayout, usualBoxes } from './layout.js';
import type { RulesRequest, SudokuReport } from './types.js';
import { parseVariant, type Rule, type Variation } from './variants.js';

/** Regions and cages need no variant to be named. Errors: `ERR_BAD_VARIANT`. */
export function readVariation({ variant = '', regions, cages }: RulesRequest): Variation {
  const { rules, side } = unwrap(parseVariant(variant));
  const all = new Set(rules);
  if (regions !== undefined) all.add('jigsaw');
  if (cages !== undefined) all.add('killer');
  if (all.size > rules.size) unwrap(parseVariant([...all].join('+'))); // they must go together, too
  return { rules: all, side };
}

/** Errors: `ERR_BAD_VARIANT`, `ERR_BAD_BOXES`, `ERR_BAD_REGIONS`, `ERR_BAD_CAGE`. */
export function readLayout(request: RulesRequest, { rules, side: wanted }: Variation, side: number): Layout {
  if (wanted !== null && wanted !== side)
    throw refuse(
      'ERR_BAD_VARIANT',
      `The variant is for ${wanted}x${wanted}, the grid is ${side}x${side}.`,
      request.variant,
    );
  if (rules.has('windoku') && !Number.isInteger(Math.sqrt(side)))
    throw refuse('ERR_BAD_VARIANT', `A ${side}x${side} grid has no windows.`, request.variant);
  const cages = readCages(request.cages, side);
  if (rules.has('killer') && cages.length === 0) throw badCage('A killer grid needs cages.');
  const boxes = readBoxes(request.boxes, rules, side);
  return layoutOf({ side, rules, boxes, regions: readRegions(request.regions, rules, side), cages });
}

let last: { key: string; layout: Layout } | undefined;

/** Most requests of a batch have the same rules, and a layout takes as long to make as a grid to solve. */
function layoutOf(options: LayoutOptions): Layout {
  const key = JSON.stringify({ ...options, rules: [...options.rules] });
  if (last?.key !== key) last = { key, layout: makeLayout(options) };
  return last.layout;
}

function readBoxes(text: string | undefined, rules: ReadonlySet<Rule>, side: number): BoxShape | null {
  const refused = (message: string) => refuse('ERR_BAD_BOXES', message, text);
  if (rules.has('jigsaw') || rules.has('latin')) {
    if (text === undefined) return null;
    throw refused(`A ${rules.has('jigsaw') ? 'jigsaw' : 'latin'} grid has no boxes.`);
  }
  if (text === undefined) {
    const usual = usualBoxes(side);
    if (usual) return usual;
    throw refused(
      `A ${side}x${side} grid cannot be cut into boxes: name the variant latin, or jigsaw with regions.`,
    );
  }
  const [, rows = 0, columns = 0] = (/^\s*(\d{1,2})\s*[x×]\s*(\d{1,2})\s*$/i.exec(text) ?? []).map(Number);
  if (rows > 1 && columns > 1 && rows * columns === side) return { rows, columns };
  throw refused(`boxes is rows x columns of a box, as 2x3, at least 2 each and ${side} cells together.`);
}

/** The number of each cell's region, in the order in which they are met. */
function readRegions(text: string | undefined, rules: ReadonlySet<Rule>, side: number): number[] | null {
  if (!rules.has('jigsaw')) return null;
  if (text === undefined)
    throw refuse('ERR_BAD_REGIONS', 'A jigsaw needs regions: a letter a cell, row by row.', text);
  const chars = [...text.matchAll(/\S/gu)].map(({ 0: char, index }) => ({ char, at: index }));
  const cells = side * side;
  if (chars.length !== cells) {
    const message = `regions has a letter for each of the ${cells} cells, not ${chars.length}.`;
    throw refuse('ERR_BAD_REGIONS', message, text, chars[cells]?.at ?? text.length);
  }
  const names = [...new Set(chars.map(({ char }) => char))];
  const sizes = new Map<string, number>();
  for (const { char, at } of chars) {
    const size = (sizes.get(char) ?? 0) + 1;
    sizes.set(char, size);
    const message = `Every region has ${side} cells; this one has more.`;
    if (size > side) throw refuse('ERR_BAD_REGIONS', message, text, at);
  }
  if (names.length !== side) {
    const message = `There are ${names.length} regions instead of ${side}.`;
    throw refuse('ERR_BAD_REGIONS', message, text, chars.find(({ char }) => sizes.get(char)! < side)?.at);
  }
  return chars.map(({ char }) => names.indexOf(char));
}

type Code = 'ERR_BAD_VARIANT' | 'ERR_BAD_BOXES' | 'ERR_BAD_REGIONS';

function refuse(code: Code, message: string, input?: string, at = 0): HintwrightError {
  return new HintwrightError({ code, message, ...(input !== undefined && { input, at }) });
}

/** The rules of a layout as a variant's name. */
export const nameOf = ({ rules }: Layout): string => [...rules].join('+') || 'classic';

/** What a drawing needs to know of the rules. */
export function shapeOf({
  side,
  boxes,
  houses,
  cages,
}: Layout): Pick<SudokuReport, 'boxes' | 'regions' | 'cages'> {
  const regions = houses.filter(({ kind }) => kind === 'region');
  const letters = Array.from({ length: side * side }, () => '');
  for (const { number, cells } of regions)
    for (const cell of cells) letters[cell] = String.fromCharCode(64 + number);
  return {
    boxes: boxes && `${boxes.rows}x${boxes.columns}`,
    ...(regions.length > 0 && { regions: letters.join('') }),
    ...(cages.length > 0 && { cages: [...cages] }),
  };
}
