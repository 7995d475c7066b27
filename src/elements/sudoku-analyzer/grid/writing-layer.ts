import { nothing, type SVGTemplateResult, svg } from 'lit';
import { digitsOf, makeDigit } from '../../../sudoku/notation.js';
import type { DigitSet, Sheet } from '../../../sudoku/play/types.js';
import { candidateKey, type Marking } from '../host.js';
import { candidate, plainCandidates } from './candidates.js';
import { cornerOf, type Places, round } from './geometry.js';
import { glyphs, text } from './text.js';

const DIGIT_SIZE = 0.66;
const CENTRE_SIZE = 0.24;
/** In several rows. */
const CENTRE_ROWS_SIZE = 0.2;
const CORNER_SIZE = 0.2;
/** Marks in one row in the middle, and along one edge before there are two rows of them. */
const ROW = 5;
/** How wide a character is, as a share of its size. */
const WIDTH = 0.64;

export interface Written {
  sheet: Sheet;
  marking: Marking;
  places: Places;
}

/** What is written in every cell, its digit or its marks, an item a cell: a cell that changes leaves the others alone. */
export function writing(written: Written): unknown[] {
  const { sheet, marking } = written;
  const isFull = isCandidateGrid(sheet);
  return sheet.digits.map((digit, cell) => {
    if (digit > 0) return digitText(written, cell, digit);
    const fixed = fixedIn({ sheet, marking }, cell, isFull);
    if (fixed !== null) return inPlaces(written, cell, fixed);
    const { corner, centre } = sheet.marks[cell]!;
    return corner || centre
      ? [centreMarks(written, cell), cornerMarks(written, cell), flag(written, cell)]
      : nothing;
  });
}

/** The sides of a corner that is turned down, in cells. */
const FLAG = 0.22;

/** A corner turned down: the marks lack the digit of the solution. */
function flag({ marking, places }: Written, cell: number): SVGTemplateResult | typeof nothing {
  if (!marking.wrong.has(cell)) return nothing;
  const { x, y } = cornerOf(places.side, cell);
  return svg`<path class="lacking" d=${`M${round(x + 1 - FLAG)} ${y}h${FLAG}v${FLAG}z`} />`;
}

/** How a mark is drawn: one that a digit excludes is underlined. */
const kindOf = ({ marking }: Written, cell: number, digit: number): string =>
  ((marking.badMarks?.[cell] ?? 0) >> (digit - 1)) & 1 ? 'mark bad' : 'mark';

/** Every open cell has centre marks: they are its candidates. */
export const isCandidateGrid = ({ digits, marks }: Sheet): boolean =>
  digits.some((digit) => digit === 0) &&
  digits.every((digit, cell) => digit > 0 || marks[cell]!.centre !== 0);

/** What an open cell shows with each digit in its fixed place; null where it shows marks as they were written. */
export function fixedIn(
  { sheet, marking }: Pick<Written, 'sheet' | 'marking'>,
  cell: number,
  isFull: boolean,
): DigitSet | null {
  const looked = lookedAt(marking, cell, sheet.size);
  if (marking.pencil) return marking.pencil[cell]! | looked;
  if (marking.shares)
    return marking.shares[cell]!.reduce((set, share, i) => (share > 0 ? set | (1 << i) : set), 0);
  const { corner, centre } = sheet.marks[cell]!;
  return isFull || looked !== 0 ? centre | corner | looked : null;
}

/** The candidates of a cell that are marked. */
function lookedAt({ candidates }: Marking, cell: number, side: number): DigitSet {
  let set = 0;
  if (candidates.size === 0) return set;
  for (let digit = 1; digit <= side; digit++)
    if (candidates.has(candidateKey({ cell, digit }))) set |= 1 << (digit - 1);
  return set;
}

function inPlaces(written: Written, cell: number, set: DigitSet): unknown {
  const { sheet, marking, places } = written;
  const digits = digitsOf(set);
  const roleOf = (digit: number) => marking.candidates.get(candidateKey({ cell, digit }));
  const shares = digits.length > 1 ? marking.shares?.[cell] : undefined;
  const told = shares ? digits : digits.filter((digit) => roleOf(digit) !== undefined);
  const [first] = told;
  if (told.length === 1 && roleOf(first!) === 'in') return ghost(cell, first!, places.side);
  const rest = digits.filter((digit) => !told.includes(digit));
  const kinds = rest.map((digit) => {
    const isCorner = (sheet.marks[cell]!.corner >> (digit - 1)) & 1;
    return `${kindOf(written, cell, digit)}${isCorner ? ' cornered' : ''}`;
  });
  return [
    [...new Set(kinds)].map((kind) =>
      plainCandidates(
        places,
        cell,
        rest.filter((_, i) => kinds[i] === kind),
        kind,
      ),
    ),
    flag(written, cell),
    told.map((digit) => candidate(places, { cell, digit, role: roleOf(digit), share: shares?.[digit - 1] })),
  ];
}

/** A digit to be placed, in a ring. */
function ghost(cell: number, digit: number, side: number): SVGTemplateResult {
  const { x, y } = cornerOf(side, cell);
  return svg`<g class="ghost-digit">
    <circle cx=${x + 0.5} cy=${y + 0.5} r="0.38" />
    ${text('digit', { x: x + 0.5, y: y + 0.5 }, 0.9 * DIGIT_SIZE, makeDigit(digit, side))}
  </g>`;
}

function digitText({ sheet, marking }: Written, cell: number, digit: number): SVGTemplateResult {
  const { x, y } = cornerOf(sheet.size, cell);
  const kind = sheet.givens[cell] ? 'given' : 'entry';
  const clash = marking.clashes.has(cell);
  const wrong = marking.wrong.has(cell);
  const spot = { x: x + 0.5, y: y + 0.5 };
  return svg`${text(`digit ${kind}${clash || wrong ? ' broken' : ''}`, spot, DIGIT_SIZE, makeDigit(digit, sheet.size))}
    ${clash ? svg`<path class="clash" d=${`M${x + 0.3} ${y + 0.86}h0.4`} />` : ''}
    ${wrong ? svg`<path class="wrong" d=${`M${x + 0.78} ${y + 0.1}l0.12 0.12m0 -0.12l-0.12 0.12`} />` : ''}`;
}

/** In rows in the middle. */
function centreMarks(written: Written, cell: number): SVGTemplateResult[] {
  const { marks, size: side } = written.sheet;
  const digits = digitsOf(marks[cell]!.centre);
  const count = Math.ceil(digits.length / ROW);
  const length = Math.ceil(digits.length / count);
  const size = count > 1 ? Math.min(CENTRE_ROWS_SIZE, 0.82 / count) : CENTRE_SIZE;
  const { x, y } = cornerOf(side, cell);
  return Array.from({ length: count }, (_, row) =>
    text(
      'mark',
      { x: x + 0.5, y: y + 0.5 + (row - (count - 1) / 2) * size },
      size,
      digits.slice(row * length, (row + 1) * length).map((digit) => {
        const kind = kindOf(written, cell, digit);
        const name = makeDigit(digit, side);
        return kind === 'mark' ? name : svg`<tspan class=${kind}>${name}</tspan>`;
      }),
    ),
  );
}

/** In the corners; more than four along the edges above and below. */
function cornerMarks(written: Written, cell: number): unknown {
  const { marks, size: side } = written.sheet;
  const { head } = written.places;
  const digits = digitsOf(marks[cell]!.corner);
  const above = Math.max(Math.ceil(digits.length / 2), 2);
  const size = Math.min(CORNER_SIZE, 0.84 / (above * WIDTH));
  const { x, y } = cornerOf(side, cell);
  const inset = (head ? 0.12 : 0.08) + (size * WIDTH) / 2;
  const rows = head ? [0.36, 0.83] : [0.15, 0.85];
  const all = digits.map((digit, i) => ({
    x: x + inset + ((i % above) * (1 - 2 * inset)) / (above - 1),
    y: y + rows[i < above ? 0 : 1]!,
    content: makeDigit(digit, side),
    kind: kindOf(written, cell, digit),
  }));
  return ['mark', 'mark bad'].map((kind) =>
    glyphs(
      kind,
      all.filter((glyph) => glyph.kind === kind),
      size,
    ),
  );
}
