/** From a step of the kernel to what a hint says of it. */
import { type Layout, makeLayout } from '../layout.js';
import type { HintFacts, HintHouse, HouseRole, Mark } from '../types.js';
import type { Item, Step } from './step.js';
import { techniques } from './techniques.js';

/** What a step is told of a grid: its size, and what its houses are called. */
export type HintLayout = Pick<Layout, 'side' | 'houses' | 'cages'>;

const CLASSIC: HintLayout = makeLayout({
  ...{ side: 9, boxes: { rows: 3, columns: 3 } },
  ...{ regions: null, rules: new Set<never>(), cages: [] },
});

export function factsOf(
  { technique, placements, eliminations, items }: Step,
  layout: HintLayout = CLASSIC,
): HintFacts {
  const sum = items.find((item) => item.kind === 'number')?.value;
  return {
    technique: techniques[technique]!.name,
    size: layout.side,
    placements,
    eliminations,
    cells: cellsOf(items, placements),
    candidates: items.flatMap((item) =>
      item.kind === 'candidate' ? [{ ...item.mark, role: item.role }] : [],
    ),
    links: items.flatMap((item) =>
      item.kind === 'link' ? [{ kind: item.link, from: item.from, to: item.to }] : [],
    ),
    groups: items.flatMap((item) => (item.kind === 'group' ? [{ from: item.from, also: item.also }] : [])),
    houses: items.flatMap((item) => (item.kind === 'house' ? [houseOf(item.role, item.house, layout)] : [])),
    digits: items.flatMap((item) =>
      item.kind === 'digits' ? [{ role: item.role, digits: item.digits }] : [],
    ),
    ...(sum !== undefined && { sum }),
  };
}

/** Those of the pattern; where it has none, where the digit goes. */
function cellsOf(items: readonly Item[], placements: readonly Mark[]): number[] {
  const cells = items.flatMap((item) => {
    if (item.kind === 'cell') return [item.cell];
    return item.kind === 'candidate' ? [item.mark.cell] : [];
  });
  const shown = cells.length > 0 ? cells : placements.map(({ cell }) => cell);
  return [...new Set(shown)].sort((a, b) => a - b);
}

function houseOf(role: HouseRole, index: number, { houses, cages }: HintLayout): HintHouse {
  const house = houses[index];
  if (house) return { role, kind: house.kind, number: house.number };
  const cage = index - houses.length;
  const { sum, cells } = cages[cage]!;
  return { role, kind: 'cage', number: cage + 1, cage: { sum, cell: Math.min(...cells) } };
}
