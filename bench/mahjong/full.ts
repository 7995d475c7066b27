import type { MahjongKernel } from '../../src/mahjong/kernel.js';
import { FullModel } from '../../test/mahjong/oracle/full.js';
import { absent, type Entrant, lineUp } from '../core/line-up.js';
import type { Case, Contestant, LoadPeer, Setting, Suite } from '../core/types.js';
import { forEach } from '../core/work.js';
import { analyzerContestant } from './analyzer.js';
import { loadKernel } from './kernel.js';
import { handsOfLevel, levelName } from './levels.js';
import { loadMajiangAi, MAJIANG_AI } from './peers/majiang-ai.js';
import { bestOf, DRAWS, leastShanten, nearDiscards, rateNear, UNSEEN } from './search.js';
import { ALL_TILES, type Hand, kindOf } from './tiles.js';

/** The kind discarded. */
type Answer = number;

const LEVELS = [0, 1, 2];
const TARGET_LEVELS = [1, 2];

export const full: Suite = {
  game: 'mahjong',
  name: 'full',
  title: 'Which tile to discard, model full',
  about:
    'The choice of a discard from a hand of 14 on the first turn. hintwright maximizes the chance to win by own draws; @kobalab/majiang-ai maximizes expected points, calls included, over hands that come nearer: another question, so that they need not agree. Its caches are emptied before each choice. Spread over the hands.',
  cases: async (setting) => {
    const kernel = await loadKernel();
    const peer = await majiangAi(setting.loadPeer);
    return LEVELS.map((level) => makeCase(kernel, level, setting, peer));
  },
};

function makeCase(
  kernel: MahjongKernel,
  level: number,
  { seed, size }: Setting,
  peer: Entrant<Hand, Answer>,
): Case<Hand, Answer> {
  const ratio = { kind: 'ratio', contestant: MAJIANG_AI, atLeast: 3 } as const;
  const targets = [ratio, { ...ratio, of: ANALYZER }];
  return {
    name: levelName(level),
    batches: handsOfLevel(kernel, level, size.singles, seed),
    rounds: size.singles,
    ...lineUp<Hand, Answer>([wasm(kernel), analyzer(), level === 0 ? oracle(kernel) : slowOracle, peer]),
    comparison: { kind: 'share', agree: (a, b) => a === b },
    ...(TARGET_LEVELS.includes(level) && { targets }),
  };
}

const wasm = (kernel: MahjongKernel): Contestant<Hand, Answer> => ({
  name: 'hintwright, WASM',
  role: 'kernel',
  note: 'discards that keep the shanten or lose one',
  prepare: (hands) => forEach(hands, (hand) => bestOf(rateNear(kernel, hand)).kind),
});

const ANALYZER = 'hintwright, analyzer';

const analyzer = (): Contestant<Hand, Answer> =>
  analyzerContestant(ANALYZER, 'all discards, in a worker, with explanations', (report) =>
    kindOf(report.hints[0]?.discard ?? ''),
  );

const ORACLE = 'oracle, TypeScript';
const slowOracle = { name: ORACLE, reason: 'takes seconds a hand here' };

/** The model with a plain memo; it asks the kernel for the shanten. */
function oracle(kernel: MahjongKernel): Contestant<Hand, Answer> {
  const shantenOf = (hand: Hand) => kernel.examine(hand, 4).best;
  const choose = (hand: Hand): Answer => {
    const discards = nearDiscards(kernel, hand);
    const limit = leastShanten(discards) + 1;
    const table = { start: hand, available: ALL_TILES, draws: DRAWS, unseen: UNSEEN, limit, shantenOf };
    const model = new FullModel(table);
    const rated = discards.map((discard) => ({ ...discard, win: model.values(model.stateOf(discard.rest)) }));
    return bestOf(rated).kind;
  };
  const note = 'the model as it is written down, shanten by the kernel; not written for speed';
  return { name: ORACLE, role: 'oracle', note, prepare: (hands) => forEach(hands, choose) };
}

async function majiangAi(load: LoadPeer): Promise<Entrant<Hand, Answer>> {
  const peer = await loadMajiangAi(load);
  if (!peer) return absent(MAJIANG_AI);
  const prepare = (hands: readonly Hand[]) => forEach(hands.map(peer.seat), (seat) => seat.choose());
  return { name: MAJIANG_AI, role: 'peer', version: peer.version, prepare };
}
