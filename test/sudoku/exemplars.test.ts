import { expect, test } from 'vitest';
import type { Step } from '../../src/sudoku/hints/step.js';
import { TECHNIQUE_NAMES, techniques } from '../../src/sudoku/hints/techniques.js';
import { seeded } from '../proofs/support/random.js';
import { hasCases, readTable } from '../support/cases.js';
import { namesOf } from '../support/technique-list.js';
import { finish, isSound, loadTechniques, positionOf } from '../support/techniques.js';

const EXEMPLARS = 'sudoku/technique_exemplars.tsv';
/** What leads to a case after "anything" is one of many paths: so many are tried. */
const PATHS = 100;
/** How much of what is allowed a path takes. */
const TAKEN = 0.6;

/** Some need searches of seconds. */
const SLOW = 1_200_000;

const SINGLES = ['Full House', 'Naked Single', 'Hidden Single'];
/** What "Simple Sudoku" knows, as the collection's `ssts`. */
const SIMPLE = [
  ...namesOf('single', 'locked', 'subset', 'colouring'),
  ...['X-Wing', 'Swordfish', 'Jellyfish', 'XY-Wing'],
];
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
  isAfterAnything: boolean;
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
    isAfterAnything: first === 'x',
  };
}

interface Way {
  /** Whether the technique is taken wherever it is found, else where nothing of `before` is left. */
  early: boolean;
  /** Whether it is looked for as `find` does, through almost locked sets too. */
  thorough: boolean;
}

/** Goes through a grid. */
function follow({ own, puzzle, solution, before, after }: Exemplar, { early, thorough }: Way) {
  const position = positionOf(puzzle);
  kernel.begin(position);
  let left = position.digits.filter((digit) => digit === 0).length;
  const outcome = { found: 0, isSound: true, isSolved: false };
  const apply = (step: Step | null | undefined): boolean => {
    if (!step) return false;
    if (!isSound(step, solution)) outcome.isSound = false;
    left -= step.placements.length;
    kernel.apply();
    return true;
  };
  const take = (names: readonly string[]): boolean => {
    kernel.enable(({ name }) => names.includes(name));
    return apply(kernel.next());
  };
  const findOwn = () => own.some((name) => apply(finish(kernel.find(TECHNIQUE_NAMES.indexOf(name))).at(-1)));
  const takeOwn = () => {
    if (!(thorough ? findOwn() : take(own))) return false;
    outcome.found++;
    return true;
  };
  for (let more = true; more; ) more = (early && takeOwn()) || take(before);
  for (let more = true; more; ) more = takeOwn() || take(after);
  outcome.isSolved = left === 0;
  return outcome;
}

function succeedsBy(exemplar: Exemplar, way: Way): boolean {
  const { found, isSound, isSolved } = follow(exemplar, way);
  expect(isSound, exemplar.puzzle).toBe(true);
  return found > 0 && (isSolved || !exemplar.isPure);
}

const WAYS: readonly Way[] = [
  { early: false, thorough: false },
  { early: true, thorough: false },
  { early: false, thorough: true },
];

const succeeds = (exemplar: Exemplar): boolean =>
  WAYS.some((way) => succeedsBy(exemplar, way)) ||
  otherPaths(exemplar).some((other) => succeedsBy(other, { early: true, thorough: false }));

/** Where anything may lead to the case: with a part of all techniques. */
function otherPaths(exemplar: Exemplar): Exemplar[] {
  if (!exemplar.isAfterAnything) return [];
  const random = seeded(1);
  return Array.from({ length: PATHS }, () => ({
    ...exemplar,
    before: exemplar.before.filter((name) => SINGLES.includes(name) || random() < TAKEN),
  }));
}

test.each(hasCases(EXEMPLARS) ? [EXEMPLARS] : [])(
  '%s: singles, exactly this technique, singles',
  (file) => {
    const cases = readTable(file)
      .map(readExemplar)
      .filter(({ own }) => own.length > 0);
    const missed = cases.filter((exemplar) => !succeeds(exemplar));
    process.stdout.write(
      `technique exemplars: ${cases.length} cases, ${cases.length - missed.length} as listed\n`,
    );
    expect(missed.map(({ technique, puzzle }) => `${technique} ${puzzle}`)).toEqual([]);
  },
  SLOW,
);
