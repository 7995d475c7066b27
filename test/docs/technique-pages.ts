/** The pages of `docs/techniques`: one a technique, with a step from a real position. `cases.tsv` there says which. */
import { readFileSync } from 'node:fs';
import { describeHint } from '../../src/sudoku/hints/describe.js';
import { difficultyOf } from '../../src/sudoku/hints/difficulty.js';
import { english } from '../../src/sudoku/hints/english.js';
import { factsOf } from '../../src/sudoku/hints/facts.js';
import { type Technique, techniques } from '../../src/sudoku/hints/techniques.js';
import { findAll, loadTechniques, marksOf, positionOf } from '../support/techniques.js';
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
  const rows = readFileSync(CASES, 'utf8').split('\n').filter(Boolean).slice(1);
  const cases = new Map(rows.map((row) => row.split('\t') as [string, string]));
  const files = new Map<string, string>([['README.md', overview()]]);
  for (const technique of techniques) {
    const text = cases.get(technique.name);
    if (!text) throw new Error(`docs/techniques/cases.tsv has no case of ${technique.name}`);
    const [grid = '', gone = ''] = text.split(':');
    const position = positionOf(grid, marksOf(gone));
    const [step] = findAll(kernel, position, technique.name);
    if (!step) throw new Error(`${technique.name} is not in its case`);
    const facts = factsOf(step);
    files.set(`${slugOf(technique.name)}.svg`, drawStep(position, facts));
    files.set(
      `${slugOf(technique.name)}.md`,
      page(technique, text, describeHint(facts), difficultyOf(facts)),
    );
  }
  return files;
}

function page(technique: Technique, text: string, levels: readonly string[], se: number): string {
  const { name, code, score, level, seBy } = technique;
  return `${[
    `# ${name}`,
    `![${name} in a grid](${slugOf(name)}.svg)`,
    `What a hint says here, at its three levels:`,
    levels.map((words, i) => `${i + 1}. ${words}`).join('\n'),
    [
      '| | |',
      '|---|---|',
      `| HoDoKu | code ${code}, ${score} points a step, level ${level}${technique.default ? '' : '; not tried by default'} |`,
      `| Sudoku Explainer 1.2.1 | ${se.toFixed(1)}${seBy === 'scale' ? '' : ', as what it would use in its place'} |`,
      `| position | \`${text}\` |`,
    ].join('\n'),
    `Made by \`npm run docs:techniques\` from [cases.tsv](cases.tsv). [All techniques](README.md)`,
  ].join('\n\n')}\n`;
}

function overview(): string {
  const rows = techniques.map(
    ({ name, score, level, se, default: tried }) =>
      `| [${name}](${slugOf(name)}.md) | ${english.levels[name][0]} | ${score} ${level} | ${se.toFixed(1)} | ${tried ? 'yes' : 'no'} |`,
  );
  return `${[
    readFileSync(INTRODUCTION, 'utf8').trimEnd(),
    '## All techniques, in the order they are tried in',
    ['| technique | what to look for | HoDoKu | SE | by default |', '|---|---|---|---|---|', ...rows].join(
      '\n',
    ),
  ].join('\n\n')}\n`;
}
