/** Long searches come in slices, so that whoever waits may stop between them; what they find is the same. */
import { describe, expect, test } from 'vitest';
import { TECHNIQUE_NAMES } from '../../src/sudoku/hints/techniques.js';
import { loadSudoku } from '../support/sudoku.js';
import { listedTechniques, namesOf } from '../support/technique-list.js';
import { findAll, finish, loadTechniques, positionOf } from '../support/techniques.js';

/** No technique leads on from here: every search goes to its end. */
const HARDEST = '6.......2.9.4...5...1...7...5..84.......2.......3.5.4.2.....6...3...9.8...7.....1';
/** Its path needs forcing chains. */
const FORCED = '....7.5.2.9..1.6..7.8.......84....3.......96....12..7.4.765.....2.........52.3...';

const kernel = await loadTechniques();

function slices(job: Generator<unknown, unknown, void>): number {
  let count = 1;
  while (!job.next().done) count++;
  return count;
}

describe('the search for one step', () => {
  test('of singles is one slice', () => {
    kernel.enable(({ name }) => namesOf('single').includes(name));
    kernel.begin(positionOf(HARDEST));
    expect(slices(kernel.look())).toBe(1);
  });

  test('pauses between long techniques, and between parts of forcing ones', () => {
    kernel.begin(positionOf(HARDEST));
    kernel.enable(({ name }) => /^(X-Chain|XY-Chain|ALS-XZ rule)$/.test(name));
    expect(slices(kernel.look())).toBe(3);
    kernel.enable(({ name }) => /^Forcing Chain/.test(name));
    expect(slices(kernel.look())).toBeGreaterThan(80);
  });

  test('begins anew after it was left', () => {
    const forced = ({ name }: { name: string }) => name.startsWith('Forcing');
    const next = () => {
      kernel.begin(positionOf(FORCED));
      return kernel.next();
    };
    kernel.enable(forced);
    const whole = next();
    expect(whole).not.toBeNull();
    kernel.begin(positionOf(FORCED));
    expect(kernel.look().next().done).toBe(false);
    expect(next()).toEqual(whole);
  });

  test('a report breathes as often', async () => {
    const service = await loadSudoku();
    expect(
      slices(service.analyze({ grid: HARDEST, rate: false, hints: 1 })) -
        slices(service.analyze({ grid: HARDEST, rate: false, hints: 0 })),
    ).toBeGreaterThan(80);
  });
});

describe('the search for every instance', () => {
  const forcing = listedTechniques.filter((technique) => technique.default && technique.family === 'forcing');

  test.each(forcing.map(({ name }) => name))('%s is many slices', (name) => {
    kernel.begin(positionOf(HARDEST));
    expect(slices(kernel.find(TECHNIQUE_NAMES.indexOf(name)))).toBeGreaterThan(80);
  });

  test('begins anew after it was left', () => {
    const name = 'Forcing Chain Contradiction';
    const whole = findAll(kernel, positionOf(FORCED), name);
    expect(whole.length).toBeGreaterThan(0);
    kernel.begin(positionOf(FORCED));
    const left = kernel.find(TECHNIQUE_NAMES.indexOf(name));
    for (let i = 0; i < 40; i++) left.next();
    kernel.begin(positionOf(FORCED));
    expect(finish(kernel.find(TECHNIQUE_NAMES.indexOf(name)))).toEqual(whole);
  });
});
