import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import { advanceOracle } from '../../test/mahjong/oracle/advance.js';
import type { Case, Contestant, Setting, Suite } from '../core/types.js';
import { forEach } from '../core/work.js';
import { loadKernel } from './kernel.js';
import { handsOfLevel, levelName } from './levels.js';
import { DRAWS, keptDiscards, type Rated, rateAll, rateKept, UNSEEN } from './search.js';
import { ALL_TILES, type Hand, NO_TILES } from './tiles.js';

/** The chance to win after each discard, by kind. */
type Answer = Map<number, number>;

const LEVELS = [0, 1, 2, 3];
/** Beyond, the oracle takes seconds a hand. */
const ORACLE_UP_TO = 1;
const TOLERANCE = 1e-9;
const TARGET_LEVEL = 2;

export const advance: Suite = {
  game: 'mahjong',
  name: 'advance',
  title: 'Win and tenpai probability, model advance',
  about: `The kernel on this thread, ${DRAWS} draws left: "kept" rates the discards that keep the shanten, which are all that the model makes; "all" rates every discard, each group of equal shanten by a search of its own. Spread over the hands.`,
  cases: async (setting) => {
    const kernel = await loadKernel();
    return LEVELS.map((level) => makeCase(kernel, level, setting));
  },
};

function makeCase(kernel: MahjongKernel, level: number, { seed, size }: Setting): Case<Hand, Answer> {
  return {
    name: levelName(level),
    batches: handsOfLevel(kernel, level, size.singles, seed),
    rounds: size.singles,
    contestants: [
      wasm('hintwright, WASM, kept', (hand) => rateKept(kernel, hand)),
      wasm('hintwright, WASM, all', (hand) => rateAll(kernel, hand)),
      ...(level <= ORACLE_UP_TO ? [oracle(kernel)] : []),
    ],
    missing: level <= ORACLE_UP_TO ? [] : [{ name: ORACLE, reason: 'takes seconds a hand here' }],
    comparison: { kind: 'same', agree: agreeOnKept },
    ...(level === TARGET_LEVEL && { targets: [{ kind: 'median', belowMs: 1 }] }),
  };
}

function wasm(name: string, rate: (hand: Hand) => Rated[]): Contestant<Hand, Answer> {
  const answer = (hand: Hand): Answer =>
    new Map(rate(hand).map(({ kind, win }) => [kind, win.at(-1) as number]));
  const prepare = (hands: readonly Hand[]) => ({
    pass: forEach(hands, rate).pass,
    answers: () => hands.map(answer),
  });
  return { name, role: 'kernel', prepare };
}

const ORACLE = 'oracle, TypeScript, kept';

/** The recurrence with a plain memo, a discard after the other. */
function oracle(kernel: MahjongKernel): Contestant<Hand, Answer> {
  const table = { sets: 4, melded: NO_TILES, available: ALL_TILES, draws: DRAWS, unseen: UNSEEN };
  const prepare = (hands: readonly Hand[]) => {
    const kept = hands.map((hand) => keptDiscards(kernel, hand));
    return forEach(
      kept,
      (discards): Answer =>
        new Map(discards.map(({ kind, rest }) => [kind, advanceOracle(rest, table).win.at(-1) as number])),
    );
  };
  return { name: ORACLE, role: 'oracle', note: 'from the recurrence, not written for speed', prepare };
}

/** The first rates the kept discards; whoever rates more must agree on those. */
function agreeOnKept(kept: Answer, other: Answer): boolean {
  return [...kept].every(([kind, win]) => Math.abs(win - (other.get(kind) ?? Number.NaN)) < TOLERANCE);
}
