import { completeReadings } from '../../test/mahjong/oracle/readings.js';
import type { Case, Contestant, Suite } from '../core/types.js';
import { forEach } from '../core/work.js';
import { dealCompleteHands, takeBatches } from './hands.js';
import { loadBareModule, loadKernel } from './kernel.js';
import { ALL_TILES, type Hand, NO_TILES } from './tiles.js';

/** How many readings there are. */
type Answer = number;

const TARGET_MS = 0.005;
const PAIRS = 7;

export const readings: Suite = {
  game: 'mahjong',
  name: 'readings',
  title: 'Every reading of a complete hand',
  about:
    'Complete hands of 14 concealed tiles: all ways to read them as four sets and a pair, or as seven pairs. The module alone lists them in its memory, the hand copied in; the typed kernel also makes objects of them. How many there are is compared here; which they are, in the tests.',
  cases: async ({ seed, size }) => {
    const contestants = [await wasm(), await typed(), oracle];
    return (['normal', 'full flush'] as const).map(
      (kind): Case<Hand, Answer> => ({
        name: kind,
        batches: takeBatches(dealCompleteHands(kind, seed), size.batches, size.batchSize),
        rounds: size.rounds,
        contestants,
        missing: [],
        comparison: { kind: 'same', agree: (a, b) => a === b },
        targets: [{ kind: 'median', belowMs: TARGET_MS }],
      }),
    );
  },
};

async function wasm(): Promise<Contestant<Hand, Answer>> {
  const { readComplete, hand: place } = await loadBareModule();
  const memory = place();
  const count = (hand: Hand): Answer => {
    memory.set(hand);
    return readComplete(4, 0);
  };
  return { name: 'hintwright, WASM', role: 'kernel', prepare: (hands) => forEach(hands, count) };
}

async function typed(): Promise<Contestant<Hand, Answer>> {
  const kernel = await loadKernel();
  kernel.setTable(NO_TILES, ALL_TILES);
  const count = (hand: Hand): Answer => kernel.readings(hand, 4, 0).readings.length;
  return { name: 'hintwright, typed kernel', role: 'kernel', prepare: (hands) => forEach(hands, count) };
}

const oracle: Contestant<Hand, Answer> = {
  name: 'oracle, TypeScript',
  role: 'oracle',
  note: 'from the definition, not written for speed',
  prepare: (hands) => forEach(hands, (hand) => completeReadings(hand, 4).size + Number(isSevenPairs(hand))),
};

const isSevenPairs = (hand: Hand): boolean => hand.filter((count) => count === 2).length === PAIRS;
