/** The templates of a language, filled with the facts of a hint. No language is imported here. */
import { makeDigit } from '../formats/alphabet.js';
import type { HintFacts, HintHouse, HintRole, Mark } from '../types.js';
import { type ChainWriter, writeChains, writeSteps } from './chain-words.js';
import type { HintLanguage } from './language.js';
import type { TechniqueName } from './techniques.js';

const HINT = '{name}: {text}';
const CLASSIC_SIZE = 9;

/** Three levels: vague, concrete, whole. */
export function hintInWords(facts: HintFacts, language: HintLanguage): [string, string, string] {
  const technique = facts.technique as TechniqueName;
  const gaps = gapsOf(facts, { language, size: facts.size ?? CLASSIC_SIZE });
  const name = language.names[technique] ?? technique;
  const tell = (template: string) => fill(language.hint ?? HINT, { name, text: fill(template, gaps) });
  const [vague, concrete, whole] = language.levels[technique];
  return [tell(vague), tell(concrete), tell(whole)];
}

type Gaps = Readonly<Record<string, string>>;

/** How what is told is written. */
interface Telling {
  language: HintLanguage;
  /** Cells of a row. */
  size: number;
}

const fill = (template: string, gaps: Gaps): string =>
  template.replace(/\{(\w+)\}/g, (_, gap: string) => gaps[gap]!);

function gapsOf(facts: HintFacts, telling: Telling): Gaps {
  const { language } = telling;
  const digits = (role: HintRole) =>
    makeList(
      digitsOf(facts, role).map((digit) => makeDigit(digit, telling.size)),
      language,
    );
  const cells = (role: HintRole) =>
    makeCells(
      facts.candidates.flatMap((candidate) => (candidate.role === role ? [candidate.cell] : [])),
      telling,
    );
  const writer: ChainWriter = {
    writeDigit: (digit) => makeDigit(digit, telling.size),
    writeCell: (cell) => makeCells([cell], telling),
    comma: language.comma,
  };
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
      telling,
    ),
    allCells: makeCells(facts.cells, telling),
    bases: makeHouses(facts, 'base', telling),
    covers: makeHouses(facts, 'cover', telling),
    sum: String(facts.sum ?? ''),
    target: makeCells(
      results.map(({ cell }) => cell),
      telling,
    ),
    chain: writeChains(facts, writer),
    steps: writeSteps(facts, writer),
    results: makeResults(facts, telling),
  };
}

/** The digits that a role has by name, else those of its candidates; of a placement, what is placed. */
function digitsOf({ digits, candidates, placements }: HintFacts, role: HintRole): number[] {
  const named = digits.filter((set) => set.role === role).at(-1)?.digits;
  const own = candidates.filter((candidate) => candidate.role === role).map(({ digit }) => digit);
  const shown = own.length > 0 ? own : placements.map(({ digit }) => digit);
  return named ?? [...new Set(shown)].sort((a, b) => a - b);
}

function makeResults({ placements, eliminations }: HintFacts, telling: Telling): string {
  const { language, size } = telling;
  const gaps = ([digits, cells]: [number[], number[]]) => ({
    digits: makeList(
      digits.map((digit) => makeDigit(digit, size)),
      language,
    ),
    cells: makeCells(cells, telling),
  });
  const placed = byDigits(placements).map((group) => fill(language.is, gaps(group)));
  const gone = byDigits(eliminations).map((group) =>
    fill(group[0].length === 1 ? language.goes : language.go, gaps(group)),
  );
  return [...placed, ...gone].join(language.comma);
}

/** Cells with the same digits together. */
function byDigits(marks: readonly Mark[]): [digits: number[], cells: number[]][] {
  const digits = new Map<number, number[]>();
  for (const { cell, digit } of marks) digits.set(cell, [...(digits.get(cell) ?? []), digit]);
  const groups = new Map<string, [digits: number[], cells: number[]]>();
  for (const [cell, list] of digits) {
    const sorted = list.sort((a, b) => a - b);
    const [, cells] = groups.get(sorted.join(' ')) ?? [sorted, []];
    groups.set(sorted.join(' '), [sorted, [...cells, cell]]);
  }
  return [...groups.values()];
}

function makeCells(cells: readonly number[], { language, size }: Telling): string {
  const sorted = [...new Set(cells)].sort((a, b) => a - b);
  return makeList(
    sorted.map((cell) =>
      fill(language.cell, { row: String(Math.floor(cell / size) + 1), column: String((cell % size) + 1) }),
    ),
    language,
  );
}

function makeHouses({ houses }: HintFacts, role: HintHouse['role'], telling: Telling): string {
  const names = houses
    .filter((house) => house.role === role)
    .map(({ kind, number, cage }) =>
      fill(telling.language.houses[kind], {
        number: String(number),
        ...(cage && { sum: String(cage.sum), cell: makeCells([cage.cell], telling) }),
      }),
    );
  return makeList([...new Set(names)], telling.language);
}

function makeList(items: readonly string[], { and, comma }: HintLanguage): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(comma)}${and}${items.at(-1)}`;
}
