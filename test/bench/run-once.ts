import { runSuites } from '../../bench/core/run.js';
import type { LoadPeer, Size, Suite } from '../../bench/core/types.js';
import { isFault } from '../../src/benchmark/index.js';

/** Each definition once, as short as can be; nothing here looks at a time. */
export const ONCE: Size = {
  ...{ rounds: 1, batches: 1, batchSize: 8, singles: 1 },
  ...{ sampleMs: 0, patienceMs: Number.POSITIVE_INFINITY },
};

/** A peer of known faults must be right in most cases, else it is not asked what the others are. */
const MOSTLY = 0.9;

/** Whose answers are not what they must be, and how many contestants were held against another. */
export async function runOnce(suite: Suite, loadPeer: LoadPeer, seed = 1) {
  const { suites } = await runSuites([suite], { seed, size: ONCE, loadPeer });
  const cases = suites.flatMap((result) => result.cases);
  const faults = cases.flatMap(({ name, entries }) =>
    entries.filter(({ agreement }) => isFault(agreement)).map((entry) => `${name}: ${entry.name}`),
  );
  const strays = cases.flatMap(({ name, entries }) =>
    entries
      .filter(({ knownFault }) => knownFault !== undefined)
      .filter(({ agreement }) => agreement && agreement.agreed < MOSTLY * agreement.compared)
      .map((entry) => `${name}: ${entry.name}`),
  );
  return {
    wrong: [...faults, ...strays],
    compared: cases.flatMap(({ entries }) => entries).filter(({ agreement }) => agreement).length,
  };
}
