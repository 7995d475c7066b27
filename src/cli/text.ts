/** A column of a table: its heading and which side its cells stand at. */
export interface Column {
  heading: string;
  align: 'left' | 'right';
}

const GAP = '  ';

/**
 * Lines of a table: the heading, then a line a row. The last column is broken between words to fit the width.
 *
 * @param width columns of the terminal, or Infinity
 */
export function layoutTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
): string[] {
  const grid = [columns.map(({ heading }) => heading), ...rows];
  const widths = columns.map((_, i) => Math.max(...grid.map((row) => (row[i] ?? '').length)));
  const last = columns.length - 1;
  const indent = widths.slice(0, last).reduce((sum, size) => sum + size + GAP.length, 0);
  return grid.map((row) => {
    const head = columns.slice(0, last).map(({ align }, i) => pad(row[i] ?? '', widths[i]!, align) + GAP);
    const tail = wrap(row[last] ?? '', width - indent).join(`\n${' '.repeat(indent)}`);
    return (head.join('') + tail).trimEnd();
  });
}

function pad(text: string, size: number, align: Column['align']): string {
  return align === 'left' ? text.padEnd(size) : text.padStart(size);
}

/** Breaks text between words; a word longer than the width, or a width too small to be of use, is left whole. */
export function wrap(text: string, width: number): string[] {
  if (text.length <= width || width < 12) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && longer.length > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** `thirteenOrphans` becomes `thirteen orphans`. */
export function words(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
}
