import type { MahjongKernel, Outlook } from '../../src/mahjong/kernel.js';
import { outlookFor } from '../../test/support/outlook.js';
import type { Case, Contestant, Setting, Suite } from '../core/types.js';
import { forEach } from '../core/work.js';
import { loadKernel } from './kernel.js';
import { handsOfLevel, levelName } from './levels.js';
import { rateNear } from './search.js';
import { type Hand, handText } from './tiles.js';

/** The chance to win after each discard, by kind: the same with and without scores. */
type Answer = Map<number, number>;

const LEVELS = [0, 1, 2];
const TARGET_LEVELS = [1, 2];
const TOLERANCE = 1e-9;
/** Half again the time: two thirds of the speed. */
const SPEED = 2 / 3;

export const expected: Suite = {
  game: 'mahjong',
  name: 'expected',
  title: 'Expected score beside the chance to win, model full',
  about:
    'The same search by the kernel on this thread, with the expected score and without: riichi, first turn, an indicator, one red five a suit. With it every tenpai hand met is scored for each tile that completes it, ura dora and red fives by exact chances, and a third figure is maximized. Spread over the hands.',
  cases: async (setting) => {
    const kernel = await loadKernel();
    return LEVELS.map((level) => makeCase(kernel, level, setting));
  },
};

const WITHOUT = 'hintwright, WASM, chances alone';

function makeCase(kernel: MahjongKernel, level: number, { seed, size }: Setting): Case<Hand, Answer> {
  return {
    name: levelName(level),
    batches: handsOfLevel(kernel, level, size.singles, seed),
    rounds: size.singles,
    contestants: [
      contestant(kernel, 'hintwright, WASM, with expected score', (hand) =>
        outlookFor({ hand: handText(hand) }),
      ),
      contestant(kernel, WITHOUT, () => undefined),
    ],
    missing: [],
    comparison: { kind: 'same', agree: agreeOnChances },
    ...(TARGET_LEVELS.includes(level) && {
      targets: [{ kind: 'ratio', contestant: WITHOUT, atLeast: SPEED }],
    }),
  };
}

function contestant(
  kernel: MahjongKernel,
  name: string,
  outlookOf: (hand: Hand) => Outlook | undefined,
): Contestant<Hand, Answer> {
  const prepare = (hands: readonly Hand[]) => {
    const inputs = hands.map((hand) => ({ hand, outlook: outlookOf(hand) }));
    return forEach(
      inputs,
      ({ hand, outlook }): Answer =>
        new Map(rateNear(kernel, hand, outlook).map(({ kind, win }) => [kind, win.at(-1) as number])),
    );
  };
  return { name, role: 'kernel', prepare };
}

const agreeOnChances = (one: Answer, other: Answer): boolean =>
  one.size === other.size &&
  [...one].every(([kind, win]) => Math.abs(win - (other.get(kind) ?? Number.NaN)) < TOLERANCE);
