/** The pages of `docs/techniques`: one a technique, with a step from a real position. `cases.tsv` there says which. */
import { readFileSync } from 'node:fs';
import { describeHint } from '../../src/sudoku/hints/describe.js';
import { difficultyOf } from '../../src/sudoku/hints/difficulty.js';
import { english } from '../../src/sudoku/hints/english.js';
import { factsOf } from '../../src/sudoku/hints/facts.js';
import type { TechniqueKernel } from '../../src/sudoku/hints/kernel.js';
import type { HintFacts, SudokuRequest } from '../../src/sudoku/types.js';
import { loadSudoku, runSudoku, type SudokuService } from '../support/sudoku.js';
import { type ListedTechnique, listedTechniques } from '../support/technique-list.js';
import { findAll, loadTechniques, marksOf, positionOf } from '../support/techniques.js';
import { type Drawn, layoutOf, openPosition } from './technique-grids.js';
import { drawStep } from './technique-picture.js';

const CASES = new URL('../../docs/techniques/cases.tsv', import.meta.url);

/** What begins the overview; the table follows it. */
const INTRODUCTION = new URL('../../docs/techniques/introduction.md', import.meta.url);

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace('+', 'plus')
    .replace(/[^a-z0-9]+/g, '-');

/** Every file of `docs/techniques` that is made, by its name. Rejects where a technique has no case, or none is found in it. */
export async function makeTechniquePages(): Promise<Map<string, string>> {
  const kernel = await loadTechniques();
  const service = await loadSudoku();
  const rows = readFileSync(CASES, 'utf8').split('\n').filter(Boolean).slice(1);
  const cases = new Map(rows.map((row) => row.split('\t') as [string, string]));
  const files = new Map<string, string>([['README.md', overview()]]);
  for (const technique of listedTechniques) {
    const text = cases.get(technique.name);
    if (!text) throw new Error(`docs/techniques/cases.tsv has no case of ${technique.name}`);
    const { drawn, facts } = text.startsWith('{')
      ? ofRequest(service, JSON.parse(text), technique.name)
      : ofLine(kernel, text, technique.name);
    files.set(`${slugOf(technique.name)}.svg`, drawStep(drawn, facts));
    files.set(
      `${slugOf(technique.name)}.md`,
      page(technique, text, describeHint(facts), difficultyOf(facts)),
    );
  }
  return files;
}

interface Found {
  drawn: Drawn;
  facts: HintFacts;
}

/** A case on a classic grid: `givens:candidates gone`. */
function ofLine(kernel: TechniqueKernel, text: string, name: string): Found {
  const [grid = '', gone = ''] = text.split(':');
  const position = positionOf(grid, marksOf(gone));
  const [step] = findAll(kernel, position, name);
  if (!step) throw new Error(`${name} is not in its case`);
  return { drawn: { ...position, layout: layoutOf({ grid }) }, facts: factsOf(step) };
}

/** A case under other rules: a request, as JSON. */
function ofRequest(service: SudokuService, request: SudokuRequest, name: string): Found {
  const [facts] = runSudoku(service, { ...request, find: name, rate: false }).report.hints;
  if (!facts) throw new Error(`${name} is not in its case`);
  return { drawn: openPosition(request), facts };
}

function page(technique: ListedTechnique, text: string, levels: readonly string[], se: number): string {
  const { name, seBy } = technique;
  return `${[
    `# ${name}`,
    `![${name} in a grid](${slugOf(name)}.svg)`,
    `What a hint says here, at its three levels:`,
    levels.map((words, i) => `${i + 1}. ${words}`).join('\n'),
    [
      '| | |',
      '|---|---|',
      `| HoDoKu | ${ofHodoku(technique)} |`,
      `| Sudoku Explainer 1.2.1 | ${se.toFixed(1)}${SE_BY[seBy]} |`,
      `| grids | ${technique.code === null ? 'all but classic ones' : technique.general ? 'all' : 'classic 9x9'} |`,
      `| position | \`${text}\` |`,
    ].join('\n'),
    `Made by \`npm run docs:techniques\` from [cases.tsv](cases.tsv). [All techniques](README.md)`,
  ].join('\n\n')}\n`;
}

const SE_BY: Readonly<Record<ListedTechnique['seBy'], string>> = {
  scale: '',
  nearest: ', as what it would use in its place',
  own: ', our own figure: it has nothing of the kind',
};

const ofHodoku = ({ code, score, level, default: tried }: ListedTechnique): string =>
  code === null
    ? 'has nothing of the kind'
    : `code ${code}, ${score} points a step, level ${level}${tried ? '' : '; not tried by default'}`;

function overview(): string {
  const rows = listedTechniques.map(
    ({ name, code, score, level, se, default: tried, general = false }) =>
      `| [${name}](${slugOf(name)}.md) | ${english.levels[name][0]} | ${code === null ? '' : `${score} ${level}`} | ${se.toFixed(1)} | ${tried ? 'yes' : 'no'} | ${general ? 'yes' : 'no'} |`,
  );
  return `${[
    readFileSync(INTRODUCTION, 'utf8').trimEnd(),
    '## All techniques, in the order they are tried in',
    [
      '| technique | what to look for | HoDoKu | SE | by default | other grids |',
      '|---|---|---|---|---|---|',
      ...rows,
    ].join('\n'),
  ].join('\n\n')}\n`;
}
