import { expect, test } from 'vitest';
import { loadApi } from '../../scripts/site/api-pages.mjs';

const entries = await loadApi();

function item(entry: string, name: string) {
  const found = entries.find((one) => one.name === entry)?.items.find((one) => one.name === name);
  if (!found) throw new Error(`${entry} has no ${name}.`);
  return found;
}

test('every public entry has its page', () => {
  expect(entries.map(({ name }) => name)).toEqual([
    'hintwright',
    'hintwright/mahjong',
    'hintwright/quoridor',
    'hintwright/sudoku',
    'hintwright/benchmark',
  ]);
});

test('a class tells what it inherits, with its own types, and nothing private', () => {
  const { members } = item('hintwright/mahjong', 'MahjongAnalyzer');
  expect(members.map(({ name }) => name)).toEqual(['constructor', 'analyze', 'analyzeToJson', 'dispose']);
  expect(members[1]?.type).toBe(
    '(request: MahjongRequest, options?: AnalyzeOptions<MahjongReport>) => Promise<MahjongReport>',
  );
});

test('a type has each field as it is written, with its docstring', () => {
  const { members } = item('hintwright/quoridor', 'QuoridorRequest');
  expect(members.find(({ name }) => name === 'notation?')).toEqual({
    name: 'notation?',
    type: 'Notation',
    doc: 'Default `modern`.',
  });
});

test('a name for a choice says what there is to choose', () => {
  expect(item('hintwright/quoridor', 'Notation').resolved).toBe("'modern' | 'glendenning' | 'qtp'");
});

test('what stands at the top of a file is said of the entry, not of the first type below', () => {
  expect(entries[2]?.doc).toMatch(/^The vocabulary of Quoridor analysis\./);
  expect(item('hintwright/quoridor', 'Player').doc).toBe('');
});

test('parameters that a docstring tells are told', () => {
  const [making] = item('hintwright', 'AnalyzerPool').members;
  expect(making?.doc).toMatch(/^`size`: analyzers to run side by side, 1 to 256/);
});
