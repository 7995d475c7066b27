import { type SVGTemplateResult, svg } from 'lit';
import { type CellRole, type GridShape, type Marking, ROLE_LETTERS } from '../host.js';
import { around, cornerOf, curve, type Places, pitchOf, placeOf } from './geometry.js';
import { outlineOf } from './outline.js';
import { text } from './text.js';

const HOUSE_INSET = { base: 0.03, cover: 0.075 } as const;
const ROLE_INSET = 0.045;
/** How far links keep from the middle of a candidate, and the outline of a group, in places. */
const GAP = 0.52;
const GROUP = 0.6;
const LETTER_SIZE = 0.2;

/** Under the writing: houses and cells that a step speaks of. Covers first, bases over them. */
export function hintGround({ side, houses: all }: GridShape, marking: Marking): SVGTemplateResult[] {
  const houses = (['cover', 'base'] as const).flatMap((role) =>
    marking.houses
      .filter((house) => house.role === role)
      .map(({ kind, number }) => {
        const house = all.find((one) => one.kind === kind && one.number === number);
        const outline = outlineOf(house?.cells ?? [], side, HOUSE_INSET[role]);
        return svg`<path class=${`house ${role}`} d=${outline} />`;
      }),
  );
  return [...houses, ...tints(side, marking)];
}

/** The cells of a role, outlined together: each role's line has a pattern of its own. */
const tints = (side: number, { cells }: Marking): SVGTemplateResult[] =>
  ([...ROLE_LETTERS, 'target'] satisfies CellRole[]).flatMap((role) => {
    const those = [...cells].filter(([, one]) => one === role).map(([cell]) => cell);
    return those.length > 0
      ? [svg`<path class=${`tint ${role}`} d=${outlineOf(those, side, ROLE_INSET)} />`]
      : [];
  });

/** Over the writing: chains, the letters of tinted cells that no candidates fill. */
export function hintLines(
  places: Places,
  marking: Marking,
  hasRoom: (cell: number) => boolean,
): SVGTemplateResult[] {
  const pitch = pitchOf(places);
  return [
    ...groupsOf(marking).map(
      (marks) =>
        svg`<path class="group" d=${around(
          marks.map((mark) => placeOf(places, mark)),
          GROUP * pitch,
        )} />`,
    ),
    ...marking.links.map(
      ({ kind, from, to }) =>
        svg`<path class=${`link ${kind}`} d=${curve(placeOf(places, from), placeOf(places, to), GAP * pitch, places.side)} />`,
    ),
    ...[...marking.cells]
      .filter(([cell]) => hasRoom(cell))
      .flatMap(([cell, role]) => letter(places.side, cell, role)),
  ];
}

/** The ends of links that are several candidates. */
function groupsOf({ groups }: Marking): { cell: number; digit: number }[][] {
  const ends = new Map<string, { cell: number; digit: number }[]>();
  for (const { from, also } of groups) {
    const key = `${from.cell} ${from.digit}`;
    ends.set(key, [...(ends.get(key) ?? [from]), also]);
  }
  return [...ends.values()];
}

function letter(side: number, cell: number, role: CellRole): SVGTemplateResult[] {
  if (role === 'target') return [];
  const { x, y } = cornerOf(side, cell);
  return [text(`letter ${role}`, { x: x + 0.84, y: y + 0.19 }, LETTER_SIZE, role.toUpperCase())];
}
