import { describe, expect, test } from 'vitest';
import { factsOf } from '../../src/sudoku/hints/facts.js';
import { describeHint, english, type HintLanguage, TECHNIQUE_NAMES } from '../../src/sudoku/index.js';
import { readTable } from '../support/cases.js';
import { loadSudoku, runSudoku } from '../support/sudoku.js';
import { findAll, loadTechniques, readLibraryCase } from '../support/techniques.js';

const GAPS = [
  ...['digits', 'extra', 'third', 'cells', 'extraCells', 'thirdCells', 'fourthCells'],
  ...['fins', 'allCells', 'bases', 'covers', 'sum', 'target', 'chain', 'steps', 'results'],
];
const ALL = GAPS.map((gap) => `{${gap}}`).join(' ');
const each = <Value>(value: Value) =>
  Object.fromEntries(TECHNIQUE_NAMES.map((name) => [name, value])) as Record<
    keyof HintLanguage['levels'],
    Value
  >;

/** A language of signs: whatever letter is left in a hint stands outside of it. */
const signs: HintLanguage = {
  tag: 'zxx',
  hint: '<{name}> {text}',
  names: each('§'),
  levels: each([ALL, ALL, ALL] as const),
  houses: {
    ...{ row: '-{number}', column: '|{number}', box: '#{number}', region: '~{number}' },
    ...{ diagonal: '/{number}', window: '%{number}', group: '*{number}', cage: '{sum}@{cell}' },
  },
  goes: '{cells} !{digits}',
  go: '{cells} !!{digits}',
  is: '{cells} :{digits}',
  and: ' & ',
  comma: '; ',
  cell: '({row}/{column})',
};

describe('hints in another language', () => {
  test('English is what reports have', async () => {
    const grid = '4..27.6..798156234.2.84...7237468951849531726561792843.82.15479.7..243....4.87..2';
    const { hints } = runSudoku(await loadSudoku(), { grid, hints: -1, rate: false }).report;
    expect(hints.length).toBeGreaterThan(0);
    for (const hint of hints) {
      expect(describeHint(hint)).toEqual(hint.levels);
      expect(describeHint(hint, english)).toEqual(hint.levels);
    }
  });

  test('no word of a hint stands outside of its language', async () => {
    const kernel = await loadTechniques();
    const told = new Set<string>();
    for (const { technique, position } of readTable('sudoku/technique_reglib.tsv').map(readLibraryCase)) {
      if (told.has(technique) || !TECHNIQUE_NAMES.includes(technique) || /Mutant|Jellyfish/.test(technique))
        continue;
      const [step] = findAll(kernel, position, technique);
      if (!step) continue;
      told.add(technique);
      for (const level of describeHint(factsOf(step), signs)) {
        expect(level, technique).toMatch(/^<§> /);
        expect(level, technique).not.toMatch(/[a-z,{}]/i);
      }
    }
    expect(told.size).toBeGreaterThan(60);
  });

  test('the name and the text stand together as the language says', () => {
    const facts = {
      ...{ technique: 'Naked Single', placements: [{ cell: 0, digit: 5 }], eliminations: [], cells: [0] },
      ...{ candidates: [], links: [], groups: [], houses: [], digits: [] },
    };
    expect(describeHint(facts, { ...english, hint: '{name} : {text}' })[1]).toBe(
      'Naked Single : look at r1c1.',
    );
    expect(describeHint(facts)[1]).toBe('Naked Single: look at r1c1.');
  });
});
