import { cellName, type Rating, type SudokuReport } from '../../sudoku/index.js';
import type { Style } from '../style.js';
import { wrap } from '../text.js';
import { drawGrid } from './grid.js';

const GAP = '      ';

/** A report for people: the grid, its solution beside it, what was found and what it rests on. */
export function formatSudoku(report: SudokuReport, style: Style): string {
  const sections = [
    grids(report, style),
    findings(report, style),
    ...hints(report, style),
    [style.dim(footer(report))],
  ];
  return sections.map((lines) => lines.join('\n')).join('\n\n');
}

function grids(report: SudokuReport, style: Style): string[] {
  const { grid, givens, entries, solution, conflicts } = report;
  const digits = [...grid].map((digit, cell) => (digit === '.' ? (entries?.[cell] ?? '.') : digit));
  const left = drawGrid(digits, report, (text, cell) => {
    if (conflicts.includes(cell)) return style.error(text);
    return givens[cell] === '.' ? style.accent(text) : style.bold(text);
  });
  if (!solution || solution === digits.join('')) return left;
  const plain = drawGrid([...solution], report, (text) => text);
  const right = drawGrid([...solution], report, (text, cell) =>
    givens[cell] === '.' ? style.accent(text) : text,
  );
  const width = Math.max(...plain.map((line) => line.length));
  if (2 * width + GAP.length > style.width) return [...left, '', ...right];
  return left.map((line, i) => {
    const bare = drawGrid(digits, report, (text) => text)[i]!;
    return `${line}${' '.repeat(width - bare.length)}${GAP}${right[i]}`;
  });
}

function findings(report: SudokuReport, style: Style): string[] {
  const { explanation, conflicts, estimate, size } = report;
  return [
    ...wrap(explanation, style.width).map(style.bold),
    ...(conflicts.length > 0 ? wrap(`Cells ${names(conflicts, size)}.`, style.width) : []),
    ...(estimate
      ? [
          `An estimate, no bound: about ${about(estimate.solutions)} (standard error ${about(estimate.standardError)}).`,
        ]
      : []),
    ...rating(report, style),
    ...alone(report, style),
    ...minimality(report, style),
    ...guesses(report, style),
  ];
}

function rating({ rating: found, hodoku }: SudokuReport, style: Style): string[] {
  return [
    ...(found ? wrap(ofExplainer(found), style.width) : []),
    ...(hodoku ? [`HoDoKu: ${hodoku.level}, score ${hodoku.score}.`] : []),
  ];
}

function ofExplainer({ level, technique, ...found }: Rating): string {
  const figures = [found.se, found.pearl, found.diamond].map((value) => value.toFixed(1)).join('/');
  return `Rated ${level}: ${figures} by Sudoku Explainer's scale. Hardest: ${technique}.`;
}

/** The givens by themselves, where more was counted. */
function alone({ givensAlone, size }: SudokuReport, style: Style): string[] {
  if (!givensAlone) return [];
  const { status, solutionCount, countCapped, wrongEntries } = givensAlone;
  const count =
    status === 'multiple' ? `${countCapped ? 'at least ' : ''}${solutionCount} solutions` : status;
  const wrong = wrongEntries.length > 0 ? ` Not as in its solution: ${names(wrongEntries, size)}.` : '';
  return wrap(`The givens alone: ${count}.${wrong}`, style.width);
}

function minimality({ minimal, redundant, size }: SudokuReport, style: Style): string[] {
  if (minimal === null) return [];
  if (minimal) return ['Minimal: no given can go.'];
  const list = names(redundant, size);
  if (redundant.length === 1) return [`Not minimal: one given could go: ${list}.`];
  return wrap(`Not minimal: ${redundant.length} givens could go, one at a time: ${list}.`, style.width);
}

function guesses({ guesses: found, size }: SudokuReport, style: Style): string[] {
  if (!found) return [];
  const { solved, contradiction, stuck, backdoors } = found;
  if (solved + contradiction + stuck === 0) return ['Singles solve it: there is nothing to guess.'];
  const list = backdoors.map(({ cell, digit }) => `${cellName(cell, size)}=${digit}`).join(' ');
  return [
    `Of ${solved + contradiction + stuck} candidates singles bring ${solved} to the solution, ${contradiction} to a contradiction.`,
    ...(list ? wrap(`Backdoors: ${list}`, style.width) : []),
  ];
}

/** One hint in its three levels; of several, each in its last. */
function hints({ hints: found }: SudokuReport, style: Style): string[][] {
  const [first] = found;
  if (!first) return [];
  if (found.length === 1) return [first.levels.flatMap((level) => wrap(level, style.width))];
  return [found.flatMap(({ levels }, i) => wrap(`${i + 1}. ${levels[2]}`, style.width))];
}

const names = (cells: readonly number[], size: number): string =>
  cells.map((cell) => cellName(cell, size)).join(' ');

const about = (value: number): string =>
  value < 1e6 ? Math.round(value).toLocaleString('en-US') : value.toExponential(1);

function footer({ size, variant, counted, complete, timeMs }: SudokuReport): string {
  return [
    `${size}x${size} ${variant}`,
    `counted: ${counted.join(' and ')}`,
    ...(complete ? [] : ['not worked out to the end']),
    `${timeMs.toFixed(1)} ms`,
  ].join(', ');
}
