/** The templates of a language, filled with the facts of a hint. No language is imported here. */
import type { HintFacts, HintHouse, HintRole, Mark } from '../types.js';
import { writeChains } from './chain-words.js';
import type { HintLanguage } from './language.js';
import type { TechniqueName } from './techniques.js';

const HINT = '{name}: {text}';

/** Three levels: vague, concrete, whole. */
export function hintInWords(facts: HintFacts, language: HintLanguage): [string, string, string] {
  const technique = facts.technique as TechniqueName;
  const gaps = gapsOf(facts, language);
  const name = language.names[technique] ?? technique;
  const tell = (template: string) => fill(language.hint ?? HINT, { name, text: fill(template, gaps) });
  const [vague, concrete, whole] = language.levels[technique];
  return [tell(vague), tell(concrete), tell(whole)];
}

type Gaps = Readonly<Record<string, string>>;

const fill = (template: string, gaps: Gaps): string =>
  template.replace(/\{(\w+)\}/g, (_, gap: string) => gaps[gap]!);

function gapsOf(facts: HintFacts, language: HintLanguage): Gaps {
  const digits = (role: HintRole) => makeList(digitsOf(facts, role).map(String), language);
  const cells = (role: HintRole) =>
    makeCells(
      facts.candidates.flatMap((candidate) => (candidate.role === role ? [candidate.cell] : [])),
      language,
    );
  const results = [...facts.placements, ...facts.eliminations];
  return {
    digits: digits('pattern'),
    extra: digits('extra'),
    third: digits('endo'),
    cells: cells('pattern'),
    extraCells: cells('extra'),
    thirdCells: cells('endo'),
    fourthCells: cells('fourth'),
    fins: makeCells(
      facts.candidates.flatMap(({ role, cell }) => (role === 'extra' || role === 'endo' ? [cell] : [])),
      language,
    ),
    allCells: makeCells(facts.cells, language),
    bases: makeHouses(facts, 'base', language),
    covers: makeHouses(facts, 'cover', language),
    target: makeCells(
      results.map(({ cell }) => cell),
      language,
    ),
    chain: writeChains(facts, (cell) => makeCells([cell], language), language.comma),
    results: makeResults(facts, language),
  };
}

/** The digits that a role has by name, else those of its candidates; of a placement, what is placed. */
function digitsOf({ digits, candidates, placements }: HintFacts, role: HintRole): number[] {
  const named = digits.filter((set) => set.role === role).at(-1)?.digits;
  const own = candidates.filter((candidate) => candidate.role === role).map(({ digit }) => digit);
  const shown = own.length > 0 ? own : placements.map(({ digit }) => digit);
  return named ?? [...new Set(shown)].sort((a, b) => a - b);
}

function makeResults({ placements, eliminations }: HintFacts, language: HintLanguage): string {
  const placed = byDigits(placements).map(([digits, cells]) =>
    fill(language.is, { digits: makeList(digits, language), cells: makeCells(cells, language) }),
  );
  const gone = byDigits(eliminations).map(([digits, cells]) =>
    fill(digits.length === 1 ? language.goes : language.go, {
      digits: makeList(digits, language),
      cells: makeCells(cells, language),
    }),
  );
  return [...placed, ...gone].join(language.comma);
}

/** Cells with the same digits together. */
function byDigits(marks: readonly Mark[]): [digits: string[], cells: number[]][] {
  const digits = new Map<number, number[]>();
  for (const { cell, digit } of marks) digits.set(cell, [...(digits.get(cell) ?? []), digit]);
  const groups = new Map<string, number[]>();
  for (const [cell, list] of digits) {
    const key = list.sort((a, b) => a - b).join(' ');
    groups.set(key, [...(groups.get(key) ?? []), cell]);
  }
  return [...groups].map(([key, cells]) => [key.split(' '), cells]);
}

function makeCells(cells: readonly number[], language: HintLanguage): string {
  const sorted = [...new Set(cells)].sort((a, b) => a - b);
  return makeList(
    sorted.map((cell) =>
      fill(language.cell, { row: String(Math.floor(cell / 9) + 1), column: String((cell % 9) + 1) }),
    ),
    language,
  );
}

function makeHouses({ houses }: HintFacts, role: HintHouse['role'], language: HintLanguage): string {
  const names = houses
    .filter((house) => house.role === role)
    .map(({ kind, number }) => language.houses[kind].replace('{number}', String(number)));
  return makeList([...new Set(names)], language);
}

function makeList(items: readonly string[], { and, comma }: HintLanguage): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(comma)}${and}${items.at(-1)}`;
}
