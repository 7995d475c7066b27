/** From a step of the kernel to what a hint says of it. */
import type { HintFacts, HintHouse, HouseRole, Mark } from '../types.js';
import type { Item, Step } from './step.js';
import { techniques } from './techniques.js';

export function factsOf({ technique, placements, eliminations, items }: Step): HintFacts {
  return {
    technique: techniques[technique]!.name,
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
    houses: items.flatMap((item) => (item.kind === 'house' ? [houseOf(item.role, item.house)] : [])),
    digits: items.flatMap((item) =>
      item.kind === 'digits' ? [{ role: item.role, digits: item.digits }] : [],
    ),
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

const KINDS = ['row', 'column', 'box'] as const;

const houseOf = (role: HouseRole, house: number): HintHouse => ({
  role,
  kind: KINDS[Math.floor(house / 9)]!,
  number: (house % 9) + 1,
});
