/** Chains in symbols: `5r1c2 = 5r1c7 - 5r4c7 = 8r4c7`; = a strong link, - a weak one, several cells as one end joined by +. */
import type { HintFacts, LinkKind, Mark } from '../types.js';

const SIGNS: Readonly<Record<LinkKind, string>> = { strong: '=', weak: '-' };

export interface ChainWriter {
  writeDigit: (digit: number) => string;
  writeCell: (cell: number) => string;
  comma: string;
}

/** The links of a hint, in order; where one does not begin with the end of the one before, another chain does. */
export function writeChains(
  { links, groups }: HintFacts,
  { writeDigit, writeCell, comma }: ChainWriter,
): string {
  const node = ({ cell, digit }: Mark): string => {
    const also = groups.filter(({ from }) => from.cell === cell && from.digit === digit);
    const cells = new Set([cell, ...also.map((group) => group.also.cell)]);
    return `${writeDigit(digit)}${[...cells].map(writeCell).join('+')}`;
  };
  let text = '';
  let end: Mark | undefined;
  for (const { kind, from, to } of links) {
    if (!isSame(end, from)) text += `${text && comma}${node(from)}`;
    text += ` ${SIGNS[kind]} ${node(to)}`;
    end = to;
  }
  return text;
}

/**
 * What a net supposes to be right, and what follows, in order: the ends of strong links; and where weak links begin at something else, the
 * cells of a set, one of which has the digit.
 */
export function writeSteps(
  { links, candidates }: HintFacts,
  { writeDigit, writeCell, comma }: ChainWriter,
): string {
  const write = (digit: number, cells: readonly number[]) =>
    writeDigit(digit) + cells.map(writeCell).join('+');
  const supposed = candidates.filter(({ role }) => role === 'pattern');
  const steps = new Set(supposed.map(({ digit, cell }) => write(digit, [cell])));
  for (const [i, { kind, from, to }] of links.entries()) {
    if (kind === 'strong') steps.add(write(to.digit, [to.cell]));
    else if (!steps.has(write(from.digit, [from.cell])) && !isSame(links[i - 1]?.to, to))
      steps.add(
        write(
          from.digit,
          links.filter((link) => isSame(link.to, to)).map((link) => link.from.cell),
        ),
      );
  }
  return [...steps].join(comma);
}

const isSame = (one: Mark | undefined, other: Mark): boolean =>
  one?.cell === other.cell && one.digit === other.digit;
