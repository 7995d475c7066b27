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
    const goesOn = end?.cell === from.cell && end.digit === from.digit;
    if (!goesOn) text += `${text && comma}${node(from)}`;
    text += ` ${SIGNS[kind]} ${node(to)}`;
    end = to;
  }
  return text;
}

/** What a net supposes to be right, and what it places, in order: the ends of strong links. */
export function writeSteps(
  { links, candidates }: HintFacts,
  { writeDigit, writeCell, comma }: ChainWriter,
): string {
  const supposed = candidates.filter(({ role }) => role === 'pattern');
  const placed = links.flatMap(({ kind, to }) => (kind === 'strong' ? [to] : []));
  const steps = [...supposed, ...placed].map(({ cell, digit }) => writeDigit(digit) + writeCell(cell));
  return [...new Set(steps)].join(comma);
}
