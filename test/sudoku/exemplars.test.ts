import { expect, test } from 'vitest';
import { TECHNIQUE_NAMES, techniques } from '../../src/sudoku/hints/techniques.js';
import { hasCases, readTable } from '../support/cases.js';
import { isSound, loadTechniques, positionOf } from '../support/techniques.js';

const EXEMPLARS = 'sudoku/technique_exemplars.tsv';
/** Of all cases; docs/techniques/README.md says which are left and why. */
const LEAST_SHARE = 0.95;

/** Some need searches of seconds. */
const SLOW = 300_000;

const SINGLES = ['Full House', 'Naked Single', 'Hidden Single'];
/** What "Simple Sudoku" knows, as the collection's `ssts`. */
const SIMPLE = techniques
  .filter(
    ({ name, family }) =>
      ['single', 'locked', 'subset', 'colouring'].includes(family) ||
      /^(X-Wing|Swordfish|Jellyfish|XY-Wing)$/.test(name),
  )
  .map(({ name }) => name);
const DEFAULT = techniques.filter((technique) => technique.default).map(({ name }) => name);
const SETS: Readonly<Record<string, readonly string[]>> = { s: SINGLES, ssts: SIMPLE, x: DEFAULT };

const kernel = await loadTechniques();

interface Exemplar {
  technique: string;
  /** The technique, or those that the collection has under one name. */
  own: string[];
  puzzle: string;
  solution: number[];
  /** What leads to where the technique is needed, and from there on. */
  before: readonly string[];
  after: readonly string[];
  /** Whether nothing else is needed. */
  isPure: boolean;
}

/** What the collection calls otherwise. */
const ALIASES: Readonly<Record<string, string>> = {
  'Grouped Alternating Interference Chain': 'Grouped AIC',
};

function readExemplar([, technique = '', puzzle = '', solution = '', tag = '']: readonly string[]): Exemplar {
  const words = tag.split(' ').filter((word) => word in SETS || word.endsWith(')'));
  const own = TECHNIQUE_NAMES.filter(
    (name) =>
      name === (ALIASES[technique] ?? technique) ||
      (technique === 'Simple Colors' && name.startsWith(technique)),
  );
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const before = (SETS[first] ?? []).filter((name) => !own.includes(name));
  return {
    ...{ technique, own, puzzle, before },
    solution: [...solution].map(Number),
    after: SETS[last] ?? SINGLES,
    isPure: first !== 'x' && last !== 'x',
  };
}

/** Goes through a grid; `early`: takes the technique wherever it is found, else where nothing of `before` is left. */
function follow({ own, puzzle, solution, before, after }: Exemplar, early: boolean) {
  const position = positionOf(puzzle);
  kernel.begin(position);
  let left = position.digits.filter((digit) => digit === 0).length;
  const outcome = { found: 0, isSound: true, isSolved: false };
  const take = (names: readonly string[]): boolean => {
    kernel.enable(({ name }) => names.includes(name));
    const step = kernel.next();
    if (!step) return false;
    if (!isSound(step, solution)) outcome.isSound = false;
    left -= step.placements.length;
    kernel.apply();
    return true;
  };
  const takeOwn = () => {
    if (!take(own)) return false;
    outcome.found++;
    return true;
  };
  for (let more = true; more; ) more = (early && takeOwn()) || take(before);
  for (let more = true; more; ) more = takeOwn() || take(after);
  outcome.isSolved = left === 0;
  return outcome;
}

function succeeds(exemplar: Exemplar, early: boolean): boolean {
  const { found, isSound, isSolved } = follow(exemplar, early);
  expect(isSound, exemplar.puzzle).toBe(true);
  return found > 0 && (isSolved || !exemplar.isPure);
}

test.each(hasCases(EXEMPLARS) ? [EXEMPLARS] : [])(
  '%s: singles, exactly this technique, singles',
  (file) => {
    const cases = readTable(file)
      .map(readExemplar)
      .filter(({ own }) => own.length > 0);
    const missed = cases.filter((exemplar) => !succeeds(exemplar, false) && !succeeds(exemplar, true));
    process.stdout.write(
      `technique exemplars: ${cases.length} cases, ${cases.length - missed.length} as listed\n`,
    );
    for (const { technique, puzzle } of missed) process.stdout.write(`  not: ${technique} ${puzzle}\n`);
    expect((cases.length - missed.length) / cases.length).toBeGreaterThanOrEqual(LEAST_SHARE);
  },
  SLOW,
);
