import { expect, test } from 'vitest';
import type { Step } from '../../src/sudoku/hints/step.js';
import { TECHNIQUE_NAMES } from '../../src/sudoku/hints/techniques.js';
import { hasCases, readTable } from '../support/cases.js';
import { solutionOf } from '../support/sudoku-solution.js';
import {
  findAll,
  isChainTechnique,
  isSound,
  type LibraryCase,
  loadTechniques,
  patternDigits,
  readLibraryCase,
  resultOf,
} from '../support/techniques.js';

const LIBRARY = 'sudoku/technique_reglib.tsv';

/** Cases whose position has another find of the technique beside the listed one; docs/techniques/README.md says why. */
const KNOWN_MORE = 2;
/** A library of whole-grid searches: a case may take seconds. */
const SLOW = 300_000;

const kernel = await loadTechniques();

test.each(hasCases(LIBRARY) ? [LIBRARY] : [])(
  '%s: every case is found as listed, and nothing unsound',
  (file) => {
    const cases = readTable(file)
      .map(readLibraryCase)
      .filter(({ technique }) => TECHNIQUE_NAMES.includes(technique) && !isChainTechnique(technique));
    const found = cases.map(judge);
    const [exact, missed, unsound] = (['exact', 'missed', 'unsound'] as const).map(
      (field) => found.filter((verdict) => verdict[field]).length,
    );
    process.stdout.write(
      `technique library: ${cases.length} cases, ${cases.length - missed!} found as listed, ${exact} of them alone, ${unsound} unsound\n`,
    );
    expect(unsound).toBe(0);
    expect(found.filter(({ missed }) => missed).map(({ code }) => code)).toEqual([]);
    expect(cases.length - exact!).toBeLessThanOrEqual(KNOWN_MORE);
  },
  SLOW,
);

function judge(library: LibraryCase) {
  const { technique, position, digits, code, isAbsent } = library;
  const steps = findAll(kernel, position, technique);
  const solution = solutionOf(position);
  const own = steps.filter((step) => concerns(step, digits, technique));
  const results = [...new Set(own.map(resultOf))];
  const missed = isAbsent ? results.length > 0 : !results.includes(library.result);
  return {
    code,
    missed,
    // Several single cells of one digit are no rival finds.
    exact: !missed && (results.length <= 1 || /Single|House/.test(technique)),
    unsound: solution !== null && steps.some((step) => !isSound(step, solution)),
  };
}

/**
 * A case is about the digits it names: those of the pattern, for Sue de Coq those that go, of techniques that HoDoKu names one digit
 * of, that one.
 */
function concerns(step: Step, digits: string, technique: string): boolean {
  const named = (digit: number) => digits.includes(String(digit));
  if (digits === '') return true;
  if (technique === 'Sue de Coq')
    return [...new Set(step.eliminations.map(({ digit }) => digit))].sort().join('') === digits;
  return /Dual|Template/.test(technique) ? patternDigits(step).some(named) : patternDigits(step).every(named);
}
