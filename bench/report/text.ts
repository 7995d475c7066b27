/** A report for a terminal. */
import { type CaseResult, caseRemarks, caseRows, caseTitle, HEADINGS } from '../../src/benchmark/index.js';

const GAP = '  ';

/** The lines of one case. */
export function caseText(result: CaseResult): string {
  const remarks = caseRemarks(result).map((remark) => `  ${remark}`);
  return [caseTitle(result), ...layOut([[...HEADINGS], ...caseRows(result)]), ...remarks, ''].join('\n');
}

/** Columns padded to their widest cell; figures stand at the right. */
function layOut(grid: readonly (readonly string[])[]): string[] {
  const widths = HEADINGS.map((_, column) => Math.max(...grid.map((row) => (row[column] ?? '').length)));
  const last = HEADINGS.length - 1;
  return grid.map((row) => {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 || column === last ? cell.padEnd(width) : cell.padStart(width);
    });
    return `  ${cells.join(GAP)}`.trimEnd();
  });
}
